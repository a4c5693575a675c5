import Checking
import SessionFuzzing
import Testing

/// Disks that fail under an application; `Tests/Soak` has more of them.
@MainActor struct DiskFaultTests {
  @Test func `10 applications go on while their disks fail, and lose nothing`() throws {
    var run = DiskFaults(seed: 7)
    defer { run.removeFolder() }
    for _ in 1...10 {
      let fault = try run.step()
      expect(fault == nil)
    }
    print(run.summary)
    expect(run.refused > run.periods)
    expect(run.removed > 0)
  }
}
