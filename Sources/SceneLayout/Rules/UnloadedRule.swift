import SceneDisplay

/// The space for elements of a lazy stack that aren't loaded.
struct UnloadedRule: LayoutRule, Equatable {
  var axis: DisplayElement.Axis
  /// The number of elements that aren't loaded.
  var count: Int
  /// The estimated length of the elements along the axis of the stack.
  var length: Double

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    LayoutSize(length, along: axis, 0)
  }
}

/// The space before and after the loaded elements of a lazy stack.
///
/// Elements that aren't loaded have the mean length of the loaded elements (L34).
final class UnloadedViews {
  let before: LayoutNode
  let after: LayoutNode
  private(set) var axis = DisplayElement.Axis.vertical
  /// The mean distance from the beginning of an element to the beginning of the next element.
  private(set) var step: Double
  /// The space that the stack leaves between the loaded elements and those that aren't loaded.
  private var gap = 0.0
  /// The element that becomes the first visible element when it is loaded, and the distance by which it is scrolled out
  /// of view; nil if the first visible element is loaded.
  var target: (index: Int, distance: Double)?

  init(in context: LayoutContext) {
    before = LayoutNode(nil, in: context)
    after = LayoutNode(nil, in: context)
    step = context.metrics.rowHeight
  }

  /// The nodes that stand for at least one element, in order.
  var nodes: [LayoutNode] { [before, after].filter { count(of: $0) > 0 } }

  private func count(of node: LayoutNode) -> Int { (node.rule as? UnloadedRule)?.count ?? 0 }

  /// Sets the numbers of elements that aren't loaded.
  func set(before first: Int, after last: Int, along axis: DisplayElement.Axis) {
    self.axis = axis
    set(before, first)
    set(after, last)
  }

  /// Sets the estimated distances between elements.
  ///
  /// - Returns: Whether the estimated length of the elements has changed.
  func set(step: Double, gap: Double) -> Bool {
    (self.step, self.gap) = (step, gap)
    let isBeforeChanged = set(before, count(of: before))
    return set(after, count(of: after)) || isBeforeChanged
  }

  @discardableResult private func set(_ node: LayoutNode, _ count: Int) -> Bool {
    let count = max(0, count)
    let length = node.metrics.floor(max(0, Double(count) * step - gap))
    let rule = UnloadedRule(axis: axis, count: count, length: length)
    if node.rule as? UnloadedRule == rule { return false }
    node.set(rule, [])
    node.didChange()
    return true
  }
}
