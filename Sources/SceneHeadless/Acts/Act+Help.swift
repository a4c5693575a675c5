import SceneRuntime

extension Act {
  /// The commands of the prompt that aren't acts, with their lines of help.
  private static let commands: [(name: String, summary: String, usage: [String])] = [
    (
      "trace on|off", "prints the whole trace, or problems only",
      [
        "trace on", "  every entry of the trace is printed as it happens", "trace off",
        "  only problems and failures are printed",
      ]
    ),
    (
      "choices", "lists what can be chosen in the focused window, by number",
      [
        "choices", "  the elements of the focused window are listed with numbers", "NUMBER",
        "  the element with this number is pressed", "NUMBER TEXT",
        "  the text, the number, or up or down is given to the field, the slider or the stepper",
      ]
    ),
    (
      "help [ACT]", "lists the acts, or explains one; ? is the same",
      ["help, or ?", "  the acts are listed", "help ACT, or ?ACT", "  one act is explained"]
    ),
  ]

  /// The acts and commands of the prompt, one per line with its summary.
  static var help: [String] {
    let entries =
      ActForm.all.map { (name: $0.name, meaning: $0.summary) }
      + commands.map { (name: $0.name, meaning: $0.summary) }
    let width = entries.map(\.name.count).max() ?? 0
    return entries.map { name, meaning in
      name + String(repeating: " ", count: width + 2 - name.count) + meaning
    }
  }

  /// Returns the help for an act or a command: the forms with their effects and, for an act, an example.
  ///
  /// - Parameter name: The first word of an act or a command, or the full name of an act.
  /// - Returns: The lines of the explanation.
  /// - Throws: A ``ScriptError`` if there is no such act or command.
  static func help(on name: String) throws -> [String] {
    if let command = commands.first(where: { $0.name.split(separator: " ").first ?? "" == name }) {
      return command.usage
    }
    guard let form = ActForm.all.first(where: { $0.verb == name || $0.name == name }) else {
      throw ActForm.unknown(name)
    }
    let numbers =
      form.grammar.contains { $0.hasSuffix("[in N]") }
      ? ["", "N is a window's number, as show prints it; without it the focused window is meant."]
      : []
    return form.usage.flatMap { [$0.key, "  " + $0.value] } + ["", "For example: \(form.example)"]
      + numbers
  }
}
