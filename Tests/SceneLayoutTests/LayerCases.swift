import Checking
import SceneDisplay
import Testing

@testable import SceneLayout

/// L10, L21, L22, L24, L25, L33, L35–L37, L48: layers, guides, scrolling, grids and alternatives.
struct LayerCases {
  @Test func `C44–C46: layers have the size of those with the highest priority`() {
    expectEqual(
      LaidOut(zStack(color.named("c"), ("hi" as Sketch).priority(1)))(20, 10, "c"), "2×1; 0,0 2×1"
    )
    expectEqual(LaidOut(zStack(color.named("c"), "hello").fixedSize())(20, 10, "c"), "5×1; 0,0 5×1")
    expectEqual(
      LaidOut(zStack(align: .topLeading, box(5, 1).named("a"), box(1, 5).named("b")))(
        20, 20, "a", "b"), "5×5; 0,0 5×1; 0,0 1×5")
  }

  @Test func `C47, C48: columns are made twice, with the width that came out`() {
    let grid = Sketch(
      element: .container(
        {
          var grid = DisplayContainer(.lazyGrid, columnSpacing: 1)
          grid.columns = [
            .flexible(minimum: 5, maximum: nil), .flexible(minimum: 12, maximum: nil),
          ]
          return grid
        }()), children: [color.named("a"), color.named("b")], name: "grid")
    expectEqual(
      LaidOut(grid.frame(width: 20))(20, 9, "grid", "a", "b"),
      "20×1; -1,0 22×1; -1,0 10×1; 10,0 12×1")
    let adaptive = LazyGridRule(
      columns: [.fixed(70), .adaptive(minimum: 40, maximum: nil)], alignment: .center,
      columnSpacing: 8)
    expectEqual(adaptive.widths(for: 200, LayoutMetrics()), [70, 57, 57])
  }

  @Test func `C49, C50: an overlay has the room of its base, and may stick out`() {
    expectEqual(
      LaidOut(("hi" as Sketch).overlay(.topTrailing, "long!"))(20, 5, "long!"), "2×1; 0,0 2×1")
    expectEqual(
      LaidOut(("hi" as Sketch).overlay(.topTrailing, ("long!" as Sketch).fixedSize()))(
        20, 5, "long!"), "2×1; -3,0 5×1")
    expectEqual(
      LaidOut(box(6, 3).overlay(.topTrailing, ("9" as Sketch).guide(.trailing, 0)))(20, 9, "9"),
      "6×3; 6,0 1×1")
  }

  @Test func `C51–C54: guides move children, and travel through one-child modifiers only`() {
    let de = ("de" as Sketch).guide(.leading, -3)
    expectEqual(LaidOut(vStack(align: .leading, "abc", de))(20, 5, "de"), "5×2; 3,1 2×1")
    expectEqual(
      LaidOut(vStack(align: .leading, ("abc" as Sketch).guide(.leading, -2), de))(
        20, 5, "abc", "de"), "5×2; 2,0 3×1; 3,1 2×1")
    expectEqual(
      LaidOut(
        vStack(align: .leading, "x", vStack(align: .leading, ("abc" as Sketch).guide(.leading, -3)))
      )(
        20, 5, "x", "abc"), "6×2; 0,0 1×1; 3,1 3×1")
    expectEqual(
      LaidOut(
        vStack(align: .leading, "x", ("abc" as Sketch).guide(.leading, 2).padding(.horizontal, 1)))(
          20, 5, "x", "abc"), "5×2; 3,0 1×1; 1,1 3×1")
  }

  @Test func `C55: base lines are rows of text, or bottom edges`() {
    let first = DisplayAlignment(.centerX, .firstTextBaseline)
    let last = DisplayAlignment(.centerX, .lastTextBaseline)
    expectEqual(LaidOut(hStack(align: first, box(1, 3), "x"))(20, 5, "x"), "2×3; 1,2 1×1")
    expectEqual(LaidOut(hStack(align: last, vStack("a", "b"), "c"))(20, 5, "c"), "2×2; 1,1 1×1")
    expectEqual(LaidOut(hStack(align: first, "a/b", "c"))(20, 5, "c"), "2×2; 1,0 1×1")
  }

