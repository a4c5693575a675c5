import SceneDisplay
import TestSupport
import Testing

@testable import SceneLayout

/// Rules that hold for every window with pages, sheets, tabs, choices and columns (L43–L45, L58).
struct RandomSurfaceTests {
  private func tree(_ root: DisplayNode) -> LayoutTree {
    LayoutTree(root, metrics: .terminal, measurer: CellText()) { control in
      control.kind == .button
        ? ControlShape(leading: 1, trailing: 1, minimumWidth: 3) : ControlShape()
    }
  }

  @Test(arguments: 0..<20)
  func `a layout after changes is the layout afresh`(part: Int) {
    for seed in part * 100..<part * 100 + 100 {
      var random = RandomDisplays(seed: UInt64(seed), isPlain: false)
      var display = DisplayTree(random.window(depth: 3))
      let changed = tree(display.root)
      var room = ProposedSize(80, 24)
      changed.layout(in: room)
      for step in 0..<6 {
        if step == 2 { room = ProposedSize(40, 10) }
        if step == 4 { room = ProposedSize(130, 24) }
        let patch = random.patch(of: display.root)
        display.apply(patch)
        changed.apply(patch)
        changed.layout(in: room)
        let afresh = tree(display.root)
        afresh.layout(in: room)
        for node in display.root.all
        where changed.frame(of: node.id) != afresh.frame(of: node.id) {
          Issue.record("seed \(seed), step \(step), node \(node.id): \(patch)")
          return
        }
      }
    }
  }

  @Test(arguments: 0..<20)
  func `what is beside each other doesn't overlap`(part: Int) {
    for seed in part * 500..<part * 500 + 500 {
      var random = RandomDisplays(seed: UInt64(seed), isPlain: true)
      let root = random.window(depth: 3)
      let layout = tree(root)
      let sizes = [ProposedSize(40, 10), ProposedSize(80, 24), ProposedSize(200, 60)]
      let size = sizes[seed % 3]
      layout.layout(in: size)
      for node in root.all {
        if let fault = fault(of: node, in: layout) {
          Issue.record("seed \(seed), node \(node.id), \(size): \(fault)")
          return
        }
      }
    }
  }

  private func fault(of node: DisplayNode, in layout: LayoutTree) -> String? {
    let parts: [DisplayNode] =
      switch node.element {
      case .surface(let surface) where surface.kind == .split: node.children
      case .surface(let surface) where surface.kind == .alert || surface.kind == .dialog:
        node.children
      // A page inside another one may be too low for its bars.
      case .surface where node.id == layout.rootID:
        node.children.filter { $0.element.isToolbarItem }
      case .collection(let tabs) where tabs.kind == .tabs:
        node.children.flatMap { $0.children.prefix(1) }
      case .collection(let picker) where picker.kind == .picker: node.children
      default: []
      }
    let frames = parts.compactMap { layout.frame(of: $0.id) }
      .filter { $0.width > 0 && $0.height > 0 }
    for (index, one) in frames.enumerated() {
      for other in frames[..<index] where one.overlaps(other) {
        return "\(one) and \(other) overlap"
      }
    }
    if case .surface(let surface) = node.element, surface.kind == .sheet,
      let frame = layout.frame(of: node.id), let around = layout.frame(of: layout.rootID),
      layout.parent(of: node.id) == layout.rootID,
      frame.height > around.height || frame.y < around.y
    {
      return "\(frame) isn't inside \(around)"
    }
    return nil
  }
}

extension DisplayElement {
  fileprivate var isToolbarItem: Bool {
    if case .container(let container) = self { container.placement != nil } else { false }
  }
}

extension LayoutFrame {
  fileprivate func overlaps(_ other: LayoutFrame) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }
}
