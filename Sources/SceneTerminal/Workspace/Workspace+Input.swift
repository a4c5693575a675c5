import SceneDisplay
import SceneLayout
import SceneModel
import SceneRuntime

extension Workspace {
  /// An effect of input on the process, which its host performs.
  package enum Effect: Hashable, Sendable {
    case none
    case redraw
    case suspend
    /// Ends the process at once.
    case end
  }

  /// Handles input: translates it to events of the application, or changes what is shown.
  ///
  /// - Returns: The effect on the process.
  package func handle(_ event: InputEvent) -> Effect {
    switch event {
    case .key(let key): return handle(key)
    case .mouse(let mouse): return handle(mouse)
    case .paste(let text): paste(text)
    case .focus(let hasFocus):
      hasTerminalFocus = hasFocus
      needsDrawing = true
    case .resize(let columns, let rows): resize(columns: columns, rows: rows)
    case .reply: break
    }
    return .none
  }

  private func handle(_ key: KeyPress) -> Effect {
    if message != nil {
      message = nil
      needsDrawing = true
    }
    if key == KeyPress(.character("c"), .control) { return perform(.quit) }
    if key == KeyPress(.character("z"), .control) { return perform(.suspend) }
    if overlay != nil { return handleInOverlay(key) }
    if part == .log, handleInLog(key) { return .none }
    let isTyping = part == .content && focusedPane?.isTyping == true
    // The app's own shortcuts come first, but not the few keys that always work.
    if part == .content, let pane = focusedPane, !isReserved(key) {
      if let events = pane.handle(key) {
        send(events)
        changedWindows.insert(pane.window.id)
        return .none
      }
      if let scene = application.graph.scenes.first(where: {
        $0.keyboardShortcut.map(key.matches) == true
      }) {
        application.receive(.openScene(scene.id))
        return .none
      }
    }
    if let command = HostCommand.of(key, isTyping: isTyping) { return perform(command) }
    if case .character(let digit) = key.key, key.modifiers == .option,
      let number = digit.wholeNumberValue
    {
      focusPlace(number)
    } else if key.key == .enter, foreground.isEmpty {
      application.receive(.foreground)
    }
    return .none
  }

  /// Whether a key is one of the host's in any window, such as a function key.
  private func isReserved(_ key: KeyPress) -> Bool {
    if case .function = key.key { return true }
    return false
  }

  func send(_ events: [HostEvent]) {
    for event in events { application.receive(event) }
  }

  private func paste(_ text: String) {
    if case .commands(var list) = overlay {
      list.search(list.query + text.filter { !$0.isNewline })
      overlay = .commands(list)
      needsDrawing = true
      return
    }
    guard overlay == nil, part == .content, let pane = focusedPane else { return }
    let (isHandled, event) = pane.edit {
      $0.paste(text)
      return true
    }
    if isHandled { changedWindows.insert(pane.window.id) }
    if let event { application.receive(event) }
  }

  // MARK: - Log

  private func handleInLog(_ key: KeyPress) -> Bool {
    switch key.key {
    case .up, .character("k"): log.move(by: -1)
    case .down, .character("j"): log.move(by: 1)
    case .pageUp: log.move(by: -10)
    case .pageDown: log.move(by: 10)
    case .home: log.move(by: -log.lines.count)
    case .end: log.move(by: log.lines.count)
    case .enter, .character(" "): log.toggle(explanation)
    case .character("f"): log.setFilter(log.filter.next)
    case .escape, .tab: part = .content
    default: return false
    }
    needsDrawing = true
    return true
  }

  // MARK: - Overlays

  private func handleInOverlay(_ key: KeyPress) -> Effect {
    needsDrawing = true
    if key == KeyPress(.character("l"), .control) { return perform(.redraw) }
    switch overlay {
    case .menu, .closing:
      // Control-L isn't an L.
      if !key.modifiers.isSubset(of: .shift) { return .none }
    default: break
    }
    switch overlay {
    case .help(var list):
      if key.key == .escape || key.key == .function(1) || key.key == .character("?") {
        overlay = nil
      } else if key.key == .enter {
        overlay = nil
        if let entry = list.selected { return perform(entry.item) }
      } else if list.handle(key) {
        overlay = .help(list)
      }
    case .commands(var list):
      if key.key == .escape || key.key == .function(2) {
        overlay = nil
      } else if key.key == .enter {
        return choose(list.selected)
      } else if list.handle(key) {
        overlay = .commands(list)
      }
    case .menu(var bar):
      if key.key == .escape || key.key == .function(10) {
        overlay = nil
      } else if key.key == .enter || key.key == .character(" ") {
        return choose(bar.selected)
      } else if bar.handle(key) {
        overlay = .menu(bar)
      }
    case .switcher(let switcher): handle(key, in: switcher)
    case .closing(let scene, let question, let isConfirming):
      handle(key, closing: scene, question, isConfirming)
    case nil: break
    }
    return .none
  }

