/// The source of a console's lines.
@MainActor package enum LineSource {
  /// A script, which ends at its first wrong line.
  case script(LineReader)
  /// Somebody who types at a terminal that can't be drawn on.
  case typed(LineReader)
  /// Somebody who types and edits lines.
  case edited(LinePrompt)

  static let prompt = "> "

  /// Whether somebody types.
  var isTerminal: Bool {
    if case .script = self { false } else { true }
  }

  /// The next line; nil at the end.
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
