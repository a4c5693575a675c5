/// A type of files, by its identifier.
///
/// ```swift
/// let note = UTType(exportedAs: "com.example.note", conformingTo: .plainText)
/// let isText = note.conforms(to: .text)
/// ```
///
/// The endings of files' names are known for the types that have a constant, and for Markdown. A type that an app declares
/// has none, so a file of any ending that isn't known otherwise may be one of it.
public struct UTType: Sendable {
  /// The identifier in reverse-DNS notation, such as `public.text`.
  public let identifier: String
  /// The identifiers of the types to which a type of an app belongs, directly or not.
  private let ancestors: Set<String>
  /// The ending of the name of a file with no known type; nil for other types.
  private let ending: String?

  /// Creates a type that has a description.
  init(known identifier: String) {
    self.identifier = identifier
    ancestors = []
    ending = nil
  }

  private init(_ identifier: String, below parent: UTType?, ending: String? = nil) {
    self.identifier = identifier
    ancestors = parent.map { $0.allAncestors.union([$0.identifier]) } ?? []
    self.ending = ending
  }

  /// Creates a type from an identifier that is known, or that has the form of one.
  ///
  /// - Parameter identifier: The identifier, such as `public.text`; nil comes of a text without a
  ///   dot, which is no identifier.
  public init?(_ identifier: String) {
    guard Self.known[identifier] != nil || identifier.contains(".") else { return nil }
    self.init(known: identifier)
  }

  /// Creates a type that an app defines.
  ///
  /// - Parameters:
  ///   - identifier: The identifier in reverse-DNS notation.
  ///   - parent: The type to which it belongs; nil for bytes.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(identifier, below: parent ?? .data)
  }

  /// Creates a type that another app defines.
  ///
  /// - Parameters:
  ///   - identifier: The identifier in reverse-DNS notation.
  ///   - parent: The type to which it belongs; nil for bytes.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(identifier, below: parent ?? .data)
  }

  /// Creates the type of files whose names have an ending.
  ///
  /// - Parameters:
  ///   - ending: The ending without the dot, such as `txt`.
  ///   - supertype: The type to which it has to belong. If the ending isn't known there, the type has
  ///     no description, and belongs to this one.
  public init?(filenameExtension ending: String, conformingTo supertype: UTType = .data) {
    let ending = ending.lowercased()
    if ending.isEmpty { return nil }
    let named = Self.known.filter { $0.value.endings.contains(ending) }.keys.sorted()
      .map { UTType(known: $0) }
    if let type = named.first(where: { $0.conforms(to: supertype) || supertype == .data }) {
      self = type
    } else {
      self.init("dyn.\(ending)", below: supertype, ending: ending)
    }
  }

  /// Creates the type with a name on the Internet.
  ///
  /// - Parameters:
  ///   - mimeType: The name, such as `text/plain`; nil comes of a name that no known type has.
  ///   - supertype: The type to which it has to belong.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = mimeType.lowercased()
    let named = Self.known.filter { $0.value.mimeTypes.contains(name) }.keys.sorted()
      .map { UTType(known: $0) }
    guard let type = named.first(where: { $0.conforms(to: supertype) }) else { return nil }
    self = type
  }

  // MARK: - Description

  /// The usual ending of files' names, without the dot; nil if none is known.
  public var preferredFilenameExtension: String? {
    ending ?? Self.known[identifier]?.endings.first
  }

  /// The usual name on the Internet; nil if none is known.
  public var preferredMIMEType: String? {
    Self.known[identifier]?.mimeTypes.first { !$0.hasSuffix("*") }
  }

  /// The type in words; nil if it isn't known.
  public var localizedDescription: String? { Self.known[identifier]?.words }

  /// The type in words, or else its ending or its identifier.
  package var words: String {
    localizedDescription ?? ending.map { ".\($0)" } ?? identifier
  }

  /// Whether the type stands for an ending that isn't known.
  public var isDynamic: Bool { ending != nil }

  /// Whether the type has a description, by this library or by the app.
  public var isDeclared: Bool { !isDynamic }

  /// Whether the identifier is one that all systems share.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  // MARK: - Conformance

  /// The types to which the type belongs, directly or not.
  public var supertypes: Set<UTType> { Set(allAncestors.map { UTType(known: $0) }) }

  /// Returns whether files of the type are also files of another type.
  ///
  /// - Parameter type: The other type.
  /// - Returns: True for the type itself and for each type to which it belongs; types of one unknown ending are the same.
  public func conforms(to type: UTType) -> Bool {
    identifier == type.identifier || allAncestors.contains(type.identifier)
  }

  /// Returns whether files of another type are also files of this one, which is another.
  ///
  /// - Parameter type: The other type.
  /// - Returns: False for the type itself.
  public func isSupertype(of type: UTType) -> Bool { self != type && type.conforms(to: self) }

  /// Returns whether files of the type are also files of another type, which is another.
  ///
  /// - Parameter type: The other type.
  /// - Returns: False for the type itself.
  public func isSubtype(of type: UTType) -> Bool { type.isSupertype(of: self) }

  private var allAncestors: Set<String> {
    var found = ancestors
    var next = Self.known[identifier]?.parents ?? []
    while let parent = next.popLast() {
      if found.insert(parent).inserted { next += Self.known[parent]?.parents ?? [] }
    }
    return found
  }
}

/// Types with the same identifier are equal.
extension UTType: Hashable {
  /// Returns whether two types have the same identifier.
  ///
  /// - Parameters:
  ///   - lhs: A type.
  ///   - rhs: Another type.
  /// - Returns: Whether the identifiers are equal.
  public static func == (lhs: UTType, rhs: UTType) -> Bool { lhs.identifier == rhs.identifier }

  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// Encoded as the identifier.
extension UTType: Codable {
  /// Creates a type from its identifier.
  ///
  /// - Parameter decoder: The decoder, which reads a text.
  /// - Throws: A `DecodingError` if the data isn't a text.
  public init(from decoder: any Decoder) throws {
    self.init(known: try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}
