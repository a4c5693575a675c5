/// A part of an application: it owns one piece of the state, and is the only type that changes it.
///
/// Parts reach each other through their application.
@MainActor class ApplicationPart {
  // Proof: an application creates its parts and hands none out, so every call of a part comes through a
  // reference to the application that lasts as long as the call.
  private unowned(unsafe) var owner: Application!

  final var application: Application { owner }

  /// Connects the part to the application that owns it.
  final func join(_ application: Application) {
    owner = application
  }
}

// The other parts, by their names in the application.
extension ApplicationPart {
  final var declared: DeclaredScenes { application.declared }
  final var sessions: Sessions { application.sessions }
  final var connector: SceneConnector { application.connector }
  final var transitions: SceneTransitions { application.transitions }
  final var windows: WindowUpdates { application.windows }
  final var delegates: DelegateCalls { application.delegates }
  final var delivery: EventDelivery { application.delivery }
  final var records: RecordWriter { application.records }
  final var launch: LaunchSequence { application.launch }
  final var queue: TurnQueue { application.queue }
  final var services: RuntimeServices { application.services }
  final var profile: HostProfile { application.profile }

  final func report(_ problem: Problem) { application.report(problem) }
  final func note(_ kind: TraceEntry.Kind) { application.note(kind) }
}
