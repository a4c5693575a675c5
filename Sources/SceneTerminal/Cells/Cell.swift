/// One cell of a terminal's grid, which shows a character or a half of a wide character.
package struct Cell: Hashable, Sendable {
  /// The part of a character that a cell shows.
  package enum Part: UInt8, Hashable, Sendable {
    /// A character that is one cell wide.
    case whole
    /// The first cell of a character that is two cells wide.
    case head
    /// The second cell of a character that is two cells wide; the text of this cell is empty.
    case tail
  }

  /// The character; a space in an empty cell, and an empty text in the second cell of a wide character.
  package fileprivate(set) var text: String
  package var style: CellStyle
  package fileprivate(set) var part: Part
  /// The number of the link in ``Screen/links``, counted from 1; 0 for none.
  package var link: UInt16

  fileprivate init(_ text: String, _ part: Part, _ style: CellStyle, link: UInt16 = 0) {
    self.text = text
    self.part = part
    self.style = style
    self.link = link
  }

  /// Creates a cell with a character that is one cell wide.
  init(_ character: String, style: CellStyle) {
    self.init(character, .whole, style)
  }

  /// Creates a cell with a visible ASCII character.
  init(ascii byte: UInt8, style: CellStyle, link: UInt16) {
    self.init(Cell.plain[Int(byte & 0x7F)], .whole, style, link: link)
  }

  /// The strings of the ASCII characters, created once.
  private static let plain = (0..<128).map { String(UnicodeScalar(UInt8($0))) }

  /// Creates an empty cell.
  package init(style: CellStyle = .plain) {
    self.init(" ", .whole, style)
  }
}

extension Screen {
  /// Draws a character that is one or two cells wide.
  ///
  /// If the character replaces one half of a wide character, the other half becomes empty (B-14). A wide character that
  /// starts in the last column becomes a space (T-70).
  ///
  /// - Parameters:
  ///   - character: A character, as ``DisplayedText`` provides it.
  ///   - width: The width of the character: 1 or 2.
  ///   - column: The column, counted from 0; nothing is drawn outside of the screen.
  ///   - row: The row, counted from 0.
  ///   - style: The style in which the character is drawn.
  ///   - link: The number of a link; 0 for none.
  package mutating func put(
    _ character: String, width: Int, column: Int, row: Int, style: CellStyle, link: UInt16 = 0
  ) {
    guard row >= 0, row < rows, column >= 0, column < columns else { return }
    if !placements.isEmpty {
      uncover(CellRectangle(column: column, row: row, columns: width, rows: 1))
    }
    let index = row * columns + column
    if width == 2, column + 1 < columns {
      clearHalves(index)
      clearHalves(index + 1)
      cells[index] = Cell(character, .head, style, link: link)
      cells[index + 1] = Cell("", .tail, style, link: link)
    } else {
      clearHalves(index)
      cells[index] = Cell(width == 2 ? " " : character, .whole, style, link: link)
    }
  }

  /// If a wide character is partly inside a range of columns, clears the half of the character outside of the range.
  mutating func clearHalves(from column: Int, to end: Int, row: Int) {
    clearHalves(row * columns + column)
    clearHalves(row * columns + end - 1)
  }

  /// Clears the other half of the wide character to which a cell belongs.
  private mutating func clearHalves(_ index: Int) {
    switch cells[index].part {
    case .whole: break
    case .head: cells[index + 1] = Cell(style: cells[index + 1].style)
    case .tail: cells[index - 1] = Cell(style: cells[index - 1].style)
    }
  }
}
