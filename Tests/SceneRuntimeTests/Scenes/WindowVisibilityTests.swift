import Checking
import TestSupport
import Testing

@testable import SceneModel
@testable import SceneRuntime

/// Tests for the focus and the visibility of windows.
@MainActor struct WindowVisibilityTests {
  private let host = StubHost()

  @Test func `windows learn when the focus leaves them and comes to them`() {
    let application = Application.building(on: host)
    application.handle(.newWindow)
    host.updates = []
    application.handle(.focus("1"))
    expectEqual(host.updates.map(\.session), ["1", "2"])
  }

  @Test func `a window learns that the focus comes to it from a window that is closed`() {
    let application = Application.building(on: host)
    application.handle(.newWindow, .newWindow)
    host.updates = []
    application.handle(.close("3"))
    expectEqual(application.focusedSession?.id, "2")
    expectEqual(host.updates.map(\.session), ["2"])
    host.updates = []
    application.handle(.close("1"))
    expectEqual(host.updates, [])
  }

  @Test func `a window that is hidden leaves the screen, and comes back with what it showed`()
    throws
  {
    let content = StubContent()
    let application = Application.building(on: host) { scene in
      let window = SceneWindow(windowScene: scene)
      expect(window.isHidden)
      window.content = content
      window.makeKeyAndVisible()
    }
    let window = application.firstWindows[0]
    expect(!window.isHidden && window.isKeyWindow)
    window.isHidden = true
    expect(!window.isKeyWindow && window.windowScene?.keyWindow == nil)
    application.runTurns()
    expectEqual(host.windows, [])
    expectEqual(host.departures.count, 1)
    // Nothing is drawn of an invisible window.
    content.log = []
    window.setNeedsUpdate()
    application.runTurns()
    expectEqual(content.log, ["effects"])
    window.isHidden = false
    application.runTurns()
    expectEqual(host.windows, [window.id])
    expectEqual(content.log, ["effects", "update", "effects"])
    expect(!window.isKeyWindow)
    expectEqual(application.problems, [])
  }

  @Test func `a window that was hidden ends with its content when the app releases it`() throws {
    let content = StubContent()
    let application = Application.building(on: host)
    let scene = try require(application.orderedSessions.first?.scene as? WindowScene)
    var window: SceneWindow? = SceneWindow(windowScene: scene)
    window?.content = content
    window?.isHidden = false
    application.runTurns()
    weak let released = window
    window?.isHidden = true
    application.runTurns()
    expect(scene.windows.last === window)
    expectEqual(host.windows.count, 1)
    window = nil
    expect(released == nil)
    expectEqual(scene.windows.count, 1)
    expectEqual(content.log.last, "unmount")
    // The content can be shown by another window.
    let other = SceneWindow(windowScene: scene)
    other.content = content
    other.isHidden = false
    application.runTurns()
    expectEqual(host.windows.count, 2)
    expectEmpty(application.problems)
  }

  @Test func `a window without its scene leaves the screen, and can get a scene again`() throws {
    let content = StubContent()
    let application = Application.building(on: host)
    let window = application.firstWindows[0]
    let scene = try require(window.windowScene)
    window.content = content
    application.runTurns()
    let id = window.id
    window.windowScene = nil
    expectEmpty(host.windows)
    expectEmpty(scene.windows)
    expect(scene.keyWindow == nil)
    expectEqual(content.log.last, "unmount")
    expectEmpty(window.id.session)
    application.runTurns()
    window.windowScene = scene
    window.makeKey()
    application.runTurns()
    expectEqual(host.windows, [window.id])
    expect(window.id != id && window.isKeyWindow)
    expectEqual(application.problems, [])
  }

  @Test func `a window that leaves its scene and comes back in a turn is updated once`() throws {
    let application = Application.building(on: host)
    let window = application.firstWindows[0]
    let scene = try require(window.windowScene)
    let content = StubContent()
    window.content = content
    window.windowScene = nil
    window.windowScene = scene
    content.log = []
    application.runTurns()
    expectEqual(content.log, ["mount", "update", "effects"])
  }

  @Test(arguments: [false, true])
  func `a window that leaves its scene during its update isn't shown`(isShown: Bool) throws {
    let application = Application.building(on: host)
    let window = application.firstWindows[0]
    let scene = try require(window.windowScene)
    let content = StubContent()
    window.content = content
    if isShown { application.runTurns() }
    host.updates = []
    content.onUpdate = { window.windowScene = nil }
    window.setNeedsUpdate()
    application.runTurns()
    expectEmpty(host.windows)
    expectEmpty(host.updates)
    content.onUpdate = {}
    window.windowScene = scene
    application.runTurns()
    expectEqual(host.windows, [window.id])
  }

  @Test func `a window may be key without being shown, and another takes that from it`() {
    let application = Application.building(on: host) { scene in
      for _ in 1...2 {
        let window = SceneWindow(windowScene: scene)
        window.content = StubContent()
        window.makeKeyAndVisible()
      }
    }
    let windows = application.firstWindows
    expectEqual(windows.map(\.isKeyWindow), [false, true])
    host.updates = []
    windows[0].makeKey()
    application.runTurns()
    expectEqual(windows.map(\.isKeyWindow), [true, false])
    expectEqual(host.updates, windows.map(\.id))
    // Hiding a window that isn't the key window doesn't change the key window.
    windows[1].isHidden = true
    expect(windows[0].isKeyWindow)
    windows[1].makeKey()
    expect(windows[1].isKeyWindow && windows[1].isHidden)
  }
}
