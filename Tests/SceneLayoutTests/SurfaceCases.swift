import Checking
import SceneDisplay
import Testing

@testable import SceneLayout

private func item(_ placement: DisplayElement.ToolbarPlacement, _ child: Sketch) -> Sketch {
  Sketch(element: .toolbarItem(placement), children: [child])
}

private func part(_ kind: DisplayContainer.Kind, _ children: Sketch...) -> Sketch {
  Sketch(element: .part(kind), children: children)
}

private func button(_ name: String) -> Sketch {
  Sketch(element: .button(nil), children: [Sketch(element: .text(name))], name: name)
}

private func page(depth: Int = 0, _ children: Sketch...) -> Sketch {
  Sketch(element: .page(depth: depth), children: children)
}

/// L39, L43–L45, L51: pages, sheets, questions, tabs, choices, sections and columns.
struct SurfaceCases {
  // MARK: - Pages

  private var bars: LaidOut {
    LaidOut(
      page(
        "text", item(.primaryAction, "Reply"), item(.cancellationAction, "Cancel"),
        item(.principal, "Title"), item(.bottomBar, "Archive"), item(.status, "now")))
  }

  @Test func `C80: a page has bars at its edges, and its content in the middle of the rest`() {
    expectEqual(
      bars(40, 10, "Cancel", "Title", "Reply", "text", "Archive", "now"),
      "40×10; 0,0 6×1; 17,0 5×1; 35,0 5×1; 18,4 4×1; 0,9 7×1; 18,9 3×1")
  }

  @Test(arguments: [(12.0, "0,0 6×1; 7,0 5×1"), (11, "0,0 6×1; Reply?"), (5, "Cancel?; 0,0 5×1")])
  func `C81: a control without room isn't placed, the least important first`(
    width: Double, frames: String
  ) {
    expectEqual(bars(width, 10, "Cancel", "Reply"), "\(width.short)×10; \(frames)")
  }

  @Test func `C82: a page that can be left has a bar for that`() {
    let back = LaidOut(page(depth: 1, "text", item(.navigation, "All")), metrics: .terminal)
    expectEqual(back(40, 10, "All", "text"), "40×10; 8,0 3×1; 18,5 4×1")
    let plain = LaidOut(page(depth: 1, "text"), metrics: .terminal)
    expectEqual(plain(40, 10, "text"), "40×10; 18,5 4×1")
  }

  @Test func `C83: the beginning of content with too little room is seen`() {
    let tall = LaidOut(page(box(3, 20).named("tall"), item(.primaryAction, "Reply")))
    expectEqual(tall(40, 10, "tall", "Reply"), "40×10; 18,1 3×20; 35,0 5×1")
    let wide = LaidOut(page(hStack(box(50, 2).named("wide"))))
    expectEqual(wide(40, 10, "wide"), "40×10; 0,4 50×2")
  }

  @Test func `L27: a frame that is the content of a page isn't wider than the page`() {
    let fixed = LaidOut(page(box(50, 2).named("frame").padding(.horizontal, 1)))
    expectEqual(fixed(80, 10, "frame"), "80×10; 15,4 50×2")
    expectEqual(fixed(40, 10, "frame"), "40×10; 1,4 38×2")
    let limited = color.frame(minWidth: 50).named("frame").frame(height: 2)
    expectEqual(LaidOut(page(limited))(40, 10, "frame"), "40×10; 0,4 40×2")
    let column = LaidOut(
      Sketch(element: .split, children: [part(.sidebar, box(90, 2).named("frame"))]))
    expectEqual(column(40, 10, "frame"), "40×10; 0,4 40×2")
  }

  @Test(arguments: [
    (40.0, "18,0 3×1; 30,0 5×1; 36,0 4×1", ""), (18, "4,0 3×1; 8,0 5×1; 14,0 4×1", ""),
    (13, "0,0 2×1; 3,0 5×1; 9,0 4×1", ""), (11, "0,0 1×1; 2,0 5×1; Last?", "8,0+3: Last"),
    (9, "Mid?; 0,0 5×1; Last?", "6,0+3: Mid Last"),
  ])
  func `L45: a bar ends with a mark if it has no room for some controls`(
    width: Double, frames: String, mark: String
  ) {
    let bar = LaidOut(
      page(
        "text", item(.principal, button("Mid")), item(.primaryAction, button("First")),
        item(.automatic, button("Last"))), metrics: .terminal)
    expectEqual(bar(width, 10, "Mid", "First", "Last"), "\(width.short)×10; \(frames)")
    expectEqual(marks(of: bar), mark)
  }

