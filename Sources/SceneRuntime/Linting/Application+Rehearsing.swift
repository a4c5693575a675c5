import Foundation

extension Application {
  /// Whether a configuration's delegate makes a window, found out by connecting one to a scene
  /// nobody sees.
  ///
  /// - Parameters:
  ///   - configuration: The configuration, with classes.
  ///   - role: What the scene is for.
  ///   - delegate: What the scene delegate finds as its application's delegate; it isn't called.
  /// - Returns: Whether there was a window afterwards.
  static func makesWindow(
    _ configuration: SceneManifest.Configuration, role: SceneSession.Role,
    delegate: (any ApplicationDelegate)?
  ) -> Bool {
    let application = Application(
      identifier: "rehearsal", graph: SceneGraph(), contents: ContentFactories(),
      manifest: SceneManifest(supportsMultipleScenes: false),
      delegate: delegate, host: UnseenHost(), services: .repeatable())
    let session = SceneSession(
      id: "rehearsal", ordinal: 1, role: role,
      configuration: SceneConfiguration(configuration, role: role), application: application)
    session.configure()
    let outer = current
    current = application
    defer { current = outer }
    application.connect(session, isNew: false, for: [])
    let makesWindow = !application.windows(of: session).isEmpty
    application.tearDown()
    return makesWindow
  }
}
