// Copies of a screen, such as pictures of windows in the switcher.
extension Screen {
  /// The smallest rectangle that contains all cells that differ from an empty cell.
  private var drawnArea: CellRectangle {
    var area = CellRectangle(columns: 0, rows: 0)
    for row in 0..<rows {
      for column in 0..<columns where self[column, row] != Cell() {
        area = area.union(CellRectangle(column: column, row: row, columns: 1, rows: 1))
      }
    }
    return area
  }

  /// Draws another screen, without its empty margins, into an area of this screen.
  ///
  /// The links and the images of the other screen are left out; the alternative texts of the images are drawn.
  mutating func draw(_ picture: Screen, in area: CellRectangle) {
    let area = area.intersection(clip)
    let drawn = picture.drawnArea
    for row in 0..<min(area.rows, drawn.rows) {
      for column in 0..<min(area.columns, drawn.columns) {
        let cell = picture[drawn.column + column, drawn.row + row]
        guard cell.part != .tail else { continue }
        let width = cell.part == .head ? 2 : 1
        if column + width > area.columns { continue }
        put(
          cell.text, width: width, column: area.column + column, row: area.row + row,
          style: cell.style)
      }
    }
  }
}
