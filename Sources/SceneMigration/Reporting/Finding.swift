/// The verdict on an external event or a method, from a comparison of the life cycles without and
/// with scenes.
///
/// A method of the application's delegate counts as handled with scenes if the scene delegate has the replacement for
/// the method.
enum Verdict: String, Codable, Sendable {
  /// The event is handled without scenes, and with scenes.
  case kept
  /// The event is handled without scenes, but not with scenes.
  case lost
  /// With scenes, the event is handled while the app runs, but not if the event launches the app.
  case missedAtLaunch = "missed at launch"
  /// The event is handled only with scenes.
  case gained = "handled with scenes"
  /// The event is handled neither without scenes nor with scenes.
  case unhandled = "not handled"
  /// The runs and the source don't determine the result.
  case notJudged = "not judged"
}

/// The result for an external event that arrives at launch or while the app runs.
struct EventFinding: Codable, Hashable, Sendable {
  /// The name of the event.
  var event: String
  /// `cold` if the event launches the app, or `warm` if the app already runs.
  var start: String
  /// The receivers without scenes, each with the outcome.
  var before: [String]
  /// The receivers with scenes, each with the outcome.
  var withScenes: [String]
  /// The verdict on the event.
  var verdict: Verdict
  /// The reason for the verdict; nil if the receivers and outcomes already give the reason.
  var reason: String?
}

/// The result for a method of the application's delegate.
struct MethodFinding: Codable, Hashable, Sendable {
  /// The name of the method.
  var method: String
  /// A description of the delegate's implementation, such as `implemented`, `does nothing` or `unknown`.
  var implementation: String
  /// A description of whether the method is called with scenes, such as `is never called`.
  var fate: String
  /// The method of a scene delegate that replaces this method; nil if no method does.
  var successor: String?
  /// A description of the scene delegate's implementation of ``successor``; nil if there is no successor.
  var successorImplementation: String?
  /// The verdict on the method; nil if the method has no verdict, for example because the app doesn't implement the
  /// method.
  var verdict: Verdict?
  /// The reason for the verdict, or the reason why the implementation is unknown; nil if there is none.
  var reason: String?
}

/// The report on one application of a project.
struct AppReport: Codable, Sendable {
  /// A delegate of the app, or the type that conforms to `App`.
  struct Delegate: Codable, Hashable, Sendable {
    var role: String
    var name: String
    /// The file and the line of the delegate's declaration.
    var place: String
  }

  var app: String
  var reason: String
  var delegates: [Delegate]
  var infoPlist: String?
  /// Notes on the app and its Info.plist, as sentences.
  var notes: [String] = []
  /// The reason why the app, built with the SDK of iOS 27, ends at launch; nil if the app doesn't end at launch.
  var launchFailure: String?
  /// The problems of the scene manifest.
  var manifestProblems: [String] = []
  /// The notes on the scene manifest.
  var manifestNotes: [String] = []
  /// The reason why no delegate was run; nil if the delegates were run.
  var notRun: String?
  var events: [EventFinding] = []
  var methods: [MethodFinding] = []
  /// Other problems that the runs found with scenes.
  var problems: [String] = []
  /// Sentences about further events and methods that couldn't be judged, with the reasons.
  var notJudged: [String] = []
  var changes: [Change] = []
  var standIns: [StandInType] = []
  /// The number of runs, which differ in the Boolean values that stand-ins return.
  var runs = 0
  /// The questions to stand-ins.
  ///
  /// A question is an expression of the app's code to which a stand-in supplies a Boolean value.
  var questions: [String] = []

  /// Sentences about the losses: the reason why the app ends at launch, the lost and missed events, the lost methods,
  /// and the other problems.
  var losses: [String] {
    [launchFailure].compactMap(\.self)
      + events.filter { $0.verdict == .lost || $0.verdict == .missedAtLaunch }.map {
        "\($0.event), \($0.start): \($0.reason ?? $0.verdict.rawValue)"
      }
      + methods.filter { $0.verdict == .lost }.map {
        "\($0.method): \($0.reason ?? "never called with scenes")"
      } + problems
  }

  /// Whether the report contains a loss or a problem with the manifest.
  ///
  /// In this case, the exit status of the command is 1.
  var hasProblems: Bool { !losses.isEmpty || !manifestProblems.isEmpty }

  /// Whether a verdict is missing, or nothing was run although ``delegates`` isn't empty.
  var isIncomplete: Bool {
    events.contains { $0.verdict == .notJudged } || methods.contains { $0.verdict == .notJudged }
      || !notJudged.isEmpty || notRun != nil && !delegates.isEmpty
  }
}
