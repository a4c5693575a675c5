import Checking
import SceneDisplay
import Testing

@testable import SceneLayout

/// L39, L60, L61: lists whose visible rows stay in place.
struct ListCases {
  private func row(_ number: Int, _ text: String? = nil) -> DisplayNode {
    DisplayNode(
      id: number * 2 + 10, element: .row,
      children: [DisplayNode(id: number * 2 + 11, element: .text(text ?? "row \(number)"))])
  }

  private func id(_ number: Int) -> Int { number * 2 + 10 }

  private func list(
    _ rows: [DisplayNode], metrics: LayoutMetrics = LayoutMetrics()
  ) -> LayoutTree {
    LayoutTree(
      DisplayNode(id: 0, element: .list, children: rows), metrics: metrics,
      measurer: CellText()
    ) { _ in ControlShape() }
  }

  private func y(_ number: Int, _ tree: LayoutTree) -> Double? {
    tree.frame(of: id(number))?.y
  }

  @Test func `C70: the first visible row stays while others come and go`() {
    let room = ProposedSize(20, 5)
    let tree = list((0..<30).map { row($0) })
    tree.layout(in: room)
    tree.scroll(0, by: 10)
    expectEqual(y(10, tree), 0)
    expectEqual(tree.offset(of: 0).height, 10)
    for number in 100..<103 { tree.apply(.insert(row(number), into: 0, at: 0)) }
    tree.layout(in: room)
    expectEqual(y(10, tree), 0)
    expectEqual(tree.offset(of: 0).height, 13)
    tree.apply(.remove(id(10)))
    tree.layout(in: room)
    expectEqual(y(11, tree), 0)
    expectEqual(tree.offset(of: 0).height, 13)
  }

  @Test func `C71: the first visible row stays when others change their heights`() {
    let tree = list((0..<30).map { row($0, "the row \($0) is long") })
    tree.layout(in: ProposedSize(20, 5))
    tree.scroll(0, by: 10)
    expectEqual(y(10, tree), 0)
    tree.layout(in: ProposedSize(10, 5))
    expectEqual(y(10, tree), 0)
    expectEqual(tree.offset(of: 0).height, 20)
    tree.scroll(0, by: -.infinity)
    expectEqual(y(0, tree), 0)
    expectEqual(tree.offset(of: 0).height, 0)
    tree.scroll(0, by: .infinity)
    expectEqual(y(29, tree), 3)
  }

  @Test func `rows of a lazy list are asked for where they are seen`() throws {
    let rows = { (range: Range<Int>) in
      DisplayNode(
        id: 1, element: .rows(first: range.lowerBound, count: 100_000),
        children: range.map { row($0) })
    }
    let tree = list([rows(0..<20)])
    let room = ProposedSize(20, 10)
    tree.layout(in: room)
    expectEmpty(tree.neededRows())
    expectEqual(tree.contentLength(of: 0, along: .vertical), 100_000)
    tree.scroll(0, by: 50_000)
    let needed = try require(tree.neededRows().first)
    expectEqual(needed.rows, 1)
    expectEqual(needed.range, 49_990..<50_021)
    for number in 0..<20 { tree.apply(.remove(id(number))) }
    tree.apply(.set(1, .rows(first: 49_990, count: 100_000)))
    for (place, number) in needed.range.enumerated() {
      tree.apply(.insert(row(number), into: 1, at: place))
    }
    tree.layout(in: room)
    expectEmpty(tree.neededRows())
    expectEqual(y(50_000, tree), 0)
    tree.scroll(0, by: 3)
    expectEqual(y(50_003, tree), 0)
  }

  @Test func `sections have space around them, and other rows have none`() {
    let section = DisplayNode(
      id: 1, element: .container(DisplayContainer(.section)), children: [row(2), row(3)])
    var metrics = LayoutMetrics()
    metrics.sectionSpacing = 1
    let tree = list([row(0), row(1), section, row(4), row(5)], metrics: metrics)
    tree.layout(in: ProposedSize(20, 20))
    expectEqual((0..<6).map { y($0, tree) }, [0, 1, 3, 4, 6, 7])
  }

  @Test func `a row fills the width, and has at least a height`() {
    let tree = list([
      DisplayNode(id: 10, element: .row), row(1, "a"),
    ])
    tree.layout(in: ProposedSize(20, 5))
    expectEqual(tree.frame(of: 10)?.size, LayoutSize(20, 1))
    expectEqual(tree.frame(of: id(1))?.size, LayoutSize(20, 1))
    expectEqual(tree.frame(of: id(1))?.y, 1)
  }

  @Test func `a list and columns that come back are as they were`() {
    let list = DisplayNode(id: 1, element: .list, children: (0..<30).map { row($0) })
    let split = DisplayNode(
      id: 2, element: .split,
      children: [
        DisplayNode(id: 3, element: .part(.sidebar)), DisplayNode(id: 4, element: .part(.detail)),
      ])
    let tree = LayoutTree(
      DisplayNode(
        id: 0, element: .stack(.vertical, .center, spacing: 0), children: [list, split]),
      metrics: LayoutMetrics(), measurer: CellText()
    ) { _ in ControlShape() }
    let room = ProposedSize(20, 10)
    tree.layout(in: room)
    tree.scroll(1, by: 10)
    tree.show(column: 1, of: 2)
    expectEqual(tree.offset(of: 1).height, 10)
    for patch in [DisplayPatch.remove(1), .remove(2)] { tree.apply(patch) }
    tree.layout(in: room)
    // The list and the columns come back twice before the layout.
    tree.apply(.insert(list, into: 0, at: 0))
    tree.apply(.insert(split, into: 0, at: 1))
    for patch in [DisplayPatch.remove(1), .remove(2)] { tree.apply(patch) }
    tree.apply(.insert(list, into: 0, at: 0))
    tree.apply(.insert(split, into: 0, at: 1))
    tree.layout(in: room)
    expectEqual(tree.offset(of: 1).height, 10)
    expectEqual(tree.shownColumn(of: 2), 1)
  }
}
