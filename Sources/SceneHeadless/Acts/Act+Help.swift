import SceneRuntime

extension Act {
  /// The acts with what they mean, a line each, for somebody at a prompt.
  static var help: [String] {
    let forms = ActForm.all.map { (name: $0.name, meaning: $0.summary) }
    let own = [
      (name: "trace on|off", meaning: "what happens is printed, or only what goes wrong"),
      (name: "help [ACT]", meaning: "the acts are listed, or one is explained; ? is the same"),
    ]
    let width = (forms + own).map(\.name.count).max() ?? 0
    return (forms + own).map { name, meaning in
      name + String(repeating: " ", count: width + 2 - name.count) + meaning
    }
  }

  /// An act explained: how it is written, what each way means, and an example.
  ///
  /// - Parameter name: What is asked about, which is one act's first word or name.
  /// - Returns: The explanation, line by line.
  /// - Throws: A ``ScriptError`` if there is no such act.
  static func help(on name: String) throws -> [String] {
    guard let form = ActForm.all.first(where: { $0.verb == name || $0.name == name }) else {
      throw ScriptError(
        "\"\(name.withoutLinkValues.shortened)\" is no act; expected help with one of: "
          + ActForm.all.map(\.name).joined(separator: ", "))
    }
    let numbers =
      form.grammar.contains { $0.hasSuffix("[in N]") }
      ? ["", "N is a window's number, as show prints it; without it the focused window is meant."]
      : []
    return form.usage.flatMap { [$0.key, "  " + $0.value] } + ["", "For example: \(form.example)"]
      + numbers
  }
}
