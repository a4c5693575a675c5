import Checking
import SceneDisplay
import Testing

@testable import SceneLayout

/// L13–L20: rows and columns.
struct StackCases {
  @Test func `C1, C2: equal parts fill the row, and nothing shrinks while it grows`() {
    let row = LaidOut(hStack(color.named("a"), color.named("b"), color.named("c")))
    expectEqual(row(10, 1, "a", "b", "c"), "10×1; 0,0 3×1; 3,0 3×1; 6,0 4×1")
    expectEqual(row(11, 1, "a", "b", "c"), "11×1; 0,0 3×1; 3,0 4×1; 7,0 4×1")
  }

  @Test func `C3: there is no second pass`() {
    let row = LaidOut(
      hStack(color.frame(maxWidth: 10).named("a"), color.frame(minWidth: 10).named("b")))
    expectEqual(row(16, 1, "a", "b"), "18×1; 0,0 8×1; 8,0 10×1")
  }

  @Test func `C4, C5: a text between colors wraps, unless it has priority`() {
    let plain = LaidOut(hStack(color.named("a"), "Hello, world", color.named("b")))
    expectEqual(
      plain(30, 4, "Hello, world", "a", "b"), "30×4; 12,1 6×2; 0,0 12×4; 18,0 12×4")
    let first = LaidOut(
      hStack(color.named("a"), ("Hello, world" as Sketch).priority(1), color.named("b")))
    expectEqual(
      first(30, 4, "Hello, world", "a", "b"), "30×4; 9,1 12×1; 0,0 9×4; 21,0 9×4")
  }

  private func avocado(_ priority: Double) -> LaidOut {
    LaidOut(
      hStack(
        spacing: 1, "Delicious", box(2, 1).named("box"),
        ("Avocado Toast" as Sketch).priority(priority)
      ).lineLimit(1))
  }

  @Test func `C6–C8: room goes by priority and flexibility, and a row hugs its content`() {
    expectEqual(
      avocado(1)(20, 1, "Delicious", "box", "Avocado Toast"), "20×1; 0,0 3×1; 4,0 2×1; 7,0 13×1")
    expectEqual(
      avocado(0)(20, 1, "Delicious", "box", "Avocado Toast"), "20×1; 0,0 8×1; 9,0 2×1; 12,0 8×1")
    expectEqual(
      avocado(0)(40, 1, "Delicious", "box", "Avocado Toast"), "26×1; 0,0 9×1; 10,0 2×1; 13,0 13×1")
  }

  @Test func `C9, C10: the larger minimum comes first, and those of lower priority are kept`() {
    let equal = LaidOut(
      hStack(color.named("a"), color.frame(minWidth: 12).named("b"), color.named("c")))
    expectEqual(equal(20, 1, "a", "b", "c"), "20×1; 0,0 4×1; 4,0 12×1; 16,0 4×1")
    let lower = LaidOut(hStack(color.frame(minWidth: 5).named("a"), color.priority(1).named("b")))
    expectEqual(lower(20, 1, "a", "b"), "20×1; 0,0 5×1; 5,0 15×1")
  }

  @Test func `C11, C12: a spacer gets what is left, at least its minimum`() {
    expectEqual(LaidOut(hStack("ab", spacer, "cd"))(10, 1, "ab", "cd"), "10×1; 0,0 2×1; 8,0 2×1")
    expectEqual(
      LaidOut(hStack("aaaaaaaa", spacer, "bbbbbbbb").lineLimit(1))(12, 1, "aaaaaaaa", "bbbbbbbb"),
      "12×1; 0,0 5×1; 6,0 6×1")
  }

  @Test func `C13, C14: a spacer comes after views that grow`() {
    let row = LaidOut(
      hStack(
        spacing: 10, color.frame(minWidth: 0, maxWidth: 60).named("a"), spacer(0).named("s"),
        color.frame(minWidth: 0, maxWidth: 60).named("b")))
    expectEqual(row(100, 1, "a", "s", "b"), "100×1; 0,0 40×1; 50,0 0×0; 60,0 40×1")
    expectEqual(row(160, 1, "a", "s", "b"), "160×1; 0,0 60×1; 70,0 20×0; 100,0 60×1")
  }

