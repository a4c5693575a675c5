import Checking
import SceneModel
import Testing

@testable import SceneTerminal

/// The places of scenes on the screen.
struct ArrangementTests {
  private let area = CellRectangle(columns: 80, rows: 23)

  private func arrangement(_ scenes: SceneID...) -> Arrangement {
    var arrangement = Arrangement()
    arrangement.update(scenes, besides: nil)
    return arrangement
  }

  /// Describes places, such as `1 0+40`; those over others have a `^`.
  private func text(
    _ arrangement: Arrangement, _ columns: Int = 80, focused: SceneID? = nil
  ) -> String {
    let area = CellRectangle(columns: columns, rows: 23)
    return arrangement.places(in: area, focused: focused).map { place in
      "\(place.scene) \(place.area.column)+\(place.area.columns)\(place.isOver ? "^" : "")"
    }.joined(separator: ", ")
  }

  @Test(arguments: [
    (0, ""), (1, "1 0+80"), (2, "1 0+40, 2 41+39"), (3, "1 0+26, 2 27+26, 3 54+26"),
  ])
  func `scenes share the width, with a column between two`(count: Int, expected: String) {
    var arrangement = Arrangement()
    arrangement.update((0..<count).map { SceneID("\($0 + 1)") }, besides: nil)
    expectEqual(text(arrangement), expected)
  }

  @Test(
    arguments: [
      (nil, 0, CellRectangle(column: 48, row: 1, columns: 32, rows: 21)),
      (0, 38, CellRectangle(column: 40, row: 1, columns: 40, rows: 10)),
      (1, 38, CellRectangle(column: 40, row: 12, columns: 40, rows: 10)),
      (0.5, 1_000, CellRectangle(column: 30, row: 7, columns: 50, rows: 10)),
      (7, -5, CellRectangle(column: 60, row: 12, columns: 20, rows: 10)),
    ] as [(Double?, Int, CellRectangle)])
  func `a floating scene has the size and the height that it requests`(
    y: Double?, columns: Int, expected: CellRectangle
  ) {
    var arrangement = arrangement("1")
    arrangement.update(["1", "2"], besides: "1") { _ in
      Arrangement.Wish(
        floats: true, x: 1, y: y,
        size: y.map { _ in .init(columns: columns, rows: 8) })
    }
    expectEqual(arrangement.places(in: area).last?.area, expected)
  }

  @Test(arguments: 0...200)
  func `places fill any width without overlapping`(columns: Int) {
    for count in 1...5 {
      var arrangement = Arrangement()
      arrangement.update((0..<count).map { SceneID("\($0)") }, besides: nil)
      let room = CellRectangle(columns: columns, rows: 23)
      let places = arrangement.places(in: room)
      for (one, other) in zip(places, places.dropFirst()) {
        expectEqual(one.area.endColumn + 1, other.area.column)
      }
      if columns >= count { expectEqual(places.last?.area.endColumn, columns) }
      expectEqual(arrangement.dividers(in: room), places.dropLast().map(\.area.endColumn))
    }
  }

  @Test(arguments: [10, 20, 30, 80, 200, 1_000])
  func `a scene that was made narrow keeps the least width on every screen`(columns: Int) {
    var arrangement = arrangement("1", "2")
    arrangement.move(divider: 0, by: -1_000, of: 1_000)
    let widths = arrangement.places(in: CellRectangle(columns: columns, rows: 9)).map(
      \.area.columns)
    expect(widths[0] >= min(Arrangement.minimumWidth, (columns - 1) / 2))
    expectEqual(widths.reduce(1, +), columns)
  }

  @Test func `a new scene comes beside the one that had the focus`() {
    var arrangement = arrangement("1", "2")
    arrangement.update(["1", "2", "3"], besides: "1")
    expect(text(arrangement).hasPrefix("1 0+26, 3 27+26, 2"))
    arrangement.update(["2", "3"], besides: "1")
    expectEqual(text(arrangement), "3 0+40, 2 41+39")
  }

