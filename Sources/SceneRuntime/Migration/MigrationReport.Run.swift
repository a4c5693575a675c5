extension MigrationReport {
  /// The observations of one run of an application.
  package struct Run {
    /// The methods that were called; true if a delegate implements the method.
    var methods: [TraceEntry.Callback: Bool] = [:]
    /// The receivers of the observed event.
    var receptions: [Reception] = []
    /// The problems recorded by the application.
    var problems: [Problem] = []
    /// The classes of the scene delegates.
    var sceneDelegates: Set<String> = []

    /// Sends events to an application and records the result of each.
    ///
    /// - Parameters:
    ///   - scenario: The events.
    ///   - application: An application that wasn't launched; it is torn down afterwards.
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
  /// An observer of delegate calls as they are made, because scenes may be released when the event is done.
  @MainActor fileprivate final class Witness {
    /// A call of a delegate, or of a scene's content if there is no method.
    struct Call {
      var callback: TraceEntry.Callback?
      /// The scene whose delegate is called, or that the call of the application's delegate concerns.
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
  /// Returns whether a call reached a method that a delegate implements.
  ///
  /// - Returns: `taken`, or the reason why it didn't.
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
