extension TextEdit {
  /// The part of a line that is shown where not all of it has room.
  package struct VisiblePart: Hashable, Sendable {
    /// The number of cells of the line that are before the first one shown.
    package var offset: Int
    /// The positions of the characters that are wholly shown.
    package var characters: Range<Int>
    /// The column of the cursor, counted from the first cell shown.
    package var cursor: Int
  }

  /// The lines of the text, without the breaks between them; at least one.
  package var lines: [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for (index, character) in characters.enumerated() where isBreak(character) {
      lines.append(start..<index)
      start = index + 1
    }
    return lines + [start..<count]
  }

  /// Returns the line in which a position is, without its break.
  package func line(at position: Int) -> Range<Int> {
    let position = max(0, min(position, count))
    let start = characters[..<position].lastIndex(where: isBreak).map { $0 + 1 } ?? 0
    return start..<(characters[position...].firstIndex(where: isBreak) ?? count)
  }

  /// Returns the text of a range of positions.
  package func text(in range: Range<Int>) -> String {
    String(characters[range.clamped(to: 0..<count)])
  }

  /// The column of the cursor in its line, in cells.
  package var column: Int { width(line(at: cursor).lowerBound..<cursor) }

  /// Returns the position in a line that is nearest to a column and not behind it.
  package func position(in line: Range<Int>, column: Int) -> Int {
    var end = 0
    let line = line.clamped(to: 0..<count)
    for position in line {
      end += width(position..<position + 1)
      if end > column { return position }
    }
    return line.upperBound
  }

  /// Finds the part of the cursor's line that is shown in a number of columns, with the cursor in sight.
  ///
  /// - Parameters:
  ///   - columns: The number of columns.
  ///   - offset: The offset of the part that was shown before. It is kept as far as the cursor allows, and no room
  ///     is left behind the line while characters before it are hidden.
  /// - Returns: The part.
  package func visiblePart(columns: Int, from offset: Int = 0) -> VisiblePart {
    let line = line(at: cursor)
    let columns = max(1, columns)
    let column = width(line.lowerBound..<cursor)
    // The cursor takes a cell behind the last character, or the cells of the character at its place.
    let cursorWidth =
      cursor < line.upperBound ? max(1, min(columns, width(cursor..<cursor + 1))) : 1
    var first = min(max(0, offset), max(0, width(line) + 1 - columns), column)
    first = max(first, column + cursorWidth - columns)
    // The first character is never half of one, and the last one neither.
    var start = line.lowerBound
    var hidden = 0
    while hidden < first, start < cursor {
      hidden += width(start..<start + 1)
      start += 1
    }
    var end = start
    var shown = 0
    while end < line.upperBound {
      let next = width(end..<end + 1)
      guard shown + next <= columns else { break }
      shown += next
      end += 1
    }
    return VisiblePart(offset: hidden, characters: start..<end, cursor: column - hidden)
  }

  private func width(_ range: Range<Int>) -> Int {
    range.reduce(0) { $0 + DisplayedText.width(of: String(characters[$1])) }
  }

  /// Returns whether a character ends a line; a line break in a text of one line is shown as a symbol.
  private func isBreak(_ character: Character) -> Bool { isMultiline && character.isNewline }
}
