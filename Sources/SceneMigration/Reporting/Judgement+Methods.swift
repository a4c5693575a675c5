import SceneRuntime

extension Judgement {
  /// The results for the methods of the application's delegate.
  var methods: [MethodFinding] {
    guard let first = trials.runs.first?.report else { return [] }
    return first.rows.indices.map { finding($0, first.rows[$0]) }
  }

  private func finding(_ index: Int, _ row: MigrationReport.Row) -> MethodFinding {
    let rows = trials.runs.map { $0.report.rows[index] }
    var finding = MethodFinding(
      method: row.callback.method, implementation: "", fate: Self.text(row.fate),
      successor: row.fate.successor?.method)
    let own = combined(rows.map(\.implementation))
    finding.implementation = "\(own)"
    var isImplemented = own == .implemented
    if own == .notImplemented || own == .notExercised {
      isImplemented = judgeUncalled(&finding, row.callback, isPlayed: own == .notImplemented)
    }
    let isIdle = isImplemented && evidence.idle(row.callback) != nil
    if isIdle { finding.implementation = "does nothing" }
    guard let successor = row.fate.successor else { return finding }
    let next = successorImplementation(successor, rows)
    finding.successorImplementation = next
    guard isImplemented, !isIdle else { return finding }
    if next == "implemented" {
      finding.verdict = .kept
    } else if !MigrationReport.isExternalEvent(row.callback) {
      judgeLifeCycle(&finding, successor)
    }
    // The report judges external events separately, so a method for an event gets a verdict here only if the method is
    // kept.
    return finding
  }

  /// Determines the verdict on a method that no run called; returns whether the app is known to implement the
  /// method.
  private func judgeUncalled(
    _ finding: inout MethodFinding, _ callback: TraceEntry.Callback, isPlayed: Bool
  ) -> Bool {
    switch evidence.uncalled(callback) {
    case .hidden: finding.implementation = "private, so never called"
    case .asynchronous:
      finding.implementation = "implemented"
      return true
    case .conditional, .other:
      finding.implementation = isPlayed ? "unknown" : "implemented"
      guard isPlayed else { return true }
      finding.verdict = .notJudged
      finding.reason = uncalled(callback)
    case nil:
      guard let name = unknownSuperclass(of: .application) else {
        if !isPlayed, !evidence.declares(callback.method) {
          finding.implementation = "not implemented"
        }
        return false
      }
      finding.implementation = "unknown"
      finding.reason = unknown(name)
    }
    return false
  }

  private func successorImplementation(
    _ successor: TraceEntry.Callback, _ rows: [MigrationReport.Row]
  ) -> String {
    let next = combined(rows.compactMap(\.successor))
    let isDeclared = evidence.declaration(of: successor) != nil
    let isAsynchronous =
      if case .asynchronous = evidence.uncalled(successor) { true } else { false }
    guard next == .implemented || isAsynchronous || isSceneDelegateLeftOut && isDeclared else {
      return "\(next)"
    }
    return isDeclared && evidence.idle(successor) != nil ? "does nothing" : "implemented"
  }

  private func judgeLifeCycle(_ finding: inout MethodFinding, _ successor: TraceEntry.Callback) {
    finding.verdict = .notJudged
    if let place = evidence.idle(successor) {
      finding.verdict = .lost
      finding.reason =
        "never called with scenes, and \(successor.method) does nothing (\(place)); move its code there"
    } else if let place = evidence.declaration(of: successor) {
      finding.reason =
        uncalled(successor) ?? "\(place) declares \(successor.method), and no run called it"
    } else if let name = unknownSuperclass(of: .scene) {
      finding.reason = unknown(name)
    } else if !isSceneDelegateLeftOut, let missingDelegate {
      finding.reason = missingDelegate
    } else {
      finding.verdict = .lost
      finding.reason =
        "never called with scenes; move it to \(successor.method) of a scene delegate"
    }
  }

  private func combined(_ all: [MigrationReport.Implementation]) -> MigrationReport.Implementation {
    if all.contains(.implemented) { return .implemented }
    return all.contains(.notImplemented) ? .notImplemented : .notExercised
  }

  private static func text(_ fate: MigrationReport.Fate) -> String {
    switch fate {
    case .stays: "is called"
    case .staysWithoutOptions: "is called, without options"
    case .comes: "is called with scenes only"
    case .moves: "is never called"
    }
  }
}