  /// Performs a chosen entry, or says why it can't be.
  func choose(_ entry: FilteredList<Action>.Entry?) -> Effect {
    guard let entry else { return .none }
    if let obstacle = entry.obstacle {
      message = "\(entry.title): \(obstacle)"
      return .none
    }
    overlay = nil
    switch entry.item {
    case .host(let command): return perform(command)
    case .openScene(let scene): application.receive(.openScene(scene))
    case .focus(let scene): application.receive(.resume(scene))
    case .notification(let identifier): activateNotification(identifier)
    case .press(let pane, let target):
      let isCommand = target.menu != nil
      send(isCommand || !target.isField ? pane.press(target) : pane.moveFocus(to: target))
      changedWindows.insert(pane.window.id)
    }
    return .none
  }

  private func handle(_ key: KeyPress, in switcher: Switcher) {
    var switcher = switcher
    switch key.key {
    case .escape, .function(5),
      .character("t") where key.modifiers == .control:
      overlay = nil
      application.receive(.foreground)
    case .enter, .character(" "): open(switcher.selected)
    case .character("+"), .character("n"): open(.new)
    case .delete, .backspace, .character("x"), .character("d"):
      if case .session(let scene) = switcher.selected { close(scene) }
    default:
      _ = switcher.handle(key)
      overlay = .switcher(switcher)
    }
  }

  /// Opens the scene of a card.
  func open(_ card: Switcher.Card?) {
    switch card {
    case .session(let scene): application.receive(.resume(scene))
    case .new: application.receive(.newWindow)
    case nil: return
    }
    overlay = nil
  }

  private func handle(
    _ key: KeyPress, closing scene: SceneID, _ question: SceneClosureConfirmation,
    _ isConfirming: Bool
  ) {
    switch key.key {
    case .left, .right, .tab, .up, .down:
      overlay = .closing(scene, question, isConfirming: !isConfirming)
    case .character("y"): answer(true, closing: scene)
    case .enter, .character(" "): answer(isConfirming, closing: scene)
    case .escape, .character("n"): answer(false, closing: scene)
    default: break
    }
  }

  private func answer(_ isConfirmed: Bool, closing scene: SceneID) {
    overlay = nil
    if isConfirmed { application.receive(.close(scene)) }
  }

  /// Closes a scene, after the question that it asks for.
  func close(_ scene: SceneID) {
    let session = application.orderedSessions.first { $0.id == scene }
    if let question = (session?.scene as? WindowScene)?.closureConfirmation {
      overlay = .closing(scene, question, isConfirming: false)
      needsDrawing = true
    } else {
      application.receive(.close(scene))
    }
  }

  // MARK: - Mouse

  private func handle(_ mouse: MouseEvent) -> Effect {
    let (column, row) = (mouse.column, mouse.row)
    if overlay != nil { return handleInOverlay(mouse) }
    if case .release = mouse.action {
      draggedDivider = nil
      return .none
    }
    if let (divider, from) = draggedDivider, case .drag = mouse.action {
      arrangement.move(divider: divider, by: column - from, of: contentArea.columns)
      draggedDivider = (divider, column)
      needsDrawing = true
      return .none
    }
    if let logArea, logArea.contains(column: column, row: row) {
      handleInLog(mouse, logArea)
      return .none
    }
    if row == rows - 1, case .press(.left) = mouse.action { return pressHint(at: column) }
    if case .press(.left) = mouse.action,
      let divider = arrangement.dividers(in: contentArea).firstIndex(of: column),
      !places.contains(where: { $0.isOver && $0.area.contains(column: column, row: row) })
    {
      draggedDivider = (divider, column)
      return .none
    }
    guard let place = places.last(where: { $0.area.contains(column: column, row: row) }) else {
      if case .press = mouse.action, foreground.isEmpty { application.receive(.foreground) }
      return .none
    }
    if case .press = mouse.action {
      part = .content
      if application.focusedSession?.id != place.scene { application.receive(.focus(place.scene)) }
      if row == place.area.row {
        if column >= place.area.endColumn - 3 { close(place.scene) }
        return .none
      }
    }
    guard let pane = pane(of: place.scene) else { return .none }
    let inner = inner(of: place)
    send(pane.handle(mouse.action, column: column - inner.column, row: row - inner.row))
    changedWindows.insert(pane.window.id)
    return .none
  }

