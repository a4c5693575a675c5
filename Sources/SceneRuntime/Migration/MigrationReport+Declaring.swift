extension MigrationReport {
  /// Creates a report from the methods that the app's delegates declare, without running the delegates.
  ///
  /// The report assumes that the scene delegates don't read the connection options.
  ///
  /// - Parameters:
  ///   - delegate: The name of the class of the application's delegate.
  ///   - declared: The methods that the application's delegate or a scene delegate declares.
  ///   - hasSceneDelegate: Whether the app has a scene delegate.
  package init(
    of delegate: String, declaring declared: Set<TraceEntry.Callback>, hasSceneDelegate: Bool
  ) {
    func implementation(_ callback: TraceEntry.Callback) -> Implementation {
      declared.contains(callback) ? .implemented : .notImplemented
    }
    self.delegate = delegate
    sceneDelegates = []
    complaints = []
    rows = Self.fates.map { callback, fate in
      Row(
        callback: callback, fate: fate, implementation: implementation(callback), lifeCycles: [],
        successor: fate.successor.map(implementation))
    }
    func reception(_ callback: TraceEntry.Callback, isOfScene: Bool) -> Reception {
      let missing: Outcome =
        callback == .didReceive || isOfScene && !hasSceneDelegate ? .noDelegate : .noMethod
      return Reception(
        receiver: .method(callback), outcome: declared.contains(callback) ? .taken : missing)
    }
    let connection: Outcome =
      declared.contains(.willConnectTo) ? .ignored : hasSceneDelegate ? .noMethod : .noDelegate
    paths = Occasion.allCases.flatMap { occasion in
      let ways = occasion.ways
      let before = [reception(ways.before, isOfScene: false)]
      let warm = reception(ways.warm, isOfScene: true)
      let cold = ways.cold.map { Reception(receiver: .connection($0), outcome: connection) } ?? warm
      return [
        Path(occasion: occasion, start: .cold, before: before, withScenes: [cold]),
        Path(occasion: occasion, start: .warm, before: before, withScenes: [warm]),
      ]
    }
  }
}

extension MigrationReport.Occasion {
  /// The receivers of the event, in an application without scenes and in an application with scenes.
  ///
  /// Without scenes, `before` receives the event. With scenes, `cold` receives the event if it launches the
  /// application, and `warm` receives it if the application is already running.
  ///
  /// `cold` is nil if no property of the connection options contains the event. The method `warm` then receives the
  /// event at launch too.
  fileprivate var ways:
    (before: TraceEntry.Callback, cold: ConnectionOptions.Part?, warm: TraceEntry.Callback)
  {
    switch self {
    case .link: (.applicationOpenURL, .urlContexts, .openURLContexts)
    case .webLink, .activity: (.applicationContinue, .userActivities, .continue)
    case .handoff:
      (.applicationWillContinue, .handoffUserActivityType, .willContinueUserActivityWithType)
    case .handoffArrival: (.applicationContinue, nil, .continue)
    case .handoffFailure:
      (.applicationDidFailToContinue, nil, .didFailToContinueUserActivityWithType)
    case .shortcut: (.applicationPerformAction, .shortcutItem, .performActionFor)
    case .notification: (.didReceive, .notificationResponse, .didReceive)
    case .share: (.applicationUserDidAcceptShare, .cloudKitShareMetadata, .userDidAcceptShare)
    }
  }
}
