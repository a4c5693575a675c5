extension MigrationReport {
  /// What becomes of a method of the application's delegate where there are scenes (S20).
  public enum Fate: Hashable, Sendable {
    /// It is called as before.
    case stays
    /// It is called as before, but isn't told what the launch is for (S6).
    case staysWithoutOptions
    /// It is called only where there are scenes.
    case comes
    /// It is never called; a method of the scene's delegate takes its place.
    case moves(to: TraceEntry.Callback)
  }

  /// The fate of every method of an application's delegate, in the order of ``ApplicationDelegate``.
  public static let fates: [(callback: TraceEntry.Callback, fate: Fate)] = [
    (.willFinishLaunching, .staysWithoutOptions),
    (.didFinishLaunching, .staysWithoutOptions),
    (.applicationWillTerminate, .stays),
    (.applicationDidReceiveMemoryWarning, .stays),
    (.configurationForConnecting, .comes),
    (.didDiscardSceneSessions, .comes),
    (.applicationDidBecomeActive, .moves(to: .sceneDidBecomeActive)),
    (.applicationWillResignActive, .moves(to: .sceneWillResignActive)),
    (.applicationDidEnterBackground, .moves(to: .sceneDidEnterBackground)),
    (.applicationWillEnterForeground, .moves(to: .sceneWillEnterForeground)),
    (.applicationOpenURL, .moves(to: .openURLContexts)),
    (.applicationContinue, .moves(to: .continue)),
    (.applicationWillContinue, .moves(to: .willContinueUserActivityWithType)),
    (.applicationDidFailToContinue, .moves(to: .didFailToContinueUserActivityWithType)),
    (.applicationPerformAction, .moves(to: .performActionFor)),
    (.didRegisterForRemoteNotifications, .stays),
    (.didFailToRegisterForRemoteNotifications, .stays),
  ]

  /// Whether a method is told of something that comes from outside, and not of the life cycle.
  static func isTold(_ callback: TraceEntry.Callback) -> Bool {
    switch callback {
    case .applicationOpenURL, .applicationContinue, .applicationWillContinue,
      .applicationDidFailToContinue, .applicationPerformAction, .openURLContexts, .continue,
      .willContinueUserActivityWithType, .didFailToContinueUserActivityWithType, .performActionFor,
      .didReceive:
      true
    default: false
    }
  }
}
