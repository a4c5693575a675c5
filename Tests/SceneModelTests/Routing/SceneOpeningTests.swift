import Checking
import SceneModel
import Testing

/// The ways in which declared scenes can open.
struct SceneOpeningTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var scenes: [SceneDescription]
    var several: [[SceneOpening]]
    var one: [[SceneOpening]]

    var testDescription: String { name }
  }

  private static func scene(
    _ path: String, _ conditions: Set<String>? = nil, kind: SceneDescription.Kind = .windowGroup,
    _ behavior: SceneLaunchBehavior = .automatic
  ) -> SceneDescription {
    SceneDescription(
      id: .path(kind, path), kind: kind, conditions: conditions.map(ExternalEventConditions.init),
      launchBehavior: behavior, path: path)
  }

  private static let request = SceneDescription(
    id: .declared("compose"), valueType: .init(Int.self), conditions: ExternalEventConditions([]),
    keyboardShortcut: KeyboardShortcut("n"))
  private static let value = SceneDescription(
    id: .value("Swift.Int"), valueType: .init(Int.self), conditions: ExternalEventConditions([]))

  private static let document = SceneDescription(
    id: .value("Scenes.DocumentPlace<Notes.Note>"), kind: .documentGroup,
    valueType: .init(Int.self), conditions: ExternalEventConditions([]),
    documentExtensions: ["md"], path: "1")
  private static var documents: SceneDescription {
    var scene = document
    scene.id = .declared("notes")
    scene.createsDocuments = true
    return scene
  }

  static let cases = [
    Case(
      name: "the first scene, and one that nothing opens",
      scenes: [scene("0"), scene("1")],
      several: [[.launch, .otherEvents, .newWindow], []], one: [[.launch], []]),
    Case(
      name: "conditions that an earlier scene matches too",
      scenes: [scene("0", ["message/"]), scene("1", ["Message/42", "draft/"])],
      several: [
        [.launch, .matching(["message/"]), .eventsWithoutText, .newWindow], [.matching(["draft/"])],
      ], one: [[.launch], []]),
    Case(
      name: "a scene that takes every event",
      scenes: [scene("0"), scene("1", ["*", "a"]), scene("2", ["b"])],
      several: [[.launch, .newWindow], [.matching(["*", "a"])], []], one: [[.launch], [], []]),
    Case(
      name: "a star as a part of a text is no star",
      scenes: [scene("0", ["*x"]), scene("1", ["a*xb"])],
      several: [[.launch, .matching(["*x"]), .eventsWithoutText, .newWindow], []],
      one: [[.launch], []]),
    Case(
      name: "requests, shortcuts and settings",
      scenes: [
        scene("0"), request, value, scene("3", kind: .settings), scene("4", kind: .settings),
      ],
      several: [
        [.launch, .otherEvents, .newWindow],
        [.shortcut(KeyboardShortcut("n")), .request(id: "compose", value: "Swift.Int")],
        [.request(id: nil, value: "Swift.Int")], [.settings], [],
      ], one: [[.launch], [], [], [], []]),
    Case(
      name: "a presented scene and a suppressed one",
      scenes: [
        scene("0", nil, .suppressed), scene("1", kind: .window), scene("2", [], .presented),
      ],
      several: [[], [.launch, .otherEvents, .newWindow], [.launch]], one: [[], [], [.launch]]),
    Case(
      name: "documents", scenes: [scene("0", kind: .window), document, documents],
      several: [
        [.launch, .otherEvents, .newWindow], [.document(canCreate: false)],
        [.document(canCreate: true)],
      ], one: [[.launch], [], []]),
    Case(name: "no scene", scenes: [], several: [], one: []),
  ]

  @Test(arguments: cases)
  func `the ways to open a scene follow from the declarations (S79, S95)`(example: Case) {
    let graph = SceneGraph(example.scenes)
    expectEqual(graph.openings(supportingMultipleScenes: true), example.several)
    expectEqual(graph.openings(supportingMultipleScenes: false), example.one)
  }

  /// The router as the judge: what it opens for an event is listed, and what is listed it opens.
  @Test(arguments: cases)
  func `the router opens a scene for the events that are listed`(example: Case) throws {
    let graph = SceneGraph(example.scenes)
    let router = Router(graph: graph, sessions: SessionTable(), supportsMultipleScenes: true)
    for (scene, openings) in zip(
      graph.scenes, graph.openings(supportingMultipleScenes: true))
    {
      for case .matching(let conditions) in openings {
        for condition in conditions where condition != "*" {
          expectEqual(Self.chosen(condition, router), scene.id)
        }
      }
      expectEqual((Self.chosen("nobody/asks/for/this", router) == scene.id), openings.takesTheRest)
      for condition in scene.conditions?.texts ?? [] where !condition.isEmpty && condition != "*" {
        let isListed = openings.contains {
          if case .matching(let conditions) = $0 { conditions.contains(condition) } else { false }
        }
        expectEqual((Self.chosen(condition, router) == scene.id), isListed)
      }
    }
  }

  private static func chosen(_ text: String, _ router: Router) -> SceneDescription.ID? {
    let activity = ActivityRecord(activityType: "read", targetContentIdentifier: text)
    guard case .newSession(let id, _) = router.decide(.continueActivity(activity)) else {
      return nil
    }
    return id
  }
}

extension [SceneOpening] {
  /// Whether the scene takes events that match no condition, or all of them.
  fileprivate var takesTheRest: Bool {
    contains { opening in
      switch opening {
      case .otherEvents: true
      case .matching(let conditions): conditions.contains("*")
      default: false
      }
    }
  }
}
