import Foundation

// Calls of delegates, and notifications, about the life cycle of the application and of its scenes.
extension DelegateCalls {
  // MARK: - The launch

  /// Tells the application's delegate about the launch.
  ///
  /// Unless the application is known to have scenes, the delegate also gets the launch events, as launch options.
  ///
  /// - Returns: Whether the delegate refused the launch events, by returning false from a launch method.
  func tellLaunch(_ events: [ExternalEvent]) -> Bool {
    let options = mode == .scenes ? nil : Self.launchOptions(for: events)
    let answers = [
      ask(.willFinishLaunching) {
        $0.application(application, willFinishLaunchingWithOptions: options)
      },
      ask(.didFinishLaunching) {
        $0.application(application, didFinishLaunchingWithOptions: options)
      },
    ]
    return answers.contains(false)
  }

  // MARK: - Steps

  /// Tells the delegate of a scene about a step in the scene's life cycle, and posts the scene's notification of the
  /// step.
  ///
  /// In an application without scenes, only the application's delegate is told.
  func announce(_ step: LifeCycle.Step, of scene: ConnectedScene) {
    guard hasScenes else { return announceToApplication(step) }
    announceToScene(scene, step)
    if let name = step.notification { post(name, of: scene) }
  }

  /// Tells the application's delegate about a step in the life cycle of the only scene, in an application without
  /// scenes.
  private func announceToApplication(_ step: LifeCycle.Step) {
    switch step {
    case .enterForeground:
      // A return from the background is reported as entering the foreground, but the launch isn't.
      guard transitions.hasBeenAway else { return }
      _ = ask(.applicationWillEnterForeground) { $0.applicationWillEnterForeground(application) }
    case .becomeActive:
      _ = ask(.applicationDidBecomeActive) { $0.applicationDidBecomeActive(application) }
    case .resignActive:
      _ = ask(.applicationWillResignActive) { $0.applicationWillResignActive(application) }
    case .enterBackground:
      _ = ask(.applicationDidEnterBackground) { $0.applicationDidEnterBackground(application) }
    case .attachInBackground, .disconnect: break
    }
  }

  /// Tells the delegate of a scene about a step in the scene's life cycle.
  ///
  /// When the scene enters the background, its state is kept for restoration. If the scene connects in the background,
  /// no delegate method is called, and the step is only recorded in the trace.
  private func announceToScene(_ scene: ConnectedScene, _ step: LifeCycle.Step) {
    switch step {
    case .enterForeground:
      _ = tell(.sceneWillEnterForeground, scene) { $0.sceneWillEnterForeground(scene) }
    case .becomeActive:
      _ = tell(.sceneDidBecomeActive, scene) { $0.sceneDidBecomeActive(scene) }
    case .resignActive:
      _ = tell(.sceneWillResignActive, scene) { $0.sceneWillResignActive(scene) }
    case .enterBackground:
      _ = tell(.sceneDidEnterBackground, scene) { $0.sceneDidEnterBackground(scene) }
      keepState(of: scene)
    case .attachInBackground:
      note(.attachedInBackground(scene.session.id))
    case .disconnect:
      _ = tell(.sceneDidDisconnect, scene) { $0.sceneDidDisconnect(scene) }
    }
  }

  /// Tells the application's delegate about sessions that were discarded (S17).
  func didDiscard(_ sessions: [SceneSession]) {
    guard hasScenes else { return }
    _ = ask(.didDiscardSceneSessions, sessions.map(\.id)) {
      $0.application(application, didDiscardSceneSessions: Set(sessions))
    }
  }

  /// Tells the delegate of a scene about a change of its geometry (S135).
  func didUpdateGeometry(of scene: WindowScene, from previous: WindowScene.Geometry) {
    guard hasScenes else { return }
    _ = tell(.didUpdateEffectiveGeometry, scene) { delegate in
      guard let delegate = delegate as? any WindowSceneDelegate else {
        return scene.lacks(.didUpdateEffectiveGeometry)
      }
      delegate.windowScene(scene, didUpdateEffectiveGeometry: previous)
    }
  }

