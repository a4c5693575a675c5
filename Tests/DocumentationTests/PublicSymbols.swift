import Foundation

/// The public symbols of several modules, found by their names.
///
/// A name is that of documentation, with types and labels, such as `SceneSession.role` or
/// `Application.requestSceneSessionRefresh(_:)`.
struct PublicSymbols {
  /// The modules of all types by the types' names, those of nested ones behind the types around them.
  private(set) var homes: [String: String] = [:]
  private var names: Set<String> = []
  /// The names of types by the names of their aliases.
  private var aliases: [String: String] = [:]

  init(modules: [String]) throws {
    for module in modules {
      for graph in try Compiler.symbolGraphs(of: module) {
        for symbol in graph.symbols { add(symbol, of: module) }
      }
    }
  }

  private mutating func add(_ symbol: SymbolGraph.Symbol, of module: String) {
    let kind = symbol.kind.identifier
    names.insert(symbol.path)
    if ["swift.class", "swift.struct", "swift.enum", "swift.protocol"].contains(kind) {
      homes[symbol.path] = module
    }
    if kind == "swift.typealias" {
      aliases[symbol.path] = symbol.declaration.components(separatedBy: " = ").last
    }
  }

  /// Whether a name is declared; a member of an alias is looked up in its type.
  func contains(_ name: String) -> Bool {
    if names.contains(name) { return true }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return (1..<parts.count).reversed().contains { length in
      aliases[parts[..<length].joined(separator: ".")].map {
        contains("\($0).\(parts[length...].joined(separator: "."))")
      } ?? false
    }
  }
}
