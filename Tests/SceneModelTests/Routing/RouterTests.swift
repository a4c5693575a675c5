import Checking
import Foundation
import SceneModel
import Testing

struct RouterTests {
  static let graph = SceneGraph([
    SceneDescription(id: .declared("main")),
    SceneDescription(
      id: .declared("reader"), conditions: ExternalEventConditions(["message/", "thread/"])),
    SceneDescription(id: .declared("closed"), conditions: ExternalEventConditions([])),
    SceneDescription(
      id: .declared("activity"), kind: .window, conditions: ExternalEventConditions(["activity"])),
    SceneDescription(id: .declared("other")),
    SceneDescription(
      id: .declared("settings"), kind: .settings, conditions: ExternalEventConditions(["*"])),
  ])

  private func decide(
    _ text: String?, graph: SceneGraph = graph, sessions: [SessionTable.Entry] = [],
    supportsMultipleScenes: Bool = true
  ) -> RoutingDecision {
    var table = SessionTable()
    for session in sessions { table[session.id] = session }
    let router = Router(
      graph: graph, sessions: table, supportsMultipleScenes: supportsMultipleScenes)
    return router.decide(
      .continueActivity(ActivityRecord(activityType: "test", targetContentIdentifier: text)))
  }

  private func session(_ id: String, of scene: String) -> SessionTable.Entry {
    SessionTable.Entry(id: id, ordinal: Int(id) ?? 0, scene: .declared(scene))
  }

  @Test func `the first declaration with a condition that matches makes a new scene (S79)`() {
    expectEqual(
      decide("postbox://message/42"),
      .newSession(.declared("reader"), .matching(condition: "message/")))
    expectEqual(
      decide("postbox://thread/7"),
      .newSession(.declared("reader"), .matching(condition: "thread/")))
  }

  @Test func `of two declarations that match the first one counts (S79)`() {
    let graph = SceneGraph([
      SceneDescription(id: .declared("main")),
      SceneDescription(id: .declared("all"), conditions: ExternalEventConditions(["*"])),
      SceneDescription(id: .declared("late"), conditions: ExternalEventConditions(["message"])),
    ])
    expectEqual(
      decide("message/1", graph: graph), .newSession(.declared("all"), .matching(condition: "*")))
  }

  @Test
  func `what matches nowhere goes to the first declaration without conditions (S73, S79, S89)`() {
    expectEqual(decide("postbox://unknown"), .newSession(.declared("main"), .withoutConditions))
    expectEqual(decide(nil), .newSession(.declared("main"), .withoutConditions))
  }

  /// An inbox with conditions, and scenes of which none stands for the app.
  static let besides = SceneGraph([
    SceneDescription(id: .declared("inbox"), conditions: ExternalEventConditions(["message/"])),
    SceneDescription(id: .declared("about"), kind: .window, launchBehavior: .suppressed),
    SceneDescription(id: .declared("activity"), kind: .window),
    SceneDescription(id: .declared("drafts"), launchBehavior: .suppressed),
    SceneDescription(id: .declared("settings"), kind: .settings),
  ])

  @Test func `a window beside the first scene and a suppressed scene take no event unasked (ours)`()
  {
    expectEqual(decide("postbox://unknown", graph: Self.besides), .unrouted)
    expectEqual(
      decide("postbox://unknown", graph: Self.besides, sessions: [session("1", of: "about")]),
      .unrouted)
  }

  @Test func `an event without a text goes to the window used last that stands for the app (S73)`()
  {
    var inbox = session("1", of: "inbox")
    var second = session("2", of: "inbox")
    var about = session("3", of: "about")
    (inbox.lastUse, second.lastUse, about.lastUse) = (2, 1, 3)
    expectEqual(
      decide(nil, graph: Self.besides, sessions: [inbox, second, about]), .session("1", .lastUsed))
    expectEqual(
      decide(nil, graph: Self.besides, sessions: [about]), .newSession(.declared("inbox"), .primary)
    )
  }

  @Test
  func `of several scenes with conditions the one used last takes an event without a text (S73)`() {
    let graph = SceneGraph(
      ["inbox", "drafts"].map {
        SceneDescription(id: .declared($0), conditions: ExternalEventConditions([$0]))
      })
    var inbox = session("1", of: "inbox")
    var draft = session("2", of: "drafts")
    (inbox.lastUse, draft.lastUse) = (1, 2)
    expectEqual(decide(nil, graph: graph, sessions: [inbox, draft]), .session("2", .lastUsed))
    inbox.lastUse = 3
    expectEqual(decide(nil, graph: graph, sessions: [inbox, draft]), .session("1", .lastUsed))
  }

  @Test func `an event without a text goes to no scene that excludes events (S89)`() {
    let graph = SceneGraph([
      SceneDescription(id: .declared("inbox"), conditions: ExternalEventConditions([]))
    ])
    expectEqual(decide(nil, graph: graph, sessions: [session("1", of: "inbox")]), .unrouted)
  }

