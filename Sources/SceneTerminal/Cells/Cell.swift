/// One position of a terminal's grid.
package struct Cell: Hashable, Sendable {
  /// The part of a character in a cell.
  package enum Part: UInt8, Hashable, Sendable {
    /// A character of one cell.
    case whole
    /// The first cell of a character of two.
    case head
    /// The second cell of a character of two, whose text is empty.
    case tail
  }

  /// The character; a space in an empty cell.
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

  /// Creates a cell with a character of one cell.
  init(_ character: String, style: CellStyle) {
    self.init(character, .whole, style)
  }

  /// Creates a cell with visible ASCII.
  init(ascii byte: UInt8, style: CellStyle, link: UInt16) {
    self.init(Cell.plain[Int(byte & 0x7F)], .whole, style, link: link)
  }

  /// The texts of ASCII characters, made once.
  private static let plain = (0..<128).map { String(UnicodeScalar(UInt8($0))) }

  /// Creates an empty cell.
  package init(style: CellStyle = .plain) {
    self.init(" ", .whole, style)
  }
}

extension Screen {
  /// Puts a character at a place, of which it covers one or two cells.
  ///
  /// The other half of a character of two cells that is partly covered becomes empty (B-14). A character of two cells
  /// that starts in the last column becomes a space (T-70).
  ///
  /// - Parameters:
  ///   - character: A character whose width is 1 or 2, as ``DisplayedText`` makes it.
  ///   - width: Its width.
  ///   - column: The column, counted from 0; nothing is drawn outside of the screen.
  ///   - row: The row, counted from 0.
  ///   - style: The style.
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

  /// Empties the halves outside of a part of a row whose other halves are inside.
  mutating func clearHalves(from column: Int, to end: Int, row: Int) {
    clearHalves(row * columns + column)
    clearHalves(row * columns + end - 1)
  }

  /// Clears the other half of the wide character that a cell is a part of.
  private mutating func clearHalves(_ index: Int) {
    switch cells[index].part {
    case .whole: break
    case .head: cells[index + 1] = Cell(style: cells[index + 1].style)
    case .tail: cells[index - 1] = Cell(style: cells[index - 1].style)
    }
  }
}
