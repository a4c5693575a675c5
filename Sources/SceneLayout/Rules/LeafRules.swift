import SceneDisplay

/// A flexible space along the axis of its stack; outside a stack, along both axes (L20).
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

/// An area that takes all proposed space, or the largest square in the proposed space.
struct AreaRule: LayoutRule {
  var isSquare: Bool

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    let metrics = node.metrics
    let width = proposal.width ?? metrics.placeholder.width
    let height = proposal.height ?? metrics.placeholder.height
    guard isSquare, height > 0 else { return LayoutSize(width, height) }
    // Both sides are at least one unit long, unless the proposal is smaller.
    let side = min(width / metrics.unitAspect, height)
    return LayoutSize(
      min(width, max(1, metrics.floor(side * metrics.unitAspect))),
      min(height, max(1, metrics.floor(side))))
  }
}

/// A line across the axis of its stack; outside a stack, a horizontal line (L32).
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
    // A text whose ideal size fits needs no second measurement (L55).
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

/// An element whose lengths the host determines, such as a control (L51).
struct ControlRule: LayoutRule {
  var shape: ControlShape
  /// The rule that lays out a label of several views.
  private static let row = StackRule(axis: .horizontal, alignment: .centerY)

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

  /// Returns the proposal to the label.
  ///
  /// A label that doesn't fit between the leading and the trailing space also gets the part of the trailing space that
  /// the control can give up. If the label would still be broken into lines, a control that yields to its label gives
  /// up the whole trailing space.
  private func offer(_ proposal: ProposedSize, of node: LayoutNode) -> ProposedSize {
    guard let width = proposal.width else { return proposal }
    var room = width - shape.leading - shape.trailing
    if shape.leastTrailing < shape.trailing {
      let label = Self.row.size(for: ProposedSize(nil, proposal.height), of: node)
      var widest = width - shape.leading - shape.leastTrailing
      if shape.yieldsToLabel, label.width > widest {
        let narrowed = Self.row.size(for: ProposedSize(max(0, widest), nil), of: node)
        let isBroken = narrowed.height > label.height || narrowed.width > widest
        if isBroken { widest = width - shape.leading }
      }
      room = max(room, min(label.width, widest))
    }
    return ProposedSize(room, proposal.height)
  }

  private func inner(_ proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    Self.row.size(for: offer(proposal, of: node), of: node)
  }

  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    let inner = inner(proposal, of: node)
    Self.row.place(node, inner, for: offer(proposal, of: node))
    for child in node.children where shape.leading > 0 {
      if let proposal = child.proposal {
        child.place(x: child.frame.x + shape.leading, y: child.frame.y, for: proposal)
      }
    }
  }
}

/// The space that a host adds around the label of a control, and the limits of the control's size.
///
/// All lengths are in the units of the host.
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
  /// The space before the label, for example for a mark.
  public var leading: Double
  /// The space after the label.
  public var trailing: Double
  /// The part of the trailing space that is kept even if the label is too long for the proposed width.
  public var leastTrailing: Double
  /// Whether the label takes all of the trailing space rather than being broken into lines.
  ///
  /// The value has an effect only if ``leastTrailing`` is smaller than ``trailing``.
  public var yieldsToLabel: Bool
  /// The minimum width of the control.
  public var minimumWidth: Double
  /// The ideal width; nil for the width of the label with its leading and trailing space.
  public var idealWidth: Double?
  /// The minimum height of the control.
  public var minimumHeight: Double
  /// Whether the control takes all of the proposed width.
  public var isGreedy: Bool
  /// Whether the control takes all of the proposed height.
  public var isTall: Bool

  /// Creates a shape.
  ///
  /// - Parameters:
  ///   - leading: The space before the label, in the units of the host.
  ///   - trailing: The space after the label.
  ///   - leastTrailing: The part of the trailing space that is kept even if the label is too long for the proposed
  ///     width; nil for all of the trailing space.
  ///   - yieldsToLabel: Whether the label takes all of the trailing space rather than being broken into lines; has an
  ///     effect only if `leastTrailing` is smaller than `trailing`.
  ///   - minimumWidth: The minimum width of the control.
  ///   - idealWidth: The ideal width; nil for the width of the label with its leading and trailing
  ///     space.
  ///   - minimumHeight: The minimum height of the control.
  ///   - isGreedy: Whether the control takes all of the proposed width.
  ///   - isTall: Whether the control takes all of the proposed height.
  public init(
    leading: Double = 0, trailing: Double = 0, leastTrailing: Double? = nil,
    yieldsToLabel: Bool = false, minimumWidth: Double = 0, idealWidth: Double? = nil,
    minimumHeight: Double = 1, isGreedy: Bool = false, isTall: Bool = false
  ) {
    self.leading = leading
    self.trailing = trailing
    self.leastTrailing = leastTrailing ?? trailing
    self.yieldsToLabel = yieldsToLabel
    self.minimumWidth = minimumWidth
    self.idealWidth = idealWidth
    self.minimumHeight = minimumHeight
    self.isGreedy = isGreedy
    self.isTall = isTall
  }
}
