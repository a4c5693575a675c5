extension StandInCatalog {
  /// The source of the stand-ins.
  ///
  /// - Parameter imports: The modules to import.
  /// - Returns: The result; nil if there is none.
  func text(importing imports: [String]) -> String {
    var lines = imports.map { "import \($0)" }
    lines.append(
      "nonisolated func autoreleasepool<R>(invoking body: () throws -> R) rethrows -> R { try body() }"
    )
    if imports.contains("UIKit") {
      lines += ["NSObject"].filter { types[$0] == nil }.map { "typealias \($0) = UIKit.\($0)" }
    }
    lines += types.sorted { $0.key < $1.key }.flatMap { declaration($0.key, $0.value) }
    for name in values.sorted() {
      lines.append(
        "nonisolated var \(Self.quoted(name)): StandIn { get { StandIn(path: \"\(name)\") } set {} }"
      )
    }
    for (type, members) in members.sorted(by: { $0.key < $1.key }) {
      lines.append("extension \(type) {")
      lines += members.sorted().map { "  " + declaration($0, of: type) }
      lines.append("}")
    }
    var shared: Set<String> = []
    for (type, initializers) in initializers.sorted(by: { $0.key < $1.key }) {
      switch types[type] {
      case .value:
        // All values are of one class.
        for initializer in initializers.sorted() where initializer.labels.count > 0 {
          let line =
            "  nonisolated convenience " + signature(initializer)
            + " { self.init(path: \"stand-in\") }"
          guard shared.insert(line).inserted else { continue }
          lines += ["extension StandIn {", line, "}"]
        }
      case .subclass, .base, .generic, .wrapper, .protocol, .alias, nil: break
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let words: Set<String> = [
    "default", "in", "is", "as", "self", "init", "case", "class", "func", "var", "let", "import",
    "switch", "where", "for", "while", "do", "if", "else", "guard", "return", "throw", "try",
    "true",
    "false", "nil", "repeat", "static", "struct", "enum", "extension", "protocol", "internal",
    "public", "private", "operator", "super", "Type", "Self", "Protocol",
  ]

  private static func quoted(_ name: String) -> String { words.contains(name) ? "`\(name)`" : name }

  private func declaration(_ name: String, _ kind: Kind) -> [String] {
    switch kind {
    case .value: return ["typealias \(name) = StandIn"]
    case .alias(let target): return ["typealias \(name) = \(target)"]
    case .generic: return ["typealias \(name)<each T> = StandIn"]
    case .subclass(let superclass):
      let isOwn = types[superclass].map { $0.isClass } ?? false
      var lines = ["class \(name): \(superclass)\(isOwn ? "" : ", StandInObject") {"]
      let own = (initializers[name] ?? []).sorted().filter { !$0.labels.isEmpty }
      lines += own.map { "  convenience " + signature($0) + " { self.init() }" }
      return lines + ["}"]
    case .base:
      var lines = ["class \(name): UIResponder, StandInObject {"]
      let own = (initializers[name] ?? []).sorted().filter { !$0.labels.isEmpty }
      lines += own.map { "  convenience " + signature($0) + " { self.init() }" }
      return lines + ["}"]
    case .protocol:
      let text = "protocol \(name): StandInObject {}"
      return conformed.contains(name) ? [text] : [text, "extension StandIn: \(name) {}"]
    case .wrapper:
      return [
        "@propertyWrapper struct \(name)<Value> {",
        "  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }",
        "  init(wrappedValue: Value, _ arguments: Any?...) { self.wrappedValue = wrappedValue }",
        "  init(_ arguments: Any?...) { wrappedValue = Answers.value(\"\(name)\") }",
        "  var wrappedValue: Value",
        "  var projectedValue: StandIn { StandIn(path: \"\(name)\") }",
        "}",
      ]
    }
  }

  private func declaration(_ member: Member, of type: String) -> String {
    let name = Self.quoted(member.name)
    if member.isType { return "typealias \(name) = StandIn" }
    let place = "\(type).\(member.name)"
    guard member.isStatic else {
      return "nonisolated var \(name): StandIn { get { StandIn(path: \"\(place)\") } set {} }"
    }
    let isText = ["Key", "Type", "ID", "Identifier"].contains { member.name.hasSuffix($0) }
    if types[type] != nil {
      return
        "nonisolated static var \(name): StandIn { get { StandIn(path: \"\(place)\") } set {} }"
    }
    return
      "nonisolated static var \(name): \(isText ? "String" : "Self") { Answers.value(\"\(place)\") }"
  }

  private func signature(_ initializer: Initializer) -> String {
    let count = initializer.closures.count { $0 != nil }
    let generics = count == 0 ? "" : "<\((0..<count).map { "T\($0)" }.joined(separator: ", "))>"
    var closure = 0
    let parameters = zip(initializer.labels, initializer.closures).enumerated().map {
      index, argument in
      let (label, parameters) = argument
      let name = "\(label.isEmpty ? "_" : label) p\(index)"
      guard let parameters else { return "\(name): Any?" }
      defer { closure += 1 }
      let types = Array(repeating: "StandIn", count: parameters).joined(separator: ", ")
      return "\(name): @escaping (\(types)) async throws -> T\(closure)"
    }
    return "init\(generics)(\(parameters.joined(separator: ", ")))"
  }
}
