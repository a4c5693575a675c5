import SceneRuntime
import StandIns

/// Judges the runs of an app's delegates against their source.
struct Judgement {
  let trials: Trials
  let evidence: SourceEvidence
  let candidate: AppCandidate
  /// The types that stand-ins take the place of.
  let standIns: Set<String>
  /// The reason why a scene without a delegate can't be judged; nil if it can.
  let missingDelegate: String?

  // MARK: - Events

  /// The results for all external events.
  var events: [EventFinding] {
    var findings: [EventFinding] = []
    for occasion in MigrationReport.Occasion.allCases {
      for start in MigrationReport.Start.allCases { findings.append(finding(occasion, start)) }
    }
    for index in findings.indices
    where findings[index].start == "cold" && findings[index].verdict == .unhandled {
      let warm = findings[index + 1]
      guard warm.verdict == .gained || warm.verdict == .kept,
        findings[index].event != "Handoff, arriving",
        findings[index].event != "Handoff, failing"
      else { continue }
      findings[index].verdict = .missedAtLaunch
      findings[index].reason =
        "handled while the app runs, but not at launch: "
        + (findings[index].reason ?? "")
    }
    return findings
  }

  private func finding(_ occasion: MigrationReport.Occasion, _ start: MigrationReport.Start)
    -> EventFinding
  {
    var finding = EventFinding(
      event: occasion.rawValue, start: start.rawValue, before: [], withScenes: [],
      verdict: .notJudged)
    let paths = trials.runs.compactMap { run in
      run.report.paths.first { $0.occasion == occasion && $0.start == start }
    }
    if let failure = trials.failures.first(where: { $0.part == .event(occasion, start) }) {
      finding.reason = failure.reason
      return finding
    }
    guard let first = paths.first else {
      finding.reason = "no run had a result"
      return finding
    }
    finding.before = first.before.map(Self.text)
    finding.withScenes = first.withScenes.map(Self.text)
    let before = Set(paths.map { $0.before.contains(where: \.isTaken) })
    let after = Set(paths.map { $0.withScenes.contains(where: \.isTaken) })
    if after == [true] {
      finding.verdict = before == [true] ? .kept : before == [false] ? .gained : .notJudged
      if before.count > 1 { finding.verdict = .kept }
      return finding
    }
    if after.count > 1 {
      finding.reason = "it depends on the answers of stand-ins\(asked())"
      return finding
    }
    let all = paths.flatMap(\.withScenes)
    if let doubt = doubt(all, occasion) {
      finding.reason = doubt
      return finding
    }
    if before == [false] {
      if let doubt = doubt(paths.flatMap(\.before), occasion) {
        finding.reason = doubt
        return finding
      }
      finding.verdict = .unhandled
      finding.reason = first.withScenes.first.map(Self.reason) ?? "no scene is chosen for it"
      switch start == .cold ? evidence.launchOptions(Self.keys(of: occasion)) : nil {
      case .read(let place):
        finding.verdict = .lost
        finding.reason =
          "\(place) reads it from the launch options, which are nil with scenes; "
          + (first.withScenes.first.map(Self.remedy) ?? "handle it in a scene delegate")
      case .handedOn(let place):
        finding.verdict = .notJudged
        finding.reason = "\(place) hands the launch options on, which are nil with scenes"
      case nil: break
      }
      return finding
    }
    guard before.count == 1 else {
      finding.reason = "it depends on the answers of stand-ins\(asked())"
      return finding
    }
    finding.verdict = .lost
    let handler = first.before.first { $0.isTaken }.map { "\($0.receiver)" } ?? "a method"
    finding.reason =
      "\(handler) handled it and isn't called with scenes; "
      + (first.withScenes.first.map(Self.remedy) ?? "no scene is chosen for it")
    return finding
  }

  /// The names of the launch options with an event.
  private static func keys(of occasion: MigrationReport.Occasion) -> [String] {
    switch occasion {
    case .link: ["url"]
    case .webLink, .activity: ["userActivityDictionary", "userActivityType"]
    case .handoff: ["userActivityDictionary", "userActivityType"]
    case .shortcut: ["shortcutItem"]
    case .notification: ["remoteNotification", "localNotification"]
    case .handoffArrival, .handoffFailure: ["userActivityDictionary"]
    }
  }

  /// The questions in words.
  private func asked() -> String {
    let texts = trials.questions.keys.filter { $0.callback != nil }.map(\.text).sorted()
    guard !texts.isEmpty else { return "" }
    return ": " + Set(texts).sorted().prefix(3).joined(separator: "; ")
      + (Set(texts).count > 3 ? "; …" : "")
  }

