import SceneDisplay

/// A control of a toolbar, which the enclosing page places.
struct ToolbarItemRule: WrapperRule {
  var placement: DisplayElement.ToolbarPlacement

  /// Returns the placement that the child sets itself or, if the child sets none, the placement of this node.
  func role(of node: LayoutNode) -> LayoutRole {
    if case .toolbarItem(let inner)? = node.children.first?.outside.role {
      return .toolbarItem(inner)
    }
    return .toolbarItem(placement)
  }
}

/// A bar of a page, with controls at its beginning, in its middle and at its end (L45).
///
/// Space goes to more important controls first, and a control that doesn't fit isn't placed. If a person can use such a
/// control, the bar ends with a mark. The control that the host chooses gets its space before all others.
struct ToolbarRow {
  private let items: [(node: LayoutNode, placement: DisplayElement.ToolbarPlacement)]
  private let metrics: LayoutMetrics
  /// The width of the space before the controls, such as the space for a back button.
  private let start: Double

  init(
    _ items: [(LayoutNode, DisplayElement.ToolbarPlacement)], metrics: LayoutMetrics, start: Double
  ) {
    self.items = items.map { (node: $0.0, placement: $0.1) }
    self.metrics = metrics
    self.start = start
  }

  /// The height; 0 for a bar with neither controls nor space before the controls.
  var height: Double {
    let height = items.map { $0.node.size(.ideal).height }.max() ?? 0
    return start > 0 ? max(height, metrics.rowHeight) : height
  }

  /// The width that the bar needs to show all controls.
  var width: Double {
    items.reduce(start) { $0 + $1.node.size(.ideal).width + metrics.spacing.width }
  }

  /// Places the controls that fit.
  ///
  /// - Returns: The mark at the end of the bar; nil if a person can use none of the controls that don't fit, or if the
  ///   host draws no mark.
  func place(in width: Double, x: Double, y: Double) -> BarMark? {
    var plan = plan(in: width)
    var result: BarMark?
    let mark = min(width, metrics.overflowMarkWidth)
    if mark > 0, plan.hidden.contains(where: \.isUsable) {
      plan = self.plan(
        in: max(0, width - mark - metrics.spacing.width),
        beginningWith: items.first { $0.node.isBarItem }?.node)
      result = BarMark(
        frame: LayoutFrame(
          x: x + width - mark, y: y, size: LayoutSize(mark, metrics.rowHeight)),
        hidden: items.compactMap { item in
          plan.hidden.contains { $0 === item.node } ? item.node.firstID : nil
        })
    }
    for spot in plan.spots { spot.node.place(x: x + spot.x, y: y + spot.y, for: spot.proposal) }
    return result
  }

  /// The controls that fit into a width, with their positions, and the controls that don't fit.
  private struct Plan {
    var spots: [(node: LayoutNode, x: Double, y: Double, proposal: ProposedSize)] = []
    var hidden: [LayoutNode] = []
  }

  /// Returns the positions of the controls that fit into a width.
  ///
  /// - Parameters:
  ///   - width: The width.
  ///   - chosen: The control that gets its space before all others, at most the whole width; nil if there is no such
  ///     control.
  /// - Returns: The positions, and the controls that don't fit.
  private func plan(in width: Double, beginningWith chosen: LayoutNode? = nil) -> Plan {
    var plan = Plan()
    var (left, right) = (start, width)
    var middle: [LayoutNode] = []
    let ordered = items.enumerated().sorted {
      ($0.element.placement.rank, $0.offset) < ($1.element.placement.rank, $1.offset)
    }
    var trailing: [LayoutNode] = []
    if let chosen {
      let ideal = chosen.size(.ideal)
      let length = min(ideal.width, max(0, right - left))
      plan.spots.append((chosen, left, 0, ProposedSize(length, ideal.height)))
      left += length + metrics.spacing.width
    }
    for (_, item) in ordered where item.node !== chosen {
      let length = item.node.size(.ideal).width + metrics.spacing.width
      switch item.placement.side {
      case .leading:
        if left + length - metrics.spacing.width > right {
          plan.hidden.append(item.node)
          continue
        }
        plan.spots.append((item.node, left, 0, .ideal))
        left += length
      case .trailing:
        if right - length + metrics.spacing.width < left {
          plan.hidden.append(item.node)
          continue
        }
        right -= length
        trailing.append(item.node)
      case .middle: middle.append(item.node)
      }
    }
    var end = right + (trailing.isEmpty ? 0 : metrics.spacing.width)
    for node in trailing {
      plan.spots.append((node, end, 0, .ideal))
      end += node.size(.ideal).width + metrics.spacing.width
    }
    add(middle, from: left, to: right, in: width, to: &plan)
    return plan
  }

  /// Adds controls in the middle of the bar, or beside the middle if the controls at the ends leave no space there.
  ///
  /// If the given controls don't fit between the controls at the ends, all of the given controls are hidden.
  private func add(
    _ nodes: [LayoutNode], from left: Double, to right: Double, in width: Double,
    to plan: inout Plan
  ) {
    if nodes.isEmpty { return }
    let offer = ProposedSize(right - left, height)
    let row = StackRule(axis: .horizontal, alignment: .centerY)
    let size = right > left ? row.size(for: offer, of: nodes, metrics) : .zero
    guard right > left, size.width <= right - left else {
      plan.hidden += nodes
      return
    }
    let centered = metrics.floor((width - size.width) / 2)
    let begin = min(max(left, centered), max(left, right - size.width))
    for spot in row.spots(of: nodes, size, for: offer, metrics) {
      plan.spots.append((spot.child, begin + spot.x, spot.y, spot.proposal))
    }
  }
}

extension LayoutNode {
  /// Whether a person can use the node or one of its descendants.
  fileprivate var isUsable: Bool {
    id.map { context.acts($0).contains(.focus) } == true || children.contains(where: \.isUsable)
  }

  /// Whether the host chose the node as the control that is shown even if not all controls of the bar fit.
  fileprivate var isBarItem: Bool { context.barItem != nil && firstID == context.barItem }

  /// The id of the node or, for a node that the layout created, of its first descendant with an id.
  fileprivate var firstID: Int? {
    if let id { return id }
    for child in children {
      if let found = child.firstID { return found }
    }
    return nil
  }
}

extension DisplayElement.ToolbarPlacement {
  fileprivate enum Side {
    case leading
    case middle
    case trailing
  }

  var isAtBottom: Bool { self == .bottomBar || self == .status || self == .keyboard }

  fileprivate var side: Side {
    switch self {
    case .navigation, .topBarLeading, .cancellationAction, .bottomBar, .keyboard: .leading
    case .principal, .status: .middle
    case .automatic, .primaryAction, .secondaryAction, .confirmationAction, .destructiveAction,
      .topBarTrailing:
      .trailing
    }
  }

  /// The order in which controls get space: a control with a lower rank gets its space first.
  fileprivate var rank: Int {
    switch self {
    case .navigation, .bottomBar: 0
    case .topBarLeading, .keyboard: 1
    case .cancellationAction: 2
    case .confirmationAction: 3
    case .primaryAction: 4
    case .topBarTrailing: 5
    case .automatic: 6
    case .destructiveAction: 7
    case .secondaryAction: 8
    case .principal, .status: 9
    }
  }
}
