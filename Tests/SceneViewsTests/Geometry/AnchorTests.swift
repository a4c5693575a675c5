import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

private struct Frames: PreferenceKey {
  static var defaultValue: [String: Anchor<CGRect>] { [:] }

  static func reduce(
    value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
  ) {
    value.merge(nextValue()) { $1 }
  }
}

private struct CornerKey: PreferenceKey {
  static var defaultValue: Anchor<CGPoint>? { nil }

  static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
    value = nextValue() ?? value
  }
}

private struct Sum: PreferenceKey {
  static var defaultValue: Int { 0 }

  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Preferences that depend on the places of views, and views that depend on preferences.
@MainActor struct AnchorTests {
  private struct Framed: View {
    @State private var isLong = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("first")
        if isLong { Text("between") }
        Text("second")
          .anchorPreference(key: Frames.self, value: .bounds) { ["second": $0] }
          .transformAnchorPreference(
            key: Frames.self, value: .rect(CGRect(x: 8, y: 0, width: 8, height: 16))
          ) { $0["part"] = $1 }
        Text("third").anchorPreference(key: CornerKey.self, value: .bottomTrailing) { $0 }
      }
      .overlayPreferenceValue(Frames.self) { frames in
        GeometryReader { proxy in
          let frame = frames["second"].map { proxy[$0] } ?? .zero
          let part = frames["part"].map { proxy[$0] } ?? .zero
          Text("second at \(Int(frame.minX)), \(Int(frame.minY)), \(Int(frame.width)) wide")
          Text("part at \(Int(part.minX)), \(Int(part.minY)), \(Int(part.width)) wide")
        }
      }
      .overlayPreferenceValue(CornerKey.self, alignment: .topLeading) { corner in
        GeometryReader { proxy in
          let point = corner.map { proxy[$0] } ?? .zero
          Text("third ends at \(Int(point.x)), \(Int(point.y))")
        }
      }
      .padding(.top, 32)
      Button("Lengthen") { isLong = true }
    }
  }

  @Test func `an anchor is read in the space of the view that reads it`() async {
    let simulator = await AppSimulator(Showing { Framed() })
    await simulator.resize(width: 400, height: 320)
    simulator.expect("second at 0, 16, 48 wide")
    simulator.expect("part at 8, 16, 8 wide")
    simulator.expect("third ends at 40, 48")
    await simulator.tap("Lengthen")
    simulator.expect("second at 0, 32, 48 wide")
    simulator.expect("part at 8, 32, 8 wide")
    simulator.expect("third ends at 40, 64")
    expectEmpty(simulator.problems)
  }

  private struct Summed: View {
    @State private var count = 1
    @State private var told = 0

    var body: some View {
      VStack {
        VStack {
          Text("one").preference(key: Sum.self, value: count)
          Text("two").preference(key: Sum.self, value: 2)
        }
        .transformPreference(Sum.self) { $0 *= 10 }
        Text("none").transformPreference(Sum.self) { $0 += 5 }
      }
      .overlayPreferenceValue(Sum.self) { Text("in front \($0)") }
      .backgroundPreferenceValue(Sum.self, alignment: .bottom) { sum in
        if sum > 40 { Text("behind \(sum)") }
      }
      .onPreferenceChange(Sum.self) { told = $0 }
      Text("told \(told)")
      Button("More") { count += 1 }
    }
  }

  @Test func `views in front and behind follow the preferences of the view`() async {
    let simulator = await AppSimulator(Showing { Summed() })
    simulator.expect("in front 35")
    simulator.expect("told 35")
    simulator.expect(no: "behind")
    await simulator.tap("More")
    simulator.expect("in front 45")
    simulator.expect("behind 45")
    simulator.expect("told 45")
  }

  private struct Several: View {
    var body: some View {
      Text("four")
        .anchorPreference(
          key: Points.self, value: Anchor.Source([.topLeading, .center, .point(.zero)])
        ) { [$0] }
        .transformAnchorPreference(key: Points.self, value: Anchor.Source([.bottomTrailing])) {
          $0.append($1)
        }
        .overlayPreferenceValue(Points.self) { anchors in
          GeometryReader { proxy in
            let points = anchors.flatMap { proxy[$0] }
            Text(points.map { "\(Int($0.x))-\(Int($0.y))" }.joined(separator: " "))
            Text("equal: \(Set(anchors).count)")
          }
        }
    }
  }

  /// Not `Equatable`.
  private struct Item {
    let anchor: Anchor<CGRect>
  }

  private struct Items: PreferenceKey {
    static var defaultValue: [Item] { [] }

    static func reduce(value: inout [Item], nextValue: () -> [Item]) { value += nextValue() }
  }

  private final class Evaluations {
    private(set) var count = 0

    func add() { count += 1 }
  }

  private struct Marked: View {
    let evaluations: Evaluations
    @State private var told = 0
    @State private var isDouble = false

    var body: some View {
      VStack {
        Text("marked").anchorPreference(key: Items.self, value: .bounds) { [Item(anchor: $0)] }
        if isDouble {
          Text("more").anchorPreference(key: Items.self, value: .bounds) { [Item(anchor: $0)] }
        }
      }
      .overlayPreferenceValue(Items.self) { items in
        let _ = evaluations.add()
        Text("\(items.count) items").preference(key: Sum.self, value: items.count)
      }
      .onPreferenceChange(Sum.self) { told = $0 }
      Text("told \(told)")
      Button("Double") { isDouble = true }
    }
  }

  @Test func `views in front that set a preference come to rest`() async {
    let evaluations = Evaluations()
    let simulator = await AppSimulator(Showing { Marked(evaluations: evaluations) })
    simulator.expect("told 1")
    await simulator.tap("Double")
    simulator.expect("2 items")
    simulator.expect("told 2")
    expect(evaluations.count < 20, "\(evaluations.count) evaluations")
  }

  @Test func `an anchor has several points`() async {
    let simulator = await AppSimulator(Showing { Several() })
    await simulator.resize(width: 400, height: 320)
    simulator.expect("0-0 16-8 0-0 32-16")
    simulator.expect("equal: 2")
  }

  private struct Points: PreferenceKey {
    static var defaultValue: [Anchor<[CGPoint]>] { [] }

    static func reduce(
      value: inout [Anchor<[CGPoint]>], nextValue: () -> [Anchor<[CGPoint]>]
    ) { value += nextValue() }
  }
}
