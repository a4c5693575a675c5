package import Foundation
package import SceneDisplay
import SceneLayout
import SceneModel
package import SceneRuntime

/// The screen of an application: its scenes side by side, and the menus and lists that a person has opened.
///
/// A workspace translates input to events of the application, and draws the result. It uses no terminal, so tests and
/// pictures use a workspace in the same way as the terminal host.
@MainActor package final class Workspace {
  /// An overlay over the scenes, which gets all keys except Control-C, Control-Z and Control-L.
  enum Overlay {
    case list(ListKind, FilteredList<Action>)
    case menu(MenuBar)
    case switcher(Switcher)
    case closing(ClosingQuestion)
  }

  /// The type of a list from which a person chooses an entry.
  enum ListKind: Hashable {
    case keys, commands, elements
    /// A menu of a window's content, with the title of the menu.
    case menu(String)

    var title: String {
      switch self {
      case .keys: "Keys"
      case .commands: "Commands"
      case .elements: "Find in Window"
      case .menu(let title): title
      }
    }
  }

  /// An action that a person chooses from a list.
  package enum Action {
    case host(HostCommand)
    /// The action that the given key has.
    case key(KeyPress)
    case press(WindowPane, Target)
    /// A standard command of a window.
    case standard(WindowPane, DisplayStandardCommand)
    /// Moves the focus to an element.
    case reach(WindowPane, Target)
    /// Sends an event to the content.
    case send(WindowPane, HostEvent)
    case openFile(URL)
    /// Picks up the element with the given name, and sends the event to the content.
    case pickUp(WindowPane, HostEvent, String)
    case openScene(SceneDescription.ID)
    case focus(SceneID)
    case notification(String)
  }

  /// The area of the screen that gets keys.
  enum Part {
    case content
    case log
  }

  /// A sheet, an alert or a dialog in front of a window.
  struct Front: Hashable {
    let window: WindowID
    let node: Int
  }

  package let application: Application
  /// The panes of the presented windows, by the identifiers of the windows.
  private(set) var panes: [WindowID: WindowPane] = [:]
  package internal(set) var arrangement = Arrangement() {
    didSet { if arrangement != oldValue { needsDrawing = true } }
  }
  var overlay: Overlay? {
    didSet { needsDrawing = true }
  }
  package internal(set) var log = LogPane()
  var isLogOpen = false {
    didSet { if isLogOpen != oldValue { needsDrawing = true } }
  }
  var part = Part.content {
    didSet { if part != oldValue { needsDrawing = true } }
  }

  /// Advice about settings of the terminal, which is shown at the end of the help.
  package var advice: [String] = []
  package private(set) var columns: Int
  package private(set) var rows: Int
  /// The last drawn screen.
  package internal(set) var screen: Screen
  /// For each scene, the picture that was last stored for the switcher.
  var pictures: [SceneID: Screen] = [:]
  /// The images that the terminal can show; nil to show alternative texts.
  package var images: ImageStore? {
    didSet {
      if images == nil, oldValue == nil { return }
      for pane in panes.values { pane.measureImages(by: images) }
      needsDrawing = true
    }
  }

  /// The scenes in the last complete drawing, with their areas.
  var places: [Arrangement.Place] = []
  /// The titles of scenes in the last drawing.
  var drawnTitles: [SceneID: String] = [:]
  /// The titles that several sessions had in the last complete drawing.
  var sharedTitles: Set<String> = []
  /// The windows whose content has changed since the last drawing.
  var changedWindows: Set<WindowID> = []
  /// Whether the whole screen has to be drawn again.
  var needsDrawing = true
  /// The scene that had the focus in the last complete drawing.
  var drawnFocus: SceneID?
  /// The sheet, alert or dialog that was in front of the focused window in the last complete drawing; nil if there was
  /// none.
  var drawnFront: Front?
  /// Whether the focused window was shown alone in the last complete drawing, so that the surface in front had room.
  var givesFrontRoom = false
  /// Whether the terminal can send all keys, even those with several modifiers for which no traditional bytes exist.
  package var sendsAllKeys = true
  /// Whether lines were added to the log since the last drawing.
  var isLogChanged = false
  /// The scene in which the mouse button was pressed, until the button is released.
  var pressedScene: SceneID?
  /// The index of the divider that the person drags with the mouse; nil if no divider is dragged.
  var draggedDivider: Int?
  private(set) var notifications = NotificationList()
  /// A line about the last action, which is shown until the person presses a key or clicks the last line.
  var message: String? {
    didSet { if message != oldValue { needsDrawing = true } }
  }

  /// Whether another program has the keyboard, so that the scenes are inactive.
  var isInterrupted = false {
    didSet { needsDrawing = true }
  }

  /// For each scene, the size that was last reported to the application.
  var sizes: [SceneID: SceneDescription.Size] = [:]
  /// The name of the element that a person has picked up; nil after the person drops the element or cancels the drag.
  var pickedTitle: String? {
    didSet { for pane in panes.values { pane.pickedTitle = pickedTitle } }
  }

  /// The reported shortcuts that several elements share, each with the names of the elements.
  var reportedShortcuts: Set<String> = []
  /// Whether a person has requested that the application quits, and no window has to ask a question first.
  var isQuitting = false
  /// The external events of the last input that have no decision in the log yet, in order.
  ///
  /// With each event are the lines that explain how the event was routed, if the lines are known already.
  var routed: ArraySlice<(event: ExternalEvent, reasons: [String]?)> = []

  /// Creates a workspace for an application, without windows.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - columns: The columns of the screen.
  ///   - rows: The rows of the screen.
  ///   - hasLog: Whether the screen has a log of the application's trace.
  package init(_ application: Application, columns: Int, rows: Int, hasLog: Bool = true) {
    self.application = application
    (self.columns, self.rows) = (max(1, columns), max(1, rows))
    screen = Screen(columns: columns, rows: rows)
    guard hasLog else { return }
    for entry in application.trace.entries { record(entry) }
    application.trace.addSink { [weak self] entry in self?.record(entry) }
  }

  // MARK: - Windows

  /// Shows a window; returns false for content that can't be displayed.
  package func present(_ window: SceneWindow) -> Bool {
    guard let pane = WindowPane(window) else { return false }
    pane.measureImages(by: images)
    pane.pickedTitle = pickedTitle
    panes[window.id] = pane
    needsDrawing = true
    return true
  }

  /// Applies the changes of a window's content, so that the next drawing shows them.
  package func update(_ window: SceneWindow) {
    panes[window.id]?.update()
    changedWindows.insert(window.id)
  }

  /// Removes a window.
  package func withdraw(_ window: SceneWindow) {
    panes[window.id] = nil
    if case .closing(let question) = overlay, question.scene == window.id.session {
      overlay = question.switcher.map(Overlay.switcher)
    }
    changedWindows.remove(window.id)
    needsDrawing = true
  }

  /// Returns the pane of a scene's key window or, without a key window, of the scene's newest window; nil if the scene
  /// has no window.
  func pane(of scene: SceneID) -> WindowPane? {
    let own = panes.values.filter { $0.window.id.session == scene }
    return own.first { $0.window.isKeyWindow }
      ?? own.max { $0.window.id.number < $1.window.id.number }
  }

  /// The pane of the focused scene.
  var focusedPane: WindowPane? {
    application.focusedSession.flatMap { pane(of: $0.id) }
  }

  /// The foreground sessions that share the screen, in the order of their creation.
  var foreground: [SceneSession] {
    sessions.filter { session in
      session.scene?.activationState.isForeground == true
        && session.role != .windowExternalDisplayNonInteractive
    }
  }

  /// The foreground sessions on external displays.
  var onDisplays: [SceneSession] {
    sessions.filter { session in
      session.scene?.activationState.isForeground == true
        && session.role == .windowExternalDisplayNonInteractive
    }
  }

  /// The sessions of the presented windows, without duplicates.
  private var sessions: [SceneSession] {
    let all = Set(panes.values.compactMap { $0.window.windowScene?.session })
    return all.sorted { $0.ordinal < $1.ordinal }
  }

  /// Returns the title of a scene's window; if the window has no title, the title of the session or of the scene's
  /// description, or a numbered title.
  func title(of session: SceneSession) -> String {
    let window = pane(of: session.id)?.window
    let title = window?.effectiveTitle ?? session.title ?? ""
    return title.isEmpty ? session.sceneDescription?.title ?? "Window \(session.ordinal)" : title
  }

  /// Returns the title of a scene's window; the scene's identifier follows if the log is open or another window has
  /// the same title.
  func distinctTitle(of session: SceneSession) -> String {
    let title = title(of: session)
    return isLogOpen || sharedTitles.contains(title) ? "\(title) (scene \(session.id))" : title
  }

  /// The sessions without a place on the screen, such as sessions in the background, and sessions that are hidden while
  /// another scene is shown alone.
  ///
  /// Like ``switcherSessions``, the list has no sessions of external displays, and none of scenes that aren't listed.
  var hiddenSessions: [SceneSession] {
    let seen = Set(places.map(\.scene))
    return switcherSessions.filter { !seen.contains($0.id) }
  }

  // MARK: - Notifications

  /// Stores a notification, and shows it in the last line.
  ///
  /// - Returns: The identifier with which the notification is activated.
  package func show(_ notification: NotificationRecord) -> String {
    let identifier = notifications.add(notification)
    let parts = [notification.title, notification.body].filter { !$0.isEmpty }
    message = "Notification: \(parts.joined(separator: ": ")) (F2 opens it)"
    return identifier
  }

  /// Sends the application a notification that a person has activated, so that the notification is routed to a scene.
  package func activateNotification(_ identifier: String) {
    guard let record = notifications.take(identifier) else { return }
    application.receive(.external(.receiveNotification(record)))
  }

  // MARK: - Size

  /// Changes the size of the screen after the terminal's size has changed.
  package func resize(columns: Int, rows: Int) {
    let size = TerminalSize(columns: columns, rows: rows)
    (self.columns, self.rows) = (size.columns, size.rows)
    screen = Screen(columns: self.columns, rows: self.rows)
    drawnFront = nil
    needsDrawing = true
  }

  // MARK: - Turns

  /// Runs the application's turns, at most about 10,000, until there is no work; then takes over the texts that the
  /// content has set for edited fields.
  package func runTurns() {
    var count = 0
    while application.runTurn(), count < 10_000 { count += 1 }
    for pane in panes.values { pane.settleEditing() }
  }
}

