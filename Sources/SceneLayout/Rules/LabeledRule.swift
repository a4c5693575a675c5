import SceneDisplay

/// A label followed by its content, side by side.
///
/// The labels of a form have a column with a width that depends only on the width of the form, so
/// that a row doesn't depend on the labels of other rows.
struct LabeledRule: SpottingRule {
  /// Whether the content begins after the column of labels that all rows of the form share.
  var isAligned: Bool

  private var stack: StackRule { StackRule(axis: .horizontal, alignment: .centerY) }

  /// Returns the width that the rows of a form reserve for their labels, including the space before the content.
  static func column(in width: Double, _ metrics: LayoutMetrics) -> Double {
    min(metrics.length(176, along: .horizontal), metrics.floor(width * 0.4))
  }

  /// Returns the label, and the distance of the content from the leading edge of the row.
  ///
  /// The result is nil if the row has no label or no finite width, or if the row doesn't use the column of the form.
  private func label(
    of node: LayoutNode, in width: Double?
  ) -> (node: LayoutNode, distance: Double)? {
    guard isAligned, let width, width.isFinite, let label = node.children.first,
      label.part == .header, label.size(.ideal).width > 0
    else { return nil }
    let own = label.size(.ideal).width + node.metrics.spacing.width
    // A label that is longer than the column gets more space, but at most half of the row.
    let most = node.metrics.floor(width / 2)
    return (label, max(Self.column(in: width, node.metrics), min(own, most)))
  }

  private func offers(
    _ distance: Double, _ width: Double, _ proposal: ProposedSize, _ metrics: LayoutMetrics
  ) -> (label: ProposedSize, content: ProposedSize) {
    (
      ProposedSize(max(0, distance - metrics.spacing.width), proposal.height),
      ProposedSize(max(0, width - distance), proposal.height)
    )
  }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    guard let width = proposal.width, let (label, distance) = label(of: node, in: width) else {
      return stack.size(for: proposal, of: node)
    }
    let offers = offers(distance, width, proposal, node.metrics)
    let content = stack.size(
      for: offers.content, of: Array(node.children.dropFirst()), node.metrics)
    return LayoutSize(
      distance + content.width, max(label.size(offers.label).height, content.height))
  }

  func spots(
    in node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize
  ) -> [LayoutSpot] {
    guard let width = proposal.width, let (label, distance) = label(of: node, in: width) else {
      return stack.spots(in: node, size, for: proposal)
    }
    let offers = offers(distance, width, proposal, node.metrics)
    let content = Array(node.children.dropFirst())
    let inner = stack.size(for: offers.content, of: content, node.metrics)
    return [LayoutSpot(child: label, x: 0, y: 0, proposal: offers.label)]
      + stack.spots(of: content, inner, for: offers.content, node.metrics).map {
        LayoutSpot(child: $0.child, x: $0.x + distance, y: $0.y, proposal: $0.proposal)
      }
  }
}