  /// Describes the marks of a page named "page" or, without one, of the root.
  private func marks(of bar: LaidOut) -> String {
    bar.tree.barMarks(of: bar.names["page"] ?? bar.tree.rootID).map { mark in
      let names = mark.hidden.compactMap { bar.tree.node($0)?.label }.joined(separator: " ")
      return "\(mark.frame.x.short),\(mark.frame.y.short)+\(mark.frame.width.short): \(names)"
    }.joined(separator: ", ")
  }

  @Test func `L45: the mark is at the end of its bar, and there only for what can be used`() {
    func bar(
      _ placement: DisplayElement.ToolbarPlacement, _ last: Sketch, isRightToLeft: Bool = false,
      metrics: LayoutMetrics = .terminal
    ) -> LaidOut {
      let sketch = page("text", item(placement, button("First")), item(placement, last))
        .named("page")
      let bar = LaidOut(isRightToLeft ? sketch.with(.rightToLeft(true)) : sketch, metrics: metrics)
      _ = bar(9, 10)
      return bar
    }
    expectEqual(marks(of: bar(.automatic, button("Last"))), "6,0+3: Last")
    expectEqual(marks(of: bar(.bottomBar, button("Last"))), "6,9+3: Last")
    expectEqual(marks(of: bar(.bottomBar, button("Last"), isRightToLeft: true)), "0,9+3: Last")
    expectEqual(marks(of: bar(.automatic, Sketch("Last").with(.tappable))), "6,0+3: Last")
    expectEqual(marks(of: bar(.automatic, "Last")), "")
    let progress = Sketch(element: .control(DisplayControl(.progress, acts: [])))
    expectEqual(marks(of: bar(.automatic, progress)), "")
    let unmarked = bar(.automatic, button("Last"), metrics: LayoutMetrics())
    expectEqual(unmarked(9, 10, "First", "Last"), "9×10; 4,0 5×1; Last?")
    expectEqual(marks(of: unmarked), "")
  }

  @Test(arguments: [
    (DisplayElement.ToolbarPlacement.automatic, 9.0, "First?; 0,0 4×1", "6,0+3: First"),
    (.automatic, 6, "First?; 0,0 2×1", "3,0+3: First"),
    (.principal, 6, "First?; 0,0 2×1", "3,0+3: First"), (.automatic, 12, "2,0 5×1; 8,0 4×1", ""),
  ])
  func `L45: a control that the host chooses is shown in place of others`(
    placement: DisplayElement.ToolbarPlacement, width: Double, frames: String, mark: String
  ) {
    let bar = LaidOut(
      page("text", item(.primaryAction, button("First")), item(placement, button("Last"))),
      metrics: .terminal)
    _ = bar(9, 10)
    let before = bar(width, 10, "First", "Last")
    bar.tree.barItem = bar.tree.parent(of: bar.names["Last"] ?? 0)
    expectEqual(bar(width, 10, "First", "Last"), "\(width.short)×10; \(frames)")
    expectEqual(marks(of: bar), mark)
    bar.tree.barItem = nil
    expectEqual(bar(width, 10, "First", "Last"), before)
  }

  // MARK: - Sheets

  private func sheet(_ content: Sketch) -> LaidOut {
    LaidOut(
      page(
        "behind",
        Sketch(element: .sheet, children: [content.named("in")], name: "sheet")))
  }

  @Test(arguments: [
    (80.0, 24.0, "37,10 5×3; 39,11 1×1"), (10, 5, "2,1 5×3; 4,2 1×1"),
  ])
  func `C84: a sheet is as large as its content, in the middle`(
    width: Double, height: Double, frames: String
  ) {
    expectEqual(
      sheet("a")(width, height, "sheet", "in"), "\(width.short)×\(height.short); \(frames)")
  }

  @Test(arguments: [(80.0, "10,10 60×3"), (200, "70,10 60×3"), (40, "2,10 36×3")])
  func `C85: content that takes all room gets the width of a sheet`(
    width: Double, frame: String
  ) {
    expectEqual(sheet(color)(width, 24, "sheet"), "\(width.short)×24; \(frame)")
  }