  private func handleInLog(_ mouse: MouseEvent, _ area: CellRectangle) {
    switch mouse.action {
    case .wheel(_, let rows): log.move(by: rows * 3)
    case .press(.left):
      part = .log
      let first = firstLogLine(in: area)
      if mouse.row > area.row {
        log.move(by: first + mouse.row - area.row - 1 - (log.selection ?? log.lines.count - 1))
        log.toggle(explanation)
      } else {
        log.setFilter(log.filter.next)
      }
    default: return
    }
    needsDrawing = true
  }

  private func handleInOverlay(_ mouse: MouseEvent) -> Effect {
    guard case .press(.left) = mouse.action else {
      handleWheel(mouse)
      return .none
    }
    needsDrawing = true
    switch overlay {
    case .switcher(var switcher):
      let areas = switcher.areas(in: switcherArea).areas
      guard
        let index = areas.firstIndex(where: {
          $0?.contains(column: mouse.column, row: mouse.row) == true
        }), let area = areas[index]
      else { return .none }
      switcher.select(index)
      overlay = .switcher(switcher)
      if case .session(let scene) = switcher.selected, mouse.row == area.row,
        mouse.column >= area.endColumn - 4
      {
        close(scene)
      } else {
        open(switcher.selected)
      }
    case .menu(var bar):
      let starts = bar.columns(from: 1)
      if mouse.row == 0 {
        if let menu = starts.lastIndex(where: { $0 <= mouse.column }) { bar.select(menu: menu) }
        overlay = .menu(bar)
      } else {
        guard bar.menus.indices.contains(bar.menu) else { return .none }
        let area = menuArea(bar).inset(columns: 1, rows: 1)
        let item = mouse.row - area.row + firstItem(of: bar)
        guard area.contains(column: mouse.column, row: mouse.row),
          bar.menus[bar.menu].items.indices.contains(item)
        else {
          overlay = nil
          return .none
        }
        bar.select(menu: bar.menu, item: item)
        return choose(bar.selected)
      }
    case .commands(var list):
      let area = listArea(list.entries.count)
      guard area.contains(column: mouse.column, row: mouse.row) else {
        overlay = nil
        return .none
      }
      guard let index = entry(at: mouse.row, of: list) else { return .none }
      list.select(index)
      return choose(list.selected)
    case .help(var list):
      guard listArea(list.entries.count).contains(column: mouse.column, row: mouse.row) else {
        overlay = nil
        return .none
      }
      guard let index = entry(at: mouse.row, of: list) else { return .none }
      list.select(index)
      overlay = .help(list)
    case .closing(let scene, let question, _):
      let parts = questionParts(question)
      if parts.cancel.contains(column: mouse.column, row: mouse.row) {
        answer(false, closing: scene)
      } else if parts.confirm.contains(column: mouse.column, row: mouse.row) {
        answer(true, closing: scene)
      }
    case nil: break
    }
    return .none
  }

  /// Returns the number of the entry in a row of the screen; nil if there is none.
  private func entry<Item>(at row: Int, of list: FilteredList<Item>) -> Int? {
    let area = listArea(list.entries.count)
    let index = row - area.row - 2 + firstEntry(list.selection, in: area)
    guard row > area.row + 1, row < area.endRow - 2, list.entries.indices.contains(index) else {
      return nil
    }
    return index
  }

  private func handleWheel(_ mouse: MouseEvent) {
    guard case .wheel(_, let rows) = mouse.action else { return }
    needsDrawing = true
    switch overlay {
    case .help(var list):
      list.select(list.selection + rows * 3)
      overlay = .help(list)
    case .commands(var list):
      list.select(list.selection + rows * 3)
      overlay = .commands(list)
    case .switcher(var switcher):
      switcher.select(switcher.selection + rows)
      overlay = .switcher(switcher)
    case .menu, .closing, nil: break
    }
  }
}
