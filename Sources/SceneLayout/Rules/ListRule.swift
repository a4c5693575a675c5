import SceneDisplay

/// A list, which takes all of the available space and has its rows one below the other (L39).
struct ListRule: LayoutRule {
  var clips: Bool { true }

  private func heights(_ node: LayoutNode, _ width: Double?) -> [Double] {
    node.children.enumerated().map { index, child in
      child.size(ProposedSize(width, nil)).height + gap(before: index, in: node)
    }
  }

  /// Returns the space between a child and the previous child; 0 unless one of the two is a section (L39).
  private func gap(before index: Int, in node: LayoutNode) -> Double {
    guard index > 0 else { return 0 }
    let children = node.children
    let isBetween = children[index].isSection || children[index - 1].isSection
    return isBetween ? node.metrics.sectionSpacing : 0
  }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    let width =
      proposal.width
      ?? node.children.map { $0.size(.ideal).width }.max() ?? node.metrics.placeholder.width
    let height = proposal.height ?? heights(node, width).reduce(0, +)
    return LayoutSize(width, height)
  }

  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    let offer = ProposedSize(size.width, nil)
    var y = 0.0
    for (index, child) in node.children.enumerated() {
      y += gap(before: index, in: node)
      child.place(x: 0, y: y, for: offer)
      y += child.frame.height
    }
  }
}

/// A section: a header, rows and a footer, one below the other.
struct SectionRule: SpottingRule {
  private var stack: StackRule { StackRule(axis: .vertical, alignment: .leading, spacing: 0) }

  func role(of node: LayoutNode) -> LayoutRole { .section }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    stack.size(for: proposal, of: node)
  }

  func spots(
    in node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize
  ) -> [LayoutSpot] {
    stack.spots(in: node, size, for: proposal)
  }
}

extension LayoutNode {
  /// Whether the node is a section, with or without modifiers.
  fileprivate var isSection: Bool { outside.role == .section }
}

/// The loaded rows of a lazy list.
///
/// Rows that aren't loaded have the mean height of the loaded rows (L34, L60).
struct RowsRule: LayoutRule {
  /// The index of the first loaded row, counted from 0.
  var first: Int
  /// The number of all rows.
  var count: Int

  /// Returns the heights of the loaded rows, and their mean; without loaded rows, the mean is the host's row height.
  func heights(
    _ node: LayoutNode, _ width: Double?
  ) -> (loaded: [Double], mean: Double) {
    let loaded = node.children.map { $0.size(ProposedSize(width, nil)).height }
    let mean =
      loaded.isEmpty ? node.metrics.rowHeight : loaded.reduce(0, +) / Double(loaded.count)
    return (loaded, mean)
  }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    let width = proposal.width ?? node.children.map { $0.size(.ideal).width }.max() ?? 0
    let (loaded, mean) = heights(node, width)
    let missing = Double(max(0, count - loaded.count))
    return LayoutSize(width, node.metrics.floor(loaded.reduce(0, +) + missing * mean))
  }

  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    let offer = ProposedSize(size.width, nil)
    var y = node.metrics.floor(Double(first) * heights(node, size.width).mean)
    for child in node.children {
      child.place(x: 0, y: y, for: offer)
      y += child.frame.height
    }
  }
}

/// A row of a list, which fills the width and is at least as high as the host's minimum (L39).
struct RowRule: LayoutRule {
  private var stack: StackRule { StackRule(axis: .vertical, alignment: .leading, spacing: 0) }

  private func offer(_ proposal: ProposedSize, _ metrics: LayoutMetrics) -> ProposedSize {
    ProposedSize(proposal.width.map { $0 - 2 * metrics.rowInset }, nil)
  }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    let inner = stack.size(for: offer(proposal, node.metrics), of: node)
    return LayoutSize(
      proposal.width ?? inner.width + 2 * node.metrics.rowInset,
      max(inner.height, node.metrics.rowHeight))
  }

  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    let width = ProposedSize(proposal.width ?? size.width, nil)
    let inset = node.metrics.rowInset
    for spot in stack.spots(in: node, size, for: offer(width, node.metrics)) {
      spot.child.place(x: spot.x + inset, y: spot.y, for: spot.proposal)
    }
  }
}

/// The cells of a table's row, side by side.
///
/// If the cells don't fit side by side with their minimum widths, only the first cell is shown.
///
/// A cell is a frame with limits for its width. The widths therefore don't depend on the content of the
/// cells, and rows whose cells have the same limits have the same columns.
struct TableRowRule: SpottingRule {
  private func cells(_ node: LayoutNode, _ proposal: ProposedSize) -> [LayoutNode] {
    guard let width = proposal.width, node.children.count > 1 else { return node.children }
    let least = stack.size(for: ProposedSize(0, nil), of: node.children, node.metrics).width
    return least > width ? Array(node.children.prefix(1)) : node.children
  }

  private var stack: StackRule { StackRule(axis: .horizontal, alignment: .top) }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    stack.size(for: proposal, of: cells(node, proposal), node.metrics)
  }

  func spots(
    in node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize
  ) -> [LayoutSpot] {
    let cells = cells(node, proposal)
    return stack.spots(
      of: cells, stack.size(for: proposal, of: cells, node.metrics), for: proposal, node.metrics)
  }
}
