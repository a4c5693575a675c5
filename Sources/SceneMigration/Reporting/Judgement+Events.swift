import SceneRuntime
import StandIns

extension Judgement {
  /// A finding about an event, and whether the event certainly isn't handled with scenes.
  private struct Judged {
    var finding: EventFinding
    var isUnhandledWithScenes = false
    /// The change in the app's code after which the event is handled.
    var remedy: String?
  }

  var events: [EventFinding] {
    var all = MigrationReport.Occasion.allCases.flatMap { occasion in
      MigrationReport.Start.allCases.map { (occasion, judged(occasion, $0)) }
    }
    for index in all.indices
    where all[index].1.finding.start == "cold" && all[index].1.isUnhandledWithScenes {
      let warm = all[index + 1].1.finding
      let isHandled = [.gained, .kept].contains(warm.verdict)
      guard isHandled || isHandledInSomeRun(all[index].0, .warm),
        all[index].1.finding.verdict != .lost,
        ![.handoffArrival, .handoffFailure].contains(all[index].0)
      else { continue }
      let remedy = all[index].1.remedy.map { "; \($0)" } ?? ""
      all[index].1.finding.verdict = .missedAtLaunch
      all[index].1.finding.reason =
        "handled while the app runs\(isHandled ? "" : ", in some runs of the copy"), but not when it "
        + "launches the app\(remedy)"
    }
    return all.map(\.1.finding)
  }

  /// Returns whether at least one run with scenes handled an event.
  private func isHandledInSomeRun(
    _ occasion: MigrationReport.Occasion, _ start: MigrationReport.Start
  ) -> Bool {
    trials.runs.flatMap(\.report.paths).contains { path in
      path.occasion == occasion && path.start == start
        && withScenes(path).contains { answer($0).isTaken }
    }
  }

  private func judged(_ occasion: MigrationReport.Occasion, _ start: MigrationReport.Start)
    -> Judged
  {
    var finding = EventFinding(
      event: occasion.rawValue, start: start.rawValue, before: [], withScenes: [],
      verdict: .notJudged)
    let paths = trials.runs.compactMap { run in
      run.report.paths.first { $0.occasion == occasion && $0.start == start }
    }
    if let failure = trials.failures.first(where: { $0.part == .event(occasion, start) }) {
      finding.reason = failure.reason
      return Judged(finding: finding)
    }
    guard let first = paths.first else {
      finding.reason = "no run had a result"
      return Judged(finding: finding)
    }
    finding.before = answers(paths.map(\.before), start)
    finding.withScenes = answers(paths.map(withScenes), start)
    let before = Set(paths.map { $0.before.contains { answer($0).isTaken } })
    let after = Set(paths.map { withScenes($0).contains { answer($0).isTaken } })
    if after == [true] {
      let earlier = before == [false] ? evidence.earlierHandler(of: occasion) : nil
      if let earlier { finding.before = ["\(earlier.method.name): in the source"] }
      finding.verdict = before == [false] && earlier == nil ? .gained : .kept
      return Judged(finding: finding)
    }
    if after.count > 1 {
      finding.reason =
        "it depends on the answers of stand-ins"
        + asked { taken in
          taken.paths.first { $0.occasion == occasion && $0.start == start }
            .map { withScenes($0).contains { answer($0).isTaken } }
        }
      return Judged(finding: finding)
    }
    if let uncertainty = uncertainty(paths.flatMap(withScenes), occasion)
      ?? viewUncertainty(occasion)
    {
      finding.reason = uncertainty
      return Judged(finding: finding)
    }
    judgeUnhandled(&finding, paths, before, occasion)
    return Judged(
      finding: finding, isUnhandledWithScenes: !isResponseAtLaunch(before, paths),
      remedy: withScenes(first).first.map(Self.remedy))
  }