  /// Returns the reason why receivers that didn't take an event say nothing; nil if they do.
  private func doubt(
    _ receptions: [MigrationReport.Reception], _ occasion: MigrationReport.Occasion
  ) -> String? {
    if occasion == .notification,
      let place = evidence.method("userNotificationCenter", label: "didReceive"),
      standIns.contains("UNUserNotificationCenter")
        || standIns.contains("UNUserNotificationCenterDelegate")
    {
      return "\(place) handles notifications, and UNUserNotificationCenter is stood in for"
    }
    for reception in receptions {
      switch (reception.receiver, reception.outcome) {
      case (.connection(let part), .ignored):
        if let use = evidence.use(of: part) { return use }
      case (.connection(let part), .noMethod):
        if let use = evidence.use(of: part) { return use }
        if let place = evidence.declaration(of: .willConnectTo) {
          return
            "\(place) declares \(TraceEntry.Callback.willConnectTo.method), but not as the protocol has it"
        }
        if let name = unknownSuperclass(of: .scene) { return unknown(name) }
      case (.method(let callback), .noMethod):
        if let place = evidence.declaration(of: callback) {
          return "\(place) declares \(callback.method), but not as the protocol has it"
        }
        let kind: DelegateType.Kind = Self.isApplication(callback) ? .application : .scene
        if let name = unknownSuperclass(of: kind) { return unknown(name) }
      case (.connection, .noDelegate), (.method, .noDelegate):
        if let missingDelegate { return missingDelegate }
      default: break
      }
    }
    return nil
  }

  private func unknown(_ name: String) -> String {
    "unknown: the superclass \(name) isn't among the files, and may have the method"
  }

  private func unknownSuperclass(of kind: DelegateType.Kind) -> String? {
    if kind == .application { return candidate.applicationDelegate?.superclass }
    return candidate.sceneDelegates.compactMap(\.superclass).first
  }

  static func isApplication(_ callback: TraceEntry.Callback) -> Bool {
    callback.method.hasPrefix("application")
  }

  private static func text(_ reception: MigrationReport.Reception) -> String {
    let outcome =
      switch reception.outcome {
      case .taken: "handled"
      case .possible: "can be read"
      case .ignored: "not read"
      case .noMethod: "no method"
      case .noDelegate: "no delegate"
      }
    return "\(reception.receiver): \(outcome)"
  }

  private static func reason(_ reception: MigrationReport.Reception) -> String {
    let willConnect = TraceEntry.Callback.willConnectTo.method
    if reception.outcome == .noDelegate { return "the scene has no delegate" }
    return switch reception.receiver {
    case .connection(let part) where reception.outcome == .ignored:
      "\(willConnect) doesn't look at connectionOptions.\(part.rawValue)"
    case .connection: "the scene delegate has no \(willConnect)"
    case .method(.didReceive): "nothing is set to receive responses to notifications"
    case .method(let callback): "the delegate has no \(callback.method)"
    case .launch, .content, .observer: "nothing takes it"
    }
  }

  private static func remedy(_ reception: MigrationReport.Reception) -> String {
    switch reception.receiver {
    case .connection(let part):
      "read connectionOptions.\(part.rawValue) in \(TraceEntry.Callback.willConnectTo.method) of a scene delegate"
    case .method(let callback): "implement \(callback.method) in a scene delegate"
    case .launch, .content, .observer: "handle it in a scene delegate"
    }
  }

  // MARK: - Methods

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
    if own == .notImplemented || own == .notExercised {
      if let place = evidence.declaration(of: row.callback) {
        let isUnplayed = own == .notExercised
        finding.implementation = isUnplayed ? "implemented" : "unknown"
        if !isUnplayed {
          finding.verdict = .notJudged
          finding.reason =
            "\(place) declares it, but not as the protocol has it, so it isn't called here"
        }
      } else if let name = unknownSuperclass(of: .application) {
        finding.implementation = "unknown"
        finding.reason = unknown(name)
      }
    }
    guard let successor = row.fate.successor else { return finding }
    let next = combined(rows.compactMap(\.successor))
    finding.successorImplementation = "\(next)"
    guard own == .implemented else { return finding }
    if next == .implemented {
      finding.verdict = .kept
    } else if MigrationReport.isExternalEvent(row.callback) {
      // The ways in are judged one by one.
      finding.verdict = nil
    } else if let place = evidence.declaration(of: successor) {
      finding.verdict = .notJudged
      finding.reason = "\(place) declares \(successor.method), and no run called it"
    } else if let name = unknownSuperclass(of: .scene) {
      finding.verdict = .notJudged
      finding.reason = unknown(name)
    } else if let missingDelegate {
      finding.verdict = .notJudged
      finding.reason = missingDelegate
    } else {
      finding.verdict = .lost
      finding.reason =
        "never called with scenes; move it to \(successor.method) of a scene delegate"
    }
    return finding
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

  // MARK: - Others

  /// Problems with scenes that all runs have.
  var problems: [String] {
    // Without its delegate, a scene has neither window nor content.
    guard missingDelegate == nil, let first = trials.runs.first else { return [] }
    let common = trials.runs.dropFirst().reduce(Set(first.report.otherProblems)) {
      $0.intersection($1.report.otherProblems)
    }
    return first.report.otherProblems.filter(common.contains).map { "\($0)" }
  }
}
