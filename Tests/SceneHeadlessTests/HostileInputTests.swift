import Checking
import InputFuzzing
import Testing

/// Damaged scripts, input, keys and arguments are done or refused; `Tests/Soak` damages thousands of them.
@MainActor struct HostileInputTests {
  @Test(arguments: InputFuzzingRun.Kind.allCases)
  func `damaged input prints no control characters and no secrets`(
    kind: InputFuzzingRun.Kind
  ) async {
    var run = InputFuzzingRun(seed: 7)
    for _ in 1...200 {
      if let problem = await run.step(kind) {
        Issue.record("\(problem)")
        return
      }
    }
    expect(kind == .keys ? run.entered > 50 : run.printed > 1_000)
    expect(kind == .keys || run.statuses[65] ?? 0 > 0 && run.statuses[0] ?? 0 > 0)
  }
}
