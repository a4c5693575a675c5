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

  /// Creates an empty cell.
  package init(style: CellStyle = .plain) {
    self.init(" ", .whole, style)
  }
}

extension Screen {
  /// Puts a character at a place, of which it covers one or two cells.
  ///
  /// The other half of a character of two cells that is partly covered becomes empty. A character of two cells that
  /// starts in the last column becomes a space (B-14).
  ///
  /// - Parameters:
  ///   - character: A character whose width is 1 or 2, as ``DisplayedText`` makes it.
  ///   - width: Its width.
  package mutating func put(
    _ character: String, width: Int, column: Int, row: Int, style: CellStyle, link: UInt16 = 0
  ) {
    guard row >= 0, row < rows, column >= 0, column < columns else { return }
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

  /// Empties the other half of the character of which a cell is a part.
  private mutating func clearHalves(_ index: Int) {
    switch cells[index].part {
    case .whole: break
    case .head: cells[index + 1] = Cell(style: cells[index + 1].style)
    case .tail: cells[index - 1] = Cell(style: cells[index - 1].style)
    }
  }
}
