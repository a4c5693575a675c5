import TerminalFuzzing

/// Screens of an app that get random input and sizes.
@MainActor enum Typing {
  /// - Returns: Whether each lived, and showed the same as after a drawing of everything.
  static func type(seed: UInt64, bytes: Int, resizes: Int) -> Bool {
    var run = WorkspaceFuzzingRun(seed: seed)
    var step = 0
    while run.bytes < bytes || run.resizes < resizes {
      step += 1
      // Both kinds are spread over the run.
      let isSize = run.bytes >= bytes || run.bytes * resizes > run.resizes * bytes
      let problem = isSize && run.resizes < resizes ? run.resize() : run.type()
      if let problem = problem ?? (step % 1_000 == 0 ? run.check() : nil) {
        print("typing of seed \(seed): \(problem)")
        return false
      }
    }
    if let problem = run.check() {
      print("typing of seed \(seed): \(problem)")
      return false
    }
    print(run.summary)
    return true
  }
}
