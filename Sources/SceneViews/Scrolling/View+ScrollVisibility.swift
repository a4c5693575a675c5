import Foundation

extension View {
  /// Performs an action when a person scrolls the view into the visible part of its scroll view or list, or out of it.
  ///
  /// Scripts and tests see the layout of a terminal in which nothing is scrolled, except by the app.
  ///
  /// - Parameters:
  ///   - threshold: The part of the view's area that has to be visible, from 0 to 1.
  ///   - action: The action, with true when as much of the view becomes visible, and with false when it is no longer
  ///     visible.
  /// - Returns: The view with the action.
  @preconcurrency
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping @MainActor (Bool) -> Void
  ) -> some View {
    ModifiedContent(
      content: self, modifier: ScrollVisibilityModifier(threshold: threshold, action: action))
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
  // Unowned, because the container, an ancestor of the node, outlives it.
  private unowned let scrollContainer: _AnyNode?
  private var isInSight = false

  init(_ view: ModifiedContent<Content, ScrollVisibilityModifier>, in parent: _AnyNode) {
    scrollContainer = sequence(first: parent, next: \.parent).first { $0.scrolls }
    super.init(view, in: parent)
    tree.placement.add(self)
  }

  var watchedContainer: _AnyNode? { scrollContainer }

  func placementDidChange() {
    let new = visiblePart >= max(view.modifier.threshold, .leastNonzeroMagnitude)
    if new == isInSight { return }
    isInSight = new
    tree.afterUpdate { [action = view.modifier.action] in action(new) }
  }

  /// The part of the area that is in the container, or in the window if no container scrolls the view; 0 for a view that
  /// isn't shown.
  private var visiblePart: Double {
    guard isVisible, placedFrame != nil else { return 0 }
    let frame = GeometryProxy(of: self).frame
    let window = CGRect(x: 0, y: 0, width: windowSize.width, height: windowSize.height)
    let bounds = scrollContainer.map { GeometryProxy(of: $0).frame } ?? window
    let shown = frame.intersection(bounds)
    if shown.isNull || frame.isEmpty { return 0 }
    return Double(shown.width * shown.height / (frame.width * frame.height))
  }

  override func didDisappear() { placementDidChange() }

  override func unmount() {
    tree.placement.remove(self)
    super.unmount()
  }
}
