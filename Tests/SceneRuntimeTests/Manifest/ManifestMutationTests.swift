import Checking
import ManifestFuzzing
import Testing

/// Damaged Info.plists give values or errors; `Tests/Soak` damages more of them.
@MainActor struct ManifestMutationTests {
  @Test func `1,000 damaged Info.plists are read or refused, a third of them read`() throws {
    var run = try ManifestFuzzingRun(seed: 7)
    for _ in 1...1_000 {
      if let problem = try run.step() {
        Issue.record("\(problem)")
        return
      }
    }
    print(run.summary)
    expect(run.propertyLists * 3 >= run.count)
    expect(run.manifests > 0)
    expect(run.problems > 0)
  }

  @Test func `the same seed damages the same`() throws {
    var runs = try [ManifestFuzzingRun(seed: 3), ManifestFuzzingRun(seed: 3)]
    for index in runs.indices {
      for _ in 1...200 { _ = try runs[index].step() }
    }
    expectEqual(runs[0].summary, runs[1].summary)
  }
}
