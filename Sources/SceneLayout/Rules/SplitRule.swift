import SceneDisplay

/// Columns side by side, as many as fit, with dividers between them (L43).
struct SplitRule: LayoutRule {
  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    let ideals = node.children.map { $0.size(.ideal) }
    return LayoutSize(
      proposal.width ?? ideals.reduce(0) { $0 + $1.width },
      proposal.height ?? ideals.map(\.height).max() ?? 0)
  }

  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    var x = 0.0
    let columns = widths(node, size.width)
    for (index, child) in node.children.enumerated() {
      child.followsHiddenColumn = index > 0 && index == columns.first?.index
    }
    for (index, width) in columns {
      node.children[index].place(x: x, y: 0, for: ProposedSize(width, size.height))
      x += width + node.metrics.divider
    }
  }

  /// Returns the columns that are shown, with their widths.
  private func widths(_ node: LayoutNode, _ width: Double) -> [(index: Int, width: Double)] {
    let metrics = node.metrics
    let count = node.children.count
    let state = node.id.flatMap { node.context.splits[$0] } ?? SplitState()
    let last = count - 1
    guard last >= 0 else { return [] }
    let shown = min(max(0, state.column), last)
    if width < metrics.splitWidths.two || last == 0 { return [(shown, width)] }
    let isAll = last == 1 || width >= metrics.splitWidths.three
    let first = isAll ? 0 : max(0, shown - 1)
    let end = isAll ? last : first + 1
    var left = width
    var columns: [(index: Int, width: Double)] = []
    for index in first..<end {
      let limits = limits(of: node.children[index], isFirst: index == 0)
      let rest = Double(end - index) * (metrics.detailMinimum + metrics.divider)
      let wish = state.widths[index] ?? limits.ideal
      let given = max(
        min(wish, left - rest, limits.maximum), min(limits.minimum, left - rest), 0)
      columns.append((index, metrics.floor(given)))
      left -= metrics.floor(given) + metrics.divider
    }
    return columns + [(end, max(0, left))]
  }

  /// Returns the limits of a column's width: the limits that the content of the column sets, and otherwise the host's
  /// limits (L43).
  private func limits(of column: LayoutNode, isFirst: Bool) -> LayoutMetrics.ColumnWidth {
    let metrics = column.metrics
    var limits = isFirst ? metrics.sidebarWidth : metrics.contentWidth
    guard let stated = column.children.lazy.compactMap(\.statedColumnWidth).first else {
      return limits
    }
    if let ideal = stated.ideal { limits.ideal = metrics.floor(ideal) }
    limits.minimum = stated.minimum ?? min(limits.minimum, limits.ideal)
    limits.maximum = max(stated.maximum ?? max(limits.maximum, limits.ideal), limits.minimum)
    return limits
  }
}

/// The width that the content of a column sets for the column; the rule doesn't change the layout of the content.
struct ColumnWidthRule: WrapperRule {
  var width: FrameRule.Limits
}

extension LayoutNode {
  /// Makes the enclosing split view place its columns again, if the node is a column or sets the width of a column.
  ///
  /// The split view wouldn't notice a change of the width otherwise, because the sizes of the nodes in between don't
  /// depend on the width.
  func columnWidthDidChange() {
    var node = self
    if rule is ColumnWidthRule {
      while let outer = node.container, !(outer.rule is SplitRule) { node = outer }
    }
    if let split = node.container, split.rule is SplitRule { split.needsPlacing = true }
  }

  /// The width that the content sets for its column; nil for none.
  ///
  /// The modifier that sets the width may be inside other modifiers.
  fileprivate var statedColumnWidth: FrameRule.Limits? {
    var node: LayoutNode? = self
    while let wrapper = node {
      if let rule = wrapper.rule as? ColumnWidthRule { return rule.width }
      node = wrapper.rule.isWrapper ? wrapper.children.first : nil
    }
    return nil
  }
}
