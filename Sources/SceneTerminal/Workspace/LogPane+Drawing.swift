import SceneModel

extension LogPane {
  /// Draws the log with its title.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - area: The area of the log.
  ///   - hasKeys: Whether the log gets keys.
  mutating func draw(into screen: inout Screen, in area: CellRectangle, hasKeys: Bool) {
    screen.fill(area)
    let bar = CellRectangle(column: area.column, row: area.row, columns: area.columns, rows: 1)
    let style = hasKeys ? Theme.activeTitle : Theme.inactiveTitle
    screen.fill(bar, style: style)
    defer { screen.clip = screen.bounds }
    screen.clip = bar
    screen.draw(
      (hasKeys ? "▶ " : "  ") + "Log: \(filter.rawValue)", column: bar.column, row: bar.row,
      style: style)
    screen.draw("[×]", column: bar.endColumn - 3, row: bar.row, style: style)
    screen.clip = area
    let visible = visibleLines(rows: area.rows - 1)
    if lines.isEmpty {
      screen.draw(
        "No lines of this kind.", column: area.column + 2, row: area.row + 1, style: Theme.dim)
    }
    for (row, index) in visible.enumerated() {
      let line = lines[index]
      var own = Self.style(of: line)
      if hasKeys, index == selection ?? lines.count - 1 { own.attributes.insert(.reverse) }
      let mark = line.source == .explanation ? "    " : line.isUnfolded ? "▾ " : "  "
      screen.draw(mark + line.text, column: area.column, row: area.row + 1 + row, style: own)
    }
  }

  private static func style(of line: Line) -> CellStyle {
    switch line.source {
    case .output: .plain
    case .complaint: Theme.problem
    case .explanation: Theme.dim
    case .trace(let entry):
      switch entry.kind {
      case .problem, .failure: Theme.problem
      case .input: Theme.title
      case .decision: Theme.accent
      default: Theme.dim
      }
    }
  }
}
