extension TextEdit {
  /// The lines in which the field shows the text.
  package var lines: TextLines {
    TextLines(characters, columns: columns, isMultiline: isMultiline)
  }

  /// Returns the paragraph in which a position is, without the break behind it; all of a text of one line.
  package func paragraph(at position: Int) -> Range<Int> {
    let position = max(0, min(position, count))
    let start = characters[..<position].lastIndex(where: isBreak).map { $0 + 1 } ?? 0
    return start..<(characters[position...].firstIndex(where: isBreak) ?? count)
  }

  /// Returns the text of a range of positions.
  package func text(in range: Range<Int>) -> String {
    String(characters[range.clamped(to: 0..<count)])
  }

  /// Returns whether a character ends a line; a line break in a text of one line is shown as a symbol.
  private func isBreak(_ character: Character) -> Bool { isMultiline && character.isNewline }
}
