/// The judgement of one method or one way in.
enum Verdict: String, Codable, Sendable {
  /// The event was handled before scenes, and is handled with scenes.
  case kept
  /// The event was handled before scenes, and isn't with scenes.
  case lost
  /// The event is handled while the app runs, but not if it launches the app.
  case missedAtLaunch = "missed at launch"
  /// The event is handled only with scenes.
  case gained = "handled with scenes"
  /// The event is handled neither before scenes nor with scenes.
  case unhandled = "not handled"
  /// The result can't be determined here.
  case notJudged = "not judged"
}

/// The result for an external event, cold or warm.
struct EventFinding: Codable, Hashable, Sendable {
  /// The kind of event.
  var event: String
  /// `cold` or `warm`.
  var start: String
  /// The receivers before, with the outcome of each.
  var before: [String]
  /// The receivers with scenes, with the outcome of each.
  var withScenes: [String]
  /// The judgement.
  var verdict: Verdict
  /// The reason for the verdict; nil if the list of receivers already gives it.
  var reason: String?
}

/// The result for a method of the application's delegate.
struct MethodFinding: Codable, Hashable, Sendable {
  /// The method.
  var method: String
  /// A description of the delegate's implementation, such as `implemented`, `does nothing` or `unknown`.
  var implementation: String
  /// The use of the method with scenes, and its successor.
  var fate: String
  /// The method that replaces it; nil for none.
  var successor: String?
  /// A description of the scene delegate's implementation of the method that replaces it.
  var successorImplementation: String?
  /// The judgement; nil if there is nothing to judge.
  var verdict: Verdict?
  /// The reason for the judgement.
  var reason: String?
}

/// The report on one application of a project.
struct AppReport: Codable, Sendable {
  /// A delegate of the app.
  struct Delegate: Codable, Hashable, Sendable {
    var role: String
    var name: String
    /// The file and the line of its declaration.
    var place: String
  }

  var app: String
  var reason: String
  var delegates: [Delegate]
  var infoPlist: String?
  /// Further findings.
  var notes: [String] = []
  /// The problems of the scene manifest.
  var manifestProblems: [String] = []
  /// The notes on the scene manifest.
  var manifestNotes: [String] = []
  /// The reason why nothing was run; nil if it was.
  var notRun: String?
  var events: [EventFinding] = []
  var methods: [MethodFinding] = []
  /// Other problems with scenes.
  var problems: [String] = []
  /// Further parts that couldn't be judged, with the reasons.
  var notJudged: [String] = []
  var changes: [Change] = []
  var standIns: [StandInType] = []
  /// The number of runs with different answers of stand-ins.
  var runs = 0
  /// The questions that stand-ins were asked in callbacks.
  var questions: [String] = []

  /// The losses, in sentences.
  var losses: [String] {
    events.filter { $0.verdict == .lost || $0.verdict == .missedAtLaunch }.map {
      "\($0.event), \($0.start): \($0.reason ?? $0.verdict.rawValue)"
    }
      + methods.filter { $0.verdict == .lost }.map {
        "\($0.method): \($0.reason ?? "never called with scenes")"
      } + problems
  }

  /// Whether the exit status reports a loss or a problem.
  var hasProblems: Bool { !losses.isEmpty || !manifestProblems.isEmpty }

  /// Whether a verdict is missing, or the app has delegates and no run had a result.
  var isIncomplete: Bool {
    events.contains { $0.verdict == .notJudged } || methods.contains { $0.verdict == .notJudged }
      || !notJudged.isEmpty || notRun != nil && !delegates.isEmpty
  }
}
