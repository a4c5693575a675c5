/// The faults of a run, in which several processes may run one after the other.
@MainActor package final class FaultInjection {
  /// The faults.
  package let faults: [InjectedFault]
  /// The line of the trace at which the process was killed; nil if it wasn't killed, or another
  /// process was started.
  package private(set) var killed: (number: Int, line: String)?
  private var lines = 0
  private var writes = 0

  /// Creates the faults of a run.
  package init(_ faults: [InjectedFault]) {
    self.faults = faults
  }

  /// Injects the faults into an application that isn't launched yet.
  package func inject(into application: Application) {
    killed = nil
    application.parts.faults = self
    for case .order(let seed) in faults { application.parts.orderSeed = seed }
    for entry in application.trace.entries { see(entry, of: application) }
    application.trace.addSink { [weak self, unowned application] in
      self?.see($0, of: application)
    }
  }

  private func see(_ entry: TraceEntry, of application: Application) {
    guard entry.isComparable else { return }
    lines += 1
    for case .kill(line: lines) in faults {
      killed = (lines, entry.line)
      application.parts.kill()
      return
    }
  }

  /// Whether the store refuses the next write.
  func refusesWrite() -> Bool {
    writes += 1
    return faults.contains {
      if case .refusedWrites(let first, let count) = $0 {
        writes >= first && writes - first < count
      } else {
        false
      }
    }
  }

  /// Whether the delegate of a scene that becomes active for the first time then also receives
  /// `sceneWillResignActive`.
  var straysResignActive: Bool { faults.contains(.strayResignActive) }

  /// The role of the scene that connects first; nil if no fault changes the first scene.
  var firstRole: (role: SceneRole, isAlone: Bool)? {
    for case .firstRole(let role, let isAlone) in faults { return (role, isAlone) }
    return nil
  }
}
