import SceneRuntime

/// How an act is written, and what it means.
struct ActForm: Sendable {
  /// The word it begins with.
  let verb: String
  /// Every way to write it, and what happens then.
  let usage: KeyValuePairs<String, String>
  /// A short description of the act.
  let summary: String
  /// One that could stand in a script.
  let example: String
  /// The kind of element the act names by its label.
  let target: Act.Controls?
  let parse: @Sendable (inout Words) throws -> Act

  init(
    verb: String, usage: KeyValuePairs<String, String>, summary: String? = nil, example: String,
    completing target: Act.Controls? = nil,
    parse: @escaping @Sendable (inout Words) throws -> Act
  ) {
    self.verb = verb
    self.usage = usage
    self.summary = summary ?? usage[0].value
    self.example = example
    self.target = target
    self.parse = parse
  }

  /// Every way to write it.
  var grammar: [String] { usage.map(\.key) }

  /// The name in a list: the words before the first argument.
  var name: String {
    grammar[0].split(separator: " ").prefix { $0.allSatisfy(\.isLowercase) }
      .joined(separator: " ")
  }
}
