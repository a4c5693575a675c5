extension FilteredList {
  /// Returns the area of the list on a screen, including its frame.
  private func area(on screen: Screen) -> CellRectangle {
    let width = min(screen.columns - 2, 76)
    let height = min(screen.rows - 2, max(6, lines.count + 4))
    return CellRectangle(
      column: (screen.columns - width) / 2, row: max(0, (screen.rows - height) / 3),
      columns: width, rows: height)
  }

  /// Returns the index of the first visible line.
  private func first(of lines: [MenuLine], in area: CellRectangle) -> Int {
    MenuLine.first(of: lines, showing: selection, in: area.rows - 4)
  }

  /// The part of a list that is drawn at a cell.
  enum Place: Hashable {
    case outside
    /// The frame, the typed text, a heading, the note of the selected entry, or an empty row.
    case frame
    case entry(Int)
  }

  /// Returns the part of the list at a cell of a screen.
  func place(at column: Int, _ row: Int, on screen: Screen) -> Place {
    let area = area(on: screen)
    guard area.contains(column: column, row: row) else { return .outside }
    let lines = lines
    let line = row - area.row - 2 + first(of: lines, in: area)
    guard row > area.row + 1, row < area.endRow - 2, lines.indices.contains(line),
      case .item(let index) = lines[line]
    else { return .frame }
    return .entry(index)
  }

  /// Draws the list in a frame, with the typed text above the entries.
  func draw(_ title: String, into screen: inout Screen) {
    let area = area(on: screen)
    screen.fill(area)
    screen.drawFrame(area, style: Theme.accent)
    screen.draw(" \(title) ", column: area.column + 2, row: area.row, style: Theme.title)
    let end = screen.draw(
      "> " + query, column: area.column + 2, row: area.row + 1, style: Theme.title)
    screen.cursor = Screen.Cursor(column: end, row: area.row + 1, shape: .line)
    let room = area.inset(columns: 1, rows: 1)
    let lines = lines
    if lines.count > area.rows - 4 {
      screen.drawCount(selection + 1, of: entries.count, in: area)
    }
    screen.clip = room
    defer { screen.clip = screen.bounds }
    if entries.isEmpty {
      screen.draw(
        "Nothing has these letters.", column: room.column + 1, row: room.row + 1, style: Theme.dim)
    }
    let visible = lines.dropFirst(first(of: lines, in: area)).prefix(max(0, area.rows - 4))
    for (offset, line) in visible.enumerated() {
      let row = CellRectangle(
        column: room.column, row: area.row + 2 + offset, columns: room.columns, rows: 1)
      switch line {
      case .heading(let title): screen.drawHeading(title, in: row)
      case .item(let index):
        draw(entries[index], isSelected: index == selection, in: row, into: &screen)
      }
    }
    if let entry = selected {
      screen.draw(
        entry.obstacle ?? entry.note, column: room.column + 1, row: area.endRow - 2,
        style: Theme.dim)
    }
  }

  private func draw(
    _ entry: Entry, isSelected: Bool, in row: CellRectangle, into screen: inout Screen
  ) {
    var style = isSelected ? Theme.selection : .plain
    if entry.obstacle != nil { style.attributes.insert(.dim) }
    if isSelected { screen.fill(row, style: style) }
    screen.draw(entry.title, column: row.column + 1, row: row.row, style: style)
    if entry.detail.isEmpty { return }
    screen.draw(
      " " + entry.detail, column: row.endColumn - DisplayedText.width(of: entry.detail) - 2,
      row: row.row, style: isSelected ? style : Theme.key)
  }
}

extension Screen {
  /// Draws a number and a count, such as 3 of 12, into the lower line of a frame.
  mutating func drawCount(_ number: Int, of count: Int, in frame: CellRectangle) {
    let text = " \(number) of \(count) "
    draw(text, column: frame.endColumn - 2 - text.count, row: frame.endRow - 1, style: Theme.dim)
  }
}