  @Test func `the one window a launch opens first takes what no condition names (S79)`() {
    let graph = SceneGraph([
      SceneDescription(id: .declared("about"), kind: .window, launchBehavior: .suppressed),
      SceneDescription(id: .declared("main"), kind: .window),
      SceneDescription(id: .declared("reader")),
    ])
    expectEqual(
      decide("postbox://unknown", graph: graph), .newSession(.declared("main"), .withoutConditions))
    expectEqual(
      decide(nil, graph: graph, sessions: [session("1", of: "main")]), .session("1", .single))
  }

  @Test func `an open scene of a group is not used again (S79)`() {
    expectEqual(
      decide("message/1", sessions: [session("1", of: "reader")]),
      .newSession(.declared("reader"), .matching(condition: "message/")))
  }

  @Test func `a single window that is open is used again (T9)`() {
    expectEqual(
      decide("activity", sessions: [session("1", of: "main"), session("2", of: "activity")]),
      .session("2", .single))
    expectEqual(
      decide("activity"), .newSession(.declared("activity"), .matching(condition: "activity")))
  }

  @Test func `without a scene that takes it an event is unrouted (S79, S89)`() {
    let graph = SceneGraph([
      SceneDescription(id: .declared("reader"), conditions: ExternalEventConditions(["message"])),
      SceneDescription(id: .declared("closed"), conditions: ExternalEventConditions([])),
      SceneDescription(id: .declared("settings"), kind: .settings),
    ])
    expectEqual(decide("thread/7", graph: graph), .unrouted)
  }

  @Test func `where only one scene is possible, events go to it (S79)`() {
    expectEqual(
      decide("message/1", sessions: [session("4", of: "main")], supportsMultipleScenes: false),
      .session("4", .onlyScene))
  }

  @Test func `where there can be one scene and is none, the first declared one is made (S86)`() {
    expectEqual(
      decide("message/1", supportsMultipleScenes: false), .newSession(.declared("main"), .primary))
  }

  @Test func `an unspecific request gets the scene that opens at launch`() {
    let graph = SceneGraph([
      SceneDescription(id: .declared("quiet"), launchBehavior: .suppressed),
      SceneDescription(id: .declared("matching"), conditions: ExternalEventConditions(["x"])),
      SceneDescription(id: .declared("plain")),
    ])
    let router = Router(graph: graph, sessions: SessionTable(), supportsMultipleScenes: true)
    expectEqual(router.decide(nil), .newSession(.declared("matching"), .primary))
  }

  @Test func `if only one scene is possible, an unspecific request gets a presented one (S96)`() {
    let graph = SceneGraph([
      SceneDescription(id: .declared("plain")),
      SceneDescription(id: .declared("shown"), launchBehavior: .presented),
    ])
    for (supportsMultipleScenes, id) in [(true, "plain"), (false, "shown")] {
      let router = Router(
        graph: graph, sessions: SessionTable(), supportsMultipleScenes: supportsMultipleScenes)
      expectEqual(router.decide(nil), .newSession(.declared(id), .primary))
    }
  }

  @Test func `a session whose scene isn't declared is chosen only where it is the only one`() {
    var entry = session("1", of: "activity")
    entry.isDeclared = false
    expectEqual(
      decide("activity", sessions: [entry]),
      .newSession(.declared("activity"), .matching(condition: "activity")))
    expectEqual(
      decide("activity", sessions: [entry], supportsMultipleScenes: false),
      .session("1", .onlyScene))
  }

  @Test func `an app that declares no scenes makes them by its delegates`() {
    expectEqual(decide("message/1", graph: SceneGraph()), .newSession(nil, .primary))
  }

  // MARK: - Windows by value

  @Test func `a value that is shown already is brought to the front (S98)`() {
    let scene = SceneDescription(id: .declared("message"), valueType: .init(Int.self))
    var table = SessionTable()
    table["1"] = SessionTable.Entry(id: "1", ordinal: 1, scene: scene.id, value: 42)
    table["2"] = SessionTable.Entry(id: "2", ordinal: 2, scene: scene.id, value: 43)
    let router = Router(
      graph: SceneGraph([scene]), sessions: table, supportsMultipleScenes: true)
    expectEqual(router.decide(opening: scene, presenting: 43), .session("2", .presenting))
    expectEqual(router.decide(opening: scene, presenting: 44), .newSession(scene.id, .named))
    expectEqual(router.decide(opening: scene, presenting: nil), .newSession(scene.id, .named))
  }

  @Test func `of several windows that present a value the oldest is brought to the front`() {
    let scene = SceneDescription(id: .declared("message"), valueType: .init(Int.self))
    var table = SessionTable()
    for ordinal in [5, 2, 9, 3] {
      var entry = SessionTable.Entry(
        id: "\(ordinal)", ordinal: ordinal, scene: scene.id, value: 42)
      entry.lastUse = ordinal
      table[entry.id] = entry
    }
    for expected in ["2", "3", "5", "9"] {
      let router = Router(
        graph: SceneGraph([scene]), sessions: table, supportsMultipleScenes: true)
      expectEqual(router.decide(opening: scene, presenting: 42), .session(expected, .presenting))
      // A window that presents another value is none of them any more.
      table[expected]?.value = 43
    }
  }
}