  @Test(arguments: [
    ("1", 5, "1 0+45, 2 46+34"), ("1", -5, "1 0+35, 2 36+44"), ("2", 5, "1 0+35, 2 36+44"),
    ("1", 1_000, "1 0+69, 2 70+10"), ("1", -1_000, "1 0+10, 2 11+69"), ("9", 5, "1 0+40, 2 41+39"),
  ])
  func `a scene becomes wider at the cost of its neighbor`(
    scene: SceneID, columns: Int, expected: String
  ) {
    var arrangement = arrangement("1", "2")
    arrangement.widen(scene, by: columns, of: 80)
    expectEqual(text(arrangement), expected)
  }

  @Test func `shares are kept when the screen changes its size`() {
    var arrangement = arrangement("1", "2")
    arrangement.move(divider: 0, by: 20, of: 81)
    expectEqual(text(arrangement, 81), "1 0+60, 2 61+20")
    expectEqual(text(arrangement, 161), "1 0+120, 2 121+40")
    expectEqual(text(arrangement, 81), "1 0+60, 2 61+20")
  }

  @Test func `a divider that doesn't exist can't be moved`() {
    var arrangement = arrangement("1", "2")
    let before = arrangement
    for divider in [-1, 1, 7, .max] { arrangement.move(divider: divider, by: 3, of: 80) }
    expectEqual(arrangement, before)
    for columns in [0, 1, 5, 15] { arrangement.move(divider: 0, by: 3, of: columns) }
    expectEqual(arrangement.places(in: area).count, 2)
  }

  @Test func `a scene over the others takes no room from them`() {
    var arrangement = arrangement("1", "2", "3")
    arrangement.toggleSlideOver("2")
    expectEqual(text(arrangement), "1 0+40, 3 41+39, 2 48+32^")
    expectEqual(arrangement.dividers(in: area), [40])
    arrangement.toggleSlideOver("2")
    expectEqual(text(arrangement), "1 0+26, 2 27+26, 3 54+26")
  }

  @Test(arguments: [
    (2, 80, "1 0+48, 2 48+32^"), (2, 50, "1 0+30, 2 30+20^"), (2, 49, "1 0+49"),
    (3, 20, "1 0+10, 3 11+9"),
    (3, 80, "1 0+40, 3 41+39, 2 48+32^"), (3, 200, "1 0+100, 3 101+99, 2 120+80^"),
  ])
  func `a scene over the others doesn't cover the one with the focus`(
    count: Int, columns: Int, expected: String
  ) {
    var arrangement = Arrangement()
    arrangement.update((1...count).map { SceneID("\($0)") }, besides: nil)
    arrangement.toggleSlideOver("2")
    expectEqual(text(arrangement, columns, focused: "1"), expected)
    expectEqual(text(arrangement, columns, focused: "2"), text(arrangement, columns))
    if count == 3, columns == 80 {
      expectEqual(text(arrangement, focused: "3"), "1 0+40, 3 41+39, 2 0+32^")
    }
  }

  @Test func `a scene that gives way to one at its left edge begins beside it`() {
    var arrangement = arrangement("1")
    arrangement.update(["1", "2"], besides: "1") { scene in
      Arrangement.Wish(floats: scene == "2", x: 0)
    }
    expectEqual(text(arrangement, focused: "1"), "1 32+48, 2 0+32^")
  }

  @Test func `the only scene isn't laid over others`() {
    var arrangement = arrangement("1", "2")
    arrangement.toggleSlideOver("2")
    arrangement.update(["2"], besides: nil)
    expectEqual(text(arrangement), "2 0+80")
    arrangement.toggleSlideOver("2")
    expectEqual(text(arrangement), "2 0+80")
  }

  @Test func `a scene is shown alone until another one gets the focus`() {
    var arrangement = arrangement("1", "2")
    arrangement.toggleZoom("1")
    expectEqual(text(arrangement), "1 0+80")
    expectEmpty(arrangement.dividers(in: area))
    arrangement.show("2")
    expectEqual(text(arrangement), "2 0+80")
    arrangement.update(["1"], besides: nil)
    expectEqual(text(arrangement), "1 0+80")
    expect(arrangement.zoomed == nil)
  }

  @Test func `all scenes are shown again if the one over the others gets the focus`() {
    var arrangement = arrangement("1", "2", "3")
    arrangement.toggleSlideOver("2")
    arrangement.toggleZoom("1")
    arrangement.show("3")
    expectEqual(text(arrangement), "3 0+80")
    arrangement.show("2")
    expectEqual(text(arrangement), "1 0+40, 3 41+39, 2 48+32^")
  }
}
