import SceneDisplay
import SceneLayout
import SceneModel
import SceneRuntime

extension Workspace {
  /// The rows that a drawing may have changed; nil if it may have changed all rows.
  package typealias ChangedRows = Range<Int>?

  /// Draws the changes since the last drawing.
  ///
  /// - Returns: The rows that may have changed: nil if all may have changed, an empty range if none has changed.
  package func draw() -> ChangedRows {
    if columns < 20 || rows < 5 {
      drawTooSmall()
      return nil
    }
    // Close the overlay if the application's switcher is no longer open, for example because the app has opened a
    // window or is suspended.
    if overlay.isSwitcher, !application.isSwitcherOpen { overlay = nil }
    if foreground.map(\.id).sorted() != arrangement.order.sorted() { needsDrawing = true }
    if application.focusedSession?.id != drawnFocus { needsDrawing = true }
    let front = front
    if front != drawnFront { needsDrawing = true }
    // The surface in front may have become too large for its window.
    if let front, !givesFrontRoom, changedWindows.contains(front.window) { needsDrawing = true }
    if overlay != nil, !changedWindows.isEmpty || isLogChanged { needsDrawing = true }
    if needsDrawing {
      changedWindows = []
      isLogChanged = false
      drawAll()
      // Drawing has updated the arrangement, and the update has requested another drawing, which isn't needed.
      needsDrawing = false
      return nil
    }
    return drawChanges()
  }

  private func drawTooSmall() {
    screen = Screen(columns: columns, rows: rows)
    screen.draw("\(columns)×\(rows)", column: 0, row: 0)
    screen.draw("needs 20×5", column: 0, row: 1)
    needsDrawing = true
  }

  // MARK: - Areas

  /// The area of the scenes, above the external displays, the log and the line of hints.
  var contentArea: CellRectangle {
    let whole = CellRectangle(columns: columns, rows: rows - 1)
    let withoutLog = CellRectangle(columns: columns, rows: whole.rows - (logArea?.rows ?? 0))
    let display = displayArea(in: withoutLog)
    return CellRectangle(
      column: 0, row: 0, columns: columns, rows: withoutLog.rows - (display?.rows ?? 0))
  }

  /// The area of the log, including its title; nil if the log is closed.
  var logArea: CellRectangle? {
    guard isLogOpen else { return nil }
    let height = min(max(4, (rows - 1) * 2 / 5), max(0, rows - 4))
    return CellRectangle(column: 0, row: rows - 1 - height, columns: columns, rows: height)
  }

  /// Returns the area of external displays, below the scenes; nil if no display is used.
  private func displayArea(in area: CellRectangle) -> CellRectangle? {
    guard !onDisplays.isEmpty else { return nil }
    let height = max(4, area.rows / 3)
    return CellRectangle(
      column: 0, row: area.endRow - height, columns: area.columns, rows: height)
  }

  /// The area of the switcher's cards, between its heading and the log or the line of hints.
  var switcherArea: CellRectangle {
    CellRectangle(
      column: 1, row: 1, columns: columns - 2, rows: max(1, (logArea?.row ?? rows - 1) - 1))
  }

  /// Returns the area of a scene's content: below the title bar, or inside the frame of a floating scene.
  func inner(of place: Arrangement.Place) -> CellRectangle {
    let area = place.area
    guard place.isOver else {
      let title = place.showsTitle ? 1 : 0
      return CellRectangle(
        column: area.column, row: area.row + title, columns: area.columns, rows: area.rows - title)
    }
    return CellRectangle(
      column: area.column + 1, row: area.row + 1, columns: area.columns - 2, rows: area.rows - 2)
  }

  // MARK: - Everything

  /// The sheet, alert or dialog in front of the focused window; nil if there is none, or if no other window is on the
  /// screen.
  private var front: Front? {
    guard arrangement.order.count > 1, let pane = focusedPane, pane.tree.hasSurfaceInFront else {
      return nil
    }
    return Front(window: pane.window.id, node: pane.tree.front)
  }

  /// The minimum width, in columns, in which a sheet, an alert or a dialog is readable, and the width that is enough
  /// even for a sheet that scrolls.
  private static let frontWidths = (least: 30, enough: 64)

