import Checking
import SceneDisplay
import Testing

@testable import SceneLayout

/// L34, L60: lazy stacks, of whose elements only some are loaded.
struct LazyStackCases {
  private var count = 1_000

  /// Returns an element with texts, each of which has lines of the same number of letters.
  private func item(_ number: Int, _ texts: [String]) -> DisplayNode {
    DisplayNode(
      id: number * 4 + 100, element: .item,
      children: texts.enumerated().map { index, text in
        DisplayNode(id: number * 4 + 101 + index, element: .text(text))
      })
  }

  private func text(_ number: Int) -> Int { number * 4 + 101 }

  private func tree(
    _ range: Range<Int>, _ axis: DisplayElement.Axis = .vertical, spacing: Double? = 16,
    around: DisplayElement? = nil, texts: (Int) -> [String] = { ["\($0)"] }
  ) -> LayoutTree {
    let views = DisplayNode(
      id: 1, element: .views(first: range.lowerBound, count: count),
      children: range.map { item($0, texts($0)) })
    let inner = around.map { DisplayNode(id: 4, element: $0, children: [views]) } ?? views
    let stack = DisplayNode(
      id: 2, element: .stack(axis, .trailing, spacing: spacing),
      children: [DisplayNode(id: 3, element: .text("header")), inner])
    return LayoutTree(
      DisplayNode(id: 0, element: .scroll(axis), children: [stack]), metrics: .terminal,
      measurer: CellText()
    ) { _ in ControlShape() }
  }

  /// Loads elements as a host does, and lays out again.
  private func load(
    _ range: Range<Int>, in place: ProposedSize, _ tree: LayoutTree,
    _ texts: (Int) -> [String] = { ["\($0)"] }
  ) {
    let old = tree.children(of: 1)
    let new = range.map { item($0, texts($0)) }
    tree.apply(.set(1, .views(first: range.lowerBound, count: count)))
    for id in old where !new.contains(where: { $0.id == id }) { tree.apply(.remove(id)) }
    for (index, node) in new.enumerated() where !old.contains(node.id) {
      tree.apply(.insert(node, into: 1, at: index))
    }
    tree.layout(in: place)
  }

  private func frames(_ tree: LayoutTree) -> [LayoutFrame?] {
    ([0, 2, 3] + tree.children(of: 1).flatMap { tree.children(of: $0) }).map { tree.frame(of: $0) }
  }

  @Test func `elements that aren't loaded take space as the others, with the spacing`() throws {
    let room = ProposedSize(20, 10)
    let tree = tree(0..<50)
    tree.layout(in: room)
    // A row and an empty row for each element, and the header with an empty row.
    expectEqual(tree.contentLength(of: 0, along: .vertical), 2_001)
    expectEqual(tree.frame(of: text(1))?.y, 4)
    expectEqual(tree.frame(of: text(1)).map { $0.x + $0.width }, tree.frame(of: 2).map(\.width))
    expectEmpty(tree.neededRows())
    tree.scroll(0, by: 1_000)
    let needed = try require(tree.neededRows().first)
    expectEqual(needed.rows, 1)
    expectEqual(needed.range, 494..<510)
    load(needed.range, in: room, tree)
    expectEqual(tree.frame(of: text(499))?.y, 0)
    expectEqual(tree.contentLength(of: 0, along: .vertical), 2_001)
    expectEmpty(tree.neededRows())
    tree.scroll(0, by: .infinity)
    let last = try require(tree.neededRows().first).range
    expectEqual(last.upperBound, 1_000)
    load(last, in: room, tree)
    expectEqual(tree.frame(of: text(999))?.y, 9)
    expectEmpty(tree.neededRows())
  }

