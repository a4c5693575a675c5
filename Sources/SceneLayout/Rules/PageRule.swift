import SceneDisplay

/// A page: content between a bar at the top and one at the bottom, and surfaces in front of it (L44, L45).
struct PageRule: LayoutRule {
  /// Whether the bar at the top begins with room for going back.
  var canGoBack = false

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    let inner = PageContent(node, canGoBack: canGoBack).size(for: proposal)
    return LayoutSize(proposal.width ?? inner.width, proposal.height ?? inner.height)
  }

  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    let content = PageContent(node, canGoBack: canGoBack)
    content.place(in: size, x: 0, y: 0)
    for surface in content.surfaces { placeInFront(surface, of: node, size) }
  }

  private func placeInFront(_ surface: LayoutNode, of node: LayoutNode, _ size: LayoutSize) {
    let metrics = node.metrics
    let margin = metrics.sheetMargin
    let most = LayoutSize(size.width - margin.width, size.height - margin.height)
    var offer = ProposedSize(min(metrics.sheetWidth, max(0, most.width - margin.width)), nil)
    if surface.size(offer).height > most.height { offer.height = max(0, most.height) }
    let actual = surface.size(offer)
    surface.place(
      x: max(0, metrics.floor((size.width - actual.width) / 2)),
      y: max(0, metrics.floor((size.height - actual.height) / 2)), for: offer)
  }
}

/// A sheet, which is as large as its content, with a frame around it (L44).
struct SheetRule: LayoutRule {
  private func inset(_ metrics: LayoutMetrics) -> LayoutSize {
    LayoutSize(metrics.border + metrics.padding.width, metrics.border)
  }

  private func offer(_ proposal: ProposedSize, _ metrics: LayoutMetrics) -> ProposedSize {
    let inset = inset(metrics)
    return ProposedSize(
      proposal.width.map { $0 - 2 * inset.width }, proposal.height.map { $0 - 2 * inset.height })
  }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    let inset = inset(node.metrics)
    let offer = offer(proposal, node.metrics)
    let inner = PageContent(node).size(for: offer)
    // What is too large is cut off inside of the frame.
    return LayoutSize(
      min(inner.width, max(0, offer.width ?? inner.width)) + 2 * inset.width,
      min(inner.height, max(0, offer.height ?? inner.height)) + 2 * inset.height)
  }

  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    let inset = inset(node.metrics)
    let inner = offer(ProposedSize(size), node.metrics)
    PageContent(node).place(
      in: LayoutSize(inner.width ?? 0, inner.height ?? 0), x: inset.width, y: inset.height)
  }
}

/// The content of a page with its bars, without the surfaces in front of it.
struct PageContent {
  private let metrics: LayoutMetrics
  private let top: ToolbarRow
  private let bottom: ToolbarRow
  private let main: [LayoutNode]
  /// The sheets, alerts and dialogs.
  let surfaces: [LayoutNode]

  init(_ node: LayoutNode, canGoBack: Bool = false) {
    self.init(node.children, node.metrics, canGoBack: canGoBack)
  }

  init(_ children: [LayoutNode], _ metrics: LayoutMetrics, canGoBack: Bool = false) {
    self.metrics = metrics
    let items = children.compactMap { child in child.placement.map { (child, $0) } }
    top = ToolbarRow(
      items.filter { !$0.1.isAtBottom }, metrics: metrics,
      start: canGoBack ? metrics.backWidth : 0)
    bottom = ToolbarRow(items.filter { $0.1.isAtBottom }, metrics: metrics, start: 0)
    main = children.filter { $0.placement == nil && !$0.isInFront }
    surfaces = children.filter(\.isInFront)
  }

  private var stack: StackRule { StackRule(axis: .vertical, alignment: .centerX) }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(proposal.width, proposal.height.map { $0 - top.height - bottom.height })
  }

  /// Returns the size of the content with the bars.
  func size(for proposal: ProposedSize) -> LayoutSize {
    let inner = stack.size(for: offer(proposal), of: main, metrics)
    return LayoutSize(
      max(inner.width, top.width, bottom.width), inner.height + top.height + bottom.height)
  }

  /// Places the bars at the edges, and the content in the middle of the rest.
  func place(in size: LayoutSize, x: Double, y: Double) {
    let offer = offer(ProposedSize(size))
    let inner = stack.size(for: offer, of: main, metrics)
    let room = LayoutSize(offer.width ?? 0, offer.height ?? 0)
    // The beginning of what has too little room is seen.
    let left = x + max(0, metrics.floor((room.width - inner.width) / 2))
    let upper = y + top.height + max(0, metrics.floor((room.height - inner.height) / 2))
    for spot in stack.spots(of: main, inner, for: offer, metrics) {
      spot.child.place(x: spot.x + left, y: spot.y + upper, for: spot.proposal)
    }
    top.place(in: size.width, x: x, y: y)
    bottom.place(in: size.width, x: x, y: y + size.height - bottom.height)
  }
}

extension LayoutNode {
  /// The placement of a toolbar's control; nil for other nodes.
  fileprivate var placement: DisplayElement.ToolbarPlacement? {
    if case .toolbarItem(let placement) = outside.role { placement } else { nil }
  }

  /// Whether the node is a surface in front of the page.
  fileprivate var isInFront: Bool { outside.role == .inFront }
}
