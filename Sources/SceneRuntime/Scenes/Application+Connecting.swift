import Foundation

// Connecting scenes to sessions, and disconnecting them.
extension Application {
  /// Creates the scene of a session, its delegate, and its declared content if the delegate creates no
  /// window.
  ///
  /// - Parameters:
  ///   - session: A session without a scene.
  ///   - isNew: Whether the session connects for the first time. The application's delegate is asked for a
  ///     configuration if none was chosen for the session (S38).
  ///   - events: The events for the scene, passed in its connection options.
  func connect(
    _ session: SceneSession, isNew: Bool, for events: [ExternalEvent]
  ) {
    let options = ConnectionOptions(events)
    if !isNew, let value = session.presentedValue { restoreValue(of: session, from: value.json) }
    if !session.isConfigured {
      if lifeCycleMode != .application { configure(session, options) }
      settle()
      if lifeCycleMode == .scenes, isNew { host(session, for: events) }
    }
    if lifeCycleMode == .application { return connectForApplication(session, for: events) }
    let scene = makeScene(for: session, options)
    session.scene = scene
    objects.insert(scene)
    options.notificationResponse?.targetScene = scene
    expect(events, at: session)
    scene.title = session.sceneDescription?.windowTitle ?? ""
    showStoryboard(of: session, in: scene)
    // Earlier reads were made to choose a configuration; only the scene delegate's reads count.
    options.reading.read = []
    let isTold = telling(.willConnectTo, session.id, scene) {
      $0.scene(scene, willConnectTo: session, options: options)
    }
    replaceStoryboard(in: scene)
    post(ConnectedScene.willConnectNotification, of: scene)
    let isDeclared = showDeclaredContent(of: session, in: scene)
    // Content created by a delegate doesn't receive the events that were delivered to the delegate.
    wait(for: events, at: scene, isTold: isTold, isDeclared: isDeclared)
    if !isNew { restoreState(of: scene) }
  }

  /// Adds a window with the declared content to a scene without windows.
  ///
  /// - Returns: Whether a window was added.
  func showDeclaredContent(of session: SceneSession, in scene: ConnectedScene) -> Bool {
    guard let windowScene = scene as? WindowScene else {
      if session.factory != nil {
        report(.contentWithoutWindowScene(session.id, sceneClass: type(of: scene)))
      }
      return false
    }
    guard windowScene.windows.isEmpty else {
      if !windowScene.windows.contains(where: \.isVisible) { report(.noVisibleWindow(session.id)) }
      return false
    }
    guard let factory = session.factory else {
      // The cause is a missing delegate or an unreadable manifest, which was reported.
      if !scene.isDelegateMissing, manifest?.readingProblem == nil {
        report(
          .noWindow(
            session.id, role: session.role,
            hasDelegateClass: session.configuration.delegateClass != nil, in: lifeCycleMode))
      }
      return false
    }
    let window = SceneWindow(windowScene: windowScene)
    window.isDeclared = true
    window.content = factory.make(window)
    window.makeKeyAndVisible()
    return true
  }

  /// Disconnects a session's scene; the session remains (S12, S13).
  func disconnect(_ session: SceneSession) {
    guard let scene = session.scene else { return }
    failHandoffs(of: session, because: "the scene went away before the activity arrived")
    perform(LifeCycle.plan(from: scene.activationState, to: .unattached), on: scene)
    reportUntaken(at: scene, because: .disconnected)
    release(scene)
    session.scene = nil
    objects.remove(scene)
    make(foregroundScenes.leave(session.id))
  }

  /// Releases all scenes without calling their delegates, when the application is no longer needed.
  package func tearDown() {
    for session in orderedSessions {
      guard let scene = session.scene else { continue }
      release(scene)
      session.scene = nil
    }
    objects.removeScenes()
    current = CurrentActivity()
    launchState.terminate()
  }

