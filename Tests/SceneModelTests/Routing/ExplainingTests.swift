import Checking
import Foundation
import SceneModel
import Testing

/// Tests for the explanation of each routing rule.
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
        "-> scene 1 of \"main\" (only scene)",
        "+ scene 1 of \"main\": the only scene receives every event",
      ]),
    Case(
      text: "message/1", supportsMultipleScenes: false,
      lines: [
        "-> a new scene of WindowGroup (\"main\") (first scene)",
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
        "-> scene 1 of \"main\" (prefers \"1\")",
        "+ scene 1 of \"main\": the text contains \"1\", \"message/\" of its views (ignoring case and accents)",
        "= scene 2 of \"main\": \"*\" of its views matches every event, but was used earlier",
        "- scene 3 of \"main\": its predicate SELF == \"message/2\" is false",
        "2. open scenes that allow it, last used first: not checked",
        "4. declared scenes without conditions, in order: not checked",
      ]),
    Case(
      text: "message/1",
      sessions: [session(1, conditions: .init(canActivate: TargetPredicate(value: true)))],
      lines: [
        "-> scene 1 of \"main\" (allows TRUEPREDICATE)",
        "- scene 1 of \"main\": it prefers no events",
        "+ scene 1 of \"main\": its predicate TRUEPREDICATE is true",
      ]),
    Case(
      text: "message/1",
      sessions: [session(1, conditions: .init(allowing: ["draft?token=secret"]))],
      lines: [
        "-> a new scene of WindowGroup (\"reader\") (matches \"message/\")",
        "- scene 1 of \"main\": the text contains no condition that its views allow (\"draft?token=…\")",
        "+ WindowGroup (\"reader\"): the text contains \"message/\" of its conditions",
        "- WindowGroup (\"closed\"): its set of conditions is empty, so it matches nothing",
        "- Window (\"activity\"): the text contains none of its conditions (\"activity\")",
        "= WindowGroup (\"all\"): \"*\" of its conditions matches every event, but it is declared later",
        "- Settings (\"settings\"): it receives no events",
      ]),
    Case(
      text: "activity", sessions: [session(1, of: "activity")],
      lines: [
        "-> scene 1 of \"activity\" (single window)",
        "+ Window (\"activity\"): the text contains \"activity\" of its conditions; its single window is open",
      ]),
    Case(
      text: "draft", graph: silent, sessions: [session(1)], unclaimed: .openScene,
      lines: [
        "-> scene 1 of \"main\" (open scene)",
        "+ WindowGroup (\"main\"): the first scene without conditions; no scene has conditions, so this device uses an open scene",
      ]),
    Case(
      text: nil,
      sessions: [session(1, conditions: .init(prefers: TargetPredicate(value: true)))],
      lines: [
        "text compared: none",
        "- scene 1 of \"main\": predicates aren't evaluated without a text",
        "- WindowGroup (\"reader\"): without a text only \"*\" matches (\"message/\")",
        "+ WindowGroup (\"all\"): \"*\" of its conditions matches every event",
      ]),
    Case(
      text: nil, graph: SceneGraph(), sessions: [session(1, of: nil)],
      lines: [
        "-> scene 1 (last used)", "+ scene 1: the event has no text; last used",
        "- scene 1: it has no conditions, and the event has no text",
      ]),
    Case(
      text: "a", graph: SceneGraph(), sessions: [session(1, of: nil)],
      lines: [
        "-> scene 1 (allows every event by default)",
        "+ scene 1: it has no conditions, and without declared scenes it allows every event",
      ]),
    Case(
      text: "a", graph: SceneGraph(),
      lines: [
        "-> a new scene (first scene)",
        "+ new scene: no scenes are declared; a delegate provides the content",
      ]),
    Case(
      text: "a",
      graph: SceneGraph([
        SceneDescription(id: .declared("reader"), conditions: ExternalEventConditions(["b"]))
      ]),
      lines: ["-> no scene", "- WindowGroup (\"reader\"): it has conditions"]),
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
    for line in example.lines { expect(lines.contains(line), "\(explanation)") }
    expectEqual(
      explanation.steps.count { $0.verdict == .decides }, (lines[2] == "-> no scene" ? 0 : 1))
  }
}
