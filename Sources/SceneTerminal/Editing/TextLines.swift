/// A text broken into the lines that a field shows, with the places of its characters.
///
/// Lines are broken behind words where they can be. Positions are numbers of characters, as those of ``TextEdit``.
package struct TextLines {
  /// A place in the lines: a line, and the cells before it.
  package struct Place: Hashable, Sendable {
    package var line = 0
    package var column = 0

    package init(line: Int = 0, column: Int = 0) {
      (self.line, self.column) = (line, column)
    }
  }

  package let characters: [Character]
  /// The positions of the characters of each line, without the break that ends it; at least one.
  package private(set) var lines: [Range<Int>] = []

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - characters: The characters of the text.
  ///   - columns: The width of the field, of which the cursor behind a line takes one.
  ///   - isMultiline: Whether the text is broken at all.
  package init(_ characters: [Character], columns: Int = .max, isMultiline: Bool) {
    self.characters = characters
    guard isMultiline else {
      lines = [0..<characters.count]
      return
    }
    let room = max(1, columns - 1)
    var (start, width) = (0, 0)
    /// The position behind the last space of the line, with the cells before it.
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

  /// Returns the place of a character, or of the end of the text.
  package func place(of position: Int) -> Place {
    let line = max(0, (lines.firstIndex { $0.lowerBound > position } ?? lines.count) - 1)
    let before = lines[line].lowerBound..<max(lines[line].lowerBound, position)
    return Place(line: line, column: width(before.clamped(to: lines[line])))
  }

  /// Returns the position that is nearest to a place and not behind it.
  package func position(at place: Place) -> Int {
    let index = min(max(0, place.line), lines.count - 1)
    let line = lines[index]
    var end = 0
    for position in line {
      end += Self.width(of: characters[position])
      if end > place.column { return position }
    }
    // The end of a line that is broken within a paragraph is the start of the next one.
    let isBroken =
      lines.indices.contains(index + 1) && lines[index + 1].lowerBound == line.upperBound
    return isBroken ? line.upperBound - 1 : line.upperBound
  }

  /// Returns the upper left place of the part that is shown, with the cursor in sight.
  ///
  /// - Parameters:
  ///   - cursor: The position of the cursor.
  ///   - columns: The columns of the field.
  ///   - rows: The rows of the field.
  ///   - corner: The place that was shown before; it is kept as far as the cursor allows, and no room is left behind the
  ///     text while a part of it is hidden.
  /// - Returns: The place.
  package func corner(
    showing cursor: Int, columns: Int, rows: Int, from corner: Place
  ) -> Place {
    let place = place(of: cursor)
    var line = min(corner.line, max(0, lines.count - rows), place.line)
    line = max(line, place.line - rows + 1, 0)
    // Lines that are broken fit into the field, so only a single one is moved to the side.
    guard lines.count == 1 else { return Place(line: line) }
    var column = min(corner.column, max(0, width(lines[0]) + 1 - columns), place.column)
    let cells =
      cursor < lines[0].upperBound ? max(1, min(columns, width(cursor..<cursor + 1))) : 1
    column = max(column, place.column + cells - columns, 0)
    // The first character is never half of one.
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
    // Most characters are of this kind, and long texts are measured at each key.
    if let byte = character.asciiValue, 0x20...0x7E ~= byte { return 1 }
    return DisplayedText.width(of: String(character))
  }
}
