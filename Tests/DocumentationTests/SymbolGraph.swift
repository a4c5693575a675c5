import Foundation

/// The public symbols of a module with their comments, as the toolchain writes them for documentation.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Identifier: Decodable { var precise: String }
    struct Line: Decodable { var text: String }
    struct Comment: Decodable { var lines: [Line] }
    struct Fragment: Decodable { var kind, spelling: String }
    struct Parameter: Decodable {
      /// The label; the name is another one where the declaration has both.
      var name: String
      var internalName: String?
    }
    struct Signature: Decodable {
      var parameters: [Parameter]?
      var returns: [Fragment]?
    }

    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var docComment: Comment?
    var declarationFragments: [Fragment]
    var functionSignature: Signature?

    /// The name with those of the types around it.
    var path: String { pathComponents.joined(separator: ".") }
    var comment: String { docComment?.lines.map(\.text).joined(separator: "\n") ?? "" }
    var declaration: String { declarationFragments.map(\.spelling).joined() }
  }

  struct Relationship: Decodable {
    struct Origin: Decodable { var displayName: String }
    var kind, source: String
    /// The requirement of a protocol that the source is a witness of.
    var sourceOrigin: Origin?
  }

  var symbols: [Symbol]
  var relationships: [Relationship]

  /// The identifiers of symbols that a protocol or a class above declares too.
  var witnesses: Set<String> {
    Set(
      relationships.filter {
        $0.sourceOrigin != nil || ["defaultImplementationOf", "overrides"].contains($0.kind)
      }.map(\.source))
  }
}
