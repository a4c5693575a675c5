import RecordFuzzing

/// Applications that are launched on stores with damaged records.
@MainActor enum Records {
  /// - Returns: Whether each lived on the good ones, and said what was wrong with the others.
  static func damage(seed: UInt64, _ count: Int) -> Bool {
    do {
      var run = RecordFuzzingRun(seed: seed)
      for number in 1...count {
        if let problem = try run.step() {
          print("store \(number) of seed \(seed): \(problem)")
          return false
        }
      }
      print(run.summary)
      return run.restored > run.count
    } catch {
      print("stores of seed \(seed): \(error)")
      return false
    }
  }
}
