import Foundation

/// The part that connects scenes to sessions, and disconnects scenes.
@MainActor final class SceneConnector: ApplicationPart {
  /// The scene manifest, with the classes that it names; nil if there is none.
  let manifest: SceneManifest?
  /// The storyboards that scene configurations can name.
  var storyboards: [Storyboard]
  /// The persistent names of the classes that were looked up; nil for a class without a persistent name.
  var classNames: [ObjectIdentifier: String?] = [:]

  init(_ manifest: SceneManifest?, _ storyboards: [Storyboard]) {
    self.manifest = manifest
    self.storyboards = storyboards
  }

  /// Releases the storyboards, because the application has ended.
  func removeAll() {
    storyboards = []
  }

  // MARK: - Connecting

  /// Creates a scene and its delegate, and connects the scene to a session.
  ///
  /// If no configuration was chosen for the session, the application's delegate is asked for one first (S38). If the
  /// scene's delegate creates no window, a window with the declared content is created too.
  ///
  /// - Parameters:
  ///   - session: A session without a scene.
  ///   - isNew: Whether the session was just created; false if it had a scene before. Only a new session can get the
  ///     scene that its delegate's class declares. Only a session that had a scene before has a state to restore.
  ///   - events: The events for the scene, passed in its connection options.
  func connect(
    _ session: SceneSession, isNew: Bool, for events: [ExternalEvent]
  ) {
    let options = ConnectionOptions(events)
    if !isNew, let value = session.presentedValue { restoreValue(of: session, from: value.json) }
    if !session.isConfigured {
      if delegates.hasScenes { configure(session, options) }
      delegates.settle()
      if delegates.mode == .scenes, isNew { declared.host(session, for: events) }
    }
    if parts.isKilled { return }
    guard delegates.hasScenes else { return connectForApplication(session, for: events) }
    let scene = makeScene(for: session, options)
    sessions.connect(scene)
    options.notificationResponse?.targetScene = scene
    delivery.handoffs.expect(events, at: session)
    showStoryboard(of: session, in: scene)
    // The application's delegate may have read the options to choose a configuration. This doesn't count: an event in
    // the options is handled only if the scene's delegate reads it.
    options.reading.read = []
    let isTold = delegates.willConnect(scene, options)
    replaceStoryboard(in: scene)
    delegates.post(ConnectedScene.willConnectNotification, of: scene)
    let isDeclared = showDeclaredContent(in: scene)
    // If the scene's delegate was told of the connection and created the content itself, the content doesn't receive
    // the events.
    delivery.wait(for: events, at: scene, isTold: isTold, isDeclared: isDeclared)
    if !isNew { delegates.restoreState(of: scene) }
  }

  private func makeScene(for session: SceneSession, _ options: ConnectionOptions) -> ConnectedScene
  {
    let plan = ConnectionPlan(for: session)
    for problem in plan.problems { report(problem) }
    let scene = plan.sceneClass.init(session: session, connectionOptions: options)
    scene.isDelegateMissing = plan.isDelegateMissing
    if let delegateClass = plan.delegateClass {
      delegates.reportUncalledMethods(of: delegateClass)
      scene.delegate = delegateClass.init()
    }
    return scene
  }

  /// Adds a window with the declared content to a scene without windows.
  ///
  /// - Returns: Whether a window was added.
  private func showDeclaredContent(in scene: ConnectedScene) -> Bool {
    switch ConnectionPlan.content(of: scene, manifest, delegates.mode) {
    case .ofDelegate: return false
    case .nothing(let problem):
      report(problem)
      return false
    case .declared(let factory, let scene):
      scene.showWindow(of: .declaration, making: factory.make)
      return true
    }
  }

  /// Creates the only scene of an application without scenes, and adds the windows that the app created.
  ///
  /// To the library, such an application has exactly one scene, which has no delegate.
  private func connectForApplication(_ session: SceneSession, for events: [ExternalEvent]) {
    let scene = WindowScene(session: session, connectionOptions: ConnectionOptions([]))
    sessions.connect(scene)
    for window in windows.takeLoose() { window.attach(to: scene) }
    // A window that the delegate created before the launch is reported here. The report also explains why a scene
    // without declared content has no window, so the missing window isn't reported as a second problem.
    let isEarly = delegates.reportEarlyWindows()
    if !isEarly || session.factory != nil || !scene.windows.isEmpty {
      _ = showDeclaredContent(in: scene)
    }
    // The delegate receives the events before the application becomes active, as on a device.
    for event in events {
      delivery.deliver(event, to: scene)
    }
  }

  // MARK: - Disconnecting

  /// Disconnects a session's scene; the session remains (S12, S13).
  func disconnect(_ session: SceneSession) {
    guard let scene = session.scene else { return }
    delivery.handoffs.fail(of: session, because: "the scene went away before the activity arrived")
    transitions.bring(scene, to: .unattached)
    delivery.reportUntaken(at: scene, because: .disconnected)
    release(scene)
    sessions.disconnect(session)
    transitions.leave(session)
  }

  /// Releases all scenes without calling their delegates, when the application is no longer needed.
  func tearDown() {
    for session in sessions.connectedScenes.map(\.session).inOrder {
      guard let scene = session.scene else { continue }
      release(scene)
      sessions.disconnect(session)
    }
  }

  private func release(_ scene: ConnectedScene) {
    scene.isDisconnected = true
    for window in windows.windows(of: scene.session) { windows.close(window) }
    scene.end()
  }
}
