import Checking
import RoutingFuzzing
import SceneRuntime
import Testing

/// Damaged links, activities and predicates are routed or refused; `Tests/Soak` damages more of them.
@MainActor struct RoutingMutationTests {
  @Test func `300 damaged texts give decisions or errors, a third of them decisions`() throws {
    expect(RoutingSample.all.count >= 20)
    var run = try RoutingFuzzingRun(seed: 7)
    for _ in 1...300 {
      if let problem = try run.step() {
        Issue.record("\(problem)")
        return
      }
    }
    print(run.summary)
    expect(run.isBalanced)
    expect(run.routed > 0 && run.sent > 0 && run.planted > 90)
    expect(RoutingSample.Kind.allCases.allSatisfy { run.parsed[$0] ?? 0 > 0 })
  }

  @Test func `every sample can be read`() throws {
    for sample in RoutingSample.all { expect(sample.isReadable, "\(sample.text)") }
  }

  @Test func `the same seed damages the same`() throws {
    var runs = try [RoutingFuzzingRun(seed: 3), RoutingFuzzingRun(seed: 3)]
    for index in runs.indices {
      for _ in 1...30 { _ = try runs[index].step() }
    }
    expectEqual(runs[0].summary, runs[1].summary)
  }
}
