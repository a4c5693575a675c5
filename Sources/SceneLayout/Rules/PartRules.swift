import SceneDisplay

/// A part of an element, such as its header.
struct PartRule: SpottingRule {
  var kind: DisplayContainer.Kind

  func role(of node: LayoutNode) -> LayoutRole { .part(kind) }

  private var stack: StackRule { StackRule(axis: .vertical, alignment: .leading, spacing: 0) }

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
  /// The kind of a part; nil for other nodes.
  var part: DisplayContainer.Kind? {
    if case .part(let kind) = outside.role { kind } else { nil }
  }
}

/// A menu, of which only the header is in the layout.
///
/// A host shows the items in front of the layout.
struct MenuRule: LayoutRule {
  private func header(_ node: LayoutNode) -> LayoutNode? {
    node.children.first { $0.part == .header }
  }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    header(node)?.size(proposal) ?? .zero
  }

  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    header(node)?.place(x: 0, y: 0, for: proposal)
  }
}

/// Content inside a border, with its header in the upper line of the border (L51).
struct BoxRule: LayoutRule {
  private var stack: StackRule { StackRule(axis: .vertical, alignment: .leading, spacing: 0) }

  private func content(_ node: LayoutNode) -> [LayoutNode] {
    node.children.filter { $0.part != .header }
  }

  private func inset(_ metrics: LayoutMetrics) -> LayoutSize {
    LayoutSize(metrics.border + metrics.padding.width, metrics.border)
  }

  private func offer(_ proposal: ProposedSize, _ metrics: LayoutMetrics) -> ProposedSize {
    let inset = inset(metrics)
    return ProposedSize(
      proposal.width.map { $0 - 2 * inset.width }, proposal.height.map { $0 - 2 * inset.height })
  }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    let offer = offer(proposal, node.metrics)
    let inner = stack.size(for: offer, of: content(node), node.metrics)
    let header = node.children.first { $0.part == .header }?.size(.ideal).width ?? 0
    let inset = inset(node.metrics)
    return LayoutSize(
      max(inner.width, min(header, offer.width ?? header)) + 2 * inset.width,
      inner.height + 2 * inset.height)
  }

  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    let inset = inset(node.metrics)
    let offer = offer(ProposedSize(size), node.metrics)
    let children = content(node)
    let inner = stack.size(for: offer, of: children, node.metrics)
    for spot in stack.spots(of: children, inner, for: offer, node.metrics) {
      spot.child.place(x: spot.x + inset.width, y: spot.y + inset.height, for: spot.proposal)
    }
    node.children.first { $0.part == .header }?
      .place(x: inset.width, y: 0, for: ProposedSize(offer.width, node.metrics.rowHeight))
  }
}

/// An alert or a dialog: a title and a message, and below them the answers in a row or in a column (L44).
struct QuestionRule: LayoutRule {
  func role(of node: LayoutNode) -> LayoutRole { .inFront }

  private func inset(_ metrics: LayoutMetrics) -> LayoutSize {
    LayoutSize(metrics.border + metrics.padding.width, metrics.border)
  }

  private func parts(_ node: LayoutNode) -> (texts: [LayoutNode], buttons: [LayoutNode]) {
    let isText = { (child: LayoutNode) in child.part == .header || child.part == .message }
    return (node.children.filter(isText), node.children.filter { !isText($0) })
  }

  private func offer(_ proposal: ProposedSize, _ metrics: LayoutMetrics) -> ProposedSize {
    let width = proposal.width.map { min($0, metrics.questionWidth) - 2 * inset(metrics).width }
    return ProposedSize(width, nil)
  }

  private func buttons(_ nodes: [LayoutNode], _ offer: ProposedSize, _ metrics: LayoutMetrics)
    -> StackRule
  {
    let row = StackRule(axis: .horizontal, alignment: .centerY)
    let fits = row.size(for: .ideal, of: nodes, metrics).width <= offer.width ?? .infinity
    return fits ? row : StackRule(axis: .vertical, alignment: .centerX, spacing: 0)
  }

  private var column: StackRule { StackRule(axis: .vertical, alignment: .centerX, spacing: 0) }

  /// Returns the proposal for the texts, with the height that the answers leave.
  private func text(_ offer: ProposedSize, _ rest: Double?) -> ProposedSize {
    ProposedSize(offer.width, rest.map { max(0, $0) })
  }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    let (texts, answers) = parts(node)
    let offer = offer(proposal, node.metrics)
    let lower = buttons(answers, offer, node.metrics).size(for: offer, of: answers, node.metrics)
    let gap = texts.isEmpty ? 0 : node.metrics.verticalPadding
    let inset = inset(node.metrics)
    let rest = proposal.height.map { $0 - lower.height - gap - 2 * inset.height }
    let upper = column.size(for: text(offer, rest), of: texts, node.metrics)
    return LayoutSize(
      max(upper.width, lower.width) + 2 * inset.width,
      upper.height + gap + lower.height + 2 * inset.height)
  }

  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    let (texts, answers) = parts(node)
    let metrics = node.metrics
    let offer = offer(ProposedSize(size), metrics)
    let inset = inset(metrics)
    var y = inset.height
    let row = buttons(answers, offer, metrics)
    let rest = proposal.height.map {
      $0 - row.size(for: offer, of: answers, metrics).height - metrics.verticalPadding
        - 2 * inset.height
    }
    for (rule, nodes, offer) in [(column, texts, text(offer, rest)), (row, answers, offer)] {
      if nodes.isEmpty { continue }
      let inner = rule.size(for: offer, of: nodes, metrics)
      let x = metrics.floor((size.width - inner.width) / 2)
      for spot in rule.spots(of: nodes, inner, for: offer, metrics) {
        spot.child.place(x: x + spot.x, y: y + spot.y, for: spot.proposal)
      }
      y += inner.height + metrics.verticalPadding
    }
  }
}
