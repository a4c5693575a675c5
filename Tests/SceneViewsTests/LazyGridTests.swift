import Checking
import Foundation
import SceneDisplay
import Scenes
import ScenesTesting
import Testing

/// Grids whose lengths don't depend on their views, scrolling, and lines of an app's own.
@MainActor struct LazyGridTests {
  @Test func `a grid has its columns, in the text as many as 80 letters have room for`()
    async throws
  {
    let simulator = await AppSimulator(
      Showing {
        VStack {
          LazyVGrid(
            columns: [
              GridItem(.fixed(80), alignment: .trailing), GridItem(.flexible(), spacing: 16),
            ]
          ) {
            ForEach(1..<4) { Text("cell \($0)") }
          }
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 200))], spacing: 16) {
            ForEach(5..<10) { Text("cell \($0)") }
          }
        }
      })
    expect(
      simulator.text.hasSuffix(
        "  cell 1  cell 2\n  cell 3\n  cell 5  cell 6  cell 7\n  cell 8  cell 9"))
    let stack = try require(PresentingTests.display(simulator).children.first)
    guard case .container(let grid)? = stack.children.first?.element else {
      return expect(Bool(false))
    }
    expectEqual(grid.kind, .lazyGrid)
    expectEqual(grid.columnSpacing, 16)
    expectEqual(grid.columns, [.fixed(80), .flexible(minimum: 10, maximum: nil)])
  }

  private struct Placed: View {
    let name: String
    @State private var frame = CGRect.zero

    var body: some View {
      Text("\(name) \(Int(frame.minX)) \(Int(frame.minY))").frame(width: 96, height: 16)
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: .global)
        } action: {
          frame = $0
        }
    }
  }

  @Test func `a horizontal grid fills one column after the other`() async {
    let simulator = await AppSimulator(
      Showing {
        LazyHGrid(rows: [GridItem(.fixed(32)), GridItem(.fixed(32))], spacing: 8) {
          ForEach(["a", "b", "c"], id: \.self) { Placed(name: $0) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      })
    simulator.expect("a 0 0")
    simulator.expect("b 0 32")
    simulator.expect("c 104 0")
    expect(simulator.text.hasSuffix("  a 0 0\n  b 0 32\n  c 104 0"))
  }

  private struct Scrolled: View {
    @State private var position = ScrollPosition(idType: Int.self)

    var body: some View {
      VStack {
        ScrollView {
          ForEach(0..<100, id: \.self) { Text("line \($0)") }
        }
        .scrollPosition($position)
        Text(
          "at \(position.viewID(type: Int.self) ?? -1), by person \(position.isPositionedByUser)")
        Button("Middle") { position.scrollTo(id: 50) }
        Button("End") { position.scrollTo(edge: .bottom) }
      }
    }
  }

  @Test func `a scroll position follows the app and the person`() async {
    let simulator = await AppSimulator(Showing { Scrolled() })
    await simulator.tap("Middle")
    simulator.expect("50 lines above")
    simulator.expect("at 50, by person false")
    await simulator.scroll(to: "line 70")
    simulator.expect("at 70, by person true")
    await simulator.tap("End")
    simulator.expect("99 lines above")
  }

  private struct Log: View {
    @State private var count = 60
    @State private var position = ScrollPosition(idType: Int.self)

    var body: some View {
      List { ForEach(0..<count, id: \.self) { Text("line \($0)") } }
        .scrollPosition($position)
      Button("Add") {
        count += 5
        position.scrollTo(edge: .bottom)
      }
    }
  }

  @Test func `content is scrolled to the same edge again`() async {
    let simulator = await AppSimulator(Showing { Log() })
    for above in [64, 69, 74] {
      await simulator.tap("Add")
      simulator.expect("\(above) rows above")
    }
    await simulator.scroll(to: "line 70")
    simulator.expect("70 rows above")
    await simulator.tap("Add")
    simulator.expect("79 rows above")
  }

  @Test func `a position has the edge to which the app scrolled last`() {
    var position = ScrollPosition(edge: .leading)
    expectEqual(position.edge, .leading)
    position.scrollTo(edge: .trailing)
    expectEqual(position.edge, .trailing)
    position.scrollTo(id: 3)
    expectEqual(position.edge, nil)
    expectEqual(position.viewID(type: Int.self), 3)
  }

  @Test func `content may begin at its end`() async {
    let simulator = await AppSimulator(
      Showing {
        ScrollView {
          ForEach(0..<10, id: \.self) { Text("line \($0)") }
        }
        .defaultScrollAnchor(.bottom)
      })
    simulator.expect("9 lines above")
  }

  @Test func `a list that is disabled for scrolling refuses it`() async {
    let simulator = await AppSimulator(
      Showing {
        List(0..<200, id: \.self) { Text("row \($0)") }.scrollDisabled(true)
      })
    await withKnownIssue { await simulator.scrollDown() }
    expectContains(simulator.text, "row 0")
  }

  @Test func `a scroll view of both directions falls back to one`() async throws {
    let simulator = await AppSimulator(
      Showing { ScrollView([.horizontal, .vertical], showsIndicators: false) { Text("a") } })
    let scroll = try require(PresentingTests.display(simulator).children.first?.element)
    guard case .container(let container) = scroll else { return expect(Bool(false)) }
    expectEqual(container.kind, .scrollBoth)
    expectEqual(container.kind.fallback, .scroll)
  }

  private struct Line: View {
    private enum Quarter: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
    }

    private static let quarter = HorizontalAlignment(Quarter.self)

    var body: some View {
      VStack(alignment: Self.quarter, spacing: 0) {
        Placed(name: "a").frame(width: 320)
        Placed(name: "b").alignmentGuide(Self.quarter) { $0[.leading] }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test func `views are aligned at a line of an app's own`() async {
    let simulator = await AppSimulator(Showing { Line() })
    simulator.expect("a 112 0")
    simulator.expect("b 80 16")
  }

  private struct Dimensioned: View {
    private enum Third: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat {
        (context.width + context.height) / 4
      }
    }

    private static let line = HorizontalAlignment(Third.self)
    private static let level = VerticalAlignment(Third.self)

    let log: ([Double]) -> Void

    var body: some View {
      Text("a").alignmentGuide(.leading) {
        log([$0[Self.line] / max($0.width, 1), $0[Self.level]])
        return 0
      }
      .alignmentGuide(.top) {
        log([$0[Self.line], $0[Self.level] / max($0.height, 1)])
        return 0
      }
    }
  }

  @Test func `the dimensions of a view know the lines of an app's own`() async {
    var logged: [[Double]] = []
    _ = await AppSimulator(Showing { Dimensioned { logged.append($0) } })
    expectEqual(Set(logged), [[0, 0], [0.5, 0], [0, 0.5]])
  }

  @Test func `lengths may be of Apple's type, and nil`() async throws {
    let (none, some): (CGFloat?, CGFloat?) = (nil, 16)
    let typed = await AppSimulator(
      Showing { Text("a").frame(width: some, height: none).padding(.all, some) })
    let plain = await AppSimulator(Showing { Text("a").frame(width: 16).padding(.all, 16) })
    try expectEqual(PresentingTests.display(typed), PresentingTests.display(plain))
  }
}
