extension MenuBar {
  /// Returns the area of the open menu on a screen, including its frame.
  private func area(on screen: Screen) -> CellRectangle? {
    guard menus.indices.contains(menu) else { return nil }
    let items = menus[menu].items
    let widths = items.map {
      DisplayedText.width(of: $0.title) + DisplayedText.width(of: $0.detail) + 3
    }
    let width = min(screen.columns, (widths.max() ?? 0) + 4)
    return CellRectangle(
      column: max(0, min(columns(from: 1)[menu] - 1, screen.columns - width)), row: 1,
      columns: width, rows: min(screen.rows - 2, items.count + 2))
  }

  /// Returns the index of the first visible item of the open menu.
  private func first(in area: CellRectangle) -> Int { max(0, item - (area.rows - 2) + 1) }

  /// The title of a menu or the item of the open menu that is drawn at a cell.
  enum Place: Hashable {
    case outside
    case menu(Int)
    case item(Int)
  }

  /// Returns the title or the item at a cell of a screen.
  func place(at column: Int, _ row: Int, on screen: Screen) -> Place {
    if row == 0 {
      return columns(from: 1).lastIndex { $0 <= column }.map(Place.menu) ?? .outside
    }
    guard let area = area(on: screen) else { return .outside }
    let item = row - area.row - 1 + first(in: area)
    let isInside = area.inset(columns: 1, rows: 1).contains(column: column, row: row)
    return isInside && menus[menu].items.indices.contains(item) ? .item(item) : .outside
  }

  /// Draws the titles in the first line, and the open menu below its title.
  func draw(into screen: inout Screen) {
    screen.fill(
      CellRectangle(column: 0, row: 0, columns: screen.columns, rows: 1),
      style: Theme.inactiveTitle)
    for (index, start) in columns(from: 1).enumerated() {
      let style = index == menu ? Theme.activeTitle : Theme.inactiveTitle
      screen.draw(menus[index].title, column: start, row: 0, style: style)
    }
    guard let area = area(on: screen) else { return }
    let items = menus[menu].items
    screen.fill(area)
    screen.drawFrame(area, style: Theme.accent)
    if items.count > area.rows - 2 { screen.drawCount(item + 1, of: items.count, in: area) }
    let room = area.inset(columns: 1, rows: 1)
    screen.clip = room
    defer { screen.clip = screen.bounds }
    for (row, index) in items.indices.dropFirst(first(in: area)).prefix(room.rows).enumerated() {
      var style = index == item ? Theme.selection : .plain
      if items[index].obstacle != nil { style.attributes.insert(.dim) }
      let line = CellRectangle(
        column: room.column, row: room.row + row, columns: room.columns, rows: 1)
      if index == item { screen.fill(line, style: style) }
      screen.draw(items[index].title, column: line.column + 1, row: line.row, style: style)
      let detail = items[index].detail
      screen.draw(
        detail, column: line.endColumn - 1 - DisplayedText.width(of: detail), row: line.row,
        style: style)
    }
  }
}
