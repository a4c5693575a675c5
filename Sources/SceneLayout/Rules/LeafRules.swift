import SceneDisplay

/// A flexible space along the axis of its stack, or along both outside of one (L20).
struct SpacerRule: LayoutRule {
  var axis: DisplayElement.Axis?
  /// The minimum length; nil for the host's default.
  var minimum: Double?

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    func length(_ axis: DisplayElement.Axis) -> Double {
      max(proposal[axis] ?? 0, minimum ?? node.metrics.spacerMinimum[axis])
    }
    guard let axis else { return LayoutSize(length(.horizontal), length(.vertical)) }
    return LayoutSize(length(axis), along: axis, 0)
  }

  func traits(of node: LayoutNode) -> LayoutTraits {
    LayoutTraits(priority: -.infinity, tightEdges: .all)
  }
}

/// An area that takes all proposed space.
struct AreaRule: LayoutRule {
  /// Whether the area is as wide as high.
  var isSquare: Bool

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    let metrics = node.metrics
    let width = proposal.width ?? metrics.placeholder.width
    let height = proposal.height ?? metrics.placeholder.height
    guard isSquare, height > 0 else { return LayoutSize(width, height) }
    // One unit high at least, even where a unit is narrower than high.
    let side = min(width / metrics.unitAspect, height)
    return LayoutSize(
      min(width, max(1, metrics.floor(side * metrics.unitAspect))),
      min(height, max(1, metrics.floor(side))))
  }
}

/// A line across the axis of its stack, or a horizontal one outside of a stack (L32).
struct DividerRule: LayoutRule {
  var axis: DisplayElement.Axis

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    LayoutSize(
      node.metrics.divider, along: axis,
      proposal[axis.other] ?? node.metrics.placeholder[axis.other])
  }
}

/// A text, as wide as its longest line (L46–L50).
struct TextRule: LayoutRule {
  var text: String
  var limits = TextLimits()

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    // A text that fits as it is needs no second measurement (L55).
    if proposal != .ideal {
      let ideal = node.size(.ideal)
      if ideal.width <= proposal.width ?? .infinity, ideal.height <= proposal.height ?? .infinity {
        return ideal
      }
    }
    return node.context.measurer.size(of: text, limits, in: proposal)
  }

  func guide(_ guide: DisplayGuide, of node: LayoutNode, for proposal: ProposedSize) -> Double? {
    guard guide == .firstTextBaseline else { return nil }
    let size = node.size(proposal)
    let lines = node.context.measurer.measure(text, limits, in: proposal).lines.count
    let rows = max(lines, limits.minimumLines ?? 1)
    return node.metrics.floor(size.height / Double(rows))
  }
}

/// An element with lengths that its host knows, such as a control (L51).
struct ControlRule: LayoutRule {
  var shape: ControlShape

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    let inner = inner(proposal, of: node)
    let ideal = max(shape.idealWidth ?? 0, inner.width + shape.leading + shape.trailing)
    let width =
      switch (shape.isGreedy, proposal.width) {
      case (true, let offered?): max(offered, shape.minimumWidth)
      case (true, nil), (false, _): max(ideal, shape.minimumWidth)
      }
    let height = max(inner.height, shape.minimumHeight)
    return LayoutSize(width, shape.isTall ? max(proposal.height ?? height, height) : height)
  }

  /// Returns the room for the label: what is left beside the control's own, or as much of that as it needs.
  private func offer(_ proposal: ProposedSize, of node: LayoutNode) -> ProposedSize {
    guard let width = proposal.width else { return proposal }
    var room = width - shape.leading - shape.trailing
    if shape.leastTrailing < shape.trailing {
      let label = StackRule(axis: .horizontal, alignment: .centerY)
        .size(for: ProposedSize(nil, proposal.height), of: node)
      room = max(room, min(label.width, width - shape.leading - shape.leastTrailing))
    }
    return ProposedSize(room, proposal.height)
  }

  private func inner(_ proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    StackRule(axis: .horizontal, alignment: .centerY).size(for: offer(proposal, of: node), of: node)
  }

  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    let inner = inner(proposal, of: node)
    StackRule(axis: .horizontal, alignment: .centerY).place(
      node, inner, for: offer(proposal, of: node))
    for child in node.children where shape.leading > 0 {
      if let proposal = child.proposal {
        child.place(x: child.frame.x + shape.leading, y: child.frame.y, for: proposal)
      }
    }
  }
}

/// The space that a host adds around the label of a control.
///
/// ```swift
/// import SceneDisplay
/// import SceneLayout
///
/// func shape(of control: DisplayControl) -> ControlShape {
///   switch control.kind {
///   case .toggle: ControlShape(leading: 4)
///   case .textField: ControlShape(minimumWidth: 10, isGreedy: true)
///   default: ControlShape(leading: 2, trailing: 2)
///   }
/// }
/// ```
public struct ControlShape: Hashable, Sendable {
  /// The room before the label, such as for a mark.
  public var leading: Double
  /// The room behind the label.
  public var trailing: Double
  /// The part of the room behind the label that isn't given to a label that is too long.
  public var leastTrailing: Double
  /// The minimum width.
  public var minimumWidth: Double
  /// The ideal width; nil for that of the label with the room around it.
  public var idealWidth: Double?
  /// The minimum height.
  public var minimumHeight: Double
  /// Whether the control takes all the width that is offered.
  public var isGreedy: Bool
  /// Whether the control takes all the height that is offered.
  public var isTall: Bool

  /// Creates a shape.
  ///
  /// - Parameters:
  ///   - leading: The room before the label, in the units of the host.
  ///   - trailing: The room behind the label.
  ///   - leastTrailing: The part of it that isn't given to a label that is too long; nil for all.
  ///   - minimumWidth: The minimum width.
  ///   - idealWidth: The ideal width; nil for that of the label with the room around it.
  ///   - minimumHeight: The minimum height.
  ///   - isGreedy: Whether the control takes all the width that is offered.
  ///   - isTall: Whether the control takes all the height that is offered.
  public init(
    leading: Double = 0, trailing: Double = 0, leastTrailing: Double? = nil,
    minimumWidth: Double = 0, idealWidth: Double? = nil, minimumHeight: Double = 1,
    isGreedy: Bool = false, isTall: Bool = false
  ) {
    self.leading = leading
    self.trailing = trailing
    self.leastTrailing = leastTrailing ?? trailing
    self.minimumWidth = minimumWidth
    self.idealWidth = idealWidth
    self.minimumHeight = minimumHeight
    self.isGreedy = isGreedy
    self.isTall = isTall
  }
}
