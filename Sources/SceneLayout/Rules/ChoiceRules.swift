import SceneDisplay

/// A bar with the headers of tabs, above the content of the selected tab (L45).
///
/// The nodes of tabs are groups, so this rule lays out the headers and the contents of all tabs. Pages
/// have marks instead of headers, in a bar below the content or, without a bar, in front of the last
/// row of the content.
struct TabsRule: LayoutRule {
  var isPaged = false
  /// Whether the headers or marks have a bar; false for pages whose marks are shown only while a mark has the focus.
  var hasBar = true

  var scrollsInside: Bool { true }

  private func parts(_ node: LayoutNode) -> (headers: [LayoutNode], content: [LayoutNode]) {
    (
      node.children.filter { $0.part == .header }, node.children.filter { $0.part != .header }
    )
  }

  private func barHeight(_ headers: [LayoutNode]) -> Double {
    if !hasBar { return 0 }
    if isPaged, let first = headers.first { return first.metrics.rowHeight }
    return headers.map { $0.size(.ideal).height }.max() ?? 0
  }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    let (headers, content) = parts(node)
    let bar = barHeight(headers)
    let offer = ProposedSize(proposal.width, proposal.height.map { $0 - bar })
    let inner = PageContent(content, node.metrics).size(for: offer)
    let width = headers.reduce(0) { $0 + $1.size(.ideal).width + 2 * node.metrics.padding.width }
    return LayoutSize(
      proposal.width ?? max(width, inner.width), proposal.height ?? bar + inner.height)
  }

  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    let (headers, content) = parts(node)
    if isPaged { return placePage(node, headers, content, size) }
    let padding = node.metrics.padding.width
    let ideal = headers.reduce(0) { $0 + $1.size(.ideal).width + 2 * padding }
    var x = 0.0
    for (index, header) in headers.enumerated() {
      // If not all headers fit, divide the available width equally among them.
      let share = node.metrics.floor((size.width - x) / Double(headers.count - index))
      let offer =
        ideal <= size.width
        ? ProposedSize.ideal : ProposedSize(max(0, share - 2 * padding), barHeight(headers))
      header.place(x: x + padding, y: 0, for: offer)
      x += ideal <= size.width ? header.size(offer).width + 2 * padding : share
    }
    let bar = barHeight(headers)
    PageContent(content, node.metrics).place(
      node, in: LayoutSize(size.width, max(0, size.height - bar)), x: 0, y: bar)
  }

  /// Places the content of the selected page, and places the marks of all pages in the middle of the last row.
  private func placePage(
    _ node: LayoutNode, _ headers: [LayoutNode], _ content: [LayoutNode], _ size: LayoutSize
  ) {
    let bar = barHeight(headers)
    let mark = node.metrics.border
    let step = mark + node.metrics.spacing.width
    let width = Double(headers.count) * step - node.metrics.spacing.width
    let start = max(0, node.metrics.floor((size.width - width) / 2))
    let height = max(0, size.height - bar)
    let row = node.metrics.rowHeight
    for (index, header) in headers.enumerated() {
      header.place(
        x: start + Double(index) * step, y: max(0, size.height - row),
        for: ProposedSize(mark, row))
    }
    PageContent(content, node.metrics).place(
      node, in: LayoutSize(size.width, height), x: 0, y: 0)
  }

  func viewport(of node: LayoutNode) -> LayoutFrame {
    let (headers, content) = parts(node)
    let bar = barHeight(headers)
    let size = LayoutSize(node.frame.width, max(0, node.frame.height - bar))
    return PageContent(content, node.metrics).viewport(in: size, x: 0, y: isPaged ? 0 : bar)
  }

  func scrolls(_ child: LayoutNode) -> Bool { child.part != .header && child.isPageContent }
}

/// A picker: the label and the options in one row if they fit, otherwise the options below the label.
///
/// With the look `segmented`, the label and the options are always in one row; with the look `inline`, the options are
/// always below the label. As a menu, the picker is one row, with the label and a button for the selected option. The
/// options themselves aren't placed. The host draws the button, and shows the options in front of the layout.
struct PickerRule: SpottingRule {
  /// The look that the app prefers.
  var look: DisplayLook?
  /// Whether the button of a menu begins after the column of labels that all rows of the form share.
  var isAligned = false

  /// The maximum number of options that a picker without a preferred look shows beside or below its label.
  static let mostOptions = 7
  /// The width that a menu's button has in addition to the selected option, for brackets and an arrow.
  static let buttonWidth = 4.0

