import Foundation

/// The windows of an application, and their updates on the host.
@MainActor final class WindowUpdates: ApplicationPart {
  private let host: any SceneHost
  /// The contents that windows show.
  ///
  /// A content can be in only one window.
  let contents = MountedContents()
  /// The windows that were created before their scene, and wait for the scene.
  private var loose: [SceneWindow] = []
  /// Whether the host shows light text on a dark background.
  ///
  /// A change updates all windows.
  var isDark = false {
    didSet {
      guard isDark != oldValue else { return }
      for session in sessions.inOrder {
        for window in windows(of: session) { window.setNeedsUpdate() }
      }
    }
  }

  /// The sessions whose snapshots are taken at the end of the turn.
  private var snapshots: [SceneID] = []
  /// The pasteboard for values that a person copies.
  private(set) lazy var pasteboard = Pasteboard { [host] in _ = host.copy($0) }
  /// The pasteboard for values that a person drags.
  private(set) lazy var dragPasteboard = Pasteboard { _ in }

  init(host: any SceneHost) {
    self.host = host
  }

  subscript(id: WindowID) -> SceneWindow? {
    sessions[id.session].flatMap { windows(of: $0).first { $0.id == id } }
  }

  /// Returns the windows of a session's scene; none if the scene is disconnected.
  func windows(of session: SceneSession) -> [SceneWindow] {
    (session.scene as? WindowScene)?.windows ?? []
  }

  /// Withdraws a window from the host and closes it.
  ///
  /// The caller removes the window from its scene.
  func close(_ window: SceneWindow) {
    withdraw(window)
    window.close()
  }

  /// Opens a link outside the application.
  ///
  /// - Returns: Whether the host can open the link.
  func open(_ url: URL) -> Bool { host.open(url) }

  /// Passes a notification to the host, which shows the notification to the person.
  ///
  /// - Returns: Whether the host can show the notification.
  func show(_ notification: NotificationRecord) -> Bool { host.show(notification) }

  /// Releases the windows that wait for a scene, because the application has ended.
  func removeAll() {
    loose = []
  }

  // MARK: - Windows without a scene

  /// Keeps a window that has no scene yet, until a scene for it is created.
  func keepLoose(_ window: SceneWindow) {
    loose.append(window)
  }

  /// Releases a window that waited for a scene, because the window was added to a scene.
  func releaseLoose(_ window: SceneWindow) {
    loose.removeAll { $0 === window }
  }

  func takeLoose() -> [SceneWindow] {
    defer { loose = [] }
    return loose
  }

  /// Reports and releases the windows that still have no scene.
  ///
  /// An application with scenes calls this method at the end of each turn.
  func reportLoose() {
    for _ in takeLoose() { report(.windowWithoutScene) }
  }

  // MARK: - Updates

  /// Returns the windows to update, each only once, in the order in which `update(_:)` updates them.
  private func take(_ updates: TurnQueue.Updates) -> [SceneWindow] {
    // Most turns update one window, whose array needn't be copied.
    if updates.scenes.isEmpty, updates.windows.count < 2 { return updates.windows }
    var windows: [SceneWindow] = []
    for case let scene as WindowScene in updates.scenes { windows += scene.windows }
    windows += updates.windows
    if !isInOrder(windows) { windows.sort { @Sendable in $0.order < $1.order } }
    // Equal windows are beside each other now.
    var different: [SceneWindow] = []
    different.reserveCapacity(windows.count)
    for window in windows where window !== different.last { different.append(window) }
    return different
  }

  /// Returns whether windows are in the order in which `update(_:)` updates them, so that they needn't be sorted.
  ///
  /// This is usually true.
  private func isInOrder(_ windows: [SceneWindow]) -> Bool {
    var last = (session: 0, window: 0)
    for window in windows {
      let order = window.order
      if order < last { return false }
      last = order
    }
    return true
  }

  /// Updates windows in the order of their sessions and, within a session, in the order in which they were added to the
  /// scene.
  ///
  /// - Parameter updates: The windows to update; windows that have left the application's scenes are skipped.
  /// - Returns: The windows of `updates` in this order, each once, including skipped windows. After all updates, the
  ///   caller runs the effects of the windows that are mounted.
  func update(_ updates: TurnQueue.Updates) -> [SceneWindow] {
    let updated = take(updates)
    for window in updated {
      switch window.update(in: parts) {
      case .dropped: break
      case .hidden: withdraw(window)
      case .refused(let scene): refuse(window, .sharedContent(in: scene.session.id))
      case .shown(let content, let scene): show(content, of: window, in: scene)
      }
    }
    return updated
  }

  /// Shows the current content of a window on the host.
  private func show(_ content: any WindowContent, of window: SceneWindow, in scene: WindowScene) {
    if !scene.undelivered.isEmpty { delivery.setNeedsDelivery(to: scene) }
    if window.isPresented {
      host.update(window)
      return
    }
    connector.fit(scene, to: content)
    if host.present(window) {
      window.isPresented = true
      window.isKnownToHost = true
    } else {
      refuse(window, .unsupportedContent(type(of: content), in: scene.session.id))
    }
  }

  /// Withdraws a window from the host if it was presented.
  func withdraw(_ window: SceneWindow) {
    guard window.isKnownToHost else { return }
    window.isKnownToHost = false
    host.withdraw(window)
  }

  /// Withdraws a window because its content can't be shown, and reports the problem.
  ///
  /// The window stays withdrawn until its content is replaced.
  private func refuse(_ window: SceneWindow, _ problem: Problem) {
    window.isRefused = true
    withdraw(window)
    report(problem)
  }

  // MARK: - Snapshots

  /// Schedules a snapshot of a session's scene for the end of the turn.
  func takeSnapshot(of session: SceneSession) {
    snapshots.append(session.id)
  }

  /// Takes the scheduled snapshots of scenes that are in the background (S11).
  ///
  /// The method is called after the scene's delegate has been called and the windows have been updated.
  ///
  /// - Returns: Whether any snapshot was taken.
  func takeSnapshots() -> Bool {
    if snapshots.isEmpty { return false }
    let due = snapshots.filter { sessions[$0]?.scene?.activationState == .background }
    snapshots = []
    for id in due { note(.snapshot(id)) }
    return !due.isEmpty
  }
}
