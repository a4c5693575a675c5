/// A part of an application: it owns one piece of the state, and is the only type that changes it.
///
/// Parts reach each other by their names in ``ApplicationParts``.
@MainActor package class ApplicationPart {
  // Proof: parts are stored by their parts object only, and every caller holds that: the application for the turn,
  // a session, a queued closure or an answer to a delegate for the call.
  private unowned(unsafe) var owner: ApplicationParts?

  final var parts: ApplicationParts {
    guard let owner else {
      preconditionFailure("\(Self.self) is used before its application exists")
    }
    return owner
  }

  /// The application, for calls of delegates and observers.
  ///
  /// It exists while a turn runs, because each turn
  /// retains it.
  final var application: Application {
    guard let application = parts.application else {
      preconditionFailure("\(parts.identifier): a delegate is called after the application's end")
    }
    return application
  }

  /// Connects the part to the others.
  final func join(_ parts: ApplicationParts) {
    owner = parts
  }
}

// The other parts.
extension ApplicationPart {
  final var declared: DeclaredScenes { parts.declared }
  final var sessions: Sessions { parts.sessions }
  final var connector: SceneConnector { parts.connector }
  final var transitions: SceneTransitions { parts.transitions }
  final var windows: WindowUpdates { parts.windows }
  final var displays: DisplayScenes { parts.displays }
  final var delegates: DelegateCalls { parts.delegates }
  final var delivery: EventDelivery { parts.delivery }
  final var records: RecordWriter { parts.records }
  final var activity: CurrentActivity { parts.activity }
  final var launch: LaunchSequence { parts.launch }
  final var queue: TurnQueue { parts.queue }
  final var services: RuntimeServices { parts.services }
  final var profile: HostProfile { parts.profile }
  final var supportsMultipleScenes: Bool { parts.supportsMultipleScenes }

  /// Records a problem: once in the list of problems, each time in the trace.
  final func report(_ problem: Problem) { parts.report(problem) }
  /// Appends an entry to the trace.
  final func note(_ kind: TraceEntry.Kind) { parts.note(kind) }
}
