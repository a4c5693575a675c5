import Checking
import TerminalFuzzing
import Testing

@MainActor struct WorkspaceRandomTests {
  @Test(
    "after random input and sizes, what was drawn in parts is as if it were drawn at once",
    arguments: [1, 2, 3] as [UInt64])
  func random(seed: UInt64) {
    var run = WorkspaceFuzzingRun(seed: seed)
    for step in 1...200 {
      let problem = step % 12 == 0 ? run.resize() : run.type()
      if let problem = problem ?? (step % 20 == 0 ? run.check() : nil) {
        Issue.record("\(problem)")
        return
      }
    }
    expect(run.partialDrawings > 20 && run.mostWindows > 1)
  }
}
