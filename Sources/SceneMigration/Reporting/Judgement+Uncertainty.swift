import SceneRuntime
import StandIns

extension Judgement {
  /// Returns the reason why an event may be handled although no receiver handled it in the runs;
  /// nil if the event is certainly unhandled.
  func uncertainty(
    _ receptions: [MigrationReport.Reception], _ occasion: MigrationReport.Occasion
  ) -> String? {
    if occasion == .notification,
      receptions.contains(where: { $0.receiver == .method(.didReceive) }),
      let place = evidence.method("userNotificationCenter", label: "didReceive")
    {
      return standIns.contains("UNUserNotificationCenter")
        || standIns.contains("UNUserNotificationCenterDelegate")
        ? "\(place) handles notifications, and UNUserNotificationCenter is stood in for"
        : "\(place) handles notifications, and no run set its class as the delegate"
    }
    for reception in receptions {
      switch (reception.receiver, reception.outcome) {
      case (.connection(let part), .ignored):
        if case .possible(let use) = evidence.uses[part] { return use }
      case (.connection(let part), .noMethod):
        if case .possible(let use) = evidence.uses[part] { return use }
        if let reason = uncalled(.willConnectTo) { return reason }
        if let name = unknownSuperclass(of: .scene) { return unknown(name) }
      case (.method(let callback), .noMethod):
        if let reason = uncalled(callback) { return reason }
        let kind: DelegateType.Kind =
          callback.method.hasPrefix("application") ? .application : .scene
        if let name = unknownSuperclass(of: kind) { return unknown(name) }
      case (.connection, .noDelegate), (.method, .noDelegate):
        if !isSceneDelegateLeftOut, let missingDelegate { return missingDelegate }
      default: break
      }
    }
    return nil
  }

  /// Returns the reason why no run could call a method that is perhaps called on a device; nil if there is no such
  /// reason.
  ///
  /// Such a method is declared under a compilation condition, or its types presumably differ from those of the
  /// protocol's method.
  func uncalled(_ callback: TraceEntry.Callback) -> String? {
    switch evidence.uncalled(callback) {
    case .conditional(let place, let condition):
      "\(place) declares \(callback.method) under \(condition), which isn't compiled here"
    case .other(let place):
      "\(place) declares \(callback.method), but not as the protocol has it"
    case .hidden, .asynchronous, nil: nil
    }
  }

  /// Returns the reason why views may handle an event that delegates don't handle; nil if no view
  /// can.
  func viewUncertainty(_ occasion: MigrationReport.Occasion) -> String? {
    switch occasion {
    case .link, .webLink, .activity, .handoffArrival: views
    case .handoff, .handoffFailure, .shortcut, .notification, .share: nil
    }
  }

  /// Returns a description of the questions to stand-ins whose answers change a result.
  ///
  /// - Parameter result: Returns the result of a run from its report.
  /// - Returns: At most three questions, after a colon; empty if there are no questions. If no single answer changes
  ///   the result, the questions are those that were asked during calls of delegates.
  func asked(_ result: (MigrationReport) -> Bool?) -> String {
    var base: [String: Bool] = [:]
    for run in trials.runs where run.exception == nil { base[run.answer] = result(run.report) }
    var texts = trials.runs.compactMap { run in
      run.exception.flatMap { result(run.report) != base[run.answer] ? $0 : nil }
    }
    if texts.isEmpty { texts = trials.questions.keys.filter { $0.callback != nil }.map(\.text) }
    let all = Set(texts).sorted()
    guard !all.isEmpty else { return "" }
    return ": " + all.prefix(3).joined(separator: "; ") + (all.count > 3 ? "; …" : "")
  }
}
