import Checking
import Foundation
import SceneDisplay
import Scenes
import ScenesTesting
import Testing

private struct Indent: LayoutValueKey {
  static let defaultValue = 0.0
}

/// Views below each other, each at a distance from the leading edge that it chooses.
private struct Outline: Layout {
  var gap = 0.0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: zip(subviews, sizes).map { $0[Indent.self] + $1.width }.max() ?? 0,
      height: sizes.reduce(0) { $0 + $1.height } + gap * Double(max(0, sizes.count - 1)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX + subview[Indent.self], y: y), proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height + gap
    }
  }
}

private struct Width: LayoutValueKey {
  static let defaultValue: Double? = 32
}

/// Views beside each other, each as wide as it says.
private struct Widths: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: subviews.reduce(0) { $0 + ($1[Width.self] ?? 0) }, height: 16)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// Views beside each other, with a space that takes the rest of the width.
private struct Beside: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// Layouts of an app's own, as readers of frames see them.
@MainActor struct OwnLayoutTests {
  private struct Framed: View {
    let name: String
    @State private var frame = CGRect.zero

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("\(name) at \(Int(frame.minX)) \(Int(frame.minY)), \(Int(frame.width)) wide")
          .fixedSize()
          .frame(width: 400, height: 16, alignment: .leading)
      }
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        frame = $0
      }
    }
  }

  private struct Outlined: View {
    @State private var gap = 0.0

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Outline(gap: gap) {
          Framed(name: "one")
          Framed(name: "two").padding(.leading, 8).layoutValue(key: Indent.self, value: 32)
        }
        Button("Widen") { gap = 32 }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test func `an app's layout places the views, with their values`() async {
    let simulator = await AppSimulator(Showing { Outlined() })
    simulator.expect("one at 0 0, 400 wide")
    simulator.expect("two at 40 16, 400 wide")
    await simulator.tap("Widen")
    simulator.expect("two at 40 48, 400 wide")
    expectEqual(simulator.problems, [])
  }

  @Test func `the direction of a layout is that of its container`() {
    func axes<Content: View>(_ content: Content) -> [DisplayElement] {
      ElementTests.display(content).map(\.element)
    }
    let own = { DisplayElement.container(DisplayContainer(.ownLayout, axis: $0)) }
    expectEqual(axes(Outline { Text("a") }), [own(.vertical)])
    expectEqual(axes(Beside { Text("a") }), [own(.horizontal)])
    expectEqual(axes(AnyLayout(Beside()) { Text("a") }), [own(.horizontal)])
    expectEqual(HStackLayout.layoutProperties.stackOrientation, .horizontal)
    expectEqual(VStackLayout.layoutProperties.stackOrientation, .vertical)
    expectEqual(ZStackLayout.layoutProperties.stackOrientation, nil)
  }

  /// Views below each other, whose sizes are kept in the cache.
  private struct Kept: Layout {
    let runs: Runs

    func makeCache(subviews: Subviews) -> [CGSize] {
      MainActor.assumeIsolated { runs("made") }
      return subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) -> CGSize {
      CGSize(
        width: cache.map(\.width).max() ?? 0, height: cache.reduce(0) { $0 + $1.height })
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) {
      var y = bounds.minY
      for (subview, size) in zip(subviews, cache) {
        subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
        y += size.height
      }
    }
  }

  private struct Growing: View {
    @State private var isTall = false

    var body: some View {
      Button("Grow") { isTall = true }.frame(width: 80, height: isTall ? 48 : 16)
    }
  }

  @Test func `the cache of a layout follows a view that changes by itself`() async {
    let simulator = await AppSimulator(
      Showing {
        Kept(runs: Runs()) {
          Growing()
          Framed(name: "below")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      })
    simulator.expect("below at 0 16, 400 wide")
    await simulator.tap("Grow")
    simulator.expect("below at 0 48, 400 wide")
    expectEqual(simulator.problems, [])
  }

  @Test func `the calls of a layout between two updates share a cache`() async throws {
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Kept(runs: runs) { Counter() } })
    let scene = simulator.sessions[0].scene as? WindowScene
    let content = try require(scene?.windows.first?.content as? any DisplayContent)
    let element = DisplayElement.container(DisplayContainer(.ownLayout, axis: .vertical))
    let id = try require(content.display.all.first { $0.element == element }?.id)
    let layout = try require(content.layout(of: id))
    func lay() {
      for width in [nil, 80.0] { _ = layout.size(width: width, height: nil, of: []) }
      _ = layout.places(width: 80, height: 16, for: (80, 16), of: [])
    }
    runs.counts = [:]
    lay()
    expectEqual(runs.counts, ["made": 1])
    lay()
    expectEqual(runs.counts, ["made": 1])
    await simulator.tap("count 0")
    runs.counts = [:]
    lay()
    expectEqual(runs.counts, ["made": 1])
  }

  private struct Layered: View {
    var body: some View {
      Outline(gap: 0) {
        Group {
          Framed(name: "one").layoutValue(key: Indent.self, value: 16)
          Framed(name: "two").layoutValue(key: Indent.self, value: 32)
        }
        .overlay { Text("over").layoutValue(key: Indent.self, value: 64) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test func `an app's layout gets the values of views with layers`() async {
    let simulator = await AppSimulator(Showing { Layered() })
    simulator.expect("one at 16 0, 400 wide")
    simulator.expect("two at 32 16, 400 wide")
  }

  private struct Turning: View {
    @State private var isWide = false

    var body: some View {
      let layout =
        isWide
        ? AnyLayout(HStackLayout(alignment: .top)) : AnyLayout(VStackLayout(alignment: .leading))
      layout {
        Counter()
        Text("second")
      }
      Toggle("Wide", isOn: $isWide)
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("count \(count)") { count += 1 } }
  }

  @Test func `another layout keeps the state of the views`() async throws {
    let simulator = await AppSimulator(Showing { Turning() })
    await simulator.tap("count 0")
    await simulator.tap("Wide")
    simulator.expect("[count 1]  second")
    let stack = try require(PresentingTests.display(simulator).children.first)
    expectEqual(stack.element, .stack(.horizontal, .top))
    await simulator.tap("Wide")
    expectContains(simulator.text, "  [count 1]\n  second")
  }

  @Test func `a layout may use a stack inside`() async {
    struct Wrapped: Layout {
      var inner = AnyLayout(VStackLayout(alignment: .trailing, spacing: 16))

      func makeCache(subviews: Subviews) -> AnyLayout.Cache { inner.makeCache(subviews: subviews) }

      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
      ) -> CGSize { inner.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache) }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout AnyLayout.Cache
      ) {
        inner.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    let simulator = await AppSimulator(
      Showing {
        Wrapped().callAsFunction {
          Framed(name: "one")
          Framed(name: "two")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      })
    simulator.expect("one at 0 0")
    simulator.expect("two at 0 32")
  }

  private struct Measured<Content: View>: View {
    @ViewBuilder let content: Content
    @State private var width = 0.0

    var body: some View {
      Text("\(Int(width)) wide")
      content.onGeometryChange(for: Double.self) {
        $0.size.width
      } action: {
        width = $0
      }
    }
  }

  @Test func `a value that isn't set is told from nil`() async {
    let simulator = await AppSimulator(
      Showing {
        Measured {
          Widths {
            Text("default")
            Text("nil").layoutValue(key: Width.self, value: nil)
            Text("own").layoutValue(key: Width.self, value: 8)
          }
        }
      })
    simulator.expect("40 wide")
  }
}
