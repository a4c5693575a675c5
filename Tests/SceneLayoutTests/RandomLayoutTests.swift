import Checking
import LayoutFuzzing
import SceneDisplay
import SceneLayout
import Testing

/// Rules that hold for every tree and every window; the soak checks them for more seeds.
struct RandomLayoutTests {
  @Test(arguments: LayoutRule.allCases)
  func `a rule holds for random displays`(rule: LayoutRule) {
    for seed in 0..<(rule == .stacks || rule == .neighbors ? 300 : 50) {
      if let fault = rule.fault(seed: seed) {
        Issue.record("seed \(seed): \(fault)")
        return
      }
    }
  }

  @Test(arguments: 1...12)
  func `C1: equal parts of any length fill it, and none shrinks`(count: Int) {
    let row = LaidOut(
      Sketch(
        element: .stack(.horizontal, spacing: 0),
        children: (0..<count).map { color.named("\($0)") }))
    var before = [Double](repeating: 0, count: count)
    for length in 0...500 {
      row.tree.layout(in: ProposedSize(Double(length), 1))
      let widths = (0..<count).compactMap { row.names["\($0)"] }
        .compactMap { row.tree.frame(of: $0)?.width }
      expectEqual(widths.reduce(0, +), Double(length))
      expect(zip(before, widths).allSatisfy { $0 <= $1 })
      before = widths
    }
  }
}
