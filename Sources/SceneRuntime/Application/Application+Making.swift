// Functions for `ScenesTesting`, and the function by which `UIKitNames` reports a read of a global window to a test.

extension Application {
  /// Creates an application for the objects that a test makes.
  ///
  /// The application isn't launched by a host, and shows nothing.
  package convenience init(
    making delegate: (any ApplicationDelegate)?, manifest: SceneManifest?, profile: HostProfile
  ) {
    self.init(
      identifier: "test", graph: SceneGraph(), contents: ContentFactories(), manifest: manifest,
      delegate: delegate, host: UnseenHost(), profile: profile, services: .repeatable())
    if profile.hasScenes { parts.delegates.adoptScenes() }
    // Requests are carried out only after the launch, so the launch begins here, without events.
    parts.launch.begin()
  }

  /// Performs work as in a turn, and runs the turns that the work causes.
  package func perform<Result>(asInTurn work: () throws -> Result) rethrows -> Result {
    defer { while runTurn() {} }
    return try asCurrent(work)
  }

  /// Sets the closure that is called when code reads a window that belongs to no particular scene, such as the
  /// application's key window, while several scenes are in the foreground.
  package func onGlobalRead(_ act: @escaping (String) -> Void) {
    parts.onGlobalRead = act
  }

  /// Tells a test that code reads a window that belongs to no particular scene, such as the application's key window.
  ///
  /// The module `UIKitNames` calls this function before it returns such a window. If several scenes are in the
  /// foreground, each may have a key window (trap T22), so the returned window is a guess.
  ///
  /// - Parameter name: The property that is read, such as `keyWindow`.
  package static func willReadGlobalWindow(_ name: String) {
    guard let parts = (current ?? latest)?.parts, let act = parts.onGlobalRead,
      parts.transitions.inForeground.count > 1
    else { return }
    act(name)
  }
}
