/// The lines in which a field shows a text, with the positions of its characters.
///
/// Lines are wrapped between words if possible. Positions count characters, as in ``TextEdit``.
package struct TextLines {
  /// A line, and the number of cells before a character in the line.
  package struct Place: Hashable, Sendable {
    package var line = 0
    package var column = 0

    package init(line: Int = 0, column: Int = 0) {
      (self.line, self.column) = (line, column)
    }
  }

  package let characters: [Character]
  /// The range of characters of each line, without the line break; there is at least one line.
  package private(set) var lines: [Range<Int>] = []

  /// Wraps a text into lines.
  ///
  /// - Parameters:
  ///   - characters: The characters of the text.
  ///   - columns: The width of the field; one column is reserved for a cursor at the end of a line.
  ///   - isMultiline: Whether the text is divided at line breaks and wrapped; otherwise, the text is one line.
  package init(_ characters: [Character], columns: Int = .max, isMultiline: Bool) {
    self.characters = characters
    guard isMultiline else {
      lines = [0..<characters.count]
      return
    }
    let room = max(1, columns - 1)
    var (start, width) = (0, 0)
    /// The position after the last space of the line, and the number of cells before this position.
    var word = (position: 0, width: 0)
    for (position, character) in characters.enumerated() {
      if character.isNewline {
        lines.append(start..<position)
        (start, width, word) = (position + 1, 0, (position + 1, 0))
        continue
      }
      let cells = Self.width(of: character)
      if width + cells > room, position > start {
        let end = word.position > start ? word.position : position
        lines.append(start..<end)
        width = end == position ? 0 : width - word.width
        start = end
        word = (start, 0)
      }
      width += cells
      if character.isWhitespace { word = (position + 1, width) }
    }
    lines.append(start..<characters.count)
  }

  /// Returns the line and the cell of a character, or of the end of the text.
  package func place(of position: Int) -> Place {
    let line = max(0, (lines.firstIndex { $0.lowerBound > position } ?? lines.count) - 1)
    let before = lines[line].lowerBound..<max(lines[line].lowerBound, position)
    return Place(line: line, column: width(before.clamped(to: lines[line])))
  }

  /// Returns the position of the character in a cell or, if the line ends before the cell, the last position of the
  /// line.
  package func position(at place: Place) -> Int {
    let index = min(max(0, place.line), lines.count - 1)
    let line = lines[index]
    var end = 0
    for position in line {
      end += Self.width(of: characters[position])
      if end > place.column { return position }
    }
    // If the text is wrapped after this line, the position after its last character belongs to the next line, so the
    // position of the last character is returned.
    let isBroken =
      lines.indices.contains(index + 1) && lines[index + 1].lowerBound == line.upperBound
    return isBroken ? line.upperBound - 1 : line.upperBound
  }

  /// Returns the line and the cell at the upper left corner of the field, so that the cursor is visible.
  ///
  /// - Parameters:
  ///   - cursor: The position of the cursor.
  ///   - columns: The columns of the field.
  ///   - rows: The rows of the field.
  ///   - corner: The previous corner, which is kept if it shows the cursor. The corner moves back if the field would
  ///     otherwise end with empty rows or columns although the beginning of the text is hidden.
  /// - Returns: The corner.
  package func corner(
    showing cursor: Int, columns: Int, rows: Int, from corner: Place
  ) -> Place {
    let place = place(of: cursor)
    var line = min(corner.line, max(0, lines.count - rows), place.line)
    line = max(line, place.line - rows + 1, 0)
    // Wrapped lines fit into the field, so only a single line is scrolled horizontally.
    guard lines.count == 1 else { return Place(line: line) }
    var column = min(corner.column, max(0, width(lines[0]) + 1 - columns), place.column)
    let cells =
      cursor < lines[0].upperBound ? max(1, min(columns, width(cursor..<cursor + 1))) : 1
    column = max(column, place.column + cells - columns, 0)
    // The first visible cell is moved to the start of a character, so that the field never begins with half of a wide
    // character.
    var hidden = 0
    for position in lines[0] where position < cursor && hidden < column {
      hidden += Self.width(of: characters[position])
    }
    return Place(line: line, column: hidden)
  }

  private func width(_ range: Range<Int>) -> Int {
    range.reduce(0) { $0 + Self.width(of: characters[$1]) }
  }

  private static func width(of character: Character) -> Int {
    // ASCII characters are measured separately, because most characters are ASCII, and long texts are measured at each
    // key.
    if let byte = character.asciiValue, 0x20...0x7E ~= byte { return 1 }
    return DisplayedText.width(of: String(character))
  }
}
