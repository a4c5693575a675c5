/// The scenes of external displays: at most one session and one scene for each attached display (S139).
@MainActor final class DisplayScenes: ApplicationPart {
  private var attached = ExternalDisplays()

  /// The names of the attached displays.
  var names: [String] { attached.names }

  /// Returns the name of the display that shows a session's scene; nil if no external display shows it.
  func name(of session: SceneSession) -> String? { attached.name(of: session.id) }

  /// Connects a scene to each attached display without a scene, and to each display that is attached later.
  func register() {
    attached.isRegistered = true
    for name in attached.withoutScenes { openScene(onDisplay: name) }
  }

  func attach(_ name: String) {
    guard profile.roles.contains(.windowExternalDisplayNonInteractive) else {
      return report(.displaysNotSupported(name, by: profile.name))
    }
    guard delegates.hasScenes else { return report(.displayWithoutScenes(name)) }
    let showsScenes = profile.externalDisplays == .automatic || attached.isRegistered
    let (isNew, hasScene) = attached.attach(name)
    // If an event attaches a display again after the display's scene was closed, the display gets another scene. In
    // this case, it isn't a problem that the display was already attached.
    if !isNew, hasScene || !showsScenes { return report(.displayAttachedTwice(name)) }
    if showsScenes { openScene(onDisplay: name) }
  }

  func detach(_ name: String) {
    let (wasAttached, session) = attached.detach(name)
    guard wasAttached else { return report(.unknownDisplay(name)) }
    // The scene of the session can't be shown any more, so the session is discarded (S16).
    if let session = session.flatMap({ sessions[$0] }) { sessions.destroy(session) }
  }

  private func openScene(onDisplay name: String) {
    _ = sessions.open(
      nil, nil, role: .windowExternalDisplayNonInteractive, presenting: nil, for: [],
      onDisplay: name)
  }

  /// Records that a display shows the scene of a session.
  func show(_ session: SceneSession, on name: String) {
    attached.show(session.id, on: name)
  }

  /// Records that the session of a display's scene was discarded.
  func remove(_ session: SceneSession) {
    attached.remove(session.id)
  }
}
