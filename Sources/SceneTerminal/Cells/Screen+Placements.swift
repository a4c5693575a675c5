// Images that a terminal shows over the cells of a screen.
extension Screen {
  /// An image at a position on the screen; the cells behind the image contain the alternative text.
  package struct Placement: Hashable, Sendable {
    package let image: ImageFile
    /// The cells of the whole image, some of which may be outside of the screen.
    package let area: CellRectangle
    /// The cells of the image that are visible.
    package let visible: CellRectangle

    package var isWhole: Bool { visible == area }

    /// The visible part of the image, in pixels of the image.
    package var source: (x: Int, y: Int, width: Int, height: Int) {
      let header = image.header
      func part(_ cells: Range<Int>, of all: Int, _ pixels: Int) -> (start: Int, length: Int) {
        let start = min(pixels - 1, cells.lowerBound * pixels / all)
        return (start, max(1, min(pixels, cells.upperBound * pixels / all) - start))
      }
      let column = visible.column - area.column
      let row = visible.row - area.row
      let across = part(column..<column + visible.columns, of: area.columns, header.width)
      let down = part(row..<row + visible.rows, of: area.rows, header.height)
      return (across.start, down.start, across.length, down.length)
    }
  }

  /// Shows an image over the cells of an area, until something is drawn in the area.
  package mutating func place(_ image: ImageFile, in area: CellRectangle) {
    let visible = area.intersection(clip).intersection(bounds)
    if visible.isEmpty { return }
    uncover(visible)
    let place = placements.firstIndex {
      ($0.visible.row, $0.visible.column) > (visible.row, visible.column)
    }
    placements.insert(
      Placement(image: image, area: area, visible: visible), at: place ?? placements.count)
  }

  /// Removes the images that overlap an area; called when something is drawn in the area.
  mutating func uncover(_ area: CellRectangle) {
    placements.removeAll { !$0.visible.intersection(area).isEmpty }
  }

  /// Returns the screen with empty cells behind the given images, instead of the alternative texts.
  func showing(_ placements: [Placement]) -> Screen {
    if placements.isEmpty { return self }
    var screen = self
    for area in placements.map(\.visible) {
      for row in area.row..<area.endRow {
        screen.clearHalves(from: area.column, to: area.endColumn, row: row)
        for index in row * columns + area.column..<row * columns + area.endColumn {
          var cell = Cell(style: cells[index].style)
          cell.link = cells[index].link
          screen.cells[index] = cell
        }
      }
    }
    return screen
  }

  /// Returns a range of rows, extended by all rows of each image that overlaps both the range and an area.
  func rows(_ rows: Range<Int>, withImagesIn area: CellRectangle) -> Range<Int> {
    var (rows, before) = (rows, 0..<0)
    while rows != before {
      before = rows
      for visible in placements.map(\.visible) {
        guard !visible.intersection(area).isEmpty,
          rows.overlaps(visible.row..<visible.endRow)
        else { continue }
        rows = min(rows.lowerBound, visible.row)..<max(rows.upperBound, visible.endRow)
      }
    }
    return rows
  }
}