  @Test func `C86: a sheet leaves a row at the edges, and content that is longer scrolls`() {
    let lines = Sketch(stringLiteral: Array(repeating: "a", count: 30).joined(separator: "/"))
    expectEqual(sheet(lines)(80, 24, "sheet", "in"), "80×24; 37,1 5×22; 39,2 1×30")
  }

  // MARK: - Questions

  private func alert(_ answers: Sketch...) -> LaidOut {
    LaidOut(
      page(
        "behind",
        Sketch(
          element: .alert, children: [part(.header, "Delete?"), part(.message, "gone")] + answers,
          name: "alert")))
  }

  @Test func `C87: the answers of a question are in a row`() {
    expectEqual(
      alert("Yes", "No")(80, 24, "alert", "Delete?", "gone", "Yes", "No"),
      "80×24; 34,9 11×6; 36,10 7×1; 37,11 4×1; 36,13 3×1; 40,13 2×1")
  }

  @Test func `L44: a question without room for a margin has none`() {
    expectEqual(alert("Yes")(40, 7, "alert"), "40×7; 14,0 11×6")
    expectEqual(alert("Yes")(40, 6, "alert"), "40×6; 14,0 11×6")
    let long = LaidOut(
      page(
        "behind",
        Sketch(
          element: .alert, children: [part(.header, "Delete?"), part(.message, "a/b/c"), "Yes"],
          name: "alert")))
    expectEqual(long(40, 9, "alert", "a/b/c"), "40×9; 14,0 11×8; 19,2 1×3")
  }

  @Test func `C88: answers without room for a row are below each other`() {
    expectEqual(
      alert("To archive", "To the mill")(20, 24, "alert", "Delete?", "To archive", "To the mill"),
      "20×24; 2,8 15×7; 6,9 7×1; 4,12 10×1; 4,13 11×1")
  }

  // MARK: - Tabs and choices

  private var tabs: LaidOut {
    LaidOut(
      Sketch(
        element: .tabs,
        children: [
          Sketch(
            element: .tab(isSelected: true),
            children: [part(.header, "One"), "here", item(.primaryAction, "Reply")]),
          Sketch(element: .tab(isSelected: false), children: [part(.header, "Two")]),
        ]))
  }

  @Test func `C89: tabs have a bar, and the selected content below it, with its own bar`() {
    expectEqual(
      tabs(40, 10, "One", "Two", "here", "Reply"), "40×10; 1,0 3×1; 6,0 3×1; 18,5 4×1; 35,1 5×1")
  }

  @Test func `C90: titles without room share the bar`() {
    expectEqual(tabs(8, 10, "One", "Two"), "8×10; 1,0 2×1; 5,0 2×1")
  }

  @Test(arguments: [
    (40.0, "15×1; 0,0 3×1; 8,0 1×1; 14,0 1×1"), (14, "5×3; 0,0 3×1; 4,1 1×1; 4,2 1×1"),
  ])
  func `C91: options are beside the label if they fit, or else below it`(
    width: Double, expected: String
  ) {
    let picker = LaidOut(
      Sketch(
        element: .picker,
        children: [
          part(.header, "Box"), Sketch(element: .option(isSelected: true), children: ["a"]),
          Sketch(element: .option(isSelected: false), children: ["b"]),
        ]), metrics: .terminal)
    expectEqual(picker(width, nil, "Box", "a", "b"), expected)
  }

  @Test func `C92: the title of a box is in its frame`() {
    let titled = LaidOut(Sketch(element: .box, children: [part(.header, "Title"), "ab"]))
    expectEqual(titled(40, 10, "Title", "ab"), "9×3; 2,0 5×1; 2,1 2×1")
    let plain = LaidOut(Sketch(element: .box, children: ["ab"]))
    expectEqual(plain(40, 10, "ab"), "6×3; 2,1 2×1")
  }

  @Test func `C93: an empty row separates the sections of a list`() {
    let section = { (name: String) in
      Sketch(
        element: .section,
        children: [
          part(.header, Sketch(stringLiteral: name)),
          Sketch(element: .row, children: [Sketch(stringLiteral: name + "1")]),
        ])
    }
    let list = LaidOut(
      Sketch(element: .list, children: [section("a"), section("b")]), metrics: .terminal)
    expectEqual(
      list(20, 10, "a", "a1", "b", "b1"), "20×10; 0,0 1×1; 1,1 2×1; 0,3 1×1; 1,4 2×1")
  }

