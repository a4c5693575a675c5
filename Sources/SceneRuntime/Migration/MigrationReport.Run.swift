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
      let witness = Witness(application)
      for act in scenario.before { play(act, application, witness) }
      receptions = play(scenario.event, application, witness)
      for act in scenario.after { play(act, application, witness) }
      problems = application.problems
      application.tearDown()
    }

    @MainActor @discardableResult private mutating func play(
      _ act: HostEvent, _ application: Application, _ witness: Witness
    ) -> [Reception] {
      witness.calls = []
      var options: [Application.LaunchOptionsKey] = []
      if case .launch(let events) = act {
        options =
          application.launchOptions(for: events)?.keys.sorted { $0.rawValue < $1.rawValue }
          ?? []
      }
      application.receive(act)
      while application.runTurn() {}
      return witness.calls.flatMap { call -> [Reception] in
        if let name = call.delegate { sceneDelegates.insert(name) }
        guard let callback = call.callback else {
          return [Reception(receiver: .content, outcome: .taken)]
        }
        let outcome = application.outcome(of: call, callback)
        methods[callback] = (methods[callback] ?? false) || outcome == .taken
        switch callback {
        case .willConnectTo:
          guard let reading = call.scene?.reading else { return [] }
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

extension MigrationReport.Run {
  /// Looks at who is called as it happens, because scenes may be gone when the act is done.
  @MainActor fileprivate final class Witness {
    /// A call of a delegate; of a scene's content if there is no method.
    struct Call {
      var callback: TraceEntry.Callback?
      /// The scene whose delegate is called, or for which the application's is.
      var scene: ConnectedScene?
      /// The class of the scene's delegate.
      var delegate: String?
      var hasNotificationDelegate: Bool
    }

    var calls: [Call] = []

    init(_ application: Application) {
      application.trace.addSink { [unowned application, weak self] entry in
        self?.see(entry, in: application)
      }
    }

    private func see(_ entry: TraceEntry, in application: Application) {
      let hasNotificationDelegate = application.notificationDelegate != nil
      switch entry.kind {
      case .delivery:
        calls.append(Call(hasNotificationDelegate: hasNotificationDelegate))
      case .callback(let callback, let ids):
        let scene = ids.first.flatMap { application.sessions[$0]?.scene }
        calls.append(
          Call(
            callback: callback, scene: scene, delegate: scene?.delegate.map { "\(type(of: $0))" },
            hasNotificationDelegate: hasNotificationDelegate))
      default: break
      }
    }
  }
}

extension Application {
  /// Whether a call that was made reached a method of a delegate's own.
  ///
  /// - Returns: Taken, or why not.
  fileprivate func outcome(
    of call: MigrationReport.Run.Witness.Call, _ callback: TraceEntry.Callback
  ) -> MigrationReport.Outcome {
    if callback == .didReceive { return call.hasNotificationDelegate ? .taken : .noDelegate }
    if MigrationReport.fates.contains(where: { $0.callback == callback }) {
      return delegateMethods.isDefault(callback) ? .noMethod : .taken
    }
    guard let scene = call.scene, call.delegate != nil else { return .noDelegate }
    return scene.delegateMethods.isDefault(callback) ? .noMethod : .taken
  }
}
