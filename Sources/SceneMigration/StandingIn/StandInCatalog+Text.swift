extension StandInCatalog {
  /// The source that declares the stand-ins.
  ///
  /// - Parameter imports: The modules to import.
  /// - Returns: The source.
  func text(importing imports: [String]) -> String {
    var lines = imports.map { "import \($0)" }
    lines.append(
      "nonisolated func autoreleasepool<R>(invoking body: () throws -> R) rethrows -> R { try body() }"
    )
    // The functions of Foundation's `UserDefaults` end the process if the value can't be stored, so calls in the app's
    // code go to the functions of this extension instead.
    lines.append(
      "extension UserDefaults { func set(_ value: Any?, forKey key: String) { standInSet(value, key) } "
        + "; func setValue(_ value: Any?, forKey key: String) { standInSet(value, key) } }")
    if imports.contains("UIKit") {
      lines += ["NSObject"].filter { types[$0] == nil }.map { "typealias \($0) = UIKit.\($0)" }
    }
    lines += types.sorted { $0.key < $1.key }.flatMap { declaration($0.key, $0.value) }
    for name in values.sorted() {
      lines.append(
        Self.isText(name)
          ? "nonisolated let \(Self.quoted(name)) = \"\(name)\""
          : "nonisolated var \(Self.quoted(name)): StandIn { get { StandIn(path: \"\(name)\") } set {} }"
      )
    }
    for (type, members) in members.sorted(by: { $0.key < $1.key }) {
      lines.append("extension \(type) {")
      lines += members.sorted().map { "  " + declaration($0, of: type) }
      lines.append("}")
    }
    for label in subscripts.sorted().filter(Self.isName) {
      lines.append(
        "extension Collection { subscript(\(label) p0: Any?) -> Element? { Answers.value(\"[\(label):]\") } }"
      )
    }
    lines += indexed.sorted().flatMap { type in
      let body = "StandIn(path: \"\(type)[]\")"
      return [
        "extension \(type) {",
        "  nonisolated subscript(keys: Any?...) -> StandIn { get { \(body) } set {} }", "}",
      ]
    }
    lines += functions.sorted { $0.key < $1.key }.flatMap { functionLines($0.value, of: $0.key) }
    for (type, initializers) in initializers.sorted(by: { $0.key < $1.key }) {
      lines += initializerLines(initializers, of: type)
    }
    lines += contentInitializerLines
    lines += sharedInitializerLines
    return lines.joined(separator: "\n") + "\n"
  }

  /// Whether the name of a global value suggests a string, such as the key of a dictionary.
  static func isText(_ name: String) -> Bool {
    name.first?.isUppercase == true
      && ["Key", "Type", "ID", "Identifier"].contains { name.hasSuffix($0) }
  }

  private static let words: Set<String> = [
    "default", "in", "is", "as", "self", "init", "case", "class", "func", "var", "let", "import",
    "switch", "where", "for", "while", "do", "if", "else", "guard", "return", "throw", "try",
    "true",
    "false", "nil", "repeat", "static", "struct", "enum", "extension", "protocol", "internal",
    "public", "private", "operator", "super", "Type", "Self", "Protocol",
  ]

  static func quoted(_ name: String) -> String { words.contains(name) ? "`\(name)`" : name }

  private func declaration(_ name: String, _ kind: Kind) -> [String] {
    switch kind {
    case .value: return ["typealias \(name) = StandIn"]
    case .alias(let target): return ["typealias \(name) = \(target)"]
    case .content(let target): return ["typealias \(name) = \(target)"]
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
    case .protocol, .protocolOfValues:
      let text = "protocol \(name): \(kind == .protocol ? "AnyObject, " : "")StandInObject {}"
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
    if types[type] != nil || type == "StandIn" || member.isStandIn {
      return
        "nonisolated static var \(name): StandIn { get { StandIn(path: \"\(place)\") } set {} }"
    }
    return
      "nonisolated static var \(name): \(isText ? "String" : "Self") { Answers.value(\"\(place)\") }"
  }
}
