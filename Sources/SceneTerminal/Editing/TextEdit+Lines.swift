extension TextEdit {
  /// The lines in which the field shows the text; for a secret, lines of bullets.
  package var lines: TextLines {
    let shown = isSecret ? Array(repeating: "•", count: count) : characters
    return TextLines(shown, columns: columns, isMultiline: isMultiline)
  }

  /// Returns the paragraph that contains a position, without its line break; the whole text if `isMultiline` is false.
  package func paragraph(at position: Int) -> Range<Int> {
    let position = max(0, min(position, count))
    let start = characters[..<position].lastIndex(where: isBreak).map { $0 + 1 } ?? 0
    return start..<(characters[position...].firstIndex(where: isBreak) ?? count)
  }

  /// Returns the text of a range of positions.
  package func text(in range: Range<Int>) -> String {
    String(characters[range.clamped(to: 0..<count)])
  }

  /// Returns whether a character ends a line.
  ///
  /// In a text of one line, a line break is shown as a symbol and ends no line.
  private func isBreak(_ character: Character) -> Bool { isMultiline && character.isNewline }
}
