import Checking
import SceneRuntime
import TestSupport
import Testing

@MainActor struct TitleFacts {
  @Test func `S136: a title that is set to nil reads as an empty one`() throws {
    let application = Application.stub()
    application.handle(.launch([]))
    let scene = try require(application.orderedSessions.first?.scene as? WindowScene)
    let window = try require(scene.windows.first)
    scene.title = "Message"
    expectEqual(window.effectiveTitle, "Message")
    scene.title = nil
    expectEqual(scene.title, "")
    expectEqual(window.effectiveTitle, "")
    scene.subtitle = "Anna"
    expectEqual(scene.subtitle, "Anna")
    scene.subtitle = nil
    expectEqual(scene.subtitle, "")
  }

  @Test func `hosts are notified of a changed title`() throws {
    let host = StubHost()
    let application = Application.stub(host: host)
    application.handle(.launch([]))
    let scene = try require(application.orderedSessions.first?.scene as? WindowScene)
    let updates = host.updates.count
    for text in ["Message", "Message", nil, nil] {
      scene.title = text
      application.runTurns()
    }
    expectEqual(host.updates.count, updates + 2)
    for text in ["Anna", "Anna", nil, nil] {
      scene.subtitle = text
      application.runTurns()
    }
    expectEqual(host.updates.count, updates + 4)
  }
}
