import Foundation

/// The public declarations in the sources of modules, found in their text.
///
/// A symbol has the name that documentation uses, with its types and labels, such as
/// `SceneSession.role` or `Application.requestSceneSessionRefresh(_:)`. Subscripts, operators and macros
/// are left out.
struct PublicSymbols {
  /// The names of all public types, those of nested ones behind the types around them.
  private(set) var types: Set<String> = []
  /// The names of all public declarations that aren't types, with the names of their types.
  private(set) var members: Set<String> = []
  /// The names of types by the names of their aliases.
  private(set) var aliases: [String: String] = [:]

  /// The module of each type.
  private(set) var homes: [String: String] = [:]

  private var tokens: [Substring] = []
  private var place = 0

  init(modules: [String]) throws {
    for module in modules {
      let folder = Compiler.package.appending(path: "Sources/\(module)")
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      where path.hasSuffix(".swift") {
        read(try String(contentsOf: folder.appending(path: path), encoding: .utf8))
      }
      for type in types where homes[type] == nil { homes[type] = module }
    }
  }

  init(source: String) {
    read(source)
  }

  /// Whether a name is declared; a member of an alias is looked up in its type.
  func contains(_ name: String) -> Bool {
    if types.contains(name) || members.contains(name) || aliases[name] != nil { return true }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    for length in (1..<max(parts.count, 1)).reversed() {
      if let type = aliases[parts[..<length].joined(separator: ".")] {
        return contains("\(type).\(parts[length...].joined(separator: "."))")
      }
    }
    return false
  }

  /// The declarations around a place in a source.
  private struct Surroundings {
    /// The name of the type, with the types around it; empty in a file.
    var type = ""
    /// Whether the type is visible to other modules.
    var isVisible = true
    /// Whether a declaration is public without saying so, as the requirement of a protocol.
    var isPublic = false

    func name(_ name: some StringProtocol) -> String {
      type.isEmpty ? "\(name)" : "\(type).\(name)"
    }
  }

  private mutating func read(_ source: String) {
    tokens = SwiftTokens.tokens(in: source)
    place = 0
    readDeclarations(in: Surroundings())
  }

  private var token: Substring? { place < tokens.count ? tokens[place] : nil }

  /// Reads up to the brace that ends the declarations of a type, or to the end of the file.
  private mutating func readDeclarations(in surroundings: Surroundings) {
    var isPublic = surroundings.isPublic
    while let token {
      // A name behind a period is a part of an expression.
      let isExpression = place > 0 && tokens[place - 1] == "."
      place += 1
      switch token {
      case "{": skip(to: "}")
      case "(": skip(to: ")")
      case "}": return
      case _ where isExpression: break
      case "public", "open": isPublic = true
      // The access of a setter doesn't limit the property.
      case "private", "fileprivate", "internal", "package":
        if self.token != "(" { isPublic = false }
      case "class", "struct", "enum", "protocol", "actor", "extension":
        // `class` is also a word before a function or a property.
        if token == "class", let next = self.token, ["func", "var", "let"].contains(next) { break }
        readType(token, isPublic: isPublic, in: surroundings)
        isPublic = surroundings.isPublic
      case "case":
        readCases(in: surroundings)
      case "func", "init", "var", "let", "typealias", "associatedtype":
        readMember(token, isPublic: isPublic && surroundings.isVisible, in: surroundings)
        isPublic = surroundings.isPublic
      default: break
      }
    }
  }

  private mutating func readType(
    _ keyword: Substring, isPublic: Bool, in surroundings: Surroundings
  ) {
    var name = String(token ?? "")
    place += 1
    while keyword == "extension", token == "." {
      name += tokens[place...].prefix(2).joined()
      place += 2
    }
    while let token, token != "{" {
      place += 1
      if token == "(" { skip(to: ")") }
    }
    place += 1
    let isExtension = keyword == "extension"
    let path = surroundings.name(name)
    let isVisible = surroundings.isVisible && (isExtension || isPublic)
    if isVisible, !isExtension { types.insert(path) }
    let isPublicInside = isPublic && (keyword == "protocol" || isExtension)
    readDeclarations(in: Surroundings(type: path, isVisible: isVisible, isPublic: isPublicInside))
  }

  /// Reads the cases of an enumeration behind the word `case`; they are as public as their type.
  private mutating func readCases(in surroundings: Surroundings) {
    repeat {
      var name = String(token ?? "")
      place += 1
      if token == "(" { name += readLabels(ofCase: true) }
      if token == "=" { place += 2 }
      if surroundings.isVisible, !surroundings.type.isEmpty {
        members.insert(surroundings.name(name))
      }
      if token != "," { return }
      place += 1
    } while token != nil
  }

  private mutating func readMember(
    _ keyword: Substring, isPublic: Bool, in surroundings: Surroundings
  ) {
    var name = String(keyword)
    if keyword != "init" {
      name = String(token ?? "")
      place += 1
    }
    if keyword == "func" || keyword == "init" {
      while let token, token != "(" { place += 1 }
      name += readLabels()
    }
    guard isPublic, name.first?.isPunctuation != true, name.first?.isSymbol != true else { return }
    guard keyword == "typealias" else {
      members.insert(surroundings.name(name))
      return
    }
    while let token, token != "=" { place += 1 }
    place += 1
    var target = String(token ?? "")
    place += 1
    while token == "." {
      target += tokens[place...].prefix(2).joined()
      place += 2
    }
    aliases[surroundings.name(name)] = target
  }

  /// Reads parameters from their parenthesis, and returns their labels, such as `(_:for:)`.
  ///
  /// The values of a case may have no labels, and then begin with their types.
  private mutating func readLabels(ofCase isCase: Bool = false) -> String {
    place += 1
    var labels = ""
    var isLabel = true
    while let token {
      place += 1
      switch token {
      case "(": skip(to: ")")
      case "[": skip(to: "]")
      case "{": skip(to: "}")
      case ")": return "(\(labels))"
      case ",": isLabel = true
      case "<": skip(to: ">")
      case "@": place += 1
      case _ where isLabel:
        labels += isCase && self.token != ":" ? "_:" : "\(token):"
        isLabel = false
      default: break
      }
    }
    return ""
  }

  /// Reads past the sign that ends what begins before this place.
  private mutating func skip(to end: Substring) {
    let start = ["}": "{", ")": "(", "]": "[", ">": "<"][end] ?? ""
    var depth = 1
    while depth > 0, let token {
      if token == start { depth += 1 }
      // The sign of a function's result is no bracket.
      if token == end, end != ">" || tokens[place - 1] != "-" { depth -= 1 }
      place += 1
    }
  }
}
