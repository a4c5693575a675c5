import RandomTrees
import Testing

/// Whatever is edited, updating gives what building afresh gives, and patches lead there.
@MainActor struct RandomTreeTests {
  @Test(arguments: [1, 2, 4] as [UInt64])
  func `random edits of a random tree`(seed: UInt64) {
    let run = RandomTreeRun(seed: seed)
    for edit in 1...300 {
      if let problem = run.step() {
        Issue.record("edit \(edit): \(problem)")
        return
      }
    }
  }
}
