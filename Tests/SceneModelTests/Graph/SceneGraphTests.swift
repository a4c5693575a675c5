import Checking
import Foundation
import SceneModel
import Testing

struct SceneGraphTests {
  private func scene(
    _ id: String, _ behavior: SceneLaunchBehavior = .automatic,
    kind: SceneDescription.Kind = .windowGroup
  ) -> SceneDescription {
    SceneDescription(id: .declared(id), kind: kind, launchBehavior: behavior)
  }

  @Test func `of two scenes with one id the first is kept (S104)`() {
    let graph = SceneGraph([
      SceneDescription(id: .declared("inbox"), title: "First"),
      SceneDescription(id: .declared("inbox"), title: "Second"),
    ])
    expectEqual(graph.scenes.map(\.title), ["First"])
    expectEqual(graph[.declared("inbox")]?.title, "First")
  }

  struct Launch: Sendable {
    var scenes: [SceneDescription]
    var several: [String]
    var one: [String]
  }

  @Test(arguments: [
    Launch(
      scenes: [
        SceneDescription(id: .declared("a")), SceneDescription(id: .declared("b")),
      ], several: ["a"], one: ["a"]),
    Launch(
      scenes: [
        SceneDescription(id: .declared("a"), launchBehavior: .suppressed),
        SceneDescription(id: .declared("b")),
      ], several: ["b"], one: ["b"]),
    Launch(
      scenes: [
        SceneDescription(id: .declared("a")),
        SceneDescription(id: .declared("b"), launchBehavior: .presented),
      ], several: ["a", "b"], one: ["b"]),
    Launch(
      scenes: [
        SceneDescription(id: .declared("a"), launchBehavior: .presented),
        SceneDescription(id: .declared("b"), launchBehavior: .presented),
      ], several: ["a", "b"], one: ["a"]),
    Launch(
      scenes: [
        SceneDescription(id: .declared("a"), kind: .settings),
        SceneDescription(id: .declared("b"), kind: .window),
      ], several: ["b"], one: ["b"]),
    Launch(scenes: [SceneDescription(id: .declared("a"), kind: .settings)], several: [], one: []),
  ])
  func `the first scene opens at launch, and every presented one (S95, S96)`(launch: Launch) {
    let graph = SceneGraph(launch.scenes)
    expectEqual(
      graph.scenesAtLaunch(supportingMultipleScenes: true).map(\.id),
      launch.several.map { .declared($0) })
    expectEqual(
      graph.scenesAtLaunch(supportingMultipleScenes: false).map(\.id),
      launch.one.map { .declared($0) })
  }

  @Test func `New Window is for the first group of windows without values and with commands`() {
    var removed = scene("removed")
    removed.standardCommands = false
    let values = SceneDescription(id: .declared("values"), valueType: .init(Int.self))
    let window = scene("window", kind: .window)
    for scenes in [[], [window], [removed, values], [scene("a"), window, scene("b")]] {
      expect(SceneGraph(scenes).newWindowScene == nil)
    }
    expectEqual(
      SceneGraph([window, removed, values, scene("a"), scene("b")]).newWindowScene?.id,
      .declared("a"))
  }

  @Test func `a graph prints as an indented tree`() {
    let graph = SceneGraph([
      SceneDescription(id: .declared("inbox"), title: "Inbox", path: "0"),
      SceneDescription(
        id: .value("Postbox.Message"), title: "Message", valueType: .init(Int.self),
        conditions: ExternalEventConditions(["message/"]),
        defaultSize: .init(width: 400, height: 300), path: "1"),
      SceneDescription(
        id: .path(.window, "2"), kind: .window, conditions: ExternalEventConditions([]),
        resizability: .contentSize,
        keyboardShortcut: KeyboardShortcut("w", modifiers: [.shift, .command]),
        launchBehavior: .suppressed, path: "2"),
      SceneDescription(id: .path(.settings, "3"), kind: .settings, path: "3"),
      SceneDescription(
        id: .value("Scenes.DocumentPlace<Note>"), kind: .documentGroup, valueType: .init(Int.self),
        conditions: ExternalEventConditions([]), documentExtensions: ["md"], path: "4"),
    ])
    expectEqual(
      graph.description(of: "com.example.postbox", supportingMultipleScenes: true),
      """
      com.example.postbox
        WindowGroup "Inbox" ("inbox")
          opens at launch
          external events: those no other scene takes
        WindowGroup "Message" (for Postbox.Message)
          presents Swift.Int
          external events: "message/"
          default size: 400.0 × 300.0
        Window (at 2)
          doesn't open at launch
          external events: none
          resizability: contentSize
          keyboard shortcut: command+shift+w
        Settings (at 3)
        DocumentGroup (at 4)
          external events: links to its documents
          documents: .md
      """)
  }

  @Test func `a graph is coded as the list of its scenes`() throws {
    let special = SceneDescription(
      id: .declared("c"), resizability: .contentMinSize, keyboardShortcut: .cancelAction)
    let graph = SceneGraph([scene("a"), scene("b", .presented, kind: .window), special])
    let data = try JSONEncoder().encode(graph)
    try expectEqual(JSONDecoder().decode(SceneGraph.self, from: data), graph)
  }

  @Test func `a scene of another kind or value type is another scene`() {
    let group = SceneDescription(id: .declared("a"), title: "Old")
    expect(SceneDescription(id: .declared("a"), title: "New").fits(group))
    expect(!SceneDescription(id: .declared("b")).fits(group))
    expect(!SceneDescription(id: .declared("a"), kind: .window).fits(group))
    expect(!SceneDescription(id: .declared("a"), valueType: .init(Int.self)).fits(group))
  }
}
