/// The source of a console's lines.
@MainActor package enum LineSource {
  /// A script, which ends at its first invalid line.
  case script(LineReader)
  /// Typed lines at a terminal without support for line editing.
  case typed(LineReader)
  /// Typed lines with line editing.
  case edited(LinePrompt)

  static let prompt = "> "

  /// Whether lines are typed by a person.
  var isTerminal: Bool {
    if case .script = self { false } else { true }
  }

  /// Returns the next line; nil at the end.
  func next(_ output: Output) async throws -> String? {
    switch self {
    case .script(let reader): return try await reader.next()
    case .typed(let reader):
      output.write(prompt: Self.prompt)
      guard let line = try await reader.next() else {
        output.write("")
        return nil
      }
      return line
    case .edited(let prompt): return try await prompt.next()
    }
  }
}
