extension MigrationReport {
  /// The effect of scenes on a method of the application's delegate (S20).
  public enum Fate: Hashable, Codable, Sendable {
    /// The method is called both without scenes and with scenes.
    case stays
    /// The method is called both without scenes and with scenes, but gets no launch options with scenes (S6).
    case staysWithoutOptions
    /// The method is called only with scenes.
    case comes
    /// The method is never called with scenes.
    ///
    /// The associated value is the method of a scene delegate that replaces this method.
    case moves(to: TraceEntry.Callback)
  }

  /// The effect of scenes on every method of ``ApplicationDelegate``, in the order of the methods' declarations.
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
    (.applicationUserDidAcceptShare, .moves(to: .userDidAcceptShare)),
    (.didRegisterForRemoteNotifications, .stays),
    (.didFailToRegisterForRemoteNotifications, .stays),
  ]

  /// Returns whether a delegate method handles an external event, as opposed to a life-cycle event.
  package static func isExternalEvent(_ callback: TraceEntry.Callback) -> Bool {
    switch callback {
    case .applicationOpenURL, .applicationContinue, .applicationWillContinue,
      .applicationDidFailToContinue, .applicationPerformAction, .applicationUserDidAcceptShare,
      .openURLContexts, .continue, .willContinueUserActivityWithType,
      .didFailToContinueUserActivityWithType, .performActionFor, .userDidAcceptShare, .didReceive:
      true
    default: false
    }
  }
}
