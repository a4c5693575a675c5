extension MenuBar {
  /// Returns the area of the open menu on a screen, including its frame.
  private func area(on screen: Screen) -> CellRectangle? {
    guard menus.indices.contains(menu) else { return nil }
    let items = menus[menu].items
    let widths = items.map { item in
      max(
        DisplayedText.width(of: item.title) + DisplayedText.width(of: item.detail) + 3,
        item.heading.map { DisplayedText.width(of: $0) + 3 } ?? 0)
    }
    let width = min(screen.columns, (widths.max() ?? 0) + 4)
    return CellRectangle(
      column: max(0, min(columns(from: 1)[menu] - 1, screen.columns - width)), row: 1,
      columns: width, rows: min(screen.rows - 2, menus[menu].lines.count + 2))
  }

  /// Returns the index of the first visible line of the open menu.
  private func first(in area: CellRectangle) -> Int {
    MenuLine.first(of: menus[menu].lines, showing: item, in: area.rows - 2)
  }

  /// The title of a menu or the item of the open menu that is drawn at a cell.
  enum Place: Hashable {
    case outside
    /// A divider or the title of a section.
    case heading
    case menu(Int)
    case item(Int)
  }

  /// Returns the title or the item at a cell of a screen.
  func place(at column: Int, _ row: Int, on screen: Screen) -> Place {
    if row == 0 {
      return columns(from: 1).lastIndex { $0 <= column }.map(Place.menu) ?? .outside
    }
    guard let area = area(on: screen) else { return .outside }
    let (line, lines) = (row - area.row - 1 + first(in: area), menus[menu].lines)
    guard area.inset(columns: 1, rows: 1).contains(column: column, row: row),
      lines.indices.contains(line)
    else { return .outside }
    return if case .item(let item) = lines[line] { .item(item) } else { .heading }
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
    let (items, lines) = (menus[menu].items, menus[menu].lines)
    screen.fill(area)
    screen.drawFrame(area, style: Theme.accent)
    if lines.count > area.rows - 2 { screen.drawCount(item + 1, of: items.count, in: area) }
    let room = area.inset(columns: 1, rows: 1)
    screen.clip = room
    defer { screen.clip = screen.bounds }
    for (row, shown) in lines.dropFirst(first(in: area)).prefix(room.rows).enumerated() {
      let line = CellRectangle(
        column: room.column, row: room.row + row, columns: room.columns, rows: 1)
      guard case .item(let index) = shown else {
        if case .heading(let title) = shown { screen.drawHeading(title, in: line) }
        continue
      }
      var style = index == item ? Theme.selection : .plain
      if items[index].obstacle != nil { style.attributes.insert(.dim) }
      if index == item { screen.fill(line, style: style) }
      screen.draw(items[index].title, column: line.column + 1, row: line.row, style: style)
      let detail = items[index].detail
      screen.draw(
        detail, column: line.endColumn - 1 - DisplayedText.width(of: detail), row: line.row,
        style: style)
    }
  }
}
