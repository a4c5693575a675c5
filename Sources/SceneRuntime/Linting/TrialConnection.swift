import Foundation

/// Connections of hidden scenes, which show how delegates configure a scene and which windows they
/// create.
///
/// Of the application's delegate, only the method that returns configurations is called.
@MainActor enum TrialConnection {
  /// Returns whether a configuration's delegate creates a visible window, by connecting such a
  /// delegate to a hidden scene.
  ///
  /// The storyboard's window is created too. This window has no content if the delegate's type
  /// doesn't register the storyboard.
  ///
  /// - Parameters:
  ///   - configuration: The configuration, with classes.
  ///   - role: The role of the scene.
  ///   - delegate: The application's delegate, which the scene delegate can read. The methods of
  ///     the application's delegate aren't called.
  /// - Returns: Whether the connected scene has a window that isn't the storyboard's.
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

  /// Returns the configuration names that an application's delegate requests and a manifest doesn't contain.
  ///
  /// - Parameters:
  ///   - delegate: The delegate, whose method is called.
  ///   - role: The role of the connecting scene.
  ///   - manifest: The manifest, which has configurations of the role.
  ///   - events: The events to connect with, one at a time, in addition to a connection without
  ///     events.
  /// - Returns: The names, without duplicates.
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

  /// Returns an application with a hidden host; the application's delegate isn't notified of the
  /// launch.
  private static func application(
    _ manifest: SceneManifest, _ delegate: (any ApplicationDelegate)?
  ) -> Application {
    Application(
      identifier: "trial", graph: SceneGraph(), contents: ContentFactories(),
      manifest: manifest, delegate: delegate, host: UnseenHost(), services: .repeatable())
  }
}

/// The content of an unregistered storyboard's window.
@MainActor private final class BlankContent: WindowContent {
  func mount(in window: SceneWindow) {}
  func update() {}
  func runEffects() {}
  func receive(_ event: ContentEvent) -> Problem? { nil }
  func deliver(_ event: ExternalEvent) -> Bool { false }
  func unmount() {}
}
