import SceneModel
import SceneRuntime

extension Workspace {
  /// Handles a mouse event.
  ///
  /// - Returns: The effect that the terminal host performs.
  func handle(_ mouse: MouseEvent) -> Effect {
    let (column, row) = (mouse.column, mouse.row)
    if case .release = mouse.action {
      draggedDivider = nil
      pressedScene = nil
      return .none
    }
    if row == rows - 1, case .press(.left) = mouse.action { return pressHint(at: column) }
    if overlay != nil { return handleInOverlay(mouse) }
    if let divider = draggedDivider, case .drag = mouse.action {
      let dividers = arrangement.dividers(in: contentArea)
      guard dividers.indices.contains(divider) else { return .none }
      // The distance is measured from the divider's current column, because a divider that is at its limit doesn't
      // follow the mouse.
      arrangement.move(
        divider: divider, by: column - dividers[divider], of: contentArea.columns)
      needsDrawing = true
      return .none
    }
    if case .drag = mouse.action {
      // While the mouse button is down, the scene in which it was pressed gets the mouse events, wherever the mouse is.
      if let place = places.first(where: { $0.scene == pressedScene }) { handle(mouse, in: place) }
      return .none
    }
    if let logArea, logArea.contains(column: column, row: row) {
      handleInLog(mouse, logArea)
      return .none
    }
    if case .press(.left) = mouse.action, !givesFrontRoom,
      let divider = arrangement.dividers(in: contentArea).firstIndex(of: column),
      !places.contains(where: { $0.isOver && $0.area.contains(column: column, row: row) })
    {
      draggedDivider = divider
      return .none
    }
    guard let place = places.last(where: { $0.area.contains(column: column, row: row) }) else {
      if case .press = mouse.action, foreground.isEmpty { application.receive(.foreground) }
      return .none
    }
    handle(mouse, in: place)
    return .none
  }

  /// Presses the key of the hint at a column; if a message covers the hints, removes the message instead.
  private func pressHint(at column: Int) -> Effect {
    if message != nil {
      message = nil
      return .none
    }
    return hintLine.key(at: column).map(handle) ?? .none
  }

  private func handle(_ mouse: MouseEvent, in place: Arrangement.Place) {
    if case .press = mouse.action {
      part = .content
      // A drag that begins on the title isn't passed to the content.
      pressedScene = nil
      if application.focusedSession?.id != place.scene { application.receive(.focus(place.scene)) }
      if mouse.row == place.area.row, place.showsTitle || place.isOver {
        if place.showsTitle, mouse.column >= place.area.endColumn - 3 {
          closeFront(of: place.scene)
        }
        return
      }
      pressedScene = place.scene
    }
    guard let pane = pane(of: place.scene) else { return }
    let inner = inner(of: place)
    send(
      pane.handle(mouse.action, column: mouse.column - inner.column, row: mouse.row - inner.row))
    changedWindows.insert(pane.window.id)
    openMenu(of: pane)
  }

  private func handleInLog(_ mouse: MouseEvent, _ area: CellRectangle) {
    switch mouse.action {
    case .wheel(_, let rows): log.move(by: rows * 3)
    case .press(.left):
      part = .log
      if mouse.row > area.row {
        let line = log.visibleLines(rows: area.rows - 1).lowerBound + mouse.row - area.row - 1
        log.select(line)
        if log.lines.indices.contains(line) { log.toggle(columns: columns) }
      } else if mouse.column >= area.endColumn - 3 {
        toggleLog()
      } else {
        log.setFilter(log.filter.next)
      }
    default: return
    }
    needsDrawing = true
  }

  // MARK: - Overlays

  private func handleInOverlay(_ mouse: MouseEvent) -> Effect {
    guard case .press(.left) = mouse.action else {
      if case .wheel(_, let rows) = mouse.action { turnWheel(rows) }
      return .none
    }
    let (column, row) = (mouse.column, mouse.row)
    switch overlay {
    case .switcher(let switcher): press(column: column, row: row, in: switcher)
    case .menu(var bar):
      switch bar.place(at: column, row, on: screen) {
      case .outside: overlay = nil
      case .heading: break
      case .menu(let menu):
        bar.select(menu: menu)
        overlay = .menu(bar)
      case .item(let item):
        bar.select(menu: bar.menu, item: item)
        return choose(bar.selected)
      }
    case .list(_, var list):
      switch list.place(at: column, row, on: screen) {
      case .outside: overlay = nil
      case .frame: break
      case .entry(let index):
        list.select(index)
        return choose(list.selected)
      }
    case .closing(let question):
      if let answer = question.answer(at: column, row, on: screen) {
        finish(question, isConfirmed: answer)
      }
    case nil: break
    }
    return .none
  }

  private func turnWheel(_ rows: Int) {
    switch overlay {
    case .list(let kind, var list):
      list.select(list.selection + rows * 3)
      overlay = .list(kind, list)
    case .switcher(var switcher):
      switcher.select(switcher.selection + rows)
      overlay = .switcher(switcher)
    case .menu, .closing, nil: break
    }
  }
}
