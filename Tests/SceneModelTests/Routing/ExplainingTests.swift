import Foundation
import SceneModel
import Testing

/// What an explanation says of each rule.
struct ExplainingTests {
  private static let graph = SceneGraph([
    SceneDescription(id: .declared("main")),
    SceneDescription(id: .declared("reader"), conditions: ExternalEventConditions(["message/"])),
    SceneDescription(id: .declared("closed"), conditions: ExternalEventConditions([])),
    SceneDescription(
      id: .declared("activity"), kind: .window, conditions: ExternalEventConditions(["activity"])),
    SceneDescription(id: .declared("all"), conditions: ExternalEventConditions(["*"])),
    SceneDescription(id: .declared("settings"), kind: .settings),
  ])
  private static let silent = SceneGraph([SceneDescription(id: .declared("main"))])

  /// An open session, by its number.
  struct Open: Sendable {
    var number: Int
    var scene: String?
    var conditions: ActivationConditions
  }

  private static func session(
    _ number: Int, of scene: String? = "main", conditions: ActivationConditions = .init()
  ) -> Open {
    Open(number: number, scene: scene, conditions: conditions)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var text: String?
    var graph = ExplainingTests.graph
    var sessions: [Open] = []
    var supportsMultipleScenes = true
    var unclaimed = HostProfile.UnclaimedEvents.newScene
    var lines: [String]

    var testDescription: String { lines[0] }
  }

  @Test(arguments: [
    Case(
      text: "message/1", sessions: [session(1)], supportsMultipleScenes: false,
      lines: [
        "-> scene 1 (\"main\"), only one scene is possible",
        "+ scene 1 (\"main\"): it is that one, and gets everything",
      ]),
    Case(
      text: "message/1", supportsMultipleScenes: false,
      lines: [
        "-> a new scene of WindowGroup (\"main\"), the first scene",
        "+ WindowGroup (\"main\"): only one scene is possible, and none is open",
      ]),
    Case(
      text: "Message/1",
      sessions: [
        session(1, conditions: .init(preferring: ["message/", "1", "none"])),
        session(2, conditions: .init(preferring: ["*"])),
        session(3, conditions: .init(prefers: TargetPredicate(equalTo: "message/2"))),
      ],
      lines: [
        "-> scene 1 (\"main\"), prefers it by \"1\"",
        "+ scene 1 (\"main\"): the text contains \"1\", \"message/\" of its views (case and accents don't count)",
        "= scene 2 (\"main\"): everything matches \"*\" of its views, and was used before that",
        "- scene 3 (\"main\"): its predicate SELF == \"message/2\" is false",
        "2. open scenes that can take it, the one used last first: not asked",
        "4. declared scenes without conditions, in their order: not asked",
      ]),
    Case(
      text: "message/1",
      sessions: [session(1, conditions: .init(canActivate: TargetPredicate(value: true)))],
      lines: [
        "-> scene 1 (\"main\"), can take it by TRUEPREDICATE",
        "- scene 1 (\"main\"): it prefers nothing",
        "+ scene 1 (\"main\"): its predicate TRUEPREDICATE is true",
      ]),
    Case(
      text: "message/1",
      sessions: [session(1, conditions: .init(allowing: ["draft?token=secret"]))],
      lines: [
        "-> a new scene of WindowGroup (\"reader\"), matching \"message/\"",
        "- scene 1 (\"main\"): the text contains nothing of what its views allow (\"draft?token=…\")",
        "+ WindowGroup (\"reader\"): the text contains \"message/\" of its conditions",
        "- WindowGroup (\"closed\"): its set of conditions is empty, so it takes nothing",
        "- Window (\"activity\"): the text contains none of its conditions (\"activity\")",
        "= WindowGroup (\"all\"): everything matches \"*\" of its conditions, and it is declared later",
        "- Settings (\"settings\"): it takes no events",
      ]),
    Case(
      text: "activity", sessions: [session(1, of: "activity")],
      lines: [
        "-> scene 1 (\"activity\"), its only window",
        "+ Window (\"activity\"): the text contains \"activity\" of its conditions; it has one window, which is open",
      ]),
    Case(
      text: "draft", graph: silent, sessions: [session(1)], unclaimed: .openScene,
      lines: [
        "-> scene 1 (\"main\"), open, and nobody asks for events",
        "+ WindowGroup (\"main\"): the first declared without conditions; nobody says anything of events, and then this device uses what is open",
      ]),
    Case(
      text: nil,
      sessions: [session(1, conditions: .init(prefers: TargetPredicate(value: true)))],
      lines: [
        "text compared: none",
        "- scene 1 (\"main\"): predicates aren't asked without a text",
        "- WindowGroup (\"reader\"): without a text only \"*\" matches (\"message/\")",
        "+ WindowGroup (\"all\"): everything matches \"*\" of its conditions",
      ]),
    Case(
      text: nil, graph: SceneGraph(), sessions: [session(1, of: nil)],
      lines: [
        "-> scene 1, the one used last", "+ scene 1: the event has no text; it was used last",
        "- scene 1: without a text that says nothing",
      ]),
    Case(
      text: "a", graph: SceneGraph(), sessions: [session(1, of: nil)],
      lines: [
        "-> scene 1, can take it as it says nothing and no scenes are declared",
        "+ scene 1: it names nothing that it can take, so where no scenes are declared it takes everything",
      ]),
    Case(
      text: "a", graph: SceneGraph(),
      lines: [
        "-> a new scene, the first scene", "+ new scene: nothing is declared; delegates fill it",
      ]),
    Case(
      text: "a",
      graph: SceneGraph([
        SceneDescription(id: .declared("reader"), conditions: ExternalEventConditions(["b"]))
      ]),
      lines: ["-> nobody", "- WindowGroup (\"reader\"): it has conditions"]),
  ])
  func `each candidate has its reason`(example: Case) {
    var table = SessionTable()
    // The first was used last.
    for (place, session) in example.sessions.enumerated() {
      var entry = SessionTable.Entry(
        id: "\(session.number)", ordinal: session.number, scene: session.scene.map { .declared($0) }
      )
      entry.conditions = session.conditions
      entry.lastUse = 100 - place
      table[entry.id] = entry
    }
    let router = Router(
      graph: example.graph, sessions: table,
      supportsMultipleScenes: example.supportsMultipleScenes, unclaimed: example.unclaimed)
    let explanation = router.explain(
      .continueActivity(
        ActivityRecord(activityType: "read", targetContentIdentifier: example.text)))
    let lines = "\(explanation)".split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    for line in example.lines { #expect(lines.contains(line), "\(explanation)") }
    #expect(explanation.steps.count { $0.verdict == .decides } == (lines[2] == "-> nobody" ? 0 : 1))
  }
}
