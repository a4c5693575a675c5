/// The scenes of external displays; each display has its own session and scene while it is attached (S139).
@MainActor final class DisplayScenes: ApplicationPart {
  private var displays = ExternalDisplays()

  /// The names of the attached displays.
  var names: [String] { displays.names }

  /// Connects scenes to the attached displays, and to those attached later.
  func register() {
    if launch.isEnding { return report(.ending("registration for external displays")) }
    displays.isRegistered = true
    for name in displays.withoutScenes { openScene(onDisplay: name) }
  }

  func attach(_ name: String) {
    guard profile.roles.contains(.windowExternalDisplayNonInteractive) else {
      return report(
        Problem(
          at: "display \"\(name)\"",
          "the profile \"\(profile.name)\" shows no scenes of role "
            + SceneSession.Role.windowExternalDisplayNonInteractive.rawValue,
          remedy: "run with a profile that shows them, such as tablet"))
    }
    guard delegates.hasScenes else {
      return report(
        Problem(
          at: "display \"\(name)\"",
          "the application life cycle runs, in which displays have no scenes",
          remedy: "adopt scenes"))
    }
    let showsScenes = profile.externalDisplays == .automatic || displays.isRegistered
    let (isNew, hasScene) = displays.attach(name)
    // A display whose scene was closed gets another when it is attached again, but not at the closing.
    if !isNew, hasScene || !showsScenes {
      return report(
        Problem(
          at: "display \"\(name)\"", "it is attached already",
          remedy: "have the host attach each display once, by a name of its own"))
    }
    if showsScenes { openScene(onDisplay: name) }
  }

  func detach(_ name: String) {
    let (wasAttached, session) = displays.detach(name)
    guard wasAttached else {
      return report(
        Problem(
          at: "display \"\(name)\"", "it isn't attached, so it can't go",
          remedy: "have the host use the name it was attached by"))
    }
    // A session whose scene can't be shown any more is discarded (S16).
    if let session = session.flatMap({ sessions[$0] }) { sessions.destroy(session) }
  }

  private func openScene(onDisplay name: String) {
    let session = sessions.open(
      nil, nil, role: .windowExternalDisplayNonInteractive, presenting: nil, for: [])
    displays.show(session.id, on: name)
  }

  /// Records that the session of a display was closed.
  func remove(_ session: SceneSession) {
    displays.remove(session.id)
  }
}
