public import Foundation
public import SceneDisplay

/// A layout that places views in a row; `AnyLayout` lets an app switch to another layout.
public struct HStackLayout: Layout, Sendable {
  /// The alignment of the views.
  public var alignment: VerticalAlignment
  /// The space between views in points; nil for the host's default.
  public var spacing: CGFloat?

  /// Creates a layout that places views in a row.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views.
  ///   - spacing: The space between views in points; nil for the host's default.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private var line: LinearLayout {
    LinearLayout(axis: .horizontal, guide: alignment.guide, spacing: spacing)
  }

  /// Returns the size of a row of the views.
  ///
  /// - Parameters:
  ///   - proposal: The size that is proposed to the container.
  ///   - subviews: The views in the container.
  ///   - cache: The empty cache.
  /// - Returns: The size in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { line.size(proposal, subviews) }

  /// Places the views in a row.
  ///
  /// - Parameters:
  ///   - bounds: The frame of the container in points.
  ///   - proposal: The size that was proposed to the container.
  ///   - subviews: The views in the container.
  ///   - cache: The empty cache.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { line.place(in: bounds, proposal, subviews) }
}

extension HStackLayout: ElementLayout {
  var element: DisplayElement? {
    .stack(.horizontal, alignment.display, spacing: spacing.flatMap { Double($0).finite })
  }
}

/// A layout that places views in a column; `AnyLayout` lets an app switch to another layout.
public struct VStackLayout: Layout, Sendable {
  /// The alignment of the views.
  public var alignment: HorizontalAlignment
  /// The space between views in points; nil for the host's default.
  public var spacing: CGFloat?

  /// Creates a layout that places views in a column.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views.
  ///   - spacing: The space between views in points; nil for the host's default.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private var line: LinearLayout {
    LinearLayout(axis: .vertical, guide: alignment.guide, spacing: spacing)
  }

  /// Returns the size of a column of the views.
  ///
  /// - Parameters:
  ///   - proposal: The size that is proposed to the container.
  ///   - subviews: The views in the container.
  ///   - cache: The empty cache.
  /// - Returns: The size in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { line.size(proposal, subviews) }

  /// Places the views in a column.
  ///
  /// - Parameters:
  ///   - bounds: The frame of the container in points.
  ///   - proposal: The size that was proposed to the container.
  ///   - subviews: The views in the container.
  ///   - cache: The empty cache.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { line.place(in: bounds, proposal, subviews) }
}

extension VStackLayout: ElementLayout {
  var element: DisplayElement? {
    .stack(.vertical, alignment.display, spacing: spacing.flatMap { Double($0).finite })
  }
}

/// A layout that places views in front of each other; `AnyLayout` lets an app switch to another layout.
public struct ZStackLayout: Layout, Sendable {
  /// The alignment of the views.
  public var alignment: Alignment

  /// Creates a layout that places views in front of each other.
  ///
  /// - Parameter alignment: The alignment of the views.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// Returns the largest width and the largest height of the views.
  ///
  /// - Parameters:
  ///   - proposal: The size that is proposed to the container.
  ///   - subviews: The views in the container.
  ///   - cache: The empty cache.
  /// - Returns: The size in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.reduce(into: CGSize.zero) { whole, subview in
      let size = subview.sizeThatFits(proposal)
      whole = CGSize(width: max(whole.width, size.width), height: max(whole.height, size.height))
    }
  }

  /// Places the views in front of each other.
  ///
  /// - Parameters:
  ///   - bounds: The frame of the container in points.
  ///   - proposal: The size that was proposed to the container.
  ///   - subviews: The views in the container.
  ///   - cache: The empty cache.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let (x, y) = (alignment.horizontal.part, alignment.vertical.part)
    let point = CGPoint(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y)
    for subview in subviews {
      subview.place(
        at: point, anchor: UnitPoint(x: x, y: y), proposal: ProposedViewSize(bounds.size))
    }
  }
}

extension ZStackLayout: ElementLayout {
  var element: DisplayElement? { .overlay(alignment) }
}

/// A layout of rows with aligned columns; `AnyLayout` lets an app switch to another layout.
public struct GridLayout: Layout, Sendable {
  /// The alignment of the views in their cells.
  public var alignment: Alignment
  /// The space between columns in points; nil for the host's default.
  public var horizontalSpacing: CGFloat?
  /// The space between rows in points; nil for the host's default.
  public var verticalSpacing: CGFloat?