  @Test func `C15, C16: a spacer has its minimum in an ideal row, and no space beside it`() {
    expectEqual(
      LaidOut(hStack("ab", spacer, "cd").fixedSize())(20, 5, "ab", "cd"), "5×1; 0,0 2×1; 3,0 2×1")
    let row = { LaidOut(hStack(spacing: $0, "ab", spacer.named("s"), "cd")) }
    expectEqual(row(nil)(10, 1, "s"), "10×1; 2,0 6×0")
    expectEqual(row(1)(10, 1, "s"), "10×1; 3,0 4×0")
  }

  @Test func `C17, C18: spacers share the rest, the larger minimum first`() {
    let row = LaidOut(hStack(spacer.named("s"), "ab", spacer.named("t"), spacer.named("u")))
    expectEqual(row(11, 1, "ab", "s", "t", "u"), "11×1; 3,0 2×1; 0,0 3×0; 5,0 3×0; 8,0 3×0")
    let column = LaidOut(vStack("a", spacer, "b", spacer(2), "c"))
    expectEqual(column(5, 12, "b", "c"), "1×12; 0,6 1×1; 0,11 1×1")
  }

  @Test func `C19–C21: a framed spacer is none, and rigid views are never compressed`() {
    expectEqual(LaidOut(hStack("a", spacer.frame(width: 4), "b"))(20, 1, "b"), "6×1; 5,0 1×1")
    let five = LaidOut(
      hStack(
        box(8, 1).named("1"), box(8, 1).named("2"), box(8, 1).named("3"), box(8, 1).named("4"),
        box(8, 1).named("5")
      ).frame(width: 20))
    expectEqual(
      five(30, 1, "1", "2", "3", "4", "5"), "20×1; -10,0 8×1; -2,0 8×1; 6,0 8×1; 14,0 8×1; 22,0 8×1"
    )
    let wide = LaidOut(hStack(spacing: 10, box(96, 1), box(96, 1), box(96, 1), box(96, 1)))
    expectEqual(wide(383, 1), "414×1")
  }

  @Test func `C22–C24: under an ideal width a column is as wide as its widest child`() {
    let column = vStack(
      ("ab" as Sketch).frame(maxWidth: .infinity).named("frame"), "abcdef")
    expectEqual(
      LaidOut(column.fixedSize())(30, 9, "frame", "ab"), "6×2; 0,0 6×1; 2,0 2×1")
    expectEqual(LaidOut(column)(30, 9, "ab", "abcdef"), "30×2; 14,0 2×1; 12,1 6×1")
    let row = hStack(
      spacing: 1, ("Cat" as Sketch).frame(maxWidth: .infinity).named("a"),
      ("Goldfish" as Sketch).frame(maxWidth: .infinity).named("b"))
    expectEqual(LaidOut(row.fixedSize())(40, 1, "a", "b"), "12×1; 0,0 3×1; 4,0 8×1")
  }

  @Test func `C25–C27: a divider fills the stack across its axis`() {
    let column = LaidOut(vStack(align: .leading, "ab", divider.named("line"), "abcdef").fixedSize())
    expectEqual(column(30, 9, "line"), "6×3; 0,1 6×1")
    let row = LaidOut(hStack("a", divider.named("line"), "b"))
    expectEqual(row(10, 4, "line", "a", "b"), "3×4; 1,0 1×4; 0,1 1×1; 2,1 1×1")
    let scrolled = LaidOut(scrollView(.vertical, hStack("a/b", divider.named("line"), "b")))
    expectEqual(scrolled(10, 6, "line"), "3×6; 1,0 1×2")
  }

  @Test func `C61, C62: the least flexible child gets room first, in any order`() {
    let column = LaidOut(vStack(hStack(color.named("a"), color.named("b")), "abc"))
    expectEqual(column(9, 5, "a", "b", "abc"), "9×5; 0,0 4×4; 4,0 5×4; 3,4 3×1")
    let row = LaidOut(hStack(vStack(align: .leading, "aa bb cc", "x"), "yy"))
    expectEqual(row(7, 5, "yy", "aa bb cc"), "7×3; 5,1 2×1; 0,0 5×2")
  }

  @Test func `C72: padding takes the priority away`() {
    let row = LaidOut(
      hStack(("aaaaaaaa" as Sketch).priority(1).padding(.horizontal, 1), "bbbbbbbb").lineLimit(1))
    expectEqual(row(12, 1, "aaaaaaaa", "bbbbbbbb"), "12×1; 1,0 4×1; 6,0 6×1")
  }
}