  /// Returns whether an event was handled in all runs without scenes, and in the first of these runs by the delegate of
  /// `UNUserNotificationCenter`.
  ///
  /// The event is then a response to a notification. With scenes, that delegate also gets the response if a scene is
  /// already connected. Therefore, only a response that connects a scene can remain unhandled with scenes.
  private func isResponseAtLaunch(_ before: Set<Bool>, _ paths: [MigrationReport.Path]) -> Bool {
    before == [true] && handler(paths) == .method(.didReceive)
  }

  /// Returns the receiver that handled an event in the first run without scenes; nil if no receiver did.
  private func handler(_ paths: [MigrationReport.Path]) -> MigrationReport.Receiver? {
    paths.first?.before.first { answer($0).isTaken }?.receiver
  }

  /// Determines, from the runs without scenes, the verdict on an event that certainly isn't handled with scenes.
  private func judgeUnhandled(
    _ finding: inout EventFinding, _ paths: [MigrationReport.Path], _ before: Set<Bool>,
    _ occasion: MigrationReport.Occasion
  ) {
    let receptions = paths.first.map(withScenes) ?? []
    let remedy = receptions.first.map(Self.remedy) ?? "no scene is chosen for it"
    switch before {
    case [true] where isResponseAtLaunch(before, paths):
      finding.reason = MigrationReport.Path.uncertainty(
        of: TraceEntry.Callback.didReceive.appleName, remedy)
    case [true]:
      let handler = handler(paths)?.appleName ?? "a method"
      finding.verdict = .lost
      finding.reason = "\(handler) handled it and isn't called with scenes; \(remedy)"
    case [false]:
      if let earlier = evidence.earlierHandler(of: occasion) {
        if evidence.isPlayed(earlier.method.name) {
          finding.reason = uncertainty(paths.flatMap(\.before), occasion)
        }
        if finding.reason == nil {
          finding.verdict = .lost
          finding.before = ["\(earlier.method.name): in the source"]
          finding.reason =
            "\(earlier.method.name) (\(earlier.place)) isn't called with scenes; \(remedy)"
        }
        return
      }
      if let uncertainty = uncertainty(paths.flatMap(\.before), occasion) {
        finding.reason = uncertainty
        return
      }
      finding.verdict = .unhandled
      finding.reason = finding.withScenes.first ?? "no scene is chosen for it"
      guard finding.start == "cold" else { return }
      judgeLaunchOptions(&finding, occasion, remedy)
    default: finding.reason = "it depends on the answers of stand-ins"
    }
  }

  private func judgeLaunchOptions(
    _ finding: inout EventFinding, _ occasion: MigrationReport.Occasion, _ remedy: String
  ) {
    let keys = Self.keys(of: occasion)
    guard !keys.isEmpty else { return }
    switch evidence.launchOptions(keys) {
    case .read(let place):
      finding.verdict = .lost
      finding.reason =
        "\(place) reads it from the launch options, which are nil with scenes; \(remedy)"
    case .passedOn(let place):
      finding.verdict = .notJudged
      finding.reason = "\(place) hands the launch options on, which are nil with scenes"
    case nil: break
    }
  }

  /// Returns the names of the launch options in which an event is delivered.
  private static func keys(of occasion: MigrationReport.Occasion) -> [String] {
    switch occasion {
    case .link: ["url"]
    case .webLink, .activity, .handoff: ["userActivityDictionary", "userActivityType"]
    case .shortcut: ["shortcutItem"]
    case .notification: ["remoteNotification", "localNotification"]
    case .share: ["cloudKitShareMetadata"]
    case .handoffArrival: ["userActivityDictionary"]
    // The failure comes after the launch, so no launch option contains it.
    case .handoffFailure: []
    }
  }

  // MARK: - Receivers

