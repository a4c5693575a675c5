import Foundation

/// The windows of an application, and their updates on the host.
@MainActor final class WindowUpdates: ApplicationPart {
  private let host: any SceneHost
  /// The windows that show content, by content.
  private var windowsByContent: [ObjectIdentifier: WindowID] = [:]
  /// The windows created before their scene.
  private var loose: [SceneWindow] = []
  /// The sessions whose snapshots are taken at the end of the turn.
  private var snapshots: [SceneID] = []
  /// The pasteboard of what a person copied.
  private(set) lazy var pasteboard = Pasteboard { [host] in _ = host.copy($0) }
  /// The pasteboard of what a person drags.
  private(set) lazy var dragPasteboard = Pasteboard { _ in }

  init(host: any SceneHost) {
    self.host = host
  }

  subscript(id: WindowID) -> SceneWindow? {
    sessions[id.session].flatMap { windows(of: $0).first { $0.id == id } }
  }

  /// Returns the windows of a session's scene; none if it is disconnected.
  func windows(of session: SceneSession) -> [SceneWindow] {
    (session.scene as? WindowScene)?.windows ?? []
  }

  /// Withdraws and closes a window; the caller removes it from its scene.
  func close(_ window: SceneWindow) {
    withdraw(window)
    window.close()
  }

  /// Opens a link outside the application.
  ///
  /// - Returns: Whether the host can open it.
  func open(_ url: URL) -> Bool { host.open(url) }

  /// Shows a notification by the host.
  ///
  /// - Returns: Whether the host shows it.
  func show(_ notification: NotificationRecord) -> Bool { host.show(notification) }

  /// Forgets all windows, because the application is gone.
  func removeAll() {
    (windowsByContent, loose) = ([:], [])
  }

  // MARK: - Windows without a scene

  /// Keeps a window until its scene is created.
  func keepLoose(_ window: SceneWindow) {
    loose.append(window)
  }

  /// Forgets a window that got its scene.
  func releaseLoose(_ window: SceneWindow) {
    loose.removeAll { $0 === window }
  }

  func takeLoose() -> [SceneWindow] {
    defer { loose = [] }
    return loose
  }

  /// Reports windows that were created without a scene in an application with scenes.
  func reportLoose() {
    for _ in takeLoose() { report(.windowWithoutScene) }
  }

  // MARK: - Updates

  /// Updates the windows that changed, in order.
  ///
  /// - Parameter changed: The windows; those without a scene aren't updated.
  /// - Returns: The windows in order, whose effects run later.
  func update(_ changed: [SceneWindow]) -> [SceneWindow] {
    let updated = changed.count > 1 ? changed.sorted { @Sendable in $0.order < $1.order } : changed
    for window in updated {
      window.beginUpdate()
      update(window)
    }
    return updated
  }

  private func update(_ window: SceneWindow) {
    guard let scene = window.windowScene else { return }
    guard window.isVisible else {
      window.isPresented = false
      return withdraw(window)
    }
    guard let content = window.content, !window.isRefused else { return withdraw(window) }
    guard window.mount(content) else {
      return refuse(window, .sharedContent(in: scene.session.id))
    }
    // Content that was replaced when it was mounted is unmounted.
    guard window.content === content else { return }
    window.isUpdating = true
    content.update()
    window.isUpdating = false
    // Content that was replaced during its update is unmounted; the next turn shows the new content.
    guard window.content === content else { return }
    if window.isKeyWindow { scene.session.titleDidChange(window.effectiveTitle) }
    if !scene.undelivered.isEmpty { delivery.setNeedsDelivery(to: scene) }
    if window.isPresented {
      host.update(window)
      return
    }
    connector.fit(scene, to: content.sizeLimits)
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

  /// Withdraws a window until its content is replaced, and reports the reason.
  private func refuse(_ window: SceneWindow, _ problem: Problem) {
    window.isRefused = true
    withdraw(window)
    report(problem)
  }

  /// Records the window that shows a content.
  ///
  /// - Returns: False if another window shows it.
  func show(_ content: any WindowContent, in window: WindowID) -> Bool {
    let key = ObjectIdentifier(content)
    guard windowsByContent[key] == nil else { return false }
    windowsByContent[key] = window
    return true
  }

  /// Records that a content is no longer shown.
  func hide(_ content: any WindowContent) {
    windowsByContent[ObjectIdentifier(content)] = nil
  }

  // MARK: - Snapshots

  /// Takes a snapshot of a session's scene at the end of the turn.
  func takeSnapshot(of session: SceneSession) {
    snapshots.append(session.id)
  }

  /// Takes the snapshots, after the callback and the update that it caused (S11).
  ///
  /// - Returns: Whether scenes have entered the background.
  func takeSnapshots() -> Bool {
    let due = snapshots.filter { sessions[$0]?.scene?.activationState == .background }
    snapshots = []
    for id in due { note(.snapshot(id)) }
    return !due.isEmpty
  }
}
