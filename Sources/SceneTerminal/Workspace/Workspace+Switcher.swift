import SceneModel
import SceneRuntime

extension Workspace {
  /// The sessions of the switcher: first the foreground sessions, then the others, both in the order of creation.
  ///
  /// Sessions of external displays, and of scenes that aren't listed, are left out.
  var switcherSessions: [SceneSession] {
    let shown = Set(foreground)
    return application.orderedSessions
      .filter {
        $0.role != .windowExternalDisplayNonInteractive && $0.sceneDescription?.isListed != false
      }
      .sorted {
        (shown.contains($0) ? 0 : 1, $0.ordinal) < (shown.contains($1) ? 0 : 1, $1.ordinal)
      }
  }

  func openSwitcher() {
    keepPictures(exceptFor: [])
    application.receive(.openSwitcher)
    overlay = .switcher(
      Switcher(
        switcherSessions.map(\.id), selecting: application.focusedSession?.id,
        hasNew: createsNewWindow))
  }

  func handle(_ key: KeyPress, in switcher: Switcher) {
    if key == KeyPress(.character("t"), .control) { return leaveSwitcher() }
    guard key.modifiers.isSubset(of: .shift) else { return }
    var switcher = switcher
    switch key.key {
    case .escape, .function(5): leaveSwitcher()
    case .enter, .character(" "): open(switcher.selected)
    case .character("+"), .character("n"): open(.new)
    case .delete, .backspace, .character("x"), .character("d"):
      if case .session(let scene) = switcher.selected { close(scene) }
    default:
      _ = switcher.handle(key)
      overlay = .switcher(switcher)
    }
  }

  private func leaveSwitcher() {
    overlay = nil
    application.receive(.foreground)
  }

  /// Opens the scene of a card or, for the card `new`, a new window; does nothing without a card.
  private func open(_ card: Switcher.Card?) {
    switch card {
    case .session(let scene): application.receive(.resume(scene))
    case .new:
      guard createsNewWindow else {
        message = Self.noNewWindow
        return
      }
      requestNewWindow()
    case nil: return
    }
    overlay = nil
  }

  /// Opens the card at a cell; if the cell is in the card's close button, closes the card's scene instead.
  func press(column: Int, row: Int, in switcher: Switcher) {
    var switcher = switcher
    let areas = switcher.layout(in: switcherArea).areas
    guard let index = areas.firstIndex(where: { $0?.contains(column: column, row: row) == true }),
      let area = areas[index]
    else { return }
    switcher.select(index)
    overlay = .switcher(switcher)
    if case .session(let scene) = switcher.selected, row == area.row, column >= area.endColumn - 4 {
      close(scene)
    } else {
      open(switcher.selected)
    }
  }

  // MARK: - Drawing

  func drawSwitcher(_ switcher: inout Switcher) {
    let sessions = switcherSessions
    switcher.update(sessions.map(\.id), hasNew: createsNewWindow)
    let layout = switcher.layout(in: switcherArea)
    switcher.columns = layout.columns
    var heading = sessions.count == 1 ? "1 window" : "\(sessions.count) windows"
    let hidden = layout.areas.count { $0 == nil }
    if hidden > 0 { heading += ", \(switcher.selection + 1) of \(layout.areas.count)" }
    screen.draw(heading, column: 1, row: 0, style: Theme.title)
    for (index, area) in layout.areas.enumerated() {
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
      " scene \(session.id), \(session.stateName) ", column: area.column + 2, row: area.endRow - 1,
      style: isSelected ? Theme.accent : Theme.dim)
  }

  /// Returns a picture of a scene that wasn't on the screen before; nil if the scene has no window.
  ///
  /// The picture has the size that the scene would have alone.
  private func drawnPicture(of session: SceneSession) -> Screen? {
    guard let pane = pane(of: session.id) else { return nil }
    var picture = Screen(columns: columns, rows: max(1, rows - 2))
    pane.layout(columns: picture.columns, rows: picture.rows)
    pane.settlePlaces()
    var drawing = ContentDrawing(pane.tree, column: 0, row: 0)
    drawing.draw(into: &picture)
    return picture
  }

  /// Stores pictures of the scenes on the screen, except the given scenes, for the switcher.
  ///
  /// The scenes are drawn again, because a menu or the switcher may cover them on the screen.
  func keepPictures(exceptFor scenes: Set<SceneID>) {
    for place in places where !scenes.contains(place.scene) {
      guard let pane = pane(of: place.scene) else { continue }
      let area = inner(of: place)
      var picture = Screen(columns: area.columns, rows: area.rows)
      var drawing = ContentDrawing(pane.tree, column: 0, row: 0, focus: .none)
      drawing.draw(into: &picture)
      pictures[place.scene] = picture
    }
    if pictures.count > 100 {
      let known = Set(application.orderedSessions.map(\.id))
      pictures = pictures.filter { known.contains($0.key) }
    }
  }
}

extension SceneSession {
  /// A description of the state of the session's scene.
  var stateName: String {
    switch scene?.activationState {
    case .foregroundActive: "active"
    case .foregroundInactive: "inactive"
    case .background: "background"
    case .unattached, nil: "disconnected"
    }
  }
}
