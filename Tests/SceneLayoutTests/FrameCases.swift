import Checking
import SceneDisplay
import Testing

@testable import SceneLayout

/// L5, L23, L26–L31, L41, L42: frames, padding, fixed sizes, ratios and parts of containers.
struct FrameCases {
  private func size(_ sketch: Sketch, _ width: Double?, _ height: Double? = 3) -> String {
    LaidOut(sketch)(width, height)
  }

  @Test func `C28, C29: a minimum doesn't grow with the room, a maximum does`() {
    expectEqual(LaidOut(("hi" as Sketch).frame(minWidth: 10))(20, 3, "hi"), "10×1; 4,0 2×1")
    expectEqual(size(("hi" as Sketch).frame(minWidth: 3), 20), "3×1")
    let limited = ("hi" as Sketch).frame(maxWidth: 10)
    expectEqual([20, 6, nil].map { size(limited, $0) }, ["10×1", "6×1", "2×1"])
  }

  @Test func `C30–C32: a maximum holds the child, a minimum of 0 doesn't`() {
    let hello = ("hello" as Sketch).fixedSize()
    expectEqual(size(hello.frame(maxWidth: .infinity), 3, 1), "5×1")
    expectEqual(
      LaidOut(hello.frame(minWidth: 0, maxWidth: .infinity))(3, 1, "hello"), "3×1; -1,0 5×1")
    expectEqual(
      LaidOut(("hello world" as Sketch).fixedSize().frame(minWidth: 0))(5, 1, "hello world"),
      "5×1; -3,0 11×1")
  }

  @Test func `C33–C35: limits with an ideal length`() {
    let all = ("hi" as Sketch).frame(minWidth: 5, idealWidth: 8, maxWidth: 12)
    expectEqual([0, nil, 10, .infinity].map { size(all, $0) }, ["5×1", "8×1", "10×1", "12×1"])
    let ideal = ("hi" as Sketch).frame(idealWidth: 7)
    expectEqual([nil, 4].map { size(ideal, $0) }, ["7×1", "2×1"])
    expectEqual(size(("hi" as Sketch).frame(minWidth: 5, maxWidth: 12), nil), "5×1")
    let long = Sketch(element: .text(String(repeating: "x", count: 21)))
    expectEqual(size(long.frame(minWidth: 5, maxWidth: 12), nil), "12×1")
  }

  @Test func `C36–C39: modifiers work in their order`() {
    expectEqual(size(("hello" as Sketch).frame(width: 3), 20, 5), "3×2")
    expectEqual(
      LaidOut(("hi" as Sketch).frame(width: 6).padding(.horizontal, 1))(20, 1, "hi"), "8×1; 3,0 2×1"
    )
    expectEqual(
      LaidOut(("hi" as Sketch).padding(.horizontal, 1).frame(width: 6))(20, 1, "hi"), "6×1; 2,0 2×1"
    )
    expectEqual(LaidOut(("hi" as Sketch).padding(.all, 1))(2, 9, "hi"), "3×4; 1,1 1×2")
    expectEqual(LaidOut(color.named("c").padding(.all, -1))(4, 4, "c"), "4×4; -1,-1 6×6")
  }

  @Test func `C40: a fixed height lets a text wrap`() {
    let text: Sketch = "aaa bbb ccc"
    let cut = LaidOut(text)
    expectEqual(cut(3, 1), "3×1")
    expectEqual(cut.tree.lines(of: 0), ["aa…"])
    expectEqual(size(text.fixedSize(horizontal: false), 3, 1), "3×3")
  }

  @Test func `C41, C42: a ratio fits or fills`() {
    let fit = LaidOut(color.with(.aspectRatio(2)))
    expectEqual(fit(10, 10), "10×5")
    expectEqual(fit(10, nil), "10×5")
    expectEqual(fit(.infinity, 4), "8×4")
    expectEqual(fit(nil, nil), "1×1")
    expectEqual(LaidOut(color.with(.aspectRatio(2, isFilling: true)))(10, 10), "20×10")
  }

  @Test func `C43: a position is that of the center`() {
    expectEqual(LaidOut(("ab" as Sketch).with(.position(x: 3, y: 1)))(10, 4, "ab"), "10×4; 2,1 2×1")
  }

