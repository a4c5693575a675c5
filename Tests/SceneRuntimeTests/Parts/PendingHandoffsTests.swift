import Checking
import Testing

@testable import SceneRuntime

struct PendingHandoffsTests {
  @Test func `S44: an activity arrives where it was announced first, once`() {
    var handoffs = PendingHandoffs()
    handoffs.append("read", for: "1")
    handoffs.append("write", for: "1")
    handoffs.append("read", for: "2")
    expectEqual(handoffs.take("read"), "1")
    expectEqual(handoffs.take("read"), "2")
    expect(handoffs.take("read") == nil)
    expectEqual(handoffs.take("write"), "1")
  }

  @Test func `handoffs of a session, or all, are removed together`() {
    var handoffs = PendingHandoffs()
    handoffs.append("read", for: "1")
    handoffs.append("write", for: "2")
    handoffs.append("draw", for: "1")
    expectEqual(handoffs.takeAll(for: "1").map(\.activityType), ["read", "draw"])
    expectEqual(handoffs.takeAll(for: nil).map(\.activityType), ["write"])
    expectEmpty(handoffs.takeAll(for: nil))
  }
}
