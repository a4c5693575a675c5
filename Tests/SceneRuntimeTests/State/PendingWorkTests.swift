import Testing

@testable import SceneRuntime

struct PendingWorkTests {
  @Test func `pictures and events are due once`() {
    var work = PendingWork()
    work.takeSnapshot(of: "2")
    work.takeSnapshot(of: "1")
    work.deliver(to: "1")
    work.deliver(to: "1")
    #expect(!work.isEmpty)
    #expect(work.dueSnapshots() == ["2", "1"] && work.dueReceivers() == ["1"])
    #expect(work.dueSnapshots().isEmpty && work.dueReceivers().isEmpty && work.isEmpty)
  }
}
