import RecordFuzzing

/// Files of sessions that are changed at random and read.
@MainActor enum Files {
  /// - Returns: Whether each gave a record or a reason within seconds.
  static func change(seed: UInt64, _ count: Int) -> Bool {
    do {
      var run = try FileFuzzingRun(seed: seed)
      for number in 1...count {
        if let problem = run.step() {
          print("file \(number) of seed \(seed): \(problem)")
          return false
        }
      }
      print("\(run.summary); the slowest took \(run.slowest)")
      return run.readable * 20 > run.count && run.newer > 0 && run.slowest < .seconds(5)
    } catch {
      print("files of seed \(seed): \(error)")
      return false
    }
  }
}
