import Foundation

/// Trials that find out which configurations an application's delegate requests, and whether a scene delegate creates a
/// window in a hidden scene.
///
/// Of the application's delegate, only the method that returns configurations is called.
@MainActor enum TrialConnection {
  /// Returns whether the delegate that a configuration names creates a visible window when it is connected to a hidden
  /// scene.
  ///
  /// If the configuration names a storyboard, the storyboard's window is created too. If the type of the application's
  /// delegate doesn't register the storyboard, this window is empty.
  ///
  /// - Parameters:
  ///   - configuration: The configuration, with the classes that it names.
  ///   - role: The role of the hidden scene.
  ///   - delegate: The application's delegate, which the scene delegate can read; nil if there is none. No method of
  ///     the application's delegate is called.
  /// - Returns: Whether the connected scene has a visible window other than the storyboard's window.
  static func createsWindow(
    _ configuration: SceneManifest.Configuration, role: SceneSession.Role,
    delegate: (any ApplicationDelegate)?
  ) -> Bool {
    let application = application(SceneManifest(supportsMultipleScenes: false), delegate)
    if let name = configuration.storyboardName,
      !application.storyboards.contains(where: { $0.name == name })
    {
      application.storyboards.append(Storyboard(name) { _ in BlankContent() })
    }
    let session = SceneSession(
      id: "trial", ordinal: 1, role: role,
      configuration: SceneConfiguration(configuration, role: role), parts: application.parts)
    session.configure()
    let outer = Application.current
    Application.current = application
    defer { Application.current = outer }
    application.parts.connector.connect(session, isNew: false, for: [])
    let createsWindow = (session.scene as? WindowScene)?.hasOwnWindow == true
    application.tearDown()
    return createsWindow
  }

  /// Returns the names of configurations that an application's delegate requests although they aren't in the manifest.
  ///
  /// - Parameters:
  ///   - delegate: The application's delegate, whose method for configurations is called.
  ///   - role: The role of the connecting scene.
  ///   - manifest: The manifest, which has configurations for the role.
  ///   - events: The events for which a scene connects, one event for each call. The method is also called once without
  ///     an event.
  /// - Returns: The names, without duplicates, in the order of the calls.
  static func configurationNames(
    requestedBy delegate: any ApplicationDelegate, role: SceneSession.Role,
    in manifest: SceneManifest,
    for events: [ExternalEvent]
  ) -> [String] {
    let application = application(manifest, delegate)
    let outer = Application.current
    Application.current = application
    defer { Application.current = outer }
    var names: [String] = []
    for events in [[]] + events.map({ [$0] }) {
      let session = SceneSession(
        id: "trial", ordinal: 1, role: role,
        configuration: SceneConfiguration(nil, role: role), parts: application.parts)
      application.parts.connector.configure(session, ConnectionOptions(events))
      guard session.configuration.isUnknown, let name = session.configuration.unknownName,
        !names.contains(name)
      else { continue }
      names.append(name)
    }
    return names
  }

  /// Returns an application whose windows are never shown, and whose delegate isn't told of a launch.
  private static func application(
    _ manifest: SceneManifest, _ delegate: (any ApplicationDelegate)?
  ) -> Application {
    Application(
      identifier: "trial", graph: SceneGraph(), contents: ContentFactories(),
      manifest: manifest, delegate: delegate, host: UnseenHost(), services: .repeatable())
  }
}

/// The content of the window of a storyboard that isn't registered.
@MainActor private final class BlankContent: WindowContent {
  func mount(in window: SceneWindow) {}
  func update() {}
  func runEffects() {}
  func receive(_ event: ContentEvent) -> Problem? { nil }
  func deliver(_ event: ExternalEvent) -> Bool { false }
  func unmount() {}
}
