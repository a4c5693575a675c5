// External displays; each has its own session and scene while it is attached (S139).
extension Application {
  /// Requests scenes for external displays that are attached, now or later.
  ///
  /// Up to iOS 26, scenes are created without a request; ``HostProfile/externalDisplays`` determines which
  /// rule applies. If the user closed the scene of an attached display, the display gets another.
  public func registerForExternalDisplays() {
    queue.post { $0.afterLaunch { $0.connectDisplays() } }
  }

  private func connectDisplays() {
    if launchState.isEnding {
      return report(.applicationEnding("registration for external displays"))
    }
    displays.isRegistered = true
    for name in displays.withoutScenes { openScene(onDisplay: name) }
  }

  func attachDisplay(_ name: String) {
    guard profile.roles.contains(.windowExternalDisplayNonInteractive) else {
      return report(.displaysNotSupported(name, by: profile.name))
    }
    guard lifeCycleMode != .application else { return report(.displayWithoutScenes(name)) }
    let showsScenes = profile.externalDisplays == .automatic || displays.isRegistered
    let (isNew, hasScene) = displays.attach(name)
    // A display whose scene was closed gets another when it is attached again, but not at the closing.
    if !isNew, hasScene || !showsScenes { return report(.displayAttachedTwice(name)) }
    if showsScenes { openScene(onDisplay: name) }
  }

  func detachDisplay(_ name: String) {
    let (wasAttached, session) = displays.detach(name)
    guard wasAttached else { return report(.unknownDisplay(name)) }
    // A session whose scene can't be shown any more is discarded (S16).
    if let session = session.flatMap({ sessions[$0] }) { destroy(session) }
  }

  /// The names of the attached displays, for the next launch.
  package var attachedDisplays: [String] { displays.names }

  private func openScene(onDisplay name: String) {
    let session = open(
      nil, nil, role: .windowExternalDisplayNonInteractive, presenting: nil, for: [])
    displays.show(session.id, on: name)
  }
}

/// The reason why an application can't receive remote notifications.
public struct RegistrationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, as reported by the host.
  public var reason: String

  /// Creates an error with a reason.
  public init(reason: String) {
    self.reason = reason
  }

  public var description: String { reason }
}