  @Test func `C56: the odd cell is right of the center`() {
    expectEqual(LaidOut(vStack("abcde", "ab"))(20, 5, "ab"), "5×2; 1,1 2×1")
  }

  @Test func `C57–C59: a scroll view takes its length and the width of its content`() {
    expectEqual(LaidOut(scrollView(.vertical, vStack("short")))(20, 5), "5×5")
    expectEqual(
      LaidOut(vStack("Dummy", scrollView().named("s")))(10, 20, "s"), "5×20; 2,1 0×19")
    expectEqual(
      LaidOut(scrollView(.horizontal, hStack("a long line of text")))(8, 5, "a long line of text"),
      "8×1; 0,0 19×1")
  }

  @Test func `C60: the first alternative that fits, or else the last`() {
    let fitting = LaidOut(
      Sketch(
        element: .container(DisplayContainer(.fitting, axis: .horizontal)),
        children: [box(10, 1), box(5, 1), box(3, 1)]))
    expectEqual([10, 7, 2, nil].map { fitting($0, 1) }, ["10×1", "5×1", "3×1", "10×1"])
  }

  @Test func `C63: a text has room for its minimum number of lines`() {
    let text = { (text: Sketch) in LaidOut(text.with(.lineLimit(minimum: 2, maximum: 4))) }
    expectEqual(text("a")(9, 9), "1×2")
    expectEqual(text("aa bb cc dd ee")(2, 9), "2×4")
  }

  @Test func `C64: columns are as wide as their widest cells`() {
    let grid = LaidOut(gridView(1, gridRow("a", "bbb"), gridRow("cccc", "d")))
    expectEqual(
      grid(20, 5, "a", "bbb", "cccc", "d"), "8×2; 1,0 1×1; 5,0 3×1; 0,1 4×1; 6,1 1×1")
  }

  @Test func `a cell of several columns widens them no further than it needs`() {
    let wide = ("cccccccc" as Sketch).with(.gridCell(DisplayGridCell(columns: 2)))
    expectEqual(
      LaidOut(gridView(1, gridRow("a", "b"), gridRow(wide)))(20, 5, "a", "b", "cccccccc"),
      "8×2; 1,0 1×1; 5,0 1×1; 0,1 8×1")
  }

  @Test func `a cell aligns its column, and a row its cells`() {
    let cell = ("a" as Sketch).with(.gridCell(DisplayGridCell(columnAlignment: .trailing)))
    expectEqual(
      LaidOut(gridView(1, gridRow(cell, "bbb"), gridRow("cccc", "d")))(20, 5, "a", "cccc", "d"),
      "8×2; 3,0 1×1; 0,1 4×1; 6,1 1×1")
    let row = { (alignment: DisplayGuide) in
      Sketch(
        element: .container(
          DisplayContainer(
            .gridRow, axis: .horizontal, alignment: DisplayAlignment(.centerX, alignment))),
        children: ["a", "b/c/d"])
    }
    expectEqual(LaidOut(gridView(1, row(.top)))(20, 5, "a"), "3×3; 0,0 1×1")
    expectEqual(LaidOut(gridView(1, row(.centerY)))(20, 5, "a"), "3×3; 0,1 1×1")
    expectEqual(LaidOut(gridView(1, row(.bottom)))(20, 5, "a"), "3×3; 0,2 1×1")
  }

  @Test func `a row aligns its cells in place of the grid, in the middle too`() {
    func grid(_ row: DisplayElement) -> LaidOut {
      LaidOut(
        Sketch(
          element: .grid(DisplayAlignment(.leading, .top), columnSpacing: 0, rowSpacing: 0),
          children: [Sketch(element: row, children: ["a", "b/c/d"])]))
    }
    expectEqual(grid(.gridRow)(20, 5, "a"), "2×3; 0,0 1×1")
    expectEqual(grid(.gridRow(.centerY))(20, 5, "a"), "2×3; 0,1 1×1")
    expectEqual(grid(.gridRow(.bottom))(20, 5, "a"), "2×3; 0,2 1×1")
  }

