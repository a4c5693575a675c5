import SceneDisplay
import TestSupport
import Testing

@testable import SceneLayout

/// Rules that hold for every tree (L6, L8, L58).
struct RandomLayoutTests {
  private func tree(_ root: DisplayNode) -> LayoutTree {
    LayoutTree(root, metrics: LayoutMetrics(), measurer: CellText()) { _ in ControlShape() }
  }

  @Test(arguments: 0..<20)
  func `a layout after changes is the layout afresh`(part: Int) {
    for seed in part * 100..<part * 100 + 100 {
      var random = RandomDisplays(seed: UInt64(seed), isPlain: false)
      var display = DisplayTree(random.node(depth: 4))
      let changed = tree(display.root)
      var room = ProposedSize(30, 12)
      changed.layout(in: room)
      for step in 0..<6 {
        if step == 4 { room = ProposedSize(21, nil) }
        let patch = random.patch(of: display.root)
        display.apply(patch)
        changed.apply(patch)
        changed.layout(in: room)
        let afresh = tree(display.root)
        afresh.layout(in: room)
        for node in display.root.all {
          let (one, other) = (changed.frame(of: node.id), afresh.frame(of: node.id))
          if one == other { continue }
          Issue.record("seed \(seed), step \(step), node \(node.id): \(patch)")
          return
        }
      }
    }
  }

  @Test(arguments: 0..<20)
  func `views of a stack don't overlap, and keep their limits`(part: Int) {
    for seed in part * 500..<part * 500 + 500 {
      var random = RandomDisplays(seed: UInt64(seed), isPlain: true)
      let root = random.node(depth: 4)
      let layout = tree(root)
      layout.layout(in: ProposedSize(40, 20))
      for node in root.all {
        if let fault = fault(of: node, in: layout) {
          Issue.record("seed \(seed), node \(node.id): \(fault)")
          return
        }
      }
    }
  }

  private func fault(of node: DisplayNode, in layout: LayoutTree) -> String? {
    if case .container(let stack) = node.element, stack.kind == .stack {
      let frames = node.children.compactMap { layout.frame(of: $0.id) }
      for (one, other) in zip(frames, frames.dropFirst()) {
        let isApart =
          stack.axis == .horizontal
          ? one.x + one.width <= other.x : one.y + one.height <= other.y
        if !isApart { return "\(one) and \(other) overlap" }
      }
    }
    if case .annotation(let annotation) = node.element,
      case .size(let width, _, _) = annotation.value, let frame = layout.frame(of: node.id)
    {
      let range = (width.minimum ?? 0)...(width.maximum ?? .infinity)
      if !range.contains(frame.width) { return "\(frame) isn't within \(range)" }
    }
    return nil
  }

  @Test(arguments: 0..<20)
  func `no view shrinks while its window grows`(part: Int) {
    for seed in part * 100..<part * 100 + 100 {
      var random = RandomDisplays(seed: UInt64(seed), isPlain: true)
      let inner = random.node(depth: 3)
      let root = DisplayNode(id: -1, element: .annotation(.lineLimit(1)), children: [inner])
      let layout = tree(root)
      var before: [Int: Double] = [:]
      for width in 0..<50 {
        layout.layout(in: ProposedSize(Double(width), 10))
        for node in inner.all {
          let now = layout.frame(of: node.id)?.width ?? 0
          if now < before[node.id] ?? 0 {
            Issue.record(
              "seed \(seed), node \(node.id): \(now) at \(width), \(before[node.id] ?? 0)")
            return
          }
          before[node.id] = now
        }
      }
    }
  }

  @Test(arguments: 1...12)
  func `C1: equal parts of any length fill it, and none shrinks`(count: Int) {
    let row = LaidOut(
      Sketch(
        element: .stack(.horizontal, spacing: 0),
        children: (0..<count).map { color.named("\($0)") }))
    var before = [Double](repeating: 0, count: count)
    for length in 0...500 {
      row.tree.layout(in: ProposedSize(Double(length), 1))
      let widths = (0..<count).compactMap { row.names["\($0)"] }
        .compactMap { row.tree.frame(of: $0)?.width }
      #expect(widths.reduce(0, +) == Double(length))
      #expect(zip(before, widths).allSatisfy { $0 <= $1 })
      before = widths
    }
  }
}
