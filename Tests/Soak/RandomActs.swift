import RandomActs

/// Applications that random acts are played to.
@MainActor enum RandomActs {
  /// - Returns: Whether each did what the model says.
  static func play(seeds: ClosedRange<UInt64>) -> Bool {
    var run = RandomActRun()
    for seed in seeds {
      if let difference = run.play(seed: seed) {
        print("random acts, \(difference)")
        print("to play it again: swift run -c release Soak --seed \(seed)")
        return false
      }
    }
    print("random acts, seeds \(seeds.lowerBound) to \(seeds.upperBound): \(run.summary)")
    return true
  }
}
