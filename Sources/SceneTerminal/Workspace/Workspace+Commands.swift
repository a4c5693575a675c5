import SceneDisplay
import SceneLayout
import SceneModel
import SceneRuntime

extension Workspace {
  func perform(_ command: HostCommand) -> Effect {
    needsDrawing = true
    switch command {
    case .help: overlay = .list(.keys, FilteredList(keyEntries))
    case .commands: overlay = .list(.commands, FilteredList(commandEntries))
    case .find: overlay = .list(.elements, FilteredList(elementEntries))
    case .menu: overlay = .menu(MenuBar(menus))
    case .nextScene: focusNext(1)
    case .previousScene: focusNext(-1)
    case .switcher: openSwitcher()
    case .newWindow:
      if !createsNewWindow { message = Self.noNewWindow }
      requestNewWindow()
    case .closeScene: if let scene = focusedScene { closeFront(of: scene) }
    case .background:
      if (application.focusedSession?.scene as? WindowScene)?.allows(.minimize) == false {
        message = "The window can't be sent to the background now."
      } else if let scene = focusedScene {
        application.receive(.background(scene))
      }
    case .home:
      part = .content
      application.receive(.background(nil))
    case .slideOver: if let scene = sharingScene { arrangement.toggleSlideOver(scene) }
    case .zoom: if let scene = sharingScene { arrangement.toggleZoom(scene) }
    case .wider: widen(by: 2)
    case .narrower: widen(by: -2)
    case .log: toggleLog()
    case .redraw: return .redraw
    case .picture: return .picture
    case .attachDisplay: toggleDisplay()
    case .memoryWarning:
      application.receive(.memoryPressure)
      message = "The app was told that memory is short."
    case .suspend: return .suspend
    case .quit: return quit()
    }
    return .none
  }

  /// The sentence that says why New Window does nothing.
  static let noNewWindow = "The app can't open another window."

  /// Whether the command New Window opens a window.
  var createsNewWindow: Bool { newWindowScene != nil || application.createsNewWindow }

  /// Requests a new window: a window that the app's command New Window opens or, without such a command, a window of
  /// the first scene.
  func requestNewWindow() {
    request(newWindowScene.map { .openScene($0.id) } ?? .newWindow)
  }

  /// The scene whose windows the app's command New Window opens; nil if the app has no such command.
  ///
  /// The value is also nil if a request that names no scene opens a window of the same scene.
  private var newWindowScene: SceneDescription? {
    application.supportsMultipleScenes ? application.graph.newWindowScene : nil
  }

  /// Requests that a window is opened or closed.
  ///
  /// While an alert of the app waits for an answer, the application refuses the request, and the last line of the
  /// screen says that the alert must be answered first.
  func request(_ event: HostEvent) {
    if isShowingAlert { message = "Answer the alert first." }
    application.receive(event)
  }

  /// Whether an alert that the app declares as a scene waits for an answer.
  var isShowingAlert: Bool {
    application.orderedSessions.contains { $0.sceneDescription?.kind == .alert }
  }

  /// Requests that the application quits.
  ///
  /// A second request ends the application at once, unless a window asks a question before the application quits.
  private func quit() -> Effect {
    if isQuitting { return .end }
    if application.asksBeforeQuitting {
      application.quit()
      return .none
    }
    isQuitting = true
    message = "Quitting. ^C again ends at once."
    application.quit()
    return .none
  }

  /// Opens the log and moves the keyboard focus to it; closes the log if it has the keyboard focus.
  func toggleLog() {
    isLogOpen = !(isLogOpen && part == .log)
    part = isLogOpen ? .log : .content
  }

  private func toggleDisplay() {
    let name = "Display"
    if application.attachedDisplays.contains(name) {
      application.receive(.detachDisplay(name))
      return
    }
    application.receive(.attachDisplay(name))
    runTurns()
    if onDisplays.isEmpty {
      message = "The app shows nothing on a second screen; the log (F7) says why."
    }
  }

  private func widen(by columns: Int) {
    guard let scene = sharingScene else { return }
    arrangement.widen(scene, by: columns, of: contentArea.columns)
  }

  private var focusedScene: SceneID? { application.focusedSession?.id }

  /// The focused scene if other scenes share the screen with it; otherwise nil, and the last line of the screen says
  /// why.
  private var sharingScene: SceneID? {
    part = .content
    if foreground.count > 1 { return focusedScene }
    message = noOtherWindow
    return nil
  }

  /// The sentence that says why a command for several windows does nothing.
  private var noOtherWindow: String {
    foreground.isEmpty
      ? "There is no window on the screen." : "There is only one window on the screen."
  }

  // MARK: - Focus

  /// The foreground scenes in the order in which the focus moves through them.
  ///
  /// Scenes that are hidden while another scene is shown alone are included.
  private var sceneOrder: [SceneID] {
    arrangement.zoomed == nil
      ? arrangement.places(in: contentArea).map(\.scene) : arrangement.order
  }

  /// Moves the keyboard focus to the next window or, for a step of -1, to the previous window.
  ///
  /// If the log is open, the focus moves from the last window to the log, and from the log to the first window.
  private func focusNext(_ step: Int) {
    let scenes = sceneOrder
    let count = scenes.count + (isLogOpen ? 1 : 0)
    guard count > 1 else {
      message = noOtherWindow
      return
    }
    let current = part == .log ? scenes.count : focusedScene.flatMap(scenes.firstIndex) ?? 0
    let next = (current + step + count) % count
    if scenes.indices.contains(next) { focus(scenes[next]) } else { part = .log }
  }

  func focusPlace(_ number: Int) {
    let scenes = sceneOrder
    if scenes.indices.contains(number - 1) { focus(scenes[number - 1]) }
  }

  private func focus(_ scene: SceneID) {
    part = .content
    arrangement.show(scene)
    if scene != focusedScene { application.receive(.focus(scene)) }
  }
}
