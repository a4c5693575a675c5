import SceneDisplay
import SceneModel
import SceneRuntime

extension Workspace {
  // MARK: - Log

  /// Returns the number of the first line of the log that has room.
  func firstLogLine(in area: CellRectangle) -> Int {
    let room = max(1, area.rows - 1)
    let last = max(0, log.lines.count - room)
    guard let selection = log.selection else { return last }
    return max(0, min(last, selection - room / 2))
  }

  func drawLog(in area: CellRectangle) {
    screen.fill(area)
    let bar = CellRectangle(column: area.column, row: area.row, columns: area.columns, rows: 1)
    let style = part == .log ? Theme.activeTitle : Theme.inactiveTitle
    screen.fill(bar, style: style)
    screen.clip = bar
    screen.draw(
      "  Log: \(log.filter.rawValue)   f filter   Enter unfold   Esc back", column: bar.column,
      row: bar.row, style: style)
    screen.clip = area
    let first = firstLogLine(in: area)
    for row in 0..<(area.rows - 1) {
      let index = first + row
      guard log.lines.indices.contains(index) else { break }
      let line = log.lines[index]
      var own = self.style(of: line)
      if part == .log, index == log.selection ?? log.lines.count - 1 {
        own.attributes.insert(.reverse)
      }
      let mark = line.source == .explanation ? "    " : line.isUnfolded ? "▾ " : "  "
      screen.draw(mark + line.text, column: area.column, row: area.row + 1 + row, style: own)
    }
    screen.clip = screen.bounds
  }

