import Foundation

extension Application {
  /// Whether a configuration's delegate makes a visible window, found out by connecting one to a
  /// scene nobody sees.
  ///
  /// A storyboard has its window there too, without content if the delegate's type doesn't register it.
  ///
  /// - Parameters:
  ///   - configuration: The configuration, with classes.
  ///   - role: What the scene is for.
  ///   - delegate: What the scene delegate finds as its application's delegate; it isn't called.
  /// - Returns: Whether there was a window afterwards that isn't the storyboard's.
  static func makesWindow(
    _ configuration: SceneManifest.Configuration, role: SceneSession.Role,
    delegate: (any ApplicationDelegate)?
  ) -> Bool {
    let application = Application(
      identifier: "rehearsal", graph: SceneGraph(), contents: ContentFactories(),
      manifest: SceneManifest(supportsMultipleScenes: false),
      delegate: delegate, host: UnseenHost(), services: .repeatable())
    if let name = configuration.storyboardName,
      !application.storyboards.contains(where: { $0.name == name })
    {
      application.storyboards.append(Storyboard(name) { _ in BlankContent() })
    }
    let session = SceneSession(
      id: "rehearsal", ordinal: 1, role: role,
      configuration: SceneConfiguration(configuration, role: role), application: application)
    session.configure()
    let outer = current
    current = application
    defer { current = outer }
    application.connect(session, isNew: false, for: [])
    let makesWindow = (session.scene as? WindowScene)?.hasOwnWindow == true
    application.tearDown()
    return makesWindow
  }
}

/// What the window of a storyboard holds that can't be had.
@MainActor private final class BlankContent: WindowContent {
  func mount(in window: SceneWindow) {}
  func update() {}
  func runEffects() {}
  func receive(_ event: ContentEvent) -> Problem? { nil }
  func deliver(_ event: ExternalEvent) -> Bool { false }
  func unmount() {}
}
