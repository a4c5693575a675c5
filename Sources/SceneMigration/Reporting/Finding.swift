/// The judgement of one method or one way in.
enum Verdict: String, Codable, Sendable {
  /// It was handled and still is.
  case kept
  /// It was handled and no longer is.
  case lost
  /// It is handled while the app runs, but not when it launches for it.
  case missedAtLaunch = "missed at launch"
  /// It is handled with scenes only.
  case gained = "handled with scenes"
  /// It was never handled.
  case unhandled = "not handled"
  /// It can't be told here.
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
  /// The reason for the judgement; nil if the receivers say it.
  var reason: String?
}

/// The result for a method of the application's delegate.
struct MethodFinding: Codable, Hashable, Sendable {
  /// The method.
  var method: String
  /// Whether the delegate has the method, in words, such as `implemented`, `does nothing` or `unknown`.
  var implementation: String
  /// The use of the method with scenes, and its successor.
  var fate: String
  /// The method that replaces it; nil for none.
  var successor: String?
  /// Whether a scene's delegate has the method that replaces it, in words.
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

  /// Whether the exit status tells of a loss or a problem.
  var hasProblems: Bool { !losses.isEmpty || !manifestProblems.isEmpty }

  /// Whether something couldn't be judged; an app without delegates has nothing to judge.
  var isIncomplete: Bool {
    events.contains { $0.verdict == .notJudged } || methods.contains { $0.verdict == .notJudged }
      || !notJudged.isEmpty || notRun != nil && !delegates.isEmpty
  }
}
