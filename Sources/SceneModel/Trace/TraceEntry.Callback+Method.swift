extension TraceEntry.Callback {
  /// The name of the method with its argument labels, as a delegate declares it, such as `scene(_:openURLContexts:)`.
  ///
  /// The line of a trace entry names the method by the shorter raw value.
  public var method: String {
    switch self {
    case .willFinishLaunching: "application(_:willFinishLaunchingWithOptions:)"
    case .didFinishLaunching: "application(_:didFinishLaunchingWithOptions:)"
    case .configurationForConnecting: "application(_:configurationForConnecting:options:)"
    case .willConnectTo: "scene(_:willConnectTo:options:)"
    case .didDiscardSceneSessions: "application(_:didDiscardSceneSessions:)"
    case .openURLContexts: "scene(_:openURLContexts:)"
    case .continue: "scene(_:continue:)"
    case .willContinueUserActivityWithType: "scene(_:willContinueUserActivityWithType:)"
    case .didFailToContinueUserActivityWithType:
      "scene(_:didFailToContinueUserActivityWithType:error:)"
    case .stateRestorationActivity: "stateRestorationActivity(for:)"
    case .didUpdate: "scene(_:didUpdate:)"
    case .restoreInteractionStateWith: "scene(_:restoreInteractionStateWith:)"
    case .performActionFor: "windowScene(_:performActionFor:completionHandler:)"
    case .userDidAcceptShare: "windowScene(_:userDidAcceptCloudKitShareWith:)"
    case .didUpdateEffectiveGeometry: "windowScene(_:didUpdateEffectiveGeometry:)"
    case .didReceive: "notificationCenter(_:didReceive:)"
    case .applicationOpenURL: "application(_:open:options:)"
    case .applicationContinue: "application(_:continue:restorationHandler:)"
    case .applicationWillContinue: "application(_:willContinueUserActivityWithType:)"
    case .applicationDidFailToContinue:
      "application(_:didFailToContinueUserActivityWithType:error:)"
    case .applicationPerformAction: "application(_:performActionFor:completionHandler:)"
    case .applicationUserDidAcceptShare: "application(_:userDidAcceptCloudKitShareWith:)"
    case .didRegisterForRemoteNotifications:
      "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)"
    case .didFailToRegisterForRemoteNotifications:
      "application(_:didFailToRegisterForRemoteNotificationsWithError:)"
    case .sceneWillEnterForeground, .sceneDidBecomeActive, .sceneWillResignActive,
      .sceneDidEnterBackground, .sceneDidDisconnect, .applicationWillTerminate,
      .applicationDidReceiveMemoryWarning, .applicationDidBecomeActive,
      .applicationWillResignActive, .applicationDidEnterBackground, .applicationWillEnterForeground:
      "\(rawValue)(_:)"
    }
  }
}
