extension MigrationReport {
  /// Two runs with the same events: one without scenes, and one with scenes.
  struct Comparison {
    var before: Run
    var withScenes: Run
  }

  /// Creates a report from the observations of all runs.
  ///
  /// - Parameters:
  ///   - delegate: The name of the class of the application's delegate.
  ///   - life: The runs in which the application is launched, goes to the background, returns and terminates.
  ///   - occasions: The runs with one external event each.
  init(
    of delegate: String, _ life: Comparison, _ occasions: [(Occasion, Start, Comparison)]
  ) {
    let all = [life] + occasions.map(\.2)
    let before = Self.methods(of: all.map(\.before))
    let withScenes = Self.methods(of: all.map(\.withScenes))
    self.delegate = delegate
    sceneDelegates = all.reduce(into: Set()) { $0.formUnion($1.withScenes.sceneDelegates) }.sorted()
    rows = Self.fates.map { callback, fate in
      Row(
        callback: callback, fate: fate,
        implementation: Implementation([before[callback], withScenes[callback]]),
        lifeCycles: Set(
          [
            before[callback].map { _ in .application }, withScenes[callback].map { _ in .scenes },
          ].compactMap(\.self)),
        successor: fate.successor.map { Implementation([withScenes[$0]]) })
    }
    paths = occasions.map { occasion, start, runs in
      Path(
        occasion: occasion, start: start, before: runs.before.receptions,
        withScenes: runs.withScenes.receptions)
    }
    // `paths` contains the losses of external events, so only the problems of the runs without external events are
    // listed here.
    complaints = life.withScenes.problems.filter { !life.before.problems.contains($0) }
  }

  private static func methods(of runs: [Run]) -> [TraceEntry.Callback: Bool] {
    runs.reduce(into: [:]) { $0.merge($1.methods) { $0 || $1 } }
  }

  /// The problems that the app has only with scenes, with remedies; empty if there are none.
  ///
  /// The problems with the windows and classes of scenes come first. Then come the life-cycle methods that are never
  /// called and have no implemented successor, and then the external events that are handled only without scenes.
  public var problems: [Problem] {
    complaints + rows.filter(\.isLost).map(\.problem) + paths.filter(\.isLost).map(\.problem)
  }
}

extension MigrationReport.Fate {
  /// The method of a scene delegate that replaces this method, if this method is never called with scenes; otherwise
  /// nil.
  public var successor: TraceEntry.Callback? {
    if case .moves(let callback) = self { callback } else { nil }
  }
}

extension MigrationReport.Implementation {
  /// Creates the result that follows from the calls of a method.
  ///
  /// - Parameter calls: One element for each life cycle: whether a delegate implements the method, or nil if the method
  ///   wasn't called.
  fileprivate init(_ calls: [Bool?]) {
    let calls = calls.compactMap(\.self)
    self = calls.isEmpty ? .notExercised : calls.contains(true) ? .implemented : .notImplemented
  }
}

extension MigrationReport.Row {
  fileprivate var problem: Problem {
    .methodWithoutSuccessor(callback.method, successor: fate.successor?.method ?? "")
  }
}

extension MigrationReport.Path {
  /// The reason why it isn't certain that the event is lost with scenes, and a remedy; nil if there is no doubt.
  var uncertainty: String? {
    guard isUncertain, let handler = before.first(where: \.isTaken) else { return nil }
    let remedy = withScenes.first.map(\.remedy) ?? ""
    return "\(occasion.rawValue), \(start.rawValue): "
      + Self.uncertainty(of: "\(handler.receiver)", remedy)
  }

  fileprivate var problem: Problem {
    .eventLostWithScenes(
      "\(occasion.rawValue), \(start.rawValue)",
      handler: before.first(where: \.isTaken).map { "\($0.receiver)" } ?? "a handler",
      because: withScenes.first.map(\.reason) ?? "no scene is chosen for it",
      remedy: (withScenes.first?.remedy ?? "declare a scene that handles it")
        + (occasion.isLink ? ", or add onOpenURL(perform:) to content declared in an App" : ""))
  }
}

extension MigrationReport.Occasion {
  /// Whether `onOpenURL(perform:)` in the content of a scene can handle the event.
  fileprivate var isLink: Bool { self == .link || self == .webLink }
}

extension MigrationReport.Reception {
  /// The reason why this receiver doesn't handle the event, as a clause.
  package var reason: String {
    if receiver == .method(.didReceive) { return "the application has no notificationDelegate" }
    if outcome == .noDelegate { return "the scene has no delegate" }
    return switch receiver {
    case .connection(let part) where outcome == .ignored:
      "\(TraceEntry.Callback.willConnectTo.method) doesn't look at connectionOptions.\(part.rawValue)"
    case .connection: "the scene delegate has no \(TraceEntry.Callback.willConnectTo.method)"
    case .method(let callback): "the scene delegate has no \(callback.method)"
    case .launch: "\(receiver) isn't looked at"
    case .content: "\(receiver) don't handle it"
    case .observer: "\(receiver) doesn't handle it"
    }
  }

  /// The change of the app after which the event would be handled.
  package var remedy: String {
    switch receiver {
    case .connection(let part) where outcome == .ignored:
      "read \(part.rawValue) there"
    case .connection(let part):
      "look at connectionOptions.\(part.rawValue) in \(TraceEntry.Callback.willConnectTo.method) of "
        + "a scene delegate"
    case .method(.didReceive): "set the application's notificationDelegate, and hold it"
    case .method(let callback): "implement \(callback.method) in a scene delegate"
    case .launch, .content, .observer: "handle it in a scene delegate"
    }
  }
}