  /// Shows the focused window alone if the surface in front of it needs more room than the window has.
  ///
  /// The window stays alone until another surface, or none, is in front.
  private func giveFrontRoom(_ focus: SceneID) {
    let (before, wasAlone) = (drawnFront, givesFrontRoom)
    drawnFront = front
    givesFrontRoom = false
    guard let front = drawnFront, let pane = pane(of: focus),
      let place = places.first(where: { $0.scene == focus }), place.area != contentArea
    else { return }
    let area = inner(of: place)
    if front == before, wasAlone {
      givesFrontRoom = true
    } else {
      pane.layout(columns: area.columns, rows: area.rows)
      givesFrontRoom =
        area.columns < Self.frontWidths.least
        || area.columns < Self.frontWidths.enough && pane.tree.isScrolling(front.node)
    }
    if givesFrontRoom {
      places = [
        Arrangement.Place(scene: focus, area: contentArea, showsTitle: place.showsTitle)
      ]
    }
  }

  private func drawAll() {
    let scenes = foreground
    keepPictures(exceptFor: Set(scenes.map(\.id)))
    arrangement.update(scenes.map(\.id), besides: drawnFocus) { id in
      let session = scenes.first { $0.id == id }
      let scene = session?.scene as? WindowScene
      let (size, cell) = (scene?.effectiveGeometry.size, LayoutMetrics.terminal.pointsPerUnit)
      return Arrangement.Wish(
        floats: session?.sceneDescription?.floats == true, x: scene?.position?.x,
        y: scene?.position?.y,
        // A scene without a declared size has an empty size before it is drawn.
        size: size.flatMap { size in
          size.width <= 0 || size.height <= 0
            ? nil
            : .init(
              columns: Int(clamping: size.width / cell.width),
              rows: Int(clamping: size.height / cell.height))
        })
    }
    let focus = application.focusedSession?.id
    // A window that gets the focus is shown, even if another window was shown alone.
    if focus != drawnFocus, let focus, scenes.contains(where: { $0.id == focus }) {
      arrangement.show(focus)
    }
    drawnFocus = focus
    screen = Screen(columns: columns, rows: rows)
    screen.title = application.focusedSession.map(title) ?? application.name
    noteSharedTitles()
    places = arrangement.places(in: contentArea, focused: focus).map { place in
      var place = place
      let session = scenes.first { $0.id == place.scene }
      place.showsTitle = session?.sceneDescription?.showsTitle != false
      return place
    }
    if let focus { giveFrontRoom(focus) } else { drawnFront = nil }
    if case .switcher(var switcher) = overlay {
      drawSwitcher(&switcher)
      overlay = .switcher(switcher)
    } else if scenes.isEmpty {
      drawBackgroundScreen()
    } else {
      for place in places { draw(place) }
      drawDividers()
    }
    drawDisplays()
    if let logArea { log.draw(into: &screen, in: logArea, hasKeys: part == .log && overlay == nil) }
    drawHints()
    drawOverlay()
  }

  private func drawOverlay() {
    switch overlay {
    case .list(let kind, let list): list.draw(kind.title, into: &screen)
    case .menu(let bar): bar.draw(into: &screen)
    case .closing(let question): question.draw(into: &screen)
    case .switcher, nil: break
    }
  }

  /// Records the titles that more than one window has.
  private func noteSharedTitles() {
    var seen: Set<String> = []
    sharedTitles = []
    for session in switcherSessions {
      let title = title(of: session)
      if !seen.insert(title).inserted { sharedTitles.insert(title) }
    }
  }

  private func drawDividers() {
    if givesFrontRoom { return }
    for column in arrangement.dividers(in: contentArea) {
      for row in contentArea.row..<contentArea.endRow
      where !places.contains(where: { $0.isOver && $0.area.contains(column: column, row: row) }) {
        screen.draw("│", column: column, row: row, style: Theme.dim)
      }
    }
  }

  func draw(_ place: Arrangement.Place) {
    guard let pane = pane(of: place.scene), let session = pane.window.windowScene?.session else {
      return
    }
    if place.isOver {
      screen.fill(place.area)
      screen.drawFrame(place.area, style: Theme.accent)
    }
    drawTitle(of: session, in: place)
    drawContent(of: pane, in: inner(of: place), isFocused: hasKeys(session))
  }

  /// Returns whether a scene's window gets the keys.
  func hasKeys(_ session: SceneSession) -> Bool {
    application.focusedSession == session && overlay == nil && part == .content
  }

