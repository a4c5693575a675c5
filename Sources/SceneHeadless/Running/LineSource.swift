/// The source of a console's lines.
@MainActor package enum LineSource {
  /// The lines of a script.
  case script(LineReader)
  /// Typed lines at a terminal without support for line editing.
  case typed(LineReader)
  /// Typed lines with line editing.
  case edited(LinePrompt)

  static let prompt = "> "

  /// Whether a person types the lines at a terminal.
  var isTerminal: Bool {
    if case .script = self { false } else { true }
  }

  /// Returns the next line; nil at the end of input.
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
