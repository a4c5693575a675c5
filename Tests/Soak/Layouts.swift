import LayoutFuzzing

/// Random displays, laid out.
enum Layouts {
  /// - Returns: Whether each rule held for each display.
  static func check(_ count: Int) -> Bool {
    for rule in LayoutRule.allCases {
      for seed in 0..<count {
        if let fault = rule.fault(seed: seed) {
          print("\(rule) of seed \(seed): \(fault)")
          return false
        }
      }
    }
    print("\(count) displays laid out by each of \(LayoutRule.allCases.count) rules")
    return true
  }
}