  /// Returns descriptions of what the receivers of an event did in one run: the first run in which a
  /// receiver handled the event or, if no run handled the event, the first run.
  ///
  /// For an event that arrives while the app runs, a run in which a method handled the event is
  /// preferred. In other runs, the scene may have disconnected before the event arrived; the event is
  /// then in the connection options of the scene.
  private func answers(
    _ runs: [[MigrationReport.Reception]], _ start: MigrationReport.Start
  ) -> [String] {
    func isTaken(_ run: [MigrationReport.Reception], byMethod: Bool) -> Bool {
      run.contains { reception in
        if byMethod, case .method = reception.receiver { return answer(reception).isTaken }
        return !byMethod && answer(reception).isTaken
      }
    }
    let shown =
      (start == .warm ? runs.first { isTaken($0, byMethod: true) } : nil)
      ?? runs.first { isTaken($0, byMethod: false) } ?? runs.first ?? []
    let isCertain = runs.allSatisfy { isTaken($0, byMethod: false) }
    return shown.map { reception in
      let answer = answer(reception)
      return answer.isTaken && !isCertain ? "\(answer.text) in some runs" : answer.text
    }
  }

  /// Returns the receptions of an event in the run with scenes.
  ///
  /// If a scene delegate isn't compiled, its source determines the outcomes.
  ///
  /// A notification's response that launches a scene is in the scene's connection options (S42,
  /// S77). For this response, the receptions don't include the delegate of
  /// `UNUserNotificationCenter`, because it isn't certain that a device calls that delegate too.
  private func withScenes(_ path: MigrationReport.Path) -> [MigrationReport.Reception] {
    path.withScenes.map(fromSource)
  }

  /// Returns a reception with the outcome that the source of the scene delegate determines, if the
  /// delegate isn't compiled.
  private func fromSource(_ reception: MigrationReport.Reception) -> MigrationReport.Reception {
    guard isSceneDelegateLeftOut, reception.outcome == .noDelegate else { return reception }
    var reception = reception
    switch reception.receiver {
    case .method(.didReceive): break
    case .method(let callback):
      reception.outcome = evidence.declaration(of: callback) == nil ? .noMethod : .taken
    case .connection:
      let isDeclared = evidence.declaration(of: .willConnectTo) != nil
      reception.outcome = isDeclared ? .ignored : .noMethod
    case .launch, .content, .observer: break
    }
    return reception
  }

  /// Returns a description of how a receiver handled an event, and whether the receiver handled the
  /// event.
  private func answer(_ reception: MigrationReport.Reception) -> (text: String, isTaken: Bool) {
    let name = reception.receiver.appleName
    switch (reception.receiver, reception.outcome) {
    case (.method(let callback), .taken):
      if let place = evidence.idle(callback) { return ("\(name): does nothing (\(place))", false) }
      return ("\(name): handled", true)
    case (.method(let callback), .noMethod):
      if case .asynchronous(let place) = evidence.uncalled(callback) {
        return ("\(name): handled (async, \(place))", true)
      }
      return ("\(name): no method", false)
    case (.connection(let part), .ignored), (.connection(let part), .noMethod),
      (.connection(let part), .noDelegate):
      if case .configuring(let place) = evidence.uses[part] {
        return ("configurationForConnecting, \(part.rawValue): handled (\(place))", true)
      }
    default: break
    }
    let outcome =
      switch reception.outcome {
      case .taken: "handled"
      case .possible: "can be read"
      case .ignored: "not read"
      case .noMethod: "no method"
      case .noDelegate: "no delegate"
      }
    return ("\(name): \(outcome)", reception.isTaken)
  }

  private static func remedy(_ reception: MigrationReport.Reception) -> String {
    switch reception.receiver {
    case .connection(let part):
      "read connectionOptions.\(part.rawValue) in \(TraceEntry.Callback.willConnectTo.method) of a scene delegate"
    case .method(.didReceive): "set the delegate of UNUserNotificationCenter"
    case .method(let callback): "implement \(callback.appleName) in a scene delegate"
    case .launch, .content, .observer: "handle it in a scene delegate"
    }
  }
}

extension MigrationReport.Receiver {
  /// The name of the receiver; for a method, the name that the method has in Apple's frameworks.
  var appleName: String {
    if case .method(let callback) = self { return callback.appleName }
    return "\(self)"
  }
}

extension TraceEntry.Callback {
  /// The method's name in UIKit or UserNotifications.
  var appleName: String {
    self == .didReceive ? "userNotificationCenter(_:didReceive:withCompletionHandler:)" : method
  }
}
