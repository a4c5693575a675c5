/// The report on the stored sessions at a launch: for each session, whether it was restored and, if not, the reason.
///
/// `Application.restorationReport` is the report of the application's launch. A program prints the report with the
/// option `--restoration-report`. Each file in ``setAside`` also has a problem in ``problems``.
///
/// ```swift
/// @MainActor func explainRestoration(of application: Application) {
///   guard let report = application.restorationReport, !report.isComplete else { return }
///   print(report)
/// }
/// ```
public struct RestorationReport: Hashable, Sendable {
  /// Whether no launch with the same store has finished before.
  public var isFirstLaunch: Bool
  /// The version of the app at its last finished launch; nil if no launch has finished, or if the app had no version.
  public var previousVersion: String?
  /// The stored sessions, in the order of creation.
  public var sessions: [Session]
  /// The problems with files and records, and with earlier launches that didn't finish, in the order in which they were
  /// found.
  public var problems: [Problem]
  /// The unusable session files that were moved to another folder, with their new paths.
  public var setAside: [StoredSessions.SetAsideFile]

  /// A stored session, with the outcome of the launch for this session.
  public struct Session: Hashable, Sendable, Identifiable {
    /// The persistent identifier of the session.
    public var id: SceneID
    /// The identity of the declared scene; nil for a session without a declared scene.
    public var scene: SceneDescription.ID?
    /// The last title of the session's window; nil if the window had no title.
    public var title: String?
    /// The outcome of the launch for the session, such as being shown or discarded.
    public var outcome: Outcome

    fileprivate init(_ record: SessionRecord, _ outcome: Outcome) {
      (id, scene, title) = (record.id, record.scene, record.title)
      self.outcome = outcome
    }
  }

  /// The possible outcomes of a launch for a stored session.
  public enum Outcome: Hashable, Sendable {
    /// The launch connects the scene of the session.
    ///
    /// `isFocused` is true if the scene gets the focus.
    case shown(isFocused: Bool)
    /// The session stays open, and its scene connects when it is requested.
    case open
    /// The session is discarded, for this reason.
    case discarded(LaunchPlan.Reason)
    /// The session stays in the store, but this launch doesn't restore it.
    case held
  }

  /// Creates the report of a launch.
  ///
  /// - Parameter plan: The plan of the launch.
  public init(_ plan: LaunchPlan) {
    isFirstLaunch = plan.isFirstLaunch
    previousVersion = plan.history.version
    problems = plan.problems
    setAside = plan.setAside
    let isShown = Set(plan.shown)
    var entries = plan.kept.map { record in
      let outcome: Outcome =
        isShown.contains(record.id) ? .shown(isFocused: plan.focused == record.id) : .open
      return (record.ordinal, Session(record, outcome))
    }
    entries += plan.discarded.map { ($0.record.ordinal, Session($0.record, .discarded($0.reason))) }
    entries += plan.held.map { ($0.ordinal, Session($0, .held)) }
    sessions = entries.sorted { ($0.0, $0.1.id) < ($1.0, $1.1.id) }.map(\.1)
  }

  /// Whether every stored session was restored, and no problem was found.
  public var isComplete: Bool {
    problems.isEmpty
      && sessions.allSatisfy { session in
        switch session.outcome {
        case .shown, .open: true
        case .discarded, .held: false
        }
      }
  }
}

extension RestorationReport: CustomStringConvertible {
  /// The report as text: a line about the launch, and a line for each session and each problem.
  public var description: String {
    var lines = [isFirstLaunch ? "first launch" : "launched before"]
    if let previousVersion { lines[0] += ", last as version \(previousVersion)" }
    lines += sessions.map(\.description)
    if sessions.isEmpty { lines.append("no stored session") }
    lines += problems.map { "problem: \($0)" }
    return lines.map(\.escaped).joined(separator: "\n")
  }
}

extension RestorationReport.Session: CustomStringConvertible {
  /// The session as one line, such as `scene 3 of "inbox", titled "Inbox": on screen, focused`.
  public var description: String { "\(SessionRecord.name(id, scene, title)): \(outcome)" }
}

extension SessionRecord {
  /// The session as lists show it, such as `scene 3 of "inbox", titled "Inbox"`, with the secrets of links redacted.
  package var name: String { Self.name(id, scene, title) }

  fileprivate static func name(
    _ id: SceneID, _ scene: SceneDescription.ID?, _ title: String?
  ) -> String {
    var name = "scene \(id)"
    if let scene { name += " of \(scene)" }
    if let title, !title.isEmpty { name += ", titled \"\(title.withoutLinkValues)\"" }
    return name
  }
}

extension RestorationReport.Outcome: CustomStringConvertible {
  /// The outcome as a clause, such as `on screen`.
  public var description: String {
    switch self {
    case .shown(let isFocused): isFocused ? "on screen, focused" : "on screen"
    case .open: "open, and connects when it is chosen"
    case .discarded(.removed):
      "discarded, because it was removed from the store while the application didn't run"
    case .discarded(.notRestored):
      "discarded, because its scene is declared with restorationBehavior(.disabled)"
    case .discarded(.unfit(let problem)): problem.what
    case .held: "left in the store"
    }
  }
}

extension LaunchPlan: CustomStringConvertible {
  /// The plan as text: the report on the stored sessions, followed by the scenes that open because no session is
  /// restored.
  public var description: String {
    let opening = opened.map { "opens \($0), because no session is restored".escaped }
    return ([RestorationReport(self).description] + opening).joined(separator: "\n")
  }
}
