import SceneDisplay
import SceneRuntime

/// The syntax of an act in scripts, its meaning for help, and its parser.
struct ActForm: Sendable {
  /// The word with which the act begins in a script.
  let verb: String
  /// Every form in which the act can be written, with the effect of the form.
  let usage: KeyValuePairs<String, String>
  /// A short description of the act.
  let summary: String
  /// An example of the act in a script.
  let example: String
  /// The acts of the elements whose labels are offered as completions of the line; nil to offer no labels.
  let target: DisplayActs?
  let parse: @Sendable (inout Words) throws -> Act

  init(
    verb: String, usage: KeyValuePairs<String, String>, summary: String? = nil, example: String,
    completing target: DisplayActs? = nil,
    parse: @escaping @Sendable (inout Words) throws -> Act
  ) {
    self.verb = verb
    self.usage = usage
    self.summary = summary ?? usage[0].value
    self.example = example
    self.target = target
    self.parse = parse
  }

  /// Every form in which the act can be written.
  var grammar: [String] { usage.map(\.key) }

  /// The name in lists: the lowercase words at the beginning of the first form.
  var name: String {
    grammar[0].split(separator: " ").prefix { $0.allSatisfy(\.isLowercase) }
      .joined(separator: " ")
  }
}
