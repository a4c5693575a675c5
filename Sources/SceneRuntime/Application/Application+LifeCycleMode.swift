import Foundation

// The two life cycles: that of scenes, and that of the application, which precedes it.
extension Application {
  /// Records that the application's delegate doesn't implement a method.
  func noteDefault(_ callback: TraceEntry.Callback) {
    delegateMethods.insertDefault(callback)
  }

  /// Calls a method of the application's delegate.
  ///
  /// - Parameters:
  ///   - callback: The method.
  ///   - sessions: The sessions passed to the method; none if it concerns the application.
  ///   - call: Performs the call.
  /// - Returns: The result of the method; nil if the delegate doesn't implement it.
  func asking<Result>(
    _ callback: TraceEntry.Callback, _ sessions: [SceneSession.ID] = [],
    _ call: (any ApplicationDelegate) -> Result
  ) -> Result? {
    var result: Result?
    noting(callback, sessions) {
      guard let delegate else { return .noDelegate }
      delegateMethods.prepare(callback)
      result = call(delegate)
      guard delegateMethods.isDefault(callback) else { return .method }
      result = nil
      return .noMethod
    }
    return result
  }

  /// Chooses the life cycle by whether the delegate configured the first scene.
  func settle() {
    guard lifeCycleMode == .unsettled else { return }
    let configures = delegate != nil && !delegateMethods.isDefault(.configurationForConnecting)
    lifeCycleMode = configures ? .scenes : .application
    if lifeCycleMode == .application {
      report(.applicationLifeCycle(of: delegate.map { type(of: $0) }))
    } else {
      reportLooseWindows()
      reportEarlyWindows()
    }
  }

  /// Reports windows that were created without a scene in an application with scenes.
  func reportLooseWindows() {
    for _ in objects.takeLooseWindows() { report(.windowWithoutScene) }
  }

  /// The windows created together with the delegate, before the application existed; they can't be shown.
  private var earlyWindows: [SceneWindow] {
    guard let delegate else { return [] }
    var windows = [delegate.window]
    // A mirror, because the delegate's properties have the app's types; read once per launch.
    var mirror: Mirror? = Mirror(reflecting: delegate)
    while let part = mirror {
      windows += part.children.map { $0.value as? SceneWindow }
      mirror = part.superclassMirror
    }
    return windows.compactMap(\.self).filter(\.isEarly)
  }

  /// Reports windows that were created together with the delegate.
  ///
  /// - Returns: Whether there were any.
  @discardableResult func reportEarlyWindows() -> Bool {
    if earlyWindows.isEmpty { return false }
    report(.windowBeforeLaunch(in: lifeCycleMode))
    return true
  }

  /// Returns the launch options in the application life cycle.
  func launchOptions(for events: [ExternalEvent]) -> [LaunchOptionsKey: Any]? {
    guard lifeCycleMode != .scenes else { return nil }
    var options: [LaunchOptionsKey: Any] = [:]
    for event in events {
      switch event {
      case .openURL(let link):
        options[.url] = link.url
        options[.sourceApplication] = link.sourceApplication
      case .continueActivity(let activity): options[.userActivityType] = activity.activityType
      case .willContinueActivity(let handoff): options[.userActivityType] = handoff.activityType
      case .performShortcut(let record): options[.shortcutItem] = ShortcutItem(record)
      case .receiveNotification: break
      }
    }
    return options.isEmpty ? nil : options
  }

  // MARK: - The application life cycle

  /// Creates the only scene, which isn't visible to the app, and adds the windows created for it.
  func connectForApplication(_ session: SceneSession, for events: [ExternalEvent]) {
    let scene = WindowScene(session: session, connectionOptions: ConnectionOptions([]))
    session.scene = scene
    objects.insert(scene)
    scene.title = session.sceneDescription?.windowTitle ?? ""
    for window in objects.takeLooseWindows() { window.attach(to: scene) }
    // A window that was created too early explains the missing window.
    let isEarly = reportEarlyWindows()
    if !isEarly || session.factory != nil || !scene.windows.isEmpty {
      _ = showDeclaredContent(of: session, in: scene)
    }
    // The delegate receives the events before it becomes active, as on a device.
    for event in events {
      wait(for: .init(event: event, isTaken: deliverToApplication(event, at: scene)), at: scene)
    }
  }

  /// Tells the application's delegate about a step of the only scene.
  func tellApplication(_ step: LifeCycle.Step) {
    switch step {
    case .enterForeground:
      // The launch itself isn't reported as entering the foreground.
      guard states.hasBeenAway else { return }
      _ = asking(.applicationWillEnterForeground) { $0.applicationWillEnterForeground(self) }
    case .becomeActive:
      _ = asking(.applicationDidBecomeActive) { $0.applicationDidBecomeActive(self) }
    case .resignActive:
      _ = asking(.applicationWillResignActive) { $0.applicationWillResignActive(self) }
    case .enterBackground:
      _ = asking(.applicationDidEnterBackground) { $0.applicationDidEnterBackground(self) }
    case .attachInBackground, .disconnect: break
    }
  }

  /// Delivers an event to the application's delegate.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - scene: The only scene.
  /// - Returns: Whether the delegate handled it.
  func deliverToApplication(_ event: ExternalEvent, at scene: ConnectedScene) -> Bool {
    switch event {
    // As on a device: a delegate that refused the launch event isn't asked again.
    case .openURL where launchState.isRefused, .performShortcut where launchState.isRefused:
      return true
    case .openURL(let link):
      var options: [OpenURLOptionsKey: Any] = [.openInPlace: link.openInPlace]
      options[.sourceApplication] = link.sourceApplication
      return asking(.applicationOpenURL) {
        $0.application(self, open: link.url, options: options)
      } ?? false
    case .continueActivity(let record):
      return asking(.applicationContinue) {
        $0.application(self, continue: UserActivity(record)) { _ in }
      } ?? false
    case .performShortcut(let record):
      return perform(record, at: scene.session)
    case .receiveNotification(let record): return hand(record, for: scene)
    case .willContinueActivity(let handoff):
      expect([event], at: scene.session)
      _ = asking(.applicationWillContinue) {
        $0.application(self, willContinueUserActivityWithType: handoff.activityType)
      }
      return true
    }
  }
}
