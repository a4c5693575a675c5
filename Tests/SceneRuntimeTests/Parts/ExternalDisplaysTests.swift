import Checking
import Testing

@testable import SceneRuntime

struct ExternalDisplaysTests {
  @Test func `S139: a display has a scene until its session is gone`() {
    var displays = ExternalDisplays()
    expect(displays.attach("Wall") == (isNew: true, hasScene: false))
    expect(displays.attach("Projector") == (isNew: true, hasScene: false))
    displays.show("2", on: "Wall")
    displays.show("3", on: "Desk")
    expect(displays.attach("Wall") == (isNew: false, hasScene: true))
    expectEqual(displays.withoutScenes, ["Projector"])
    expectEqual(displays.name(of: "2"), "Wall")
    expect(displays.name(of: "3") == nil)
    displays.remove("2")
    expect(displays.attach("Wall") == (isNew: false, hasScene: false))
    expectEqual(displays.names, ["Wall", "Projector"])
  }

  @Test func `a display that is detached gives back its session`() {
    var displays = ExternalDisplays()
    _ = displays.attach("Wall")
    displays.show("2", on: "Wall")
    expect(displays.detach("Wall") == (wasAttached: true, session: "2"))
    expect(displays.detach("Wall") == (wasAttached: false, session: nil))
    expectEqual(displays.names, [])
  }
}
