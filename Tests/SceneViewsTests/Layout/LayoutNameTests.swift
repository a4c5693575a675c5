import Checking
import Foundation
import SceneDisplay
import Scenes
import ScenesTesting
import Testing

/// Layouts as values, lazy stacks, and the cells of grids.
@MainActor struct LayoutNameTests {
  private func shown<Content: View>(_ content: Content) -> [DisplayNode] {
    ElementTests.display(content)
  }

  @Test func `a layout is the container of its name`() {
    expectEqual(
      shown(HStackLayout(alignment: .top, spacing: 8) { Text("a") }).map(\.element),
      shown(HStack(alignment: .top, spacing: 8) { Text("a") }).map(\.element))
    expectEqual(
      shown(VStackLayout(alignment: .leading) { Text("a") }).map(\.element),
      shown(VStack(alignment: .leading) { Text("a") }).map(\.element))
    expectEqual(
      shown(ZStackLayout(alignment: .topLeading) { Text("a") }).map(\.element),
      shown(ZStack(alignment: .topLeading) { Text("a") }).map(\.element))
    expectEqual(
      shown(
        GridLayout(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 16) {
          GridRow { Text("a") }
        }
      ).map(\.element),
      shown(
        Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 16) {
          GridRow { Text("a") }
        }
      ).map(\.element))
  }

  private struct Switching: View {
    @State private var isLayered = false

    var body: some View {
      let layout =
        isLayered ? AnyLayout(ZStackLayout(alignment: .leading)) : AnyLayout(GridLayout())
      layout {
        GridRow {
          Counted(name: "one")
          Counted(name: "two")
        }
      }
      Button("Switch") { isLayered.toggle() }
    }
  }

  private struct Counted: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test func `views keep their state between a grid and layers`() async {
    let simulator = await AppSimulator(Showing { Switching() })
    simulator.expect("[one 0]  [two 0]")
    await simulator.tap("two 0")
    await simulator.tap("Switch")
    simulator.expect("[two 1]")
    await simulator.tap("Switch")
    simulator.expect("[one 0]  [two 1]")
  }

  @Test func `lazy stacks outside of scroll views make all their views`() async {
    let row = LazyHStack(alignment: .top, spacing: 8) { ForEach(0..<3) { Text("\($0)") } }
    expectEqual(shown(row).map(\.element), [.stack(.horizontal, .top, spacing: 8)])
    expectEqual(
      shown(row).flatMap(\.children).map(\.element), [.text("0"), .text("1"), .text("2")])
    let column = LazyVStack(alignment: .leading) { ForEach(0..<3) { Text("\($0)") } }
    expectEqual(shown(column).map(\.element), [.stack(.vertical, .leading)])
    let simulator = await AppSimulator(Showing { row })
    simulator.expect("0  1  2")
  }

  @Test func `a row has an alignment of its own, and a cell an anchor`() {
    let grid = Grid(alignment: .top) {
      GridRow(alignment: .center) { Text("a").gridCellAnchor(.topTrailing) }
      GridRow { Text("b").gridCellAnchor(UnitPoint(x: .nan, y: 0.5)) }
    }
    let rows = shown(grid).flatMap(\.children)
    expectEqual(rows.map(\.element), [.gridRow(.centerY), .gridRow])
    expectEqual(
      rows.flatMap(\.children).map(\.element),
      [
        .annotation(.gridCell(DisplayGridCell(anchorX: 1, anchorY: 0))),
        .annotation(.gridCell(DisplayGridCell(anchorX: 0, anchorY: 0.5))),
      ])
  }

  @Test func `a cell takes its size from its column or its row`() {
    func annotation(_ axes: Axis.Set) -> DisplayElement? {
      let grid = Grid { GridRow { Group { Divider() }.gridCellUnsizedAxes(axes) } }
      return shown(grid).first?.children.first?.children.first?.element
    }
    expectEqual(
      annotation(.horizontal), .annotation(.gridCell(DisplayGridCell(isWidthUnsized: true))))
    expectEqual(
      annotation([.horizontal, .vertical]),
      .annotation(.gridCell(DisplayGridCell(isWidthUnsized: true, isHeightUnsized: true))))
  }
}
