import Checking
import SceneRuntime
import TestSupport
import Testing

/// A person asks for a window of a declared scene.
@MainActor struct OpenSceneTests {
  private let scenes = [
    SceneDescription(id: .declared("inbox")),
    SceneDescription(id: .declared("drafts"), kind: .window),
    SceneDescription(id: .path(.settings, "2"), kind: .settings),
  ]

  @Test func `a group opens a new window, a single window is brought to the front`() {
    let application = Application.stub(scenes)
    application.handle(
      .launch([]), .openScene(.declared("inbox")), .openScene(.declared("drafts")),
      .focus("1"), .openScene(.declared("drafts")), .openScene(.path(.settings, "2")))
    expectEqual(
      application.orderedSessions.map { $0.sceneDescription?.id },
      [
        .declared("inbox"), .declared("inbox"), .declared("drafts"), .path(.settings, "2"),
      ])
    expectEqual(application.focusedSession?.id, "4")
    expectContains(application.lines, "open scene \"inbox\"")
    expectContains(application.lines, "open scene Settings at 2")
    expectEqual(application.problems, [])
  }

  @Test func `a scene that isn't declared any more is a problem`() {
    let application = Application.stub(scenes)
    application.handle(.launch([]), .openScene(.declared("sent")))
    expectEqual(
      application.problems.map(\.code), [.windowOfRemovedScene])
    expectEqual(application.problems.map(\.place), ["window \"sent\""])
    expectEqual(application.openSessions.count, 1)
  }

  @Test func `where there is one scene only it is refused, as openWindow is (S102)`() {
    let application = Application.stub(scenes, profile: .phone)
    application.handle(.launch([]), .openScene(.declared("drafts")))
    expectEqual(application.problems.map(\.place), ["window \"drafts\""])
    expectEqual(application.problems.map(\.code), [.singleSceneOnly])
    expectEqual(application.openSessions.count, 1)
  }
}
