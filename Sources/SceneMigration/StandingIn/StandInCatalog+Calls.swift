extension StandInCatalog {
  /// The source lines that declare functions in an extension of a known type, or in the module.
  func functionLines(_ functions: Set<Function>, of type: String) -> [String] {
    guard !type.isEmpty else {
      return functions.sorted().flatMap { self.lines($0, "", isStatic: false) }
    }
    let lines = functions.sorted().flatMap { function in
      ["View", "Scene"].contains(type)
        ? ["  nonisolated func \(signature(function)) -> some \(type) { self }"]
        : self.lines(function, "\(type).", isStatic: true).map { "  " + $0 }
    }
    return ["extension \(type) {"] + lines + ["}"]
  }

  /// The source lines of two overloads of a function: one returns a stand-in, and the other a value
  /// of any type.
  private func lines(_ function: Function, _ owner: String, isStatic: Bool) -> [String] {
    let labels = function.arguments.labels
    let arguments =
      labels.isEmpty
      ? "[:]"
      : "[" + labels.indices.map { "\"\(labels[$0])\": p\($0)" }.joined(separator: ", ") + "]"
    let call =
      "let value: StandIn = StandIn(path: \"\(owner)\(function.name)\")"
      + ".dynamicallyCall(withKeywordArguments: \(arguments))"
    let start = "nonisolated \(isStatic ? "static " : "")func "
    return [
      "@discardableResult \(start)\(signature(function)) -> StandIn { \(call); return value }",
      "@_disfavoredOverload \(start)\(signature(function, adding: "V")) -> V { \(call); return value.standInAnswer() }",
    ]
  }

  private func signature(_ function: Function, adding result: String? = nil) -> String {
    let (generics, parameters) = parameters(function.arguments, isThrowing: false, adding: result)
    return "\(Self.quoted(function.name))\(generics)(\(parameters))"
  }

  /// The source lines that add initializers to a known type; empty if the type is a stand-in.
  func initializerLines(_ initializers: Set<Initializer>, of type: String) -> [String] {
    let labelled = initializers.sorted().filter { $0.labels.count > 0 }
    switch types[type] {
    case .value where type != "StandIn":
      return []
    case nil where !["StandIn", ""].contains(type):
      let isClass = type.hasPrefix("UI")
      return ["extension \(type) {"]
        + labelled.map {
          isClass
            ? "  convenience \(signature($0)) { self.init() }"
            : "  nonisolated \(signature($0, isFailable: true)) { guard let value: \(type) = Answers.value(\"\(type)()\") else { return nil } ; self = value }"
        } + ["}"]
    default: return []
    }
  }

  /// The source lines of the initializers of views, scenes and commands.
  ///
  /// All views share one type, so they share the initializers too.
  var contentInitializerLines: [String] {
    var all: [String: Set<Initializer>] = [:]
    for (name, initializers) in initializers {
      guard case .content(let target) = types[name] else { continue }
      all[target, default: []].formUnion(initializers.filter { !$0.labels.isEmpty })
    }
    return all.sorted { $0.key < $1.key }.flatMap { target, initializers in
      ["extension \(target) {"]
        + Set(initializers.map { "  \(signature($0)) { self.init() }" }).sorted()
        + ["}"]
    }
  }

  /// The source lines of initializers in `StandIn`, which all stand-ins for values share.
  var sharedInitializerLines: [String] {
    let values = initializers.filter { types[$0.key] == .value || $0.key == "StandIn" }.values
    var known: Set<String> = []
    return values.flatMap { $0 }.sorted().filter { $0.labels.count > 0 }.flatMap { initializer in
      let line =
        "  nonisolated convenience " + signature(initializer) + " { self.init(path: \"stand-in\") }"
      // All stand-ins for values are instances of one class, so each initializer is declared only once.
      return known.insert(line).inserted ? ["extension StandIn {", line, "}"] : []
    }
  }

  /// The declaration of an initializer without its body.
  func signature(_ initializer: Initializer, isFailable: Bool = false) -> String {
    let (generics, parameters) = parameters(initializer, isThrowing: true)
    return "init\(isFailable ? "?" : "")\(generics)(\(parameters))"
  }

  private func parameters(
    _ initializer: Initializer, isThrowing: Bool, adding result: String? = nil
  ) -> (generics: String, parameters: String) {
    let count = initializer.closures.count { $0 != nil }
    let names = (0..<count).map { "T\($0)" } + (result.map { [$0] } ?? [])
    var closure = 0
    let parameters = zip(initializer.labels, initializer.closures).enumerated().map {
      index, argument in
      let (label, parameters) = argument
      let name = "\(label.isEmpty ? "_" : label) p\(index)"
      guard let parameters else { return "\(name): Any?" }
      defer { closure += 1 }
      let types = Array(repeating: "StandIn", count: parameters).joined(separator: ", ")
      return "\(name): @escaping (\(types)) \(isThrowing ? "async throws " : "")-> T\(closure)"
    }
    return (
      names.isEmpty ? "" : "<\(names.joined(separator: ", "))>", parameters.joined(separator: ", ")
    )
  }
}
