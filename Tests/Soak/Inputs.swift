import InputFuzzing

/// Scripts, standard input, keys and arguments that are damaged at random.
@MainActor enum Inputs {
  /// - Returns: Whether each was done or refused, and nothing was printed that disturbs or is secret.
  static func damage(seed: UInt64, _ count: Int) async -> Bool {
    var run = InputFuzzingRun(seed: seed)
    for kind in InputFuzzingRun.Kind.allCases {
      for number in 1...count {
        if let problem = await run.step(kind) {
          print("\(kind.rawValue) \(number) of seed \(seed): \(problem)")
          return false
        }
      }
    }
    print(run.summary)
    return true
  }
}
