import SceneRuntime
import StandIns

extension AppReview {
  /// Runs the program and derives the verdicts from the runs.
  ///
  /// - Returns: The reasons why some parts of the report had no result.
  mutating func play(
    _ build: (program: String, standIns: Set<String>), _ evidence: SourceEvidence
  ) throws -> [String] {
    let list = try writeInfoPlist(module: module)
    let trials = try Trials(
      TrialRunner(program: build.program, folder: folder, infoPlist: list, links: links),
      seconds: 60)
    report.runs = trials.runs.count
    report.questions = Set(
      trials.questions.keys.map { key in
        (key.callback.map { "\($0): " } ?? "") + key.text
      }
    ).sorted()
    for reason in trials.avoided.sorted() {
      report.notJudged.append("with some answers of stand-ins the app's code ends: \(reason)")
    }
    if trials.unflipped > 0 {
      report.notJudged.append(
        "\(trials.unflipped) of \(trials.texts) questions weren't answered the other way, "
          + "because the time was up or there were too many")
    }
    guard !trials.runs.isEmpty else {
      report.notRun = trials.failures.first?.reason ?? "no run had a result"
      return trials.failures.map(\.reason)
    }
    let missing = missingDelegate(trials)
    let isLeftOut = missing != nil && !leftOutDelegates.isEmpty
    let judgement = Judgement(
      trials: trials, evidence: evidence, candidate: candidate, standIns: build.standIns,
      missingDelegate: missing, isSceneDelegateLeftOut: isLeftOut, views: views)
    take(judgement)
    let windows = WindowReview(candidate: candidate, evidence: evidence, report: report)
    for problem in judgement.problems {
      if let uncertainty = windows.uncertainty(problem) {
        report.notJudged.append("\(uncertainty): \(problem.inUIKit)")
      } else {
        report.problems.append(problem.inUIKit)
      }
    }
    for name in leftOutDelegates {
      report.notJudged.append(
        "\(name) couldn't be compiled here, and is judged from its source alone")
    }
    if let failure = trials.failures.first(where: { $0.part == .lifeCycle }) {
      report.notJudged.append("the life cycle: \(failure.reason)")
    }
    return trials.failures.map(\.reason)
  }

  /// Adds to the report the results of a judgement, and the findings on methods that no run calls.
  private mutating func take(_ judgement: Judgement) {
    report.events = judgement.events
    guard candidate.applicationDelegate != nil else {
      report.notJudged.append("no application delegate is among the files")
      return
    }
    let uncertainty =
      judgement.unknownSuperclass(of: .scene).map(judgement.unknown)
      ?? (judgement.isSceneDelegateLeftOut ? nil : judgement.missingDelegate)
    let unplayed = UnplayedMethods.findings(judgement.evidence, uncertainty: uncertainty)
    report.methods = judgement.methods + unplayed.methods
    report.notJudged += unplayed.unknown
    if candidate.infoPlist?["UIMainStoryboardFile"] != nil,
      let place = judgement.evidence.applicationWindowUse
    {
      report.problems.append(
        "the application delegate's window: \(place) uses it, and it is nil with scenes; "
          + "use the window of a scene")
    }
  }

  // MARK: - The source alone

  /// Derives the verdicts from the source alone, for delegates that couldn't be run.
  mutating func judgeSource(_ evidence: SourceEvidence) {
    let missing =
      candidate.sceneDelegates.isEmpty ? "no scene delegate is among the files" : nil
    take(
      Judgement(
        trials: Trials(evidence.report(of: candidate)), evidence: evidence, candidate: candidate,
        standIns: [], missingDelegate: missing, views: views))
  }

  /// Adds notes on the roles of scene configurations in the source, and on the protocols of scene delegates.
  mutating func noteConfigurations(_ evidence: SourceEvidence) {
    let fixed = evidence.fixedRoles
    if !fixed.isEmpty {
      let places = fixed.map { "\($0.place) (.\($0.role))" }.joined(separator: ", ")
      report.manifestNotes.append(
        "\(places): configurations have roles of their own, whatever the role of the session; "
          + "UIKit refuses one for a session of another role, such as that of an external display; "
          + "use the role of the session")
    }
    for place in evidence.oldRoles {
      report.manifestNotes.append(
        "\(place): .windowExternalDisplay is the role of external displays before iOS 16; "
          + "use .windowExternalDisplayNonInteractive, or both")
    }
    for (place, name) in candidate.namedDelegates where place.hasPrefix("UIWindowScene") {
      guard let found = delegate(named: name),
        let declared = evidence.delegateWithoutWindows(found.name)
      else { continue }
      report.manifestNotes.append(
        "\(place): \(found.name) (\(declared)) is a UISceneDelegate; "
          + "a scene with windows needs a UIWindowSceneDelegate")
    }
  }

  /// The names of scene delegates that didn't compile and were left out.
  private var leftOutDelegates: [String] {
    candidate.sceneDelegates.map(\.name).filter { name in
      report.changes.contains { $0.kind == .leftOut && $0.old.contains("class \(name):") }
    }
  }

  /// The reason why SwiftUI views may handle links and activities.
  ///
  /// Without an `App` among the files, the reason is nil for an app of UIKit. With an `App`, the reason is nil if no
  /// file mentions `onOpenURL` or `onContinueUserActivity`.
  private var views: String? {
    if candidate.app == nil {
      guard !candidate.isOfUIKit else { return nil }
      return "the files have no @main; the views of a SwiftUI app may handle it, and aren't played"
    }
    let handlers = ["onOpenURL", "onContinueUserActivity"]
    let path = files.swift.first { path in
      files.text(path).map { text in handlers.contains(where: text.contains) } ?? false
    }
    return path.map {
      "\($0) has views that handle links or activities, and views aren't played"
    }
  }

  /// Returns the reason why a scene that has no delegate in the runs may have a delegate in the app; nil if there is
  /// no such reason.
  private func missingDelegate(_ trials: Trials) -> String? {
    let problems = Set(trials.runs.flatMap { $0.report.otherProblems.map { "\($0)" } })
    if problems.contains(where: { $0.contains("delegateClass StandIn") }) {
      return "the class of the scene's delegate isn't among the files"
    }
    if let problem = problems.first(where: { $0.contains("there is no delegate class") }) {
      return "the class isn't compiled here, or was left out: \(problem)"
    }
    if problems.contains(where: { $0.contains("isn't a ConnectedSceneDelegate") }) {
      return "the scene's delegate isn't one of a window scene, as far as its code is compiled here"
    }
    let configures = trials.runs.first?.report.rows.contains {
      $0.callback == .configurationForConnecting && $0.implementation == .implemented
    }
    if candidate.infoPlist == nil, candidate.sceneDelegates.isEmpty, configures == true {
      return
        "the app configures scenes, and neither a scene delegate nor an Info.plist is among the files"
    }
    for (place, name) in candidate.namedDelegates
    where delegate(named: name) == nil && !isAbsent(name) {
      return "the class \(name) of \(place) isn't among the files"
    }
    return nil
  }
}
