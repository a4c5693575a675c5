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
  ///   - delegate: The scene delegate finds it as its application's delegate; it isn't called here.
  /// - Returns: Whether there was a window afterwards that isn't the storyboard's.
  static func makesWindow(
    _ configuration: SceneManifest.Configuration, role: SceneSession.Role,
    delegate: (any ApplicationDelegate)?
  ) -> Bool {
    let application = rehearsal(SceneManifest(supportsMultipleScenes: false), delegate)
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

  /// The names of configurations that an application's delegate asks for and a manifest doesn't have.
  ///
  /// - Parameters:
  ///   - delegate: The delegate, whose method is called.
  ///   - role: The role of the scene that connects.
  ///   - manifest: The manifest, which has configurations of the role.
  ///   - events: The events a scene connects for, one after the other, after nothing.
  /// - Returns: The names, each once.
  static func configurationNames(
    asked delegate: any ApplicationDelegate, role: SceneSession.Role, in manifest: SceneManifest,
    for events: [ExternalEvent]
  ) -> [String] {
    let application = rehearsal(manifest, delegate)
    let outer = current
    current = application
    defer { current = outer }
    var names: [String] = []
    for events in [[]] + events.map({ [$0] }) {
      let session = SceneSession(
        id: "rehearsal", ordinal: 1, role: role,
        configuration: SceneConfiguration(nil, role: role), application: application)
      application.configure(session, ConnectionOptions(events))
      guard session.configuration.isUnknown, let name = session.configuration.unknownName,
        !names.contains(name)
      else { continue }
      names.append(name)
    }
    return names
  }

  /// An application that nobody sees, with a delegate that isn't told of its launch.
  private static func rehearsal(
    _ manifest: SceneManifest, _ delegate: (any ApplicationDelegate)?
  ) -> Application {
    Application(
      identifier: "rehearsal", graph: SceneGraph(), contents: ContentFactories(),
      manifest: manifest, delegate: delegate, host: UnseenHost(), services: .repeatable())
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
