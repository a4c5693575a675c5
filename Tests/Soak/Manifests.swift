import ManifestFuzzing

/// Info.plists that are damaged at random and read.
@MainActor enum Manifests {
  /// - Returns: Whether each gave a value or an error, and a third of them are lists still.
  static func damage(seed: UInt64, _ count: Int) -> Bool {
    do {
      var run = try ManifestFuzzingRun(seed: seed)
      for number in 1...count {
        if let problem = try run.step() {
          print("Info.plist \(number) of seed \(seed): \(problem)")
          return false
        }
      }
      print(run.summary)
      return run.propertyLists * 3 >= run.count
    } catch {
      print("Info.plists of seed \(seed): \(error)")
      return false
    }
  }
}
