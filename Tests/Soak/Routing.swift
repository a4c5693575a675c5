import RoutingFuzzing

/// Links, activities and predicates that are damaged at random, and events routed by them.
@MainActor enum Routing {
  /// - Returns: Whether each gave a decision or an error, and a third of them could be read still.
  static func damage(seed: UInt64, _ count: Int) -> Bool {
    do {
      var run = try RoutingFuzzingRun(seed: seed)
      for number in 1...count {
        if let problem = try run.step() {
          print("damaged text \(number) of seed \(seed): \(problem)")
          return false
        }
      }
      print(run.summary)
      return run.isBalanced
    } catch {
      print("damaged texts of seed \(seed): \(error)")
      return false
    }
  }

  /// - Returns: Whether each gave a decision or an error, and a tenth of each kind could be read still.
  static func damageEachKind(seed: UInt64, _ count: Int) -> Bool {
    do {
      var run = try RoutingFuzzingRun(seed: seed)
      for kind in RoutingSample.Kind.allCases {
        for number in 1...count {
          if let problem = try run.step(kind) {
            print("\(kind.rawValue) \(number) of seed \(seed): \(problem)")
            return false
          }
        }
      }
      print(run.summary)
      return run.isEachKindRead
    } catch {
      print("damaged texts of seed \(seed): \(error)")
      return false
    }
  }
}
