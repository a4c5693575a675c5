/// The faults that a test injects into a run of an application.
///
/// A run may consist of several processes one after the other, if a fault kills a process.
@MainActor package final class FaultInjection {
  /// The faults to inject, in all processes of the run.
  package let faults: [InjectedFault]
  /// The trace line at which the last process of the run was killed, with the number of the line in the run; nil if the
  /// process wasn't killed.
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

  /// Counts a write to the store, and returns whether the store refuses the write.
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

  /// Whether a scene's delegate also receives `sceneWillResignActive` when the scene becomes active for the first time.
  var straysResignActive: Bool { faults.contains(.strayResignActive) }

  /// The role of the scene that a fault connects first; nil if there is no such fault.
  ///
  /// If `isAlone` is true, other scenes connect at launch only for launch events.
  var firstRole: (role: SceneRole, isAlone: Bool)? {
    for case .firstRole(let role, let isAlone) in faults { return (role, isAlone) }
    return nil
  }
}
