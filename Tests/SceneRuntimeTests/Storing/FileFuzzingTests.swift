import Checking
import RecordFuzzing
import Testing

/// Files of sessions that are changed at random; `Tests/Soak` changes more of them.
struct FileFuzzingTests {
  @Test func `2,000 changed files give a record or a reason`() throws {
    var run = try FileFuzzingRun(seed: 7)
    for _ in 1...2_000 {
      if let problem = run.step() {
        Issue.record("\(problem)")
        return
      }
    }
    print(run.summary)
    expect(run.readable > 100)
    expect(run.newer > 0)
  }
}