  /// Returns whether a picker is drawn as a menu.
  static func isMenu(_ look: DisplayLook?, optionCount: Int) -> Bool {
    look == .menu || (look == nil || look == .automatic) && optionCount > mostOptions
  }

  private func isMenu(_ node: LayoutNode) -> Bool {
    look == .menu || Self.isMenu(look, optionCount: node.options.count)
  }

  /// Returns the label of a menu, the proposal for the label, and the size of the whole menu: the label and the button.
  ///
  /// The returned label is nil if the picker has no label, or an empty one.
  private func menu(
    _ node: LayoutNode, for proposal: ProposedSize
  ) -> (label: LayoutNode?, offer: ProposedSize, size: LayoutSize) {
    let selected = node.options.first { $0.outside.role == .option(isSelected: true) }
    let value = selected.map { max(0, $0.size(.ideal).width - node.metrics.markWidth) } ?? 0
    let button = value + Self.buttonWidth
    let label = node.children.first { $0.part == .header }
    let own = label?.size(.ideal).width ?? 0
    if own == 0 {
      let width = min(button, proposal.width ?? .infinity)
      return (nil, proposal, LayoutSize(width, node.metrics.rowHeight))
    }
    var distance = own + node.metrics.spacing.width
    if let width = proposal.width, width.isFinite {
      if isAligned { distance = max(distance, LabeledRule.column(in: width, node.metrics)) }
      // The label gets at most half of the row, unless the button leaves more room.
      distance = min(distance, max(node.metrics.floor(width / 2), width - button))
    }
    let offer = ProposedSize(max(0, distance - node.metrics.spacing.width), proposal.height)
    let height = max(label?.size(offer).height ?? 0, node.metrics.rowHeight)
    return (
      label, offer,
      LayoutSize(min(distance + button, max(distance, proposal.width ?? .infinity)), height)
    )
  }

  private func stack(
    _ proposal: ProposedSize, of node: LayoutNode
  ) -> (rule: StackRule, proposal: ProposedSize) {
    let row = StackRule(axis: .horizontal, alignment: .top)
    if look == .inline {
      return (StackRule(axis: .vertical, alignment: .leading, spacing: 0), proposal)
    }
    if look == .segmented { return (row, .ideal) }
    let isRow = row.size(for: .ideal, of: node).width <= proposal.width ?? .infinity
    let column = StackRule(axis: .vertical, alignment: .leading, spacing: 0)
    return isRow ? (row, .ideal) : (column, proposal)
  }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    if isMenu(node) { return menu(node, for: proposal).size }
    let stack = stack(proposal, of: node)
    return stack.rule.size(for: stack.proposal, of: node)
  }

  func spots(
    in node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize
  ) -> [LayoutSpot] {
    if isMenu(node) {
      let menu = menu(node, for: proposal)
      return menu.label.map { [LayoutSpot(child: $0, x: 0, y: 0, proposal: menu.offer)] } ?? []
    }
    let stack = stack(proposal, of: node)
    return stack.rule.spots(in: node, size, for: stack.proposal)
  }
}

/// An option of a picker, with a mark before the option's label.
struct OptionRule: LayoutRule {
  /// Whether the option is the selected one.
  var isSelected = false

  func role(of node: LayoutNode) -> LayoutRole { .option(isSelected: isSelected) }

  private var stack: StackRule { StackRule(axis: .horizontal, alignment: .top) }

  private func offer(_ proposal: ProposedSize, _ metrics: LayoutMetrics) -> ProposedSize {
    ProposedSize(proposal.width.map { $0 - metrics.markWidth }, proposal.height)
  }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    let inner = stack.size(for: offer(proposal, node.metrics), of: node)
    return LayoutSize(
      inner.width + node.metrics.markWidth, max(inner.height, node.metrics.rowHeight))
  }

  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    for spot in stack.spots(in: node, size, for: offer(proposal, node.metrics)) {
      spot.child.place(x: spot.x + node.metrics.markWidth, y: spot.y, for: spot.proposal)
    }
  }
}

extension LayoutNode {
  /// The options in the node, which is a picker or a descendant of a picker.
  fileprivate var options: [LayoutNode] {
    children.flatMap { child -> [LayoutNode] in
      if case .option = child.outside.role { return [child] }
      return child.part == .header ? [] : child.options
    }
  }
}