  @Test func `C67: a part of the container`() {
    let share = color.with(
      .containerRelativeFrame(horizontal: true, vertical: false, count: 4, span: 2, spacing: 2))
    expectEqual(size(share, 30, 3), "14×3")
  }

  @Test func `a part of a scroll view that is smaller than the window`() {
    let share = color.named("part").with(
      .containerRelativeFrame(horizontal: true, vertical: true, count: 2, span: 1, spacing: 0))
    let laid = LaidOut(scrollView(.vertical, share).frame(width: 12, height: 4))
    expectEqual(laid(30, 10, "part"), "12×4; 3,0 6×2")
    expectEqual(laid(40, 20, "part"), "12×4; 3,0 6×2")
    let wide = LaidOut(hStack(color, scrollView(.vertical, share)))
    expectEqual(wide(30, 10, "part"), "30×10; 23,0 7×5")
    expectEqual(wide(40, 20, "part"), "40×20; 30,0 10×10")
    let list = LaidOut(Sketch(element: .list, children: [share]).frame(width: 12, height: 4))
    expectEqual(list(30, 10, "part"), "12×4; 0,0 6×2")
  }

  @Test func `C68: from right to left`() {
    let row = LaidOut(
      hStack("ab", "c").frame(width: 10, alignment: .leading).with(.rightToLeft(true)))
    expectEqual(row(10, 1, "ab", "c"), "10×1; 8,0 2×1; 7,0 1×1")
  }

  @Test func `C69: a bar at the edge`() {
    let bar = LaidOut(
      Sketch(
        element: .container(DisplayContainer(.trailingInset, axis: .vertical, spacing: 0)),
        children: [color.named("c"), "bar"]))
    expectEqual(bar(10, 5, "c", "bar"), "10×5; 0,0 10×4; 3,4 3×1")
  }

  @Test func `a bar at the edge leaves the following bars their minimum`() {
    let laid = LaidOut(
      Sketch(
        element: .container(DisplayContainer(.trailingInset, axis: .horizontal, spacing: 0)),
        children: [
          color.named("c").frame(width: 1), color.named("wide"), color.named("go").frame(width: 2),
        ]))
    expectEqual(laid(10, 1, "c", "wide", "go"), "10×1; 0,0 1×1; 1,0 7×1; 8,0 2×1")
  }

  @Test(arguments: [
    (DisplayKind.leadingInset, "10×5; 0,3 10×2; 3,0 3×1; 4,1 2×1"),
    (.trailingInset, "10×5; 0,0 10×2; 3,3 3×1; 4,4 2×1"),
  ])
  func `several bars at the edge`(kind: DisplayKind<DisplayContainer>, frames: String) {
    let bars: [Sketch] = ["bar", "ba"]
    let content = color.named("c")
    let laid = LaidOut(
      Sketch(
        element: .container(DisplayContainer(kind, axis: .vertical, spacing: 1)),
        children: kind == .leadingInset ? bars + [content] : [content] + bars))
    expectEqual(laid(10, 5, "c", "bar", "ba"), frames)
  }

  /// The limits of L27's table, with the length that a child of a length has.
  @Test(arguments: [nil, 0, 3, 7, 20, .infinity] as [Double?], [1, 6, 30] as [Double])
  func `L27: every combination of limits follows the table`(proposal: Double?, child: Double) {
    for minimum in [nil, 2, 5] as [Double?] {
      for ideal in [nil, 5, 6] as [Double?] {
        for maximum in [nil, 6, 12] as [Double?] {
          let limits = FrameRule.Limits(minimum: minimum, ideal: ideal, maximum: maximum)
          let found = limits.length(proposal, child)
          let (low, high) = (minimum ?? 0, maximum ?? .infinity)
          let inside = proposal.map { min(max($0, low), high) }
          let expected: Double
          switch (inside, minimum, maximum) {
          case (nil, _, _): expected = ideal ?? min(max(child, low), high)
          case (_?, nil, nil): expected = child
          case (let inside?, let minimum?, nil): expected = max(min(inside, child), minimum)
          case (let inside?, nil, let maximum?): expected = min(max(inside, child), maximum)
          case (let inside?, _?, _?): expected = inside
          }
          expectEqual(found, expected)
        }
      }
    }
  }
}