  @Test(arguments: [
    (0.0, 0.0, "0,0"), (1, 0, "3,0"), (0.5, 1, "1,2"), (1, 1, "3,2"), (0.5, 0.5, "1,1"),
  ])
  func `a point of a cell is at the same point of its room`(x: Double, y: Double, place: String) {
    let cell = ("a" as Sketch)
      .with(.gridCell(DisplayGridCell(columnAlignment: .trailing)))
      .with(.gridCell(DisplayGridCell(anchorX: x, anchorY: y)))
    let grid = LaidOut(gridView(1, gridRow(cell, "b/c/d"), gridRow("cccc", "d")))
    expectEqual(grid(20, 5, "a", "cccc"), "6×4; \(place) 1×1; 0,3 4×1")
  }

  @Test(arguments: [
    (DisplayContainer.Kind.leadingInset, "10×10; 3,0 4×2; 0,3 10×7"),
    (.trailingInset, "10×10; 3,8 4×2; 0,0 10×7"),
  ])
  func `a child at an edge keeps its distance from the rest`(
    kind: DisplayContainer.Kind, expected: String
  ) {
    let (inset, rest) = (box(4, 2).named("inset"), color.named("rest"))
    let container = DisplayContainer(kind, axis: .vertical, spacing: 1)
    let sketch = Sketch(
      element: .container(container),
      children: kind == .leadingInset ? [inset, rest] : [rest, inset])
    expectEqual(LaidOut(sketch)(10, 10, "inset", "rest"), expected)
  }

  @Test func `a scroll view has a first visible part along its axis, and a beginning`() {
    let row = LaidOut(scrollView(.horizontal, hStack("aaaa", "bbbb", "cccc", "dddd")))
    _ = row(6, 1)
    expect(row.tree.firstVisible(in: 0) == nil)
    for (distance, name) in [(3.0, "aaaa"), (1, "bbbb"), (2, "bbbb"), (99, "cccc")] {
      row.tree.scroll(0, by: distance, along: .horizontal)
      expectEqual(row.tree.firstVisible(in: 0), row.names[name])
    }
    row.tree.scroll(0, to: nil)
    expectEqual(row.tree.offset(of: 0), .zero)
    row.tree.scroll(0, to: row.names["bbbb"])
    expectEqual(row.tree.offset(of: 0), LayoutSize(4, 0))
  }

  @Test func `what is longer than its room is shown from its beginning`() throws {
    let column = LaidOut(
      scrollView(.vertical, vStack(box(3, 20), box(3, 10).named("long"), box(3, 2).named("short"))))
    let (long, short) = (try require(column.names["long"]), try require(column.names["short"]))
    _ = column(9, 5)
    for other in [nil, short] {
      if let other { column.tree.reveal(other) }
      column.tree.reveal(long)
      expectEqual(column.tree.frame(of: long)?.y, 0)
    }
    column.tree.reveal(short)
    expectEqual(column.tree.frame(of: short)?.y, 3)
  }

  private let pets = [
    gridRow("Cat", Sketch(element: .progress(0.5)).named("p"), "12"),
    gridRow("Goldfish", Sketch(element: .progress(0.2)), "7"),
  ]

  private func grid(_ row: Sketch? = nil) -> LaidOut {
    LaidOut(
      Sketch(
        element: .grid(columnSpacing: 1, rowSpacing: 0), children: pets + (row.map { [$0] } ?? [])))
  }

  @Test func `C65, C66: flexible columns share the rest, and a divider asks for all`() {
    expectEqual(grid()(30, 2, "p"), "30×2; 9,0 18×1")
    let line = divider.named("line")
    expectEqual(grid(gridRow(line))(30, 3, "p", "line"), "30×3; 14,0 13×1; 0,2 13×1")
    let unsized = line.with(.gridCell(DisplayGridCell(isWidthUnsized: true)))
    expectEqual(grid(gridRow(unsized))(30, 3, "p", "line"), "30×3; 9,0 18×1; 0,2 8×1")
    expectEqual(grid(line)(30, 3, "p", "line"), "30×3; 9,0 18×1; 0,2 30×1")
  }
}
