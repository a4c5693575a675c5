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
/// Space goes to more important controls first, and a control that doesn't fit isn't placed.
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

  func place(in width: Double, x: Double, y: Double) {
    var (left, right) = (start, width)
    var middle: [LayoutNode] = []
    let ordered = items.enumerated().sorted {
      ($0.element.placement.rank, $0.offset) < ($1.element.placement.rank, $1.offset)
    }
    var trailing: [LayoutNode] = []
    for (_, item) in ordered {
      let length = item.node.size(.ideal).width + metrics.spacing.width
      switch item.placement.side {
      case .leading:
        if left + length - metrics.spacing.width > right { continue }
        item.node.place(x: x + left, y: y, for: .ideal)
        left += length
      case .trailing:
        if right - length + metrics.spacing.width < left { continue }
        right -= length
        trailing.append(item.node)
      case .middle: middle.append(item.node)
      }
    }
    var end = right + (trailing.isEmpty ? 0 : metrics.spacing.width)
    for node in trailing {
      node.place(x: x + end, y: y, for: .ideal)
      end += node.size(.ideal).width + metrics.spacing.width
    }
    place(middle, from: left, to: right, in: width, x: x, y: y)
  }

  /// Places controls in the middle of the bar, or beside the middle if the controls at the ends leave no space there.
  ///
  /// If the given controls don't fit between the controls at the ends, none of the given controls is placed.
  private func place(
    _ nodes: [LayoutNode], from left: Double, to right: Double, in width: Double, x: Double,
    y: Double
  ) {
    guard !nodes.isEmpty, right > left else { return }
    let offer = ProposedSize(right - left, height)
    let row = StackRule(axis: .horizontal, alignment: .centerY)
    let size = row.size(for: offer, of: nodes, metrics)
    if size.width > right - left { return }
    let centered = metrics.floor((width - size.width) / 2)
    let begin = min(max(left, centered), max(left, right - size.width))
    for spot in row.spots(of: nodes, size, for: offer, metrics) {
      spot.child.place(x: x + begin + spot.x, y: y + spot.y, for: spot.proposal)
    }
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
