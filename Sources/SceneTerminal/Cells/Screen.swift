/// The cells of a terminal's screen, before they are written to the terminal.
package struct Screen: Hashable, Sendable {
  /// The position and the shape of the terminal's cursor.
  package struct Cursor: Hashable, Sendable {
    package enum Shape: Hashable, Sendable {
      /// The shape that the person has chosen in the terminal's settings.
      case standard
      /// A vertical line between two characters, for a text field.
      case line
    }

    package var column: Int
    package var row: Int
    package var shape: Shape
    /// Whether the cursor is visible.
    ///
    /// A hidden cursor has a position too, because screen readers follow the cursor (T-88).
    package var isVisible: Bool

    package init(column: Int, row: Int, shape: Shape = .standard, isVisible: Bool = true) {
      self.column = column
      self.row = row
      self.shape = shape
      self.isVisible = isVisible
    }
  }

  /// The number of columns, at least 1.
  package let columns: Int
  /// The number of rows, at least 1.
  package let rows: Int
  /// The cells, row by row.
  package internal(set) var cells: [Cell]
  /// The addresses of links, to which cells refer.
  package private(set) var links: [String] = []
  /// The images, ordered by row and then by column; no image overlaps another.
  package internal(set) var placements: [Placement] = []
  package var cursor: Cursor?
  /// The title of the terminal's window.
  package var title = ""
  /// The area to which drawing is limited; only `put(_:width:column:row:style:link:)` ignores the area.
  ///
  /// The area must be inside of ``bounds``, because the drawing functions don't check this.
  package var clip: CellRectangle

  package init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    cells = Array(repeating: Cell(), count: self.columns * self.rows)
    clip = CellRectangle(columns: self.columns, rows: self.rows)
  }

  /// The rectangle of all cells.
  package var bounds: CellRectangle { CellRectangle(columns: columns, rows: rows) }

  /// The cell in a column and a row, which must exist.
  package subscript(column: Int, row: Int) -> Cell { cells[row * columns + column] }

  /// The text of a row, without spaces at its end.
  package func text(ofRow row: Int) -> String {
    var text = cells[row * columns..<(row + 1) * columns].map(\.text).joined()
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The text of all rows, joined by line breaks.
  package var text: String { (0..<rows).map(text(ofRow:)).joined(separator: "\n") }

  // MARK: - Drawing

  /// Adds the address of a link.
  ///
  /// - Returns: The number of the link, which is stored in cells; 0 if there are too many links.
  package mutating func link(to address: String) -> UInt16 {
    if let index = links.firstIndex(of: address) { return UInt16(index + 1) }
    guard links.count < Int(UInt16.max) else { return 0 }
    links.append(address)
    return UInt16(links.count)
  }

  /// Removes the addresses of all links; drawing the whole screen again adds the addresses again.
  package mutating func removeLinks() { links = [] }

  /// Draws a line of text; control characters are shown as symbols.
  ///
  /// - Returns: The column after the text.
  @discardableResult
  package mutating func draw(
    _ line: some StringProtocol, column: Int, row: Int, style: CellStyle = .plain,
    link: UInt16 = 0
  ) -> Int {
    guard row >= clip.row, row < clip.endRow else { return column + DisplayedText.width(of: line) }
    if let end = drawPlain(line, column: column, row: row, style: style, link: link) { return end }
    var column = column
    for (character, width) in DisplayedText(line) {
      let isInside = column >= clip.column && column + width <= clip.endColumn
      if isInside {
        put(character, width: width, column: column, row: row, style: style, link: link)
      } else if column < clip.endColumn, column + width > clip.column {
        // If a wide character is only half inside the clip area, draw a space instead of this half.
        for part in column..<(column + width) where part >= clip.column && part < clip.endColumn {
          put(" ", width: 1, column: part, row: row, style: style, link: link)
        }
      }
      column += width
    }
    return column
  }

  /// Draws a line that contains only visible ASCII characters, and returns the column after the line; returns nil for
  /// any other line.
  private mutating func drawPlain(
    _ line: some StringProtocol, column: Int, row: Int, style: CellStyle, link: UInt16
  ) -> Int? {
    let bytes = line.utf8
    guard bytes.allSatisfy({ 0x20...0x7E ~= $0 }) else { return nil }
    let (first, end) = (max(column, clip.column), min(column + bytes.count, clip.endColumn))
    if first < end {
      if !placements.isEmpty {
        uncover(CellRectangle(column: first, row: row, columns: end - first, rows: 1))
      }
      clearHalves(from: first, to: end, row: row)
      var index = row * columns + first
      for byte in bytes.dropFirst(first - column).prefix(end - first) {
        cells[index] = Cell(ascii: byte, style: style, link: link)
        index += 1
      }
    }
    return column + bytes.count
  }

  /// Fills a rectangle with a character that is one cell wide.
  package mutating func fill(
    _ rectangle: CellRectangle, with character: String = " ", style: CellStyle = .plain
  ) {
    let area = rectangle.intersection(clip)
    guard !area.isEmpty else { return }
    if !placements.isEmpty { uncover(area) }
    let cell = Cell(character, style: style)
    for row in area.row..<area.endRow {
      clearHalves(from: area.column, to: area.endColumn, row: row)
      for index in row * columns + area.column..<row * columns + area.endColumn {
        cells[index] = cell
      }
    }
  }

  /// Changes the style of the cells in a rectangle.
  package mutating func restyle(_ rectangle: CellRectangle, _ change: (inout CellStyle) -> Void) {
    let area = rectangle.intersection(clip)
    for row in area.row..<area.endRow {
      for column in area.column..<area.endColumn { change(&cells[row * columns + column].style) }
    }
  }

  /// Draws a frame of lines at the edges of a rectangle.
  package mutating func drawFrame(_ area: CellRectangle, style: CellStyle = .plain) {
    guard area.columns > 1, area.rows > 1 else { return }
    // An area can be far larger than the screen, so only the visible lines are drawn.
    for (row, left, right) in [(area.row, "╭", "╮"), (area.endRow - 1, "╰", "╯")] {
      fill(
        CellRectangle(column: area.column + 1, row: row, columns: area.columns - 2, rows: 1),
        with: "─", style: style)
      draw(left, column: area.column, row: row, style: style)
      draw(right, column: area.endColumn - 1, row: row, style: style)
    }
    for column in [area.column, area.endColumn - 1] {
      fill(
        CellRectangle(column: column, row: area.row + 1, columns: 1, rows: area.rows - 2),
        with: "│", style: style)
    }
  }
}