  private func style(of line: LogPane.Line) -> CellStyle {
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

  // MARK: - Hints

  /// The commands of the line of hints, with short titles.
  private var hints: [(command: HostCommand, title: String)] {
    [
      (.help, "Help"), (.commands, "Commands"), (.quit, "Quit"), (.switcher, "Switcher"),
      (.nextScene, "Next"), (.log, "Log"), (.closeScene, "Close"), (.menu, "Menu"),
      (.slideOver, "Slide"),
    ]
  }

  func drawHints() {
    let row = rows - 1
    screen.fill(CellRectangle(column: 0, row: row, columns: columns, rows: 1))
    if let message {
      screen.draw(message, column: 1, row: row, style: Theme.title)
      return
    }
    var column = 1
    for (command, title) in hints {
      let key = command.keys.first?.name ?? ""
      guard column + key.count + title.count + 1 < columns else { break }
      column = screen.draw(key, column: column, row: row, style: Theme.key)
      column = screen.draw(" " + title + "  ", column: column, row: row, style: Theme.dim)
    }
  }

  /// Performs the command of the hint at a column.
  func pressHint(at column: Int) -> Effect {
    var end = 1
    for (command, title) in hints {
      end += (command.keys.first?.name ?? "").count + title.count + 3
      if column < end {
        return handle(.key(command.keys.first ?? KeyPress(.escape)))
      }
    }
    return .none
  }

  // MARK: - Overlays

  func drawOverlay() {
    switch overlay {
    case .help(let list):
      drawList(
        "Keys", list.query,
        list.entries.map { ($0.title, $0.detail, $0.item.explanation, false) },
        list.selection)
    case .commands(let list):
      drawList(
        "Commands", list.query,
        list.entries.map { ($0.title, $0.detail, $0.obstacle ?? "", $0.obstacle != nil) },
        list.selection)
    case .menu(let bar): drawMenus(bar)
    case .closing(let scene, let question, let isConfirming):
      drawQuestion(question, about: scene, isConfirming)
    case .switcher, nil: break
    }
  }

  /// Returns the area of a list with a number of entries, its frame included.
  func listArea(_ count: Int) -> CellRectangle {
    let width = min(columns - 2, 76)
    let height = min(rows - 2, max(6, count + 4))
    return CellRectangle(
      column: (columns - width) / 2, row: max(0, (rows - height) / 3), columns: width, rows: height)
  }

  /// Returns the number of the first entry that is shown.
  func firstEntry(_ selection: Int, in area: CellRectangle) -> Int {
    max(0, selection - (area.rows - 4) + 1)
  }

  private func drawList(
    _ title: String, _ query: String,
    _ entries: [(title: String, detail: String, note: String, isDisabled: Bool)], _ selection: Int
  ) {
    let area = listArea(entries.count)
    screen.fill(area)
    screen.drawFrame(area, style: Theme.accent)
    screen.draw(" \(title) ", column: area.column + 2, row: area.row, style: Theme.title)
    let end = screen.draw(
      "> " + query, column: area.column + 2, row: area.row + 1, style: Theme.title)
    screen.cursor = Screen.Cursor(column: end, row: area.row + 1, shape: .line)
    let room = area.inset(columns: 1, rows: 1)
    if entries.count > area.rows - 4 {
      let place = " \(selection + 1) of \(entries.count) "
      screen.draw(
        place, column: area.endColumn - 2 - place.count, row: area.endRow - 1, style: Theme.dim)
    }
    screen.clip = room
    defer { screen.clip = screen.bounds }
    let first = firstEntry(selection, in: area)
    if entries.isEmpty {
      screen.draw(
        "Nothing has these letters.", column: room.column + 1, row: room.row + 1, style: Theme.dim)
    }
    for (offset, entry) in entries.dropFirst(first).prefix(max(0, area.rows - 4)).enumerated() {
      let row = area.row + 2 + offset
      let isSelected = first + offset == selection
      var style = isSelected ? Theme.selection : .plain
      if entry.isDisabled { style.attributes.insert(.dim) }
      if isSelected {
        screen.fill(
          CellRectangle(column: room.column, row: row, columns: room.columns, rows: 1), style: style
        )
      }
      screen.draw(entry.title, column: room.column + 1, row: row, style: style)
      let width = DisplayedText.width(of: entry.detail)
      screen.draw(
        " " + entry.detail, column: room.endColumn - width - 2, row: row,
        style: isSelected ? style : Theme.key)
    }
    if entries.indices.contains(selection) {
      screen.draw(
        entries[selection].note, column: room.column + 1, row: area.endRow - 2, style: Theme.dim)
    }
  }

  private func drawMenus(_ bar: MenuBar) {
    let line = CellRectangle(column: 0, row: 0, columns: columns, rows: 1)
    screen.fill(line, style: Theme.inactiveTitle)
    let starts = bar.columns(from: 1)
    for (index, menu) in bar.menus.enumerated() {
      let style = index == bar.menu ? Theme.activeTitle : Theme.inactiveTitle
      screen.draw(menu.title, column: starts[index], row: 0, style: style)
    }
    guard bar.menus.indices.contains(bar.menu) else { return }
    let items = bar.menus[bar.menu].items
    let area = menuArea(bar)
    let width = area.columns
    screen.fill(area)
    screen.drawFrame(area, style: Theme.accent)
    screen.clip = area.inset(columns: 1, rows: 1)
    defer { screen.clip = screen.bounds }
    for (index, item) in items.enumerated().dropFirst(firstItem(of: bar)) {
      let row = area.row + 1 + index - firstItem(of: bar)
      var style = index == bar.item ? Theme.selection : .plain
      if item.obstacle != nil { style.attributes.insert(.dim) }
      if index == bar.item {
        screen.fill(
          CellRectangle(column: area.column + 1, row: row, columns: width - 2, rows: 1),
          style: style)
      }
      screen.draw(item.title, column: area.column + 2, row: row, style: style)
      screen.draw(
        item.detail, column: area.endColumn - 2 - DisplayedText.width(of: item.detail), row: row,
        style: style)
    }
  }

  /// Returns the area of the open menu, its frame included.
  func menuArea(_ bar: MenuBar) -> CellRectangle {
    let items = bar.menus[bar.menu].items
    let widths = items.map {
      DisplayedText.width(of: $0.title) + DisplayedText.width(of: $0.detail) + 3
    }
    let width = min(columns, (widths.max() ?? 0) + 4)
    return CellRectangle(
      column: max(0, min(bar.columns(from: 1)[bar.menu] - 1, columns - width)), row: 1,
      columns: width, rows: min(rows - 1, items.count + 2))
  }

  /// Returns the number of the first item of the open menu that has room.
  func firstItem(of bar: MenuBar) -> Int {
    max(0, bar.item - (menuArea(bar).rows - 2) + 1)
  }

  /// Returns the areas of a question and of its buttons.
  func questionParts(
    _ question: SceneClosureConfirmation
  ) -> (area: CellRectangle, cancel: CellRectangle, confirm: CellRectangle) {
    let cancel = DisplayedText.width(of: question.cancelTitle) + 2
    let confirm = DisplayedText.width(of: question.confirmTitle) + 2
    let texts = [question.title, question.message ?? ""].map { DisplayedText.width(of: $0) }
    let width = min(columns - 2, max(texts.max() ?? 0, cancel + 2 + confirm) + 4)
    let area = CellRectangle(
      column: (columns - width) / 2, row: max(0, rows / 2 - 3), columns: width, rows: 6)
    let (column, row) = (area.column + 2, area.row + 4)
    return (
      area, CellRectangle(column: column, row: row, columns: cancel, rows: 1),
      CellRectangle(column: column + cancel + 2, row: row, columns: confirm, rows: 1)
    )
  }

  private func drawQuestion(
    _ question: SceneClosureConfirmation, about scene: SceneID, _ isConfirming: Bool
  ) {
    let (area, cancel, confirm) = questionParts(question)
    screen.fill(area)
    screen.drawFrame(area, style: Theme.accent)
    screen.clip = area.inset(columns: 1, rows: 1)
    defer { screen.clip = screen.bounds }
    screen.draw(question.title, column: area.column + 2, row: area.row + 1, style: Theme.title)
    screen.draw(question.message ?? "", column: area.column + 2, row: area.row + 2)
    screen.draw(
      "[\(question.cancelTitle)]", column: cancel.column, row: cancel.row,
      style: isConfirming ? .plain : Theme.selection)
    screen.draw(
      "[\(question.confirmTitle)]", column: confirm.column, row: confirm.row,
      style: isConfirming ? Theme.problem.with(.reverse) : Theme.problem)
    let chosen = isConfirming ? confirm : cancel
    screen.cursor = Screen.Cursor(column: chosen.column, row: chosen.row, isVisible: false)
  }

  // MARK: - Switcher

  func drawSwitcher(_ switcher: inout Switcher) {
    let sessions = switcherSessions
    switcher.update(sessions.map(\.id))
    screen.draw(
      "Enter open, + new, x close, Esc return", column: 1, row: 0,
      style: Theme.title)
    let (columns, areas) = switcher.areas(in: switcherArea)
    switcher.columns = columns
    for (index, area) in areas.enumerated() {
      guard let area else { continue }
      let isSelected = index == switcher.selection
      screen.clip = area
      screen.drawFrame(area, style: isSelected ? Theme.accent.with(.bold) : Theme.dim)
      switch switcher.cards[index] {
      case .new:
        screen.draw(
          "+ New Window", column: area.column + 2, row: area.row + area.rows / 2,
          style: isSelected ? Theme.selection : .plain)
      case .session(let id):
        if let session = sessions.first(where: { $0.id == id }) {
          draw(session, in: area, isSelected)
        }
      }
      if isSelected {
        screen.cursor = Screen.Cursor(column: area.column, row: area.row, isVisible: false)
      }
      screen.clip = screen.bounds
    }
  }

  private func draw(_ session: SceneSession, in area: CellRectangle, _ isSelected: Bool) {
    let inside = area.inset(columns: 1, rows: 1)
    let style = isSelected ? Theme.selection : Theme.title
    screen.clip = CellRectangle(
      column: area.column + 1, row: area.row, columns: area.columns - 5, rows: 1)
    screen.draw(" \(title(of: session)) ", column: area.column + 1, row: area.row, style: style)
    screen.clip = area
    screen.draw("[×]", column: area.endColumn - 4, row: area.row, style: Theme.dim)
    screen.clip = inside
    if let picture = pictures[session.id] ?? drawnPicture(of: session) {
      screen.draw(picture, in: inside)
    } else {
      screen.draw("not shown yet", column: inside.column, row: inside.row, style: Theme.dim)
    }
    screen.clip = area
    screen.draw(
      " \(session.stateName) ", column: area.column + 2, row: area.endRow - 1,
      style: isSelected ? Theme.accent : Theme.dim)
  }
}

extension SceneSession {
  /// The state of the session's scene in words.
  var stateName: String {
    switch scene?.activationState {
    case .foregroundActive: "active"
    case .foregroundInactive: "inactive"
    case .background: "background"
    case .unattached, nil: "disconnected"
    }
  }
}
