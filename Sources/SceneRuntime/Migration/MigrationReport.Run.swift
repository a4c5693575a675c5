extension MigrationReport {
  /// The observations of one run of an application.
  package struct Run {
    /// The methods that were called, each with whether a delegate implements it.
    var methods: [TraceEntry.Callback: Bool] = [:]
    /// The receivers of the event that the run observes.
    package var receptions: [Reception] = []
    /// The problems that the application recorded.
    var problems: [Problem] = []
    /// The names of the scene delegates' classes.
    var sceneDelegates: Set<String> = []

    /// Creates a run without observations, for a report on external events that leaves out the life-cycle runs.
    init() {}

    /// Sends the events of a scenario to an application, and records the calls that they cause.
    ///
    /// - Parameters:
    ///   - scenario: The events, among them the event whose receivers are observed.
    ///   - application: An application that hasn't been launched. The application is torn down after the run.
    @MainActor package init(_ scenario: Scenario, on application: Application) {
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
        let launch =
          application.lifeCycleMode == .scenes ? nil : DelegateCalls.launchOptions(for: events)
        options = (launch ?? [:]).keys.sorted { $0.rawValue < $1.rawValue }
      }
      application.receive(act)
      while application.runTurn() {}
      return witness.calls.flatMap { call -> [Reception] in
        if let name = call.delegate { sceneDelegates.insert(name) }
        if let name = call.observer {
          return [Reception(receiver: .observer(name), outcome: .taken)]
        }
        guard let callback = call.callback else {
          return [Reception(receiver: .content, outcome: .taken)]
        }
        let outcome = MigrationReport.Outcome(
          application.trace.entries(since: call.entry - 1).first?.reception)
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
          guard MigrationReport.isExternalEvent(callback) else { return [] }
          return [Reception(receiver: .method(callback), outcome: outcome)]
        }
      }
    }
  }
}

extension MigrationReport.Run {
  /// An observer of the trace that records each call when it happens, because the scene of a call may be released
  /// before the event has been handled.
  @MainActor fileprivate final class Witness {
    /// A call of a delegate, of an event observer, or of the handlers of a scene's content.
    ///
    /// If both `callback` and `observer` are nil, the handlers of the content were called.
    struct Call {
      var callback: TraceEntry.Callback?
      /// The name of the event observer that claimed the event; nil if this isn't a call of an observer.
      var observer: String?
      /// The number of the call's trace entry.
      var entry: Int
      /// The scene whose delegate is called, or the scene that a call of the application's delegate
      /// concerns.
      var scene: ConnectedScene?
      /// The name of the class of the scene's delegate; nil if there is no scene, or if the scene has no delegate.
      var delegate: String?
    }

    var calls: [Call] = []

    init(_ application: Application) {
      application.trace.addSink { [unowned application, weak self] entry in
        self?.see(entry, in: application)
      }
    }

    private func see(_ entry: TraceEntry, in application: Application) {
      let number = application.trace.count
      switch entry.kind {
      case .delivery: calls.append(Call(entry: number))
      case .observation(_, let name, isClaimed: true):
        calls.append(Call(observer: name, entry: number))
      case .callback(let callback, let ids):
        let scene = ids.first.flatMap { id in
          application.connectedScenes.first { $0.session.id == id }
        }
        calls.append(
          Call(
            callback: callback, entry: number, scene: scene,
            delegate: scene?.delegate.map { "\(type(of: $0))" }))
      default: break
      }
    }
  }
}

extension MigrationReport.Outcome {
  /// Creates the outcome of a delegate call from the result in its trace entry.
  fileprivate init(_ reception: TraceEntry.Reception?) {
    switch reception {
    case .method: self = .taken
    case .noMethod: self = .noMethod
    case .noDelegate, nil: self = .noDelegate
    }
  }
}