  // MARK: - Notifications

  /// Posts the notification of a change of the application's state.
  func post(_ edge: SceneTally.Edge) {
    switch edge {
    case .willEnterForeground: post(Application.willEnterForegroundNotification)
    case .didBecomeActive: post(Application.didBecomeActiveNotification)
    case .willResignActive: post(Application.willResignActiveNotification)
    case .didEnterBackground: post(Application.didEnterBackgroundNotification)
    }
  }

  func post(_ name: Notification.Name) {
    if parts.isKilled { return }
    services.notifications.post(name: name, object: application)
  }

  func post(_ name: Notification.Name, of scene: ConnectedScene) {
    if parts.isKilled { return }
    services.notifications.post(name: name, object: scene)
  }

  // MARK: - Connections

  /// Asks the application's delegate for the configuration of a session for which no configuration was chosen yet.
  ///
  /// - Returns: The configuration; nil if there is no delegate, or if the delegate doesn't implement the method.
  func configuration(
    of session: SceneSession, _ options: ConnectionOptions
  ) -> SceneConfiguration? {
    ask(.configurationForConnecting, [session.id]) {
      $0.application(application, configurationForConnecting: session, options: options)
    }
  }

  /// Tells the delegate of a scene that the scene connects to its session.
  ///
  /// - Returns: Whether the scene has a delegate that implements the method.
  func willConnect(_ scene: ConnectedScene, _ options: ConnectionOptions) -> Bool {
    tell(.willConnectTo, scene) {
      $0.scene(scene, willConnectTo: scene.session, options: options)
    }
  }

  /// Asks a scene's delegate for the activity that restores the scene's state, and saves a copy of the activity with
  /// the session (S118, S119).
  ///
  /// If the delegate doesn't implement the method, the session keeps the activity that was saved before.
  func keepState(of scene: ConnectedScene) {
    let session = scene.session
    var activity: UserActivity?
    let hasAnswered = tellUntraced(.stateRestorationActivity, scene) {
      activity = $0.stateRestorationActivity(for: scene)
    }
    // The trace entry is written after the call, because only the call shows whether the delegate
    // implements the method.
    guard hasAnswered else { return }
    noting(.stateRestorationActivity, [session.id]) { .method }
    if let activity {
      activity.save()
      if scene.userActivity === activity { scene.updateUserActivityState(activity) }
      _ = tell(.didUpdate, scene) { $0.scene(scene, didUpdate: activity) }
    }
    session.keep(activity)
  }

  /// Passes the saved activity of a session, if there is one, to the delegate of a scene that connected again (S121).
  func restoreState(of scene: ConnectedScene) {
    guard let activity = scene.session.stateRestorationActivity else { return }
    _ = tell(.restoreInteractionStateWith, scene) {
      $0.scene(scene, restoreInteractionStateWith: activity)
    }
  }
}

extension DelegateCalls {
  /// Returns the options that describe launch events to the delegate of an application without scenes; nil if no event
  /// has an option.
  static func launchOptions(for events: [ExternalEvent]) -> [Application.LaunchOptionsKey: Any]? {
    var options: [Application.LaunchOptionsKey: Any] = [:]
    for event in events {
      switch event {
      case .openURL(let link):
        options[.url] = link.url
        options[.sourceApplication] = link.sourceApplication
      case .continueActivity(let activity): options[.userActivityType] = activity.activityType
      case .willContinueActivity(let handoff): options[.userActivityType] = handoff.activityType
      case .performShortcut(let record): options[.shortcutItem] = ShortcutItem(record)
      case .acceptShare(let record): options[.cloudKitShareMetadata] = ShareMetadata(record)
      case .receiveNotification: break
      }
    }
    return options.isEmpty ? nil : options
  }
}
