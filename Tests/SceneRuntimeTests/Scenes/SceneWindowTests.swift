import Checking
import TestSupport
import Testing

@testable import SceneModel
@testable import SceneRuntime

/// Windows that delegates create, and the content that they show.
@MainActor struct SceneWindowTests {
  private let host = StubHost()

  @Test func `a window whose content is taken away disappears, and comes back with other`() {
    let application = Application.building(on: host) { scene in
      let window = SceneWindow(windowScene: scene)
      window.content = StubContent()
      window.makeKeyAndVisible()
    }
    expectEqual(host.windows.count, 1)
    application.firstWindows[0].content = nil
    application.runTurns()
    expectEqual(host.windows, [])
    application.firstWindows[0].content = StubContent()
    application.runTurns()
    expectEqual(host.windows.count, 1)
    expectEqual(application.problems, [])
  }

  @Test func `content the host refuses takes the old picture away, and is reported once`() {
    let application = Application.building(on: host)
    host.shows = { _ in false }
    application.firstWindows[0].content = StubContent()
    for _ in 1...3 {
      application.firstWindows[0].setNeedsUpdate()
      application.runTurns()
    }
    expectEqual(host.windows, [])
    expectEqual(application.trace.entries.count { $0.line.contains("can't show content") }, 1)
  }

  @Test func `content that replaces itself during its update is shown in the next turn`() {
    let (old, new) = (StubContent(), StubContent())
    var shown: [Bool] = []
    let application = Application.building(on: host)
    let window = application.firstWindows[0]
    host.shows = {
      shown.append($0.isMounted && $0.content === new)
      return true
    }
    old.onUpdate = { window.content = new }
    window.content = old
    application.runTurns()
    expectEqual(shown, [true])
    expectEqual(old.log, ["mount", "update", "unmount"])
    expectEqual(new.log, ["mount", "update", "effects"])
    // Content that the host shows already is replaced alike.
    host.shows = {
      shown.append($0.isMounted && $0.content === old)
      return true
    }
    host.updates = []
    new.onUpdate = { window.content = old }
    old.onUpdate = {}
    window.setNeedsUpdate()
    application.runTurns()
    expectEqual(shown, [true, true])
    expectEqual(host.updates, [])
  }

  @Test func `content that is replaced leaves neither its titles nor its events`() throws {
    let (old, new) = (StubContent(), StubContent())
    let application = Application.building(on: host)
    let window = application.firstWindows[0]
    let session = try require(application.orderedSessions.first)
    old.onUpdate = {
      window.title = "Draft"
      window.subtitle = "Anna"
      window.handledExternalEvents = HandledExternalEvents(preferring: ["draft"])
    }
    window.content = old
    application.runTurns()
    expectEqual(window.effectiveTitle, "Draft – Anna")
    expectEqual(session.conditions.preferring.texts, ["draft"])
    window.content = new
    application.runTurns()
    expectEqual(window.effectiveTitle, "")
    expectEqual(session.title, "")
    expect(session.conditions.isEmpty)
    // Content that is replaced during its update can still set a title afterwards.
    new.onUpdate = {
      window.content = StubContent()
      window.title = "Sent"
    }
    window.setNeedsUpdate()
    application.runTurns()
    expectEqual(window.effectiveTitle, "")
  }

  @Test func `the first content leaves the title that the window already has`() {
    let application = Application.building(on: host) { scene in
      let window = SceneWindow(windowScene: scene)
      window.title = "Draft"
      window.content = StubContent()
      window.makeKeyAndVisible()
    }
    expectEqual(application.firstWindows[0].effectiveTitle, "Draft")
  }

  @Test func `content that is replaced when it is mounted is not updated`() {
    /// Content that has its window show other content.
    final class Yielding: WindowContent {
      var log: [String] = []
      let other = StubContent()

      func mount(in window: SceneWindow) {
        log.append("mount")
        window.content = other
      }

      func update() { log.append("update") }
      func runEffects() { log.append("effects") }
      func receive(_ event: ContentEvent) -> Problem? { nil }
      func deliver(_ event: ExternalEvent) -> Bool { false }
      func unmount() { log.append("unmount") }
    }
    let content = Yielding()
    let application = Application.stub(host: host) { _ in content }
    application.handle(.launch([]))
    expectEqual(content.log, ["mount", "unmount"])
    expectEqual(content.other.log, ["mount", "update", "effects"])
    expectEqual(host.windows.count, 1)
  }

  @Test func `content is shown by one window only`() {
    let content = StubContent()
    let application = Application.building(on: host) { scene in
      for _ in 1...2 {
        let window = SceneWindow(windowScene: scene)
        window.content = content
        window.makeKeyAndVisible()
      }
    }
    expectEqual(application.problems.map(\.code), [.sharedContent])
    expectEqual(content.log, ["mount", "update", "effects"])
    expectEqual(host.windows.map(\.number), [1])
    let second = application.firstWindows[1]
    application.firstWindows[0].content = nil
    second.content = nil
    second.content = content
    application.runTurns()
    expectEqual(host.windows.map(\.number), [2])
  }

  @Test func `a window that isn't made visible is reported`() {
    let application = Application.building(on: host) { scene in
      SceneWindow(windowScene: scene).content = StubContent()
    }
    expectEqual(application.problems.map(\.code), [.noVisibleWindow])
    application.firstWindows[0].makeKeyAndVisible()
    application.runTurns()
    expectEqual(host.windows.count, 1)
  }

  @Test func `a window made for a scene that is gone is reported and shows nothing`() throws {
    let application = Application.building(on: host)
    let scene = try require(application.orderedSessions.first?.scene as? WindowScene)
    application.handle(.background(nil), .memoryPressure)
    let window = SceneWindow(windowScene: scene)
    window.content = StubContent()
    window.makeKeyAndVisible()
    application.runTurns()
    expectEmpty(host.windows)
    expectEmpty(scene.windows)
    expectEqual(application.problems.map(\.code), [.windowAfterDisconnection])
  }
}
