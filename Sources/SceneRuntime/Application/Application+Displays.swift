// External displays: each has a session and a scene of its own for as long as it is there (S139).
extension Application {
  /// Has scenes made for the displays there are and for those that come, where that has to be asked for.
  ///
  /// Up to iOS 26 they are made without being asked for; ``HostProfile/externalDisplays`` says which rule
  /// there is. A display that had a scene and lost it, because a person closed that, gets another.
  public func registerForExternalDisplays() {
    queue.post { $0.afterLaunch { $0.connectDisplays() } }
  }

  private func connectDisplays() {
    if launchState.isEnding { return report(.ending("registration for external displays")) }
    displays.isRegistered = true
    for name in displays.withoutScenes { openScene(onDisplay: name) }
  }

  func attachDisplay(_ name: String) {
    guard profile.roles.contains(.windowExternalDisplayNonInteractive) else {
      return report(
        Problem(
          at: "display \"\(name)\"",
          "the profile \"\(profile.name)\" shows no scenes of role "
            + SceneSession.Role.windowExternalDisplayNonInteractive.rawValue,
          remedy: "run with a profile that shows them, such as tablet"))
    }
    guard lifeCycleMode != .application else {
      return report(
        Problem(
          at: "display \"\(name)\"",
          "the application runs the old life cycle, in which displays have no scenes",
          remedy: "adopt scenes"))
    }
    let showsScenes = profile.externalDisplays == .automatic || displays.isRegistered
    let (isNew, hasScene) = displays.attach(name)
    // A display whose scene a person has closed gets another; closing it alone brings none back.
    if !isNew, hasScene || !showsScenes {
      return report(
        Problem(
          at: "display \"\(name)\"", "it is attached already",
          remedy: "have the host attach each display once, by a name of its own"))
    }
    if showsScenes { openScene(onDisplay: name) }
  }

  func detachDisplay(_ name: String) {
    let (wasAttached, session) = displays.detach(name)
    guard wasAttached else {
      return report(
        Problem(
          at: "display \"\(name)\"", "it isn't attached, so it can't go",
          remedy: "have the host use the name it was attached by"))
    }
    // What can't be shown any more is discarded (S16).
    if let session = session.flatMap({ sessions[$0] }) { destroy(session) }
  }

  /// The displays there are, for a launch at which they are still there.
  package var attachedDisplays: [String] { displays.names }

  private func openScene(onDisplay name: String) {
    let session = open(
      nil, nil, role: .windowExternalDisplayNonInteractive, presenting: nil, for: [])
    displays.show(session.id, on: name)
  }
}

/// Why an application can't be sent notifications.
public struct RegistrationError: Error, Hashable, Sendable, CustomStringConvertible {
  public var reason: String

  /// An error for a reason that a host gives.
  public init(reason: String) {
    self.reason = reason
  }

  public var description: String { reason }
}