  /// Creates a layout of rows with aligned columns.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views in their cells.
  ///   - horizontalSpacing: The space between columns in points; nil for the host's default.
  ///   - verticalSpacing: The space between rows in points; nil for the host's default.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  private var line: LinearLayout {
    LinearLayout(axis: .vertical, guide: alignment.horizontal, spacing: verticalSpacing)
  }

  /// Returns the size of a grid in which each view has a row of its own.
  ///
  /// Hosts lay out grids themselves, so only a layout of the app calls this method. Such a layout passes the views
  /// without the grid rows to which they belong.
  ///
  /// - Parameters:
  ///   - proposal: The size that is proposed to the container.
  ///   - subviews: The views in the container.
  ///   - cache: The empty cache.
  /// - Returns: The size in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { line.size(proposal, subviews) }

  /// Places the views, each in a row of its own, for a layout of the app that calls this method.
  ///
  /// - Parameters:
  ///   - bounds: The frame of the container in points.
  ///   - proposal: The size that was proposed to the container.
  ///   - subviews: The views in the container.
  ///   - cache: The empty cache.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { line.place(in: bounds, proposal, subviews) }
}

extension GridLayout: ElementLayout {
  var element: DisplayElement? {
    .grid(
      alignment, columnSpacing: horizontalSpacing.flatMap { Double($0).finite },
      rowSpacing: verticalSpacing.flatMap { Double($0).finite })
  }
}

extension DisplayGuide {
  /// The position of the guide as a fraction of the length of a view.
  fileprivate var part: Double {
    switch self {
    case .leading, .top: 0
    case .trailing, .bottom, .firstTextBaseline, .lastTextBaseline: 1
    default: 0.5
    }
  }
}

/// The sizes and positions of views in a row or a column, for an app's own layout that calls the methods of a stack
/// layout.
private struct LinearLayout {
  let axis: Axis
  let guide: DisplayGuide
  let spacing: CGFloat?

  private func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }

  private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

  private func offer(_ length: CGFloat?, _ proposal: ProposedViewSize) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: length, height: proposal.height)
      : ProposedViewSize(width: proposal.width, height: length)
  }

  private var gap: CGFloat { spacing ?? ViewSpacing().distance(to: ViewSpacing(), along: axis) }

  /// Returns the lengths to propose to the views.
  ///
  /// Views with a higher priority choose first; among views with the same priority, the least flexible choose first. If
  /// the proposal has no finite length along the axis, each view gets the length of the proposal, which may be nil.
  private func offers(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> [CGFloat?] {
    let whole = axis == .horizontal ? proposal.width : proposal.height
    guard let whole, whole.isFinite else { return subviews.map { _ in whole } }
    let limits = subviews.map { subview in
      (
        least: length(subview.sizeThatFits(offer(0, proposal))),
        most: length(subview.sizeThatFits(offer(.infinity, proposal)))
      )
    }
    let order = subviews.indices.sorted { one, other in
      if subviews[one].priority != subviews[other].priority {
        return subviews[one].priority > subviews[other].priority
      }
      return limits[one].most - limits[one].least < limits[other].most - limits[other].least
    }
    var left = whole - gap * CGFloat(max(0, subviews.count - 1))
    var offers = [CGFloat?](repeating: nil, count: subviews.count)
    for (place, index) in order.enumerated() {
      let behind = order[(place + 1)...]
      let equal = behind.filter { subviews[$0].priority == subviews[index].priority }
      let reserved = behind.filter { subviews[$0].priority < subviews[index].priority }
        .reduce(0) { $0 + limits[$1].least }
      let share = max(0, (left - reserved) / CGFloat(equal.count + 1))
      offers[index] = share
      left -= length(subviews[index].sizeThatFits(offer(share, proposal)))
    }
    return offers
  }

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    let sizes = zip(subviews, offers(proposal, subviews)).map { subview, length in
      subview.sizeThatFits(offer(length, proposal))
    }
    let sum = sizes.reduce(0) { $0 + length($1) } + gap * CGFloat(max(0, sizes.count - 1))
    let most = sizes.map(across).max() ?? 0
    return axis == .horizontal ? CGSize(width: sum, height: most) : CGSize(width: most, height: sum)
  }

  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    let room = ProposedViewSize(bounds.size)
    var start = axis == .horizontal ? bounds.minX : bounds.minY
    for (subview, given) in zip(subviews, offers(room, subviews)) {
      let offer = offer(given, room)
      let part = guide.part
      let point =
        axis == .horizontal
        ? CGPoint(x: start, y: bounds.minY + bounds.height * part)
        : CGPoint(x: bounds.minX + bounds.width * part, y: start)
      let anchor = axis == .horizontal ? UnitPoint(x: 0, y: part) : UnitPoint(x: part, y: 0)
      subview.place(at: point, anchor: anchor, proposal: offer)
      start += length(subview.sizeThatFits(offer)) + gap
    }
  }
}