  // MARK: - Columns

  private var columns: Sketch {
    Sketch(
      element: .split,
      children: [
        part(.sidebar, color.named("1")), part(.content, color.named("2")),
        part(.detail, color.named("3"), item(.primaryAction, "Reply")),
      ], name: "split")
  }

  private var split: LaidOut { LaidOut(columns) }

  @Test(arguments: [
    (50.0, 0, "0,0 50×10; 2?; 3?"), (50, 2, "1?; 2?; 0,1 50×9"),
    (59, 1, "1?; 0,0 59×10; 3?"), (80, 0, "0,0 24×10; 25,0 55×10; 3?"),
    (80, 2, "1?; 0,0 32×10; 33,1 47×9"), (120, 0, "0,0 24×10; 25,0 32×10; 58,1 62×9"),
    (120, 2, "0,0 24×10; 25,0 32×10; 58,1 62×9"), (50, 99, "1?; 2?; 0,1 50×9"),
  ])
  func `C94: as many columns are shown as there is room for`(
    width: Double, column: Int, frames: String
  ) throws {
    let split = split
    split.tree.show(column: column, of: try require(split.names["split"]))
    expectEqual(split(width, 10, "1", "2", "3"), "\(width.short)×10; \(frames)")
  }

  @Test(arguments: [
    (50.0, 0, "0,0 50×10; 2?; 3?", [false, false, false]),
    (50, 1, "1?; 0,1 50×9; 3?", [false, true, false]),
    (50, 2, "1?; 2?; 0,1 50×9", [false, false, true]),
    (80, 2, "1?; 0,1 32×9; 33,1 47×9", [false, true, false]),
    (120, 2, "0,0 24×10; 25,0 32×10; 58,1 62×9", [false, false, false]),
  ])
  func `C82: the first column on screen has a bar to go back by if one before it is hidden`(
    width: Double, column: Int, frames: String, canGoBack: [Bool]
  ) throws {
    let split = LaidOut(columns, metrics: .terminal)
    let id = try require(split.names["split"])
    // Another column is shown before, because a column may keep its size.
    split.tree.show(column: 2 - column, of: id)
    _ = split(width, 10, "1")
    split.tree.show(column: column, of: id)
    expectEqual(split(width, 10, "1", "2", "3"), "\(width.short)×10; \(frames)")
    expectEqual(split.tree.children(of: id).map(split.tree.followsHiddenColumn), canGoBack)
  }

  @Test(arguments: [(30.0, 30.0), (1_000, 40), (1, 16), (.infinity, 40), (-5, 16)])
  func `C95: a person sets the width of a column within its limits`(
    wish: Double, width: Double
  ) throws {
    let split = split
    split.tree.setWidth(wish, ofColumn: 0, of: try require(split.names["split"]))
    expectEqual(split(120, 10, "1"), "120×10; 0,0 \(width.short)×10")
  }

  @Test(arguments: [
    (60.0, 54.0, DisplayExtent(minimum: 30, ideal: 36, maximum: .infinity)),
    (50, 42, DisplayExtent(minimum: 30, ideal: 36, maximum: 42)),
    (50, 40, DisplayExtent(minimum: 30, ideal: 36)), (1, 30, DisplayExtent(minimum: 30, ideal: 36)),
    (1, 16, DisplayExtent(ideal: 36)), (1, 8, DisplayExtent(ideal: 8)),
  ])
  func `C95: the limits are those that the content of the column states`(
    wish: Double, width: Double, extent: DisplayExtent
  ) throws {
    let split = LaidOut(
      Sketch(
        element: .split,
        children: [
          part(
            .sidebar,
            Sketch(element: .annotation(.columnWidth(extent)), children: [color.named("1")])),
          part(.detail, color.named("2")),
        ], name: "split"))
    split.tree.setWidth(wish, ofColumn: 0, of: try require(split.names["split"]))
    expectEqual(split(85, 10, "1"), "85×10; 0,0 \(width.short)×10")
  }

  @Test func `C96: a column has a bar of its own`() {
    expectEqual(split(120, 10, "Reply"), "120×10; 115,0 5×1")
  }
}
