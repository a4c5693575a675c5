import Checking
import RandomActs
import Testing

/// Whatever is done to an application, its scenes live as a second statement of the rules says.
@MainActor struct RandomActsTests {
  @Test func `300 random sequences of acts agree with the model`() {
    var run = RandomActRun()
    for seed in 1...300 as ClosedRange<UInt64> {
      if let difference = run.play(seed: seed) {
        Issue.record("\(difference)")
        return
      }
    }
  }

  @Test func `a seed gives the same acts, and these the same trace, each time`() {
    var (one, other) = (RandomActRun(), RandomActRun())
    for seed in 1...30 as ClosedRange<UInt64> {
      expect(one.play(seed: seed) == nil && other.play(seed: seed) == nil)
      expect(!one.lines.isEmpty)
      expectEqual(one.lines, other.lines)
    }
  }
}
