import Checking
import Foundation
import Testing

/// Public symbols have comments that say what they take, return and throw.
@Suite(.thread(.compiler)) struct DocumentationCoverageTests {
  /// The modules that the documentation describes.
  static let modules = [
    "SceneModel", "SceneDisplay", "SceneLayout", "SceneRuntime", "SceneViews", "SceneHeadless",
    "SceneTerminal", "Scenes", "ScenesTesting", "CombineNames", "UIKitNames", "UIKitObjects",
    "SceneMacros", "SwiftUINames",
  ]

  /// The symbols that need comments of their own: all but witnesses, which have those of their requirements, the methods
  /// of result builders, which nobody calls, and names that begin with `_` or `$`.
  private static func symbols(of module: String) throws -> [SymbolGraph.Symbol] {
    try Compiler.symbolGraphs(of: module).flatMap { graph in
      let witnesses = graph.witnesses
      return graph.symbols.filter { symbol in
        let name = symbol.pathComponents.last ?? ""
        return !witnesses.contains(symbol.identifier.precise)
          && !name.hasPrefix("_") && !name.hasPrefix("$")
          && !(name.hasPrefix("build") && symbol.path.contains("Builder."))
      }
    }
  }

  @Test(arguments: modules)
  func `every public symbol has a comment`(module: String) throws {
    let symbols = try Self.symbols(of: module)
    expect(!symbols.isEmpty)
    let bare = symbols.filter { $0.comment.isEmpty }
    expectEqual(bare.map(\.path), [])
  }

  @Test(arguments: modules)
  func `comments say what a function takes, returns and throws`(module: String) throws {
    var missing: [String] = []
    for symbol in try Self.symbols(of: module) {
      guard let signature = symbol.functionSignature else { continue }
      let comment = symbol.comment
      for parameter in signature.parameters ?? [] {
        let name = parameter.internalName ?? parameter.name
        let isNamed =
          name == "_" || comment.contains("- Parameter \(name):")
          || comment.contains("Parameters:") && comment.contains("  - \(name):")
        if !isNamed { missing.append("\(symbol.path): parameter \(name)") }
      }
      let result = signature.returns?.map(\.spelling).joined() ?? "()"
      if !["", "()", "Void", "Self"].contains(result), !result.hasPrefix("some "),
        !["swift.init", "swift.subscript"].contains(symbol.kind.identifier),
        !comment.contains("Returns")
      {
        missing.append("\(symbol.path): returns \(result)")
      }
      // A closure among the parameters may throw what the function doesn't.
      var declaration = symbol.declaration
      while let parentheses = declaration.firstRange(of: /\([^()]*\)/) {
        declaration.removeSubrange(parentheses)
      }
      if declaration.contains(/\bthrows\b/), !comment.contains("- Throws:") {
        missing.append("\(symbol.path): throws")
      }
    }
    expectEqual(missing, [])
  }
}
