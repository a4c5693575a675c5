// Functions for `ScenesTesting`, and the function with which `UIKitNames` reports a read of a global window to a test.

extension Application {
  /// Creates an application for a test that creates sessions and scenes itself, such as a test of a scene delegate.
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

  /// Sets the closure that is called when code reads a window from a property of the whole application, such as
  /// `UIApplication.keyWindow`, while several scenes are in the foreground.
  package func onGlobalRead(_ act: @escaping (String) -> Void) {
    parts.onGlobalRead = act
  }

  /// Calls the closure of ``onGlobalRead(_:)``, if one is set and several scenes are in the foreground.
  ///
  /// The module `UIKitNames` calls this function before a property of the whole application returns a window. If
  /// several scenes are in the foreground, each may have a key window (trap T22), so the returned window is a guess.
  ///
  /// - Parameter name: The name of the property that is read, such as `UIApplication.keyWindow`.
  package static func willReadGlobalWindow(_ name: String) {
    guard let parts = (current ?? latest)?.parts, let act = parts.onGlobalRead,
      parts.transitions.inForeground.count > 1
    else { return }
    act(name)
  }
}
