import Testing

@testable import SceneRuntime

struct PendingHandoffsTests {
  @Test func `S44: an activity arrives where it was announced first, once`() {
    var handoffs = PendingHandoffs()
    handoffs.append("read", for: "1")
    handoffs.append("write", for: "1")
    handoffs.append("read", for: "2")
    #expect(handoffs.take("read") == "1")
    #expect(handoffs.take("read") == "2")
    #expect(handoffs.take("read") == nil)
    #expect(handoffs.take("write") == "1")
  }

  @Test func `handoffs of a session, or all, are removed together`() {
    var handoffs = PendingHandoffs()
    handoffs.append("read", for: "1")
    handoffs.append("write", for: "2")
    handoffs.append("draw", for: "1")
    #expect(handoffs.takeAll(for: "1").map(\.activityType) == ["read", "draw"])
    #expect(handoffs.takeAll(for: nil).map(\.activityType) == ["write"])
    #expect(handoffs.takeAll(for: nil).isEmpty)
  }
}
