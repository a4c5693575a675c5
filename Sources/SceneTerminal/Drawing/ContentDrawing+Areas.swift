import SceneDisplay

// Areas and shapes are drawn with block characters, because a terminal without colors shows no background colors.
extension ContentDrawing {
  func draw(
    _ kind: DisplayContainer.Kind, in area: CellRectangle, _ surroundings: Surroundings,
    into screen: inout Screen
  ) {
    var style = CellStyle(
      foreground: surroundings.style.foreground,
      surroundings.style.attributes.intersection([.dim]))
    if kind.isKind(of: .outline) {
      let isRing = kind.isKind(of: .ring) && area.rows == 1
      if isRing { return drawMark("○", in: area, style, into: &screen) }
      // A frame in front of a text would hide the text, so a frame is drawn only in blank cells.
      if hasRoomForFrame(area, in: screen) { screen.drawFrame(area, style: style) }
    } else if kind.isKind(of: .ellipse) {
      drawEllipse(area, style, into: &screen)
    } else if kind.isKind(of: .rectangle) {
      screen.fill(area, with: "█", style: style)
    } else if surroundings.style.background != .standard {
      style.foreground = surroundings.style.background
      style.background = surroundings.style.background
      screen.fill(area, with: "█", style: style)
    }
  }

  private func drawMark(
    _ mark: String, in area: CellRectangle, _ style: CellStyle, into screen: inout Screen
  ) {
    let column = area.column + (area.columns - 1) / 2
    let cell = CellRectangle(column: column, row: area.row, columns: 1, rows: 1)
    if isBlank(cell, in: screen) { screen.draw(mark, column: column, row: area.row, style: style) }
  }

  private func drawEllipse(
    _ area: CellRectangle, _ style: CellStyle, into screen: inout Screen
  ) {
    if area.rows == 1, area.columns < 4 { return drawMark("●", in: area, style, into: &screen) }
    let visible = area.intersection(screen.clip)
    for row in visible.row..<max(visible.row, visible.endRow) {
      // The width of the ellipse is computed at the middle of the row.
      let height = (Double(row - area.row) + 0.5) / Double(area.rows) * 2 - 1
      let width = (1 - height * height).squareRoot() * Double(area.columns)
      let columns = max(1, Int(clamping: width.rounded()))
      screen.fill(
        CellRectangle(
          column: area.column + (area.columns - columns) / 2, row: row, columns: columns, rows: 1),
        with: "█", style: style)
    }
  }

  private func hasRoomForFrame(_ area: CellRectangle, in screen: Screen) -> Bool {
    guard area.columns > 1, area.rows > 1 else { return false }
    let (width, height) = (area.columns, area.rows)
    return [
      CellRectangle(column: area.column, row: area.row, columns: width, rows: 1),
      CellRectangle(column: area.column, row: area.endRow - 1, columns: width, rows: 1),
      CellRectangle(column: area.column, row: area.row, columns: 1, rows: height),
      CellRectangle(column: area.endColumn - 1, row: area.row, columns: 1, rows: height),
    ].allSatisfy { isBlank($0, in: screen) }
  }

  /// Returns whether the visible cells of an area contain only spaces and block characters.
  private func isBlank(_ area: CellRectangle, in screen: Screen) -> Bool {
    let visible = area.intersection(screen.clip)
    if visible.isEmpty { return true }
    for row in visible.row..<visible.endRow {
      for cell in screen.cells[
        row * screen.columns + visible.column..<row * screen.columns + visible.endColumn]
      where cell.text != " " && cell.text != "█" { return false }
    }
    return true
  }
}
