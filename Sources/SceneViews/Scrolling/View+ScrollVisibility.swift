import Foundation

extension View {
  /// Performs an action when the view becomes visible in its scroll view or list, or is no longer visible there.
  ///
  /// For a view outside scroll views and lists, the visible area is the window. Scripts and tests use the layout of a
  /// terminal. In them, a scroll view or a list is scrolled only if a ``ScrollViewReader`` contains it, or if
  /// `scrollPosition` or `defaultScrollAnchor` sets its position.
  ///
  /// - Parameters:
  ///   - threshold: The part of the view's area that has to be visible, from 0 to 1.
  ///   - action: The action. Its parameter is true when this part of the view becomes visible, and false when less of
  ///     the view is visible.
  /// - Returns: The view with the action.
  @preconcurrency
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping @MainActor (Bool) -> Void
  ) -> some View {
    ModifiedContent(
      content: self, modifier: ScrollVisibilityModifier(threshold: threshold, action: action))
  }

  /// Performs an action when the set of visible views in a scroll view or a list changes.
  ///
  /// The modifier applies to the view itself, if it is a scroll view or a list, or else to the first one inside it.
  /// Scripts and tests use the layout of a terminal. In them, a scroll view or a list is scrolled only if a
  /// ``ScrollViewReader`` contains it, or if `scrollPosition` or `defaultScrollAnchor` sets its position.
  ///
  /// - Parameters:
  ///   - idType: The type of the ids; views whose ids have another type are left out.
  ///   - threshold: The part of a view's area that has to be visible, from 0 to 1.
  ///   - action: The action, with the ids of the views that are visible now, in their order.
  /// - Returns: The view with the action.
  @preconcurrency
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping @MainActor ([ID]) -> Void
  ) -> some View {
    ModifiedContent(
      content: self, modifier: ScrollTargetsModifier(threshold: threshold, action: action))
  }
}

private nonisolated struct ScrollVisibilityModifier: _PrimitiveModifier {
  let threshold: Double
  let action: @MainActor (Bool) -> Void

  @MainActor static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    ScrollVisibilityNode(view, in: parent)
  }
}

private final class ScrollVisibilityNode<Content: View>:
  WrapperNode<ModifiedContent<Content, ScrollVisibilityModifier>>, Placed
{
  // Unowned, because the container is an ancestor of the node, and outlives the node.
  private unowned let scrollContainer: _AnyNode?
  private var isInSight = false

  init(_ view: ModifiedContent<Content, ScrollVisibilityModifier>, in parent: _AnyNode) {
    scrollContainer = sequence(first: parent, next: \.parent).first { $0.scrolls }
    super.init(view, in: parent)
    tree.placement.add(self)
  }

  var watchedNodes: [_AnyNode] { scrollContainer.map { [$0] } ?? [] }

  func placementDidChange() {
    let new = visiblePart(in: scrollContainer).reaches(view.modifier.threshold)
    if new == isInSight { return }
    isInSight = new
    tree.afterUpdate { [action = view.modifier.action] in action(new) }
  }

  override func didDisappear() { placementDidChange() }

  override func unmount() {
    tree.placement.remove(self)
    super.unmount()
  }
}

private nonisolated struct ScrollTargetsModifier<ID: Hashable>: _PrimitiveModifier {
  let threshold: Double
  let action: @MainActor ([ID]) -> Void

  @MainActor static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    ScrollTargetsNode(view, in: parent)
  }
}

private final class ScrollTargetsNode<Content: View, ID: Hashable>:
  WrapperNode<ModifiedContent<Content, ScrollTargetsModifier<ID>>>, Placed
{
  private var visible: [ID] = []

  init(_ view: ModifiedContent<Content, ScrollTargetsModifier<ID>>, in parent: _AnyNode) {
    super.init(view, in: parent)
    tree.placement.add(self)
  }

  var watchedNodes: [_AnyNode] {
    guard let container = firstScrolling else { return [] }
    return [container] + targets(in: container).map(\.node)
  }

  /// Returns the visible views in a container that have an id of type `ID`.
  private func targets(in container: _AnyNode) -> [(id: ID, node: _AnyNode)] {
    container.scrollTargets.compactMap { target in
      guard target.node.isVisible, let id = target.id.base as? ID else { return nil }
      return (id, target.node)
    }
  }

  func placementDidChange() {
    var new: [ID] = []
    if let container = firstScrolling {
      for (id, node) in targets(in: container)
      where node.visiblePart(in: container).reaches(view.modifier.threshold) {
        new.append(id)
      }
    }
    if new == visible { return }
    visible = new
    tree.afterUpdate { [action = view.modifier.action] in action(new) }
  }

  override func didDisappear() { placementDidChange() }

  override func unmount() {
    tree.placement.remove(self)
    super.unmount()
  }
}

extension _AnyNode {
  /// The node itself if it is a scroll view or a list, or else the first visible scroll view or list inside it; nil if
  /// there is none.
  fileprivate var firstScrolling: _AnyNode? {
    if scrolls { return self }
    var found: _AnyNode?
    forEachVisibleChild { child in
      if found == nil { found = child.firstScrolling }
    }
    return found
  }

  /// Returns the part of the node's area that is in a container, or in the window if the container is nil.
  ///
  /// - Returns: A fraction from 0 to 1; 0 for a node that isn't shown.
  fileprivate func visiblePart(in container: _AnyNode?) -> Double {
    guard isVisible, placedFrame != nil else { return 0 }
    let frame = GeometryProxy(of: self).frame
    let window = CGRect(x: 0, y: 0, width: windowSize.width, height: windowSize.height)
    let bounds = container.map { GeometryProxy(of: $0).frame } ?? window
    let shown = frame.intersection(bounds)
    if shown.isNull || frame.isEmpty { return 0 }
    return Double(shown.width * shown.height / (frame.width * frame.height))
  }
}

extension Double {
  /// Returns whether a visible part of a view's area is at least as large as a threshold, and isn't empty.
  fileprivate func reaches(_ threshold: Double) -> Bool {
    self >= max(threshold, .leastNonzeroMagnitude)
  }
}