extension Workspace {
  /// Whether texts were drawn instead of images, because the files of the images aren't read yet.
  var awaitsImages: Bool { images?.hasWanted == true }

  /// Reads the files of images that were drawn as texts, without blocking the main actor, and requests another drawing.
  ///
  /// - Returns: Whether the screen has to be drawn again.
  func readImages() async -> Bool {
    guard let images else { return false }
    for name in images.takeWanted() {
      images.keep(await images.resources.load(name), as: name)
    }
    // While the files were read, the terminal may have reported another size of cells, so that the host has replaced
    // the store of images.
    guard self.images === images else { return false }
    for pane in panes.values { pane.measureImages(by: images) }
    needsDrawing = true
    return true
  }

  /// Returns a picture of an application whose windows another host shows.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - windows: The presented windows of the application.
  ///   - columns: The columns of the terminal.
  ///   - rows: The rows of the terminal.
  /// - Returns: The text of an SVG file.
  package static func picture(
    of application: Application, _ windows: [SceneWindow], columns: Int, rows: Int
  ) -> String {
    let workspace = Workspace(application, columns: columns, rows: rows, hasLog: false)
    for window in windows {
      workspace.panes[window.id] = WindowPane(window, loadsRows: false)
    }
    workspace.images = ImageStore(formats: [.png, .jpeg])
    if application.isSwitcherOpen {
      workspace.overlay = .switcher(
        Switcher(
          workspace.switcherSessions.map(\.id), selecting: application.focusedSession?.id,
          hasNew: application.createsNewWindow))
    }
    _ = workspace.draw()
    return ScreenPicture.svg(of: workspace.screen)
  }

  /// The size of a cell in points.
  private static let cell = (width: 8, height: 16)

  /// Returns the events that occurred during the layout of windows, such as changes of size; none while the whole
  /// screen has to be drawn.
  package func takeLayoutEvents() -> [HostEvent] {
    guard !needsDrawing else { return [] }
    let resized = places.compactMap { place -> HostEvent? in
      let area = inner(of: place)
      let size = SceneDescription.Size(
        width: Double(area.columns * Self.cell.width), height: Double(area.rows * Self.cell.height))
      guard sizes[place.scene] != size else { return nil }
      sizes[place.scene] = size
      return .resize(place.scene, to: SceneGeometry(size: size))
    }
    // Events for a window's content wait until the window has the focus, because sending the events would give the
    // window the focus.
    let focused = places.first { $0.scene == application.focusedSession?.id }
    return resized + (focused.flatMap { pane(of: $0.scene) }?.takeEvents() ?? [])
  }
}
