import Checking
import SceneDisplay
import Testing

@testable import SceneLayout

/// Numbers that no app should use cost neither the process nor much time.
struct HostileNumberTests {
  private static let numbers: [Double] = [
    0, -1, 1e-300, 1e18, 1e19, 1e300, .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
  ]

  @Test(arguments: numbers)
  func `lengths of any size are laid out`(number: Double) {
    var lazy = DisplayContainer(.lazyGrid, spacing: number, columnSpacing: number)
    lazy.columns = [
      .adaptive(minimum: number, maximum: number), .flexible(minimum: number, maximum: nil),
      .fixed(number),
    ]
    let text: Sketch = "aa bb/cc"
    let annotations: [DisplayAnnotation] = [
      .frame(width: DisplayExtent(number), height: DisplayExtent(number), .center),
      .frame(
        width: DisplayExtent(minimum: number, maximum: number),
        height: DisplayExtent(ideal: number), .topLeading),
      .padding(.all, number), .offset(x: number, y: number), .position(x: number, y: number),
      .aspectRatio(number), .layoutPriority(number),
      .alignmentGuide(.leading, fraction: number, distance: number),
      .containerRelativeFrame(
        horizontal: true, vertical: true, count: .min, span: .min, spacing: number),
    ]
    let children =
      annotations.map { text.with($0) } + [
        Sketch(element: .container(lazy), children: [text, text]), spacer(number),
        Sketch(element: .list, children: [Sketch(element: .rows(first: 3, count: 9))]),
      ]
    for axis in [DisplayElement.Axis.horizontal, .vertical] {
      for proposal in [ProposedSize(80, 24), ProposedSize(number, number), .ideal] {
        let tree = LaidOut(
          Sketch(element: .stack(axis, spacing: number), children: children), metrics: .terminal
        ).tree
        tree.layout(in: proposal)
        tree.scroll(0, by: number)
        _ = tree.neededRows()
        expect(tree.frame(of: 0) != nil)
      }
    }
  }

  @Test(arguments: [Int.min, -1, 0, 1_000_000_000, .max])
  func `any number of columns and lines is laid out`(number: Int) {
    let cell = ("a" as Sketch).with(.gridCell(DisplayGridCell(columns: number)))
    let lines = ("a b c" as Sketch).with(.lineLimit(minimum: number, maximum: number))
    let grid = LaidOut(gridView(1, gridRow(cell, cell), gridRow(lines, "b")))
    grid.tree.layout(in: ProposedSize(20, 5))
    expect(grid.tree.frame(of: 0) != nil)
  }
}
