import Checking
import RecordFuzzing
import Testing

/// Damaged records cost themselves only; `Tests/Soak` damages more of them.
@MainActor struct RecordFuzzingTests {
  @Test func `applications live on 100 stores with damaged records`() throws {
    var run = RecordFuzzingRun(seed: 7)
    for _ in 1...100 {
      if let problem = try run.step() {
        Issue.record("\(problem)")
        return
      }
    }
    print(run.summary)
    expect(run.damaged >= run.count)
    expect(run.readable > 0)
    expect(run.restored > run.count)
  }

  @Test func `the same seed damages the same`() throws {
    var runs = [RecordFuzzingRun(seed: 3), RecordFuzzingRun(seed: 3)]
    for index in runs.indices {
      for _ in 1...5 { _ = try runs[index].step() }
    }
    expectEqual(runs[0].summary, runs[1].summary)
  }
}
