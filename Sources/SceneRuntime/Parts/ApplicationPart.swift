/// A part of an application, such as `Sessions`, that owns some of the application's state.
///
/// Other code changes this state only through the part.
///
/// Parts reach each other through the properties of ``ApplicationParts``.
@MainActor package class ApplicationPart {
  // Proof that `owner` exists while it is read: a part is stored only in its `ApplicationParts` and in other parts of
  // the same application, and code that calls a part retains the `ApplicationParts`. During a turn, the application
  // retains them. Other calls come from the application, a session, a queued closure or the completion handler of a
  // quick action, which all retain them.
  private unowned(unsafe) var owner: ApplicationParts?

  final var parts: ApplicationParts {
    guard let owner else {
      preconditionFailure("\(Self.self) is used before its application exists")
    }
    return owner
  }

  /// The application, for calls of delegates and observers.
  ///
  /// The application exists while a turn runs, because each turn retains it.
  final var application: Application {
    guard let application = parts.application else {
      preconditionFailure("\(parts.identifier): a delegate is called after the application's end")
    }
    return application
  }

  /// Connects the part to the other parts.
  final func join(_ parts: ApplicationParts) {
    owner = parts
  }
}

// The other parts of the same application.
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

  /// Records a problem in the trace and, unless the problem is listed already, in the list of problems.
  final func report(_ problem: Problem) { parts.report(problem) }
  /// Appends an entry to the trace.
  final func note(_ kind: TraceEntry.Kind) { parts.note(kind) }
}
