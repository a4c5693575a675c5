import SceneDisplay

/// A page: content between a top bar and a bottom bar, and surfaces in front of the page (L44,
/// L45).
struct PageRule: LayoutRule {
  /// Whether the top bar begins with space for the control that goes back, even if no hidden column precedes the page.
  var canGoBack = false
  var scrollsInside: Bool { true }

  private func content(of node: LayoutNode) -> PageContent {
    PageContent(node, canGoBack: canGoBack || node.followsHiddenColumn)
  }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    if let width = proposal.width, let height = proposal.height {
      return LayoutSize(width, height)
    }
    let inner = content(of: node).size(for: proposal)
    return LayoutSize(proposal.width ?? inner.width, proposal.height ?? inner.height)
  }

  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    let content = content(of: node)
    content.place(node, in: size, x: 0, y: 0)
    for surface in content.surfaces { placeInFront(surface, of: node, size) }
  }

  func viewport(of node: LayoutNode) -> LayoutFrame {
    content(of: node).viewport(in: node.frame.size, x: 0, y: 0)
  }

  func scrolls(_ child: LayoutNode) -> Bool { child.isPageContent }

  private func placeInFront(_ surface: LayoutNode, of node: LayoutNode, _ size: LayoutSize) {
    if surface.rule is CoverRule {
      surface.place(x: 0, y: 0, for: ProposedSize(size))
      return
    }
    let metrics = node.metrics
    let margin = metrics.sheetMargin
    let most = LayoutSize(size.width - margin.width, size.height - margin.height)
    var offer = ProposedSize(min(metrics.sheetWidth, max(0, most.width - margin.width)), nil)
    if let height = (surface.rule as? SheetRule)?.height {
      offer.height = min(max(0, most.height), height.length(in: most.height, metrics))
    } else {
      // A question doesn't scroll. If it is too high, it takes the margin too, so that its texts aren't cut off.
      let room = surface.rule is QuestionRule ? size.height : most.height
      if surface.size(offer).height > room { offer.height = max(0, room) }
    }
    let actual = surface.size(offer)
    surface.place(
      x: max(0, metrics.floor((size.width - actual.width) / 2)),
      y: max(0, metrics.floor((size.height - actual.height) / 2)), for: offer)
  }
}

/// Content that covers a page.
struct CoverRule: LayoutRule {
  private var page: PageRule { PageRule() }

  func role(of node: LayoutNode) -> LayoutRole { .inFront }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    page.size(for: proposal, of: node)
  }

  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    page.place(node, size, for: proposal)
  }

  func viewport(of node: LayoutNode) -> LayoutFrame { page.viewport(of: node) }

  func scrolls(_ child: LayoutNode) -> Bool { page.scrolls(child) }
}

/// A sheet with a border.
///
/// A sheet has the size of its content, at most the proposed size. The app can set another height (L44).
struct SheetRule: LayoutRule {
  /// The height that the content requests for the sheet; with nil, the sheet is as high as its content.
  var height: Height?

  /// The requested height of a sheet.
  enum Height {
    case fraction(Double)
    /// A length in units of the host.
    case length(Double)

    init(_ height: DisplaySurface.Height, _ metrics: LayoutMetrics) {
      switch height {
      case .fraction(let fraction): self = .fraction(fraction)
      case .points(let points): self = .length(metrics.length(points, along: .vertical))
      }
    }

    /// Returns the height of the sheet with its border, for an available height; at least one row fits inside the
    /// border.
    func length(in room: Double, _ metrics: LayoutMetrics) -> Double {
      let length =
        switch self {
        case .fraction(let fraction): metrics.floor(room * fraction)
        case .length(let length): length
        }
      return max(2 * metrics.border + metrics.rowHeight, length)
    }
  }

  func role(of node: LayoutNode) -> LayoutRole { .inFront }

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
    // Content that is too long scrolls inside the border, so the sheet isn't higher than the proposal.
    let room = max(0, offer.height ?? inner.height)
    return LayoutSize(
      min(inner.width, max(0, offer.width ?? inner.width)) + 2 * inset.width,
      (height == nil ? min(inner.height, room) : room) + 2 * inset.height)
  }

  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    let inset = inset(node.metrics)
    let inner = offer(ProposedSize(size), node.metrics)
    PageContent(node).place(
      node, in: LayoutSize(inner.width ?? 0, inner.height ?? 0), x: inset.width, y: inset.height)
  }

  func viewport(of node: LayoutNode) -> LayoutFrame {
    let inset = inset(node.metrics)
    let inner = offer(ProposedSize(node.frame.size), node.metrics)
    return PageContent(node).viewport(
      in: LayoutSize(inner.width ?? 0, inner.height ?? 0), x: inset.width, y: inset.height)
  }

  func scrolls(_ child: LayoutNode) -> Bool { child.isPageContent }
}