  func drawTitle(of session: SceneSession, in place: Arrangement.Place) {
    guard place.showsTitle else {
      drawnTitles[session.id] = distinctTitle(of: session)
      return
    }
    let bar = CellRectangle(
      column: place.area.column, row: place.area.row, columns: place.area.columns, rows: 1)
    let isFocused = application.focusedSession == session && part == .content
    let style = isFocused ? Theme.activeTitle : Theme.inactiveTitle
    screen.fill(bar, style: style)
    let state = session.scene?.activationState == .foregroundInactive ? " (inactive)" : ""
    let mark = isFocused ? "▶ " : "  "
    screen.clip = CellRectangle(
      column: bar.column, row: bar.row, columns: max(0, bar.columns - 4), rows: 1)
    let title = distinctTitle(of: session)
    drawnTitles[session.id] = title
    screen.draw(mark + title + state, column: bar.column, row: bar.row, style: style)
    screen.clip = screen.bounds
    let isClosable = (session.scene as? WindowScene)?.allows(.close) != false
    if bar.columns > 8, isClosable {
      screen.draw("[×]", column: bar.endColumn - 3, row: bar.row, style: style)
    }
  }

  /// Draws the content of a window.
  ///
  /// - Parameters:
  ///   - pane: The pane of the window.
  ///   - area: The area of the window's content on the screen.
  ///   - isFocused: Whether the window gets the keys.
  ///   - onlyChanges: Whether the unchanged content is on the screen already.
  /// - Returns: The rows of the screen that were drawn.
  @discardableResult
  func drawContent(
    of pane: WindowPane, in area: CellRectangle, isFocused: Bool, onlyChanges: Bool = false
  ) -> Range<Int> {
    pane.layout(columns: area.columns, rows: area.rows)
    pane.settlePlaces()
    let changed = pane.takeChangedRows()
    var rows = area.row..<area.endRow
    if onlyChanges, let changed {
      rows = (changed.lowerBound + area.row..<changed.upperBound + area.row).clamped(to: rows)
      if rows.isEmpty { return rows }
      // Extend the rows, because an image is always drawn completely.
      rows = screen.rows(rows, withImagesIn: area)
    }
    let visible = CellRectangle(
      column: area.column, row: rows.lowerBound, columns: area.columns, rows: rows.count)
    screen.clip = visible.intersection(screen.bounds)
    defer { screen.clip = screen.bounds }
    screen.fill(visible)
    var drawing = ContentDrawing(
      pane.tree, column: area.column, row: area.row,
      focus: isFocused ? pane.drawnFocus : .none, images: images)
    drawing.draw(into: &screen)
    if isFocused, drawing.cursor != nil || screen.cursor.map({ rows.contains($0.row) }) != false {
      screen.cursor = drawing.cursor
    }
    return rows
  }

  /// Draws the message that is shown while all scenes are in the background.
  private func drawBackgroundScreen() {
    let lines = [
      application.name, "",
      hasNoWindow ? "No window is open. Enter opens one." : "Enter returns to the app.",
      hasNoWindow ? "F10 shows the menus." : "F5 shows all windows.",
    ]
    for (index, line) in lines.enumerated() {
      let column = max(0, (columns - DisplayedText.width(of: line)) / 2)
      let row = max(0, contentArea.rows / 2 - 1 + index)
      screen.draw(line, column: column, row: row, style: index == 0 ? Theme.title : Theme.dim)
    }
  }

  func drawDisplays() {
    let sessions = onDisplays
    guard !sessions.isEmpty, overlay.isSwitcher == false else { return }
    let withoutLog = CellRectangle(columns: columns, rows: rows - 1 - (logArea?.rows ?? 0))
    guard let area = displayArea(in: withoutLog) else { return }
    screen.drawFrame(area, style: Theme.accent)
    let names = application.attachedDisplays.joined(separator: ", ")
    screen.draw(
      " \(names.isEmpty ? "Display" : names) ", column: area.column + 2, row: area.row,
      style: Theme.accent)
    if let session = sessions.first, let pane = pane(of: session.id) {
      drawContent(of: pane, in: area.inset(columns: 1, rows: 1), isFocused: false)
    }
  }
}

extension Workspace.Overlay? {
  var isSwitcher: Bool { if case .switcher = self { true } else { false } }
}