  private func release(_ scene: ConnectedScene) {
    scene.isDisconnected = true
    if let windowScene = scene as? WindowScene {
      for window in windowScene.windows { close(window) }
      windowScene.windows = []
    }
    scene.delegate = nil
  }

  /// Withdraws and closes a window; the caller removes it from its scene.
  func close(_ window: SceneWindow) {
    withdraw(window)
    window.close()
    objects.remove(window)
  }

  func add(_ window: SceneWindow) {
    objects.insert(window)
  }

  func windows(of session: SceneSession) -> [SceneWindow] {
    (session.scene as? WindowScene)?.windows ?? []
  }

  /// Calls a method of a scene's delegate without a trace entry.
  ///
  /// - Returns: Whether the delegate implements the method.
  func asking(
    _ scene: ConnectedScene, _ callback: TraceEntry.Callback,
    _ call: (any ConnectedSceneDelegate) -> Void
  ) -> Bool {
    guard let delegate = scene.delegate else { return false }
    scene.delegateMethods.prepare(callback)
    call(delegate)
    return !scene.delegateMethods.isDefault(callback)
  }

  // MARK: - Internal helpers

  /// Chooses the configuration of a session by asking the application's delegate.
  func configure(_ session: SceneSession, _ options: ConnectionOptions) {
    session.configure()
    guard
      let configuration = asking(
        .configurationForConnecting, [session.id],
        { $0.application(self, configurationForConnecting: session, options: options) })
    else { return }
    guard configuration.givenRole ?? session.role == session.role else {
      report(
        .configurationOfOtherRole(configuration.role, for: session.id, of: session.role))
      return
    }
    session.configure(configuration.copy(for: session.role))
    if session.configuration.isUnknown {
      let known = manifest?.configurations[session.role] ?? []
      report(
        .unknownConfiguration(
          session.configuration.unknownName ?? "", known: known.compactMap(\.name),
          role: session.role, in: session.id))
    }
  }

  private func makeScene(
    for session: SceneSession, _ options: ConnectionOptions
  ) -> ConnectedScene {
    let configuration = session.configuration
    var sceneClass: ConnectedScene.Type = WindowScene.self
    if let named = configuration.sceneClass {
      if let named = named as? ConnectedScene.Type {
        sceneClass = named
      } else {
        report(
          .unusableClass(
            named, as: "sceneClass", required: "ConnectedScene", in: session.id))
      }
    } else if let name = configuration.sceneClassName {
      report(missing(name, "scene", session))
    }
    let scene = sceneClass.init(session: session, connectionOptions: options)
    if let named = configuration.delegateClass {
      if let named = named as? any ConnectedSceneDelegate.Type {
        reportUncalledMethods(of: named)
        scene.delegate = named.init()
      } else {
        scene.isDelegateMissing = true
        report(
          .unusableClass(
            named, as: "delegateClass", required: "ConnectedSceneDelegate", in: session.id))
      }
    } else if let name = configuration.delegateClassName {
      scene.isDelegateMissing = true
      report(missing(name, "delegate", session))
    } else if configuration.isUnknown {
      scene.isDelegateMissing = true
    }
    return scene
  }

  private func missing(_ name: String, _ kind: String, _ session: SceneSession) -> Problem {
    .missingClass(
      name, kind: kind, configuration: session.configuration.name, role: session.role,
      in: session.id)
  }

  /// Restores a session's presented value from its stored form, so that routing finds the session by it
  /// (S98).
  ///
  /// A value that can't be decoded is replaced by the declared default, or by nil (S100).
  func restoreValue(of session: SceneSession, from json: Data?) {
    guard let values = session.factory?.values else { return }
    do {
      guard let json else { throw CocoaError(.coderValueNotFound) }
      session.presentedValue = PresentedValue(value: try values.decode(json), json: json)
    } catch {
      session.presentedValue = defaultValue(of: session)
      report(.unreadableValue(of: values.type, in: session.id, because: error))
    }
    presentedValueDidChange(session)
  }
}
