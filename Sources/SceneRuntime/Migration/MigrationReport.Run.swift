extension MigrationReport {
  /// What was seen while an application was played.
  package struct Run {
    /// The methods that were called; true if a delegate has its own.
    var methods: [TraceEntry.Callback: Bool] = [:]
    /// Who was offered what was looked at.
    var receptions: [Reception] = []
    /// What the application found wrong.
    var problems: [Problem] = []
    /// The classes of the delegates of its scenes.
    var sceneDelegates: Set<String> = []

    /// Plays acts to an application and looks at it after each.
    ///
    /// - Parameters:
    ///   - scenario: The acts.
    ///   - application: An application that wasn't launched; it is at its end afterwards.
    @MainActor init(_ scenario: Scenario, on application: Application) {
      for act in scenario.before { play(act, application) }
      receptions = play(scenario.event, application)
      for act in scenario.after { play(act, application) }
      problems = application.problems
      application.tearDown()
    }

    @MainActor @discardableResult private mutating func play(
      _ act: HostEvent, _ application: Application
    ) -> [Reception] {
      let count = application.trace.count
      var options: [Application.LaunchOptionsKey] = []
      if case .launch(let events) = act {
        options =
          application.launchOptions(for: events)?.keys.sorted { $0.rawValue < $1.rawValue }
          ?? []
      }
      application.receive(act)
      while application.runTurn() {}
      let scenes = Dictionary(
        application.connectedScenes.map { ($0.session.id, $0) }, uniquingKeysWith: { $1 })
      for case let delegate? in scenes.values.map(\.delegate) {
        sceneDelegates.insert("\(type(of: delegate))")
      }
      return application.trace.entries(since: count).flatMap { entry -> [Reception] in
        if case .delivery = entry.kind { return [Reception(receiver: .content, outcome: .taken)] }
        guard case .callback(let callback, let ids) = entry.kind else { return [] }
        let outcome = application.outcome(of: callback, at: ids.first.flatMap { scenes[$0] })
        methods[callback] = (methods[callback] ?? false) || outcome == .taken
        switch callback {
        case .willConnectTo:
          guard let reading = ids.first.flatMap({ scenes[$0] })?.reading else { return [] }
          return ConnectionOptions.Part.allCases.filter(reading.given.contains).map {
            let isIgnored = outcome == .taken && !reading.read.contains($0)
            return Reception(receiver: .connection($0), outcome: isIgnored ? .ignored : outcome)
          }
        case .willFinishLaunching, .didFinishLaunching:
          guard outcome == .taken else { return [] }
          return options.map { Reception(receiver: .launch(callback, $0), outcome: .possible) }
        default:
          guard MigrationReport.isTold(callback) else { return [] }
          return [Reception(receiver: .method(callback), outcome: outcome)]
        }
      }
    }
  }
}

extension Application {
  /// Whether a call that was made reached a method of a delegate's own.
  ///
  /// - Parameters:
  ///   - callback: The call.
  ///   - scene: The scene whose delegate was called, or for which the application's was.
  /// - Returns: Taken, or why not.
  fileprivate func outcome(
    of callback: TraceEntry.Callback, at scene: ConnectedScene?
  ) -> MigrationReport.Outcome {
    if callback == .didReceive { return notificationDelegate == nil ? .noDelegate : .taken }
    if MigrationReport.fates.contains(where: { $0.callback == callback }) {
      return defaultCallbacks.contains(callback) ? .noMethod : .taken
    }
    guard let scene, scene.delegate != nil else { return .noDelegate }
    return scene.defaultCallbacks.contains(callback) ? .noMethod : .taken
  }
}