  @Test func `the first visible element stays while the heights are estimated anew`() throws {
    let room = ProposedSize(20, 10)
    let texts = { (number: Int) in number < 100 ? ["\(number)"] : ["\(number)", "b", "c"] }
    let tree = tree(0..<50, spacing: 0, texts: texts)
    tree.layout(in: room)
    tree.scroll(0, by: 201)
    try load(require(tree.neededRows().first).range, in: room, tree, texts)
    expectEmpty(tree.neededRows())
    let first = text(200) - 1
    let y = tree.frame(of: first + 1)?.y
    expectEqual(y, 0)
    for id in tree.children(of: 1).prefix(3) { tree.apply(.set(id + 1, .text("a\nb\nc\nd"))) }
    tree.layout(in: room)
    expectEqual(tree.frame(of: first + 1)?.y, y)
    // The element at the upper edge leaves its place to the next.
    let index = try require(tree.children(of: 1).firstIndex(of: first))
    let next = tree.children(of: 1)[index + 1]
    tree.apply(.remove(first))
    tree.layout(in: room)
    expectEqual(tree.frame(of: next + 1)?.y, y)
    tree.scroll(0, by: .infinity)
    try load(require(tree.neededRows().first).range, in: room, tree, texts)
    expectEqual(tree.frame(of: text(999) + 2)?.y, 9)
    expectEmpty(tree.neededRows())
  }

  @Test func `a row of views is scrolled along its axis`() throws {
    let room = ProposedSize(20, 3)
    let tree = tree(0..<50, .horizontal, spacing: 8) { _ in ["abc"] }
    tree.layout(in: room)
    expectEqual(tree.contentLength(of: 0, along: .horizontal), 4_006)
    tree.scroll(0, by: 2_000, along: .horizontal)
    let range = try require(tree.neededRows().first).range
    load(range, in: room, tree) { _ in ["abc"] }
    expectEmpty(tree.neededRows())
    expectEqual(tree.offset(of: 0).width, 2_000)
    expectEqual(tree.frame(of: text(498))?.x, -1)
  }

  @Test func `a modifier around the elements applies to each of them`() {
    let tree = tree(0..<50, spacing: 0, around: .annotation(.padding(.vertical, 16)))
    tree.layout(in: ProposedSize(20, 10))
    expectEqual((0..<3).map { tree.frame(of: text($0))?.y }, [2, 5, 8])
    expectEqual(tree.contentLength(of: 0, along: .vertical), 3_001)
  }

  @Test func `elements without views take no space, and all are needed if none takes any`() {
    let tree = tree(0..<30) { $0 % 10 == 9 ? ["\($0)"] : [] }
    tree.layout(in: ProposedSize(20, 10))
    expectEqual([9, 19].map { tree.frame(of: text($0))?.y }, [2, 4])
    expectEqual(tree.neededRows().map(\.range), [0..<91])
    let empty = self.tree(0..<50) { _ in [] }
    empty.layout(in: ProposedSize(20, 10))
    expectEqual(empty.neededRows().map(\.range), [0..<1_000])
  }

  @Test func `a stack that nothing scrolls along its axis needs all elements`() {
    let views = DisplayNode(id: 1, element: .views(first: 0, count: 9), children: [item(0, ["a"])])
    let stack = DisplayNode(id: 2, element: .stack(.vertical), children: [views])
    let tree = LayoutTree(stack, metrics: .terminal, measurer: CellText()) { _ in ControlShape() }
    tree.layout(in: ProposedSize(20, 10))
    expectEqual(tree.neededRows().map(\.range), [0..<9])
  }

  @Test(arguments: [Int.min, -1, 0, 1, 99, .max])
  func `any numbers of elements are laid out`(number: Int) {
    for count in [Int.min, -1, 0, 1, 99, .max] {
      let tree = tree(0..<2)
      tree.apply(.set(1, .views(first: number, count: count)))
      tree.layout(in: ProposedSize(20, 10))
      tree.scroll(0, by: .infinity)
      _ = tree.neededRows()
      tree.layout(in: ProposedSize(20, 10))
      expect(tree.frame(of: 2)?.height.isFinite == true)
    }
  }

  @Test func `an updated layout is that of a new tree`() {
    let room = ProposedSize(20, 10)
    let texts = { (number: Int) in
      number % 3 == 0 ? ["\(number)", "a long text that is broken"] : ["\(number)"]
    }
    let cases = LazyStackCases(count: 200)
    let updated = cases.tree(0..<50, texts: texts)
    updated.layout(in: room)
    for range in [10..<40, 100..<120, 0..<1, 180..<200, 60..<100, 0..<200] {
      cases.load(range, in: room, updated, texts)
      let fresh = cases.tree(range, texts: texts)
      fresh.layout(in: room)
      expectEqual(frames(updated), frames(fresh))
      expectEqual(
        updated.contentLength(of: 0, along: .vertical),
        fresh.contentLength(of: 0, along: .vertical))
    }
  }
}