extension LayoutNode {
  /// If the node is a sheet, marks its page for placing, because the page uses the requested height of the sheet.
  ///
  /// A change of the requested height can leave the cached sizes of the sheet unchanged. In this case, the page places
  /// the sheet again only because the page is marked.
  func sheetDidChange() {
    if rule is SheetRule { container?.needsPlacing = true }
  }
}

/// The children of a page by area: the content, the controls of the two bars, and the surfaces in front of the page.
///
/// The structure computes the size of the page, and places the content and the controls. The rule of the page places
/// the surfaces.
struct PageContent {
  private let metrics: LayoutMetrics
  private let top: ToolbarRow
  private let bottom: ToolbarRow
  private let main: [LayoutNode]
  /// The surfaces in front of the page, such as sheets and alerts.
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
    main = children.filter(\.isPageContent)
    surfaces = children.filter(\.isInFront)
  }

  private var stack: StackRule { StackRule(axis: .vertical, alignment: .centerX) }

  /// Returns the space that the bars leave for the content.
  private func room(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(proposal.width, proposal.height.map { max(0, $0 - top.height - bottom.height) })
  }

  /// The proposal to the content of a page, and the size that the content chose for this proposal.
  private struct Fitting {
    var offer: ProposedSize
    var size: LayoutSize
    /// The width of the scroll bar beside the content; 0 without a scroll bar.
    var bar = 0.0
  }

  /// Returns the proposal and the size of the content, given the space between the bars.
  ///
  /// Content that is too high gets its natural height and a scroll bar, which makes the content narrower. If the
  /// content contains a view that scrolls, such as a list, the available height is proposed to the content instead, so
  /// that this view scrolls.
  private func fitting(_ room: ProposedSize) -> Fitting {
    let isShort = main.contains(where: \.outside.scrollsInside)
    let natural = isShort ? room : ProposedSize(room.width, nil)
    let size = stack.size(for: natural, of: main, metrics)
    guard let height = room.height, size.height > height else {
      return isShort
        ? Fitting(offer: room, size: size)
        : Fitting(offer: room, size: stack.size(for: room, of: main, metrics))
    }
    let bar = metrics.scrollBar
    let narrow = ProposedSize(natural.width.map { max(0, $0 - bar) }, natural.height)
    return Fitting(offer: narrow, size: stack.size(for: narrow, of: main, metrics), bar: bar)
  }

  /// Returns the size of the page: its content together with the bars.
  func size(for proposal: ProposedSize) -> LayoutSize {
    let inner = fitting(room(proposal))
    return LayoutSize(
      max(inner.size.width + inner.bar, top.width, bottom.width),
      inner.size.height + top.height + bottom.height)
  }

  /// Returns the part of a page between its bars.
  func viewport(in size: LayoutSize, x: Double, y: Double) -> LayoutFrame {
    LayoutFrame(
      x: x, y: y + top.height,
      size: LayoutSize(size.width, max(0, size.height - top.height - bottom.height)))
  }

  /// Places the bars at the edges, and the content in the center of the remaining space.
  ///
  /// - Parameters:
  ///   - page: The node of the page. The method sets its `barMarks`, and its `overflow`, the height by which the
  ///     content exceeds the space between the bars.
  ///   - size: The size of the page.
  ///   - x: The left edge of the page in the node.
  ///   - y: The upper edge of the page in the node.
  func place(_ page: LayoutNode, in size: LayoutSize, x: Double, y: Double) {
    let room = viewport(in: size, x: x, y: y)
    let content = fitting(ProposedSize(room.size))
    let inner = content.size
    let left = max(0, metrics.floor((room.width - content.bar - inner.width) / 2))
    let upper = max(0, metrics.floor((room.height - inner.height) / 2))
    for spot in stack.spots(of: main, inner, for: content.offer, metrics) {
      spot.child.place(
        x: room.x + spot.x + left, y: room.y + spot.y + upper, for: spot.proposal)
    }
    page.barMarks = [
      top.place(in: size.width, x: x, y: y),
      bottom.place(in: size.width, x: x, y: y + size.height - bottom.height),
    ].compactMap(\.self)
    page.overflow = max(0, inner.height - room.height)
  }
}

extension LayoutNode {
  /// The placement of a toolbar's control; nil for other nodes.
  fileprivate var placement: DisplayElement.ToolbarPlacement? {
    if case .toolbarItem(let placement) = outside.role { placement } else { nil }
  }

  /// Whether the node is a surface in front of the page.
  fileprivate var isInFront: Bool { outside.role == .inFront }

  /// Whether the node is neither in a bar of the page nor in front of the page.
  var isPageContent: Bool { placement == nil && !isInFront }
}
