import SceneDisplay
import SceneLayout

/// A rule that holds for every tree or every window (L6, L8, L43–L45, L58).
package enum LayoutRule: CaseIterable, Sendable {
  /// A layout of a tree after changes is the layout afresh.
  case changedTree
  /// A layout of a window with pages, sheets, tabs, choices and columns after changes is the layout afresh.
  case changedWindow
  /// Views of a stack don't overlap, and keep their limits.
  case stacks
  /// No view shrinks while its window grows.
  case growth
  /// The parts of a window that are beside each other don't overlap.
  case neighbors

  /// Checks the rule for a tree of random elements.
  ///
  /// - Parameter seed: The seed of the tree and of its changes.
  /// - Returns: The first fault; nil if the rule holds.
  package func fault(seed: Int) -> String? {
    var random = RandomDisplays(
      seed: UInt64(seed), isPlain: self != .changedTree && self != .changedWindow)
    switch self {
    case .changedTree:
      return changesFault(
        in: random.node(depth: 4), &random, Self.tree,
        rooms: [0: ProposedSize(30, 12), 4: ProposedSize(21, nil)])
    case .changedWindow:
      return changesFault(
        in: random.window(depth: 3), &random, Self.window,
        rooms: [0: ProposedSize(80, 24), 2: ProposedSize(40, 10), 4: ProposedSize(130, 24)])
    case .stacks:
      let root = random.node(depth: 4)
      return fault(of: root, Self.tree(root), ProposedSize(40, 20)) { $1.stackFault(of: $0) }
    case .growth: return growthFault(of: random.node(depth: 3))
    case .neighbors:
      let root = random.window(depth: 3)
      let sizes = [ProposedSize(40, 10), ProposedSize(80, 24), ProposedSize(200, 60)]
      return fault(of: root, Self.window(root), sizes[seed % 3]) { $1.neighborFault(of: $0) }
    }
  }

  private static func tree(_ root: DisplayNode) -> LayoutTree {
    LayoutTree(root, metrics: LayoutMetrics(), measurer: CellText()) { _ in ControlShape() }
  }

  private static func window(_ root: DisplayNode) -> LayoutTree {
    LayoutTree(root, metrics: .terminal, measurer: CellText()) { control in
      control.kind == .button
        ? ControlShape(leading: 1, trailing: 1, minimumWidth: 3) : ControlShape()
    }
  }

  /// Compares layouts of a tree that changes six times; the room changes before some of the changes.
  private func changesFault(
    in root: DisplayNode, _ random: inout RandomDisplays, _ layout: (DisplayNode) -> LayoutTree,
    rooms: [Int: ProposedSize]
  ) -> String? {
    var display = DisplayTree(root)
    let changed = layout(root)
    var room = ProposedSize(0, 0)
    for step in 0..<6 {
      room = rooms[step] ?? room
      if step == 0 { changed.layout(in: room) }
      let patch = random.patch(of: display.root)
      display.apply(patch)
      changed.apply(patch)
      changed.layout(in: room)
      let afresh = layout(display.root)
      afresh.layout(in: room)
      for node in display.root.all
      where changed.frame(of: node.id) != afresh.frame(of: node.id) {
        return "step \(step), node \(node.id): \(patch)"
      }
    }
    return nil
  }

  private func fault(
    of root: DisplayNode, _ layout: LayoutTree, _ size: ProposedSize,
    _ check: (DisplayNode, LayoutTree) -> String?
  ) -> String? {
    layout.layout(in: size)
    for node in root.all {
      if let fault = check(node, layout) { return "node \(node.id), \(size): \(fault)" }
    }
    return nil
  }

  private func growthFault(of inner: DisplayNode) -> String? {
    let root = DisplayNode(id: -1, element: .annotation(.lineLimit(1)), children: [inner])
    let layout = Self.tree(root)
    var before: [Int: Double] = [:]
    for width in 0..<50 {
      layout.layout(in: ProposedSize(Double(width), 10))
      for node in inner.all {
        let now = layout.frame(of: node.id)?.width ?? 0
        let last = before[node.id] ?? 0
        if now < last { return "node \(node.id): \(now) at \(width), \(last)" }
        before[node.id] = now
      }
    }
    return nil
  }
}

extension LayoutTree {
  fileprivate func stackFault(of node: DisplayNode) -> String? {
    if case .container(let stack) = node.element, stack.kind == .stack {
      let frames = node.children.compactMap { frame(of: $0.id) }
      for (one, other) in zip(frames, frames.dropFirst()) {
        let isApart =
          stack.axis == .horizontal
          ? one.x + one.width <= other.x : one.y + one.height <= other.y
        if !isApart { return "\(one) and \(other) overlap" }
      }
    }
    if case .annotation(let annotation) = node.element,
      case .size(let width, _, _) = annotation.value, let frame = frame(of: node.id)
    {
      let range = (width.minimum ?? 0)...(width.maximum ?? .infinity)
      if !range.contains(frame.width) { return "\(frame) isn't within \(range)" }
    }
    return nil
  }

  fileprivate func neighborFault(of node: DisplayNode) -> String? {
    let parts: [DisplayNode] =
      switch node.element {
      case .surface(let surface) where surface.kind == .split: node.children
      case .surface(let surface) where surface.kind == .alert || surface.kind == .dialog:
        node.children
      // A page inside another one may be too low for its bars.
      case .surface where node.id == rootID:
        node.children.filter { $0.element.isToolbarItem }
      case .collection(let tabs) where tabs.kind == .tabs:
        node.children.flatMap { $0.children.prefix(1) }
      case .collection(let picker) where picker.kind == .picker: node.children
      default: []
      }
    let frames = parts.compactMap { frame(of: $0.id) }.filter { $0.width > 0 && $0.height > 0 }
    for (index, one) in frames.enumerated() {
      for other in frames[..<index] where one.overlaps(other) {
        return "\(one) and \(other) overlap"
      }
    }
    if case .surface(let surface) = node.element, surface.kind == .sheet,
      let inner = frame(of: node.id), let around = frame(of: rootID),
      parent(of: node.id) == rootID, inner.height > around.height || inner.y < around.y
    {
      return "\(inner) isn't inside \(around)"
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
