import SceneDisplay
import SceneRuntime

/// The scroll position of a container, for an enclosing scroll binding or scroll view reader.
///
/// The position is the view at the upper edge of the container. The view stays there when other views are added,
/// removed or moved. If the view itself is removed, the next remaining view takes its place, or, if no view follows,
/// the previous view.
@MainActor final class Scroller {
  // Unowned, because the container retains the scroller.
  private unowned let container: _AnyNode
  /// The binding of the position; nil if the container is scrolled only by a `ScrollViewReader`.
  // Weak, because an ancestor of the container retains the binding.
  private weak var binding: (any ScrollBinding)?
  /// The position that the host shows.
  private(set) var place = DisplayScrollPlace()

  /// A view to which the content is scrolled as soon as the view exists.
  private struct Goal {
    let id: AnyHashable
    /// Whether the view is searched for again whenever views have changed, until it is found; if false, only once.
    let isLasting: Bool
    var isNew = true
  }

  private var goal: Goal?
  /// The first visible view, with its id or the id of the next view that has an id; nil if the content is scrolled to
  /// its beginning.
  private var top: (id: AnyHashable?, node: _AnyNode)?
  /// The ids of the container's scroll targets at the time when the first visible view was last determined.
  private var order: [AnyHashable] = []
  private var isEnded = false

  /// Creates the scroller of a mounted container; nil if the container needs no scroller.
  ///
  /// A container needs a scroller if a scroll binding or a scroll view reader controls its position, or if it is
  /// initially scrolled to the end of its content.
  init?(of container: _AnyNode) {
    self.container = container
    binding = container.scrollBinding
    let isRead = container.enclosing().contains {
      $0 is any ScrollKeeper && !($0 is any ScrollBinding)
    }
    let beginsAtEnd = EnvironmentValues(cells: container.environment.cells).beginsAtScrollEnd
    guard isRead || binding != nil || beginsAtEnd else { return nil }
    if let id = binding?.id {
      goal = Goal(id: id, isLasting: true)
    } else if beginsAtEnd {
      goal = Goal(id: AnyHashable(ScrollEnd(isFirst: false)), isLasting: true)
    }
    container.tree.scrollers.append(self)
  }

  /// Stops storing the position; called when the container is unmounted.
  func end() {
    isEnded = true
    container.tree.scrollers.removeAll { $0 === self }
  }

  /// Returns whether the given scroll binding or scroll view reader controls the position of the container.
  func isKept(by keeper: any ScrollKeeper) -> Bool {
    keeper is any ScrollBinding ? keeper === binding : container.isInside(keeper)
  }

  // MARK: - Scrolling

  /// Scrolls to the view with the given id, at the end of the update.
  ///
  /// - Parameters:
  ///   - id: The id; nil leaves the position unchanged, and ends the search for a previous id.
  ///   - isLasting: Whether the id is searched for again whenever views have changed, until a view has the id.
  func scroll(to id: AnyHashable?, isLasting: Bool) {
    goal = id == top?.id ? nil : id.map { Goal(id: $0, isLasting: isLasting) }
  }

  /// Handles an act of a person that scrolls the container.
  ///
  /// - Returns: Whether the act scrolls to a node in the container.
  func receive(_ act: ContentEvent.Act) -> Bool {
    guard case .scroll(let id) = act, let node = container.tree[id], node !== container,
      node.isVisible, node.isInside(container)
    else { return false }
    goal = nil
    let targets = container.scrollTargets
    order = targets.map(\.id)
    if let target = target(around: node, among: targets) {
      top = (target.id, target.node)
    } else {
      top = (target(below: node, among: targets)?.id, node)
    }
    container.tree.window?.setNeedsUpdate()
    binding?.write(top?.id)
    return true
  }

  /// Returns the innermost target that contains the given node.
  private func target(around node: _AnyNode, among targets: [ScrollTarget]) -> ScrollTarget? {
    targets.last { takes($0.id) && node.isInside($0.node) }
  }

  /// Returns the first target that is displayed after the given node.
  private func target(below node: _AnyNode, among targets: [ScrollTarget]) -> ScrollTarget? {
    let known = Dictionary(targets.map { (ObjectIdentifier($0.node), $0) }) { first, _ in first }
    var isBelow = false
    var found: ScrollTarget?
    func search(_ inner: _AnyNode) {
      if found != nil { return }
      if inner === node { isBelow = true }
      if isBelow, let target = known[ObjectIdentifier(inner)], takes(target.id) {
        found = target
      } else {
        inner.forEachVisibleChild(search)
      }
    }
    search(container)
    return found
  }

  private func takes(_ id: AnyHashable) -> Bool { binding?.takes(id) ?? true }

  // MARK: - Updates

  /// Determines the position at the end of an update.
  ///
  /// - Parameter haveTargetsChanged: Whether views to which a container can be scrolled were added, removed or moved.
  func settle(haveTargetsChanged: Bool) {
    if isEnded { return }
    if let goal, goal.isNew || haveTargetsChanged {
      if let target = find(goal.id) {
        top = (target.id, target.node)
        order = container.scrollTargets.map(\.id)
        self.goal = nil
        if !goal.isLasting, let binding {
          container.tree.afterUpdate { [weak binding] in binding?.write(target.id) }
        }
        return
      }
      self.goal?.isNew = false
      if !goal.isLasting { self.goal = nil }
    }
    if haveTargetsChanged, let top { self.top = find(top) }
  }

  /// Reports a changed position to the host.
  ///
  /// Called after the patches for added views are computed, because the position may be one of the added views.
  func show() {
    if isEnded { return }
    let new = DisplayScrollPlace(node: top?.node.firstDisplayID)
    if new == place { return }
    place = new
    container.elementDidChange()
  }

  /// Returns the view with the given id; if no mounted view has the id, the list row with the id is loaded.
  private func find(_ id: AnyHashable) -> ScrollTarget? {
    if let end = id.base as? ScrollEnd {
      _ = container.loadRow(id)
      return end.isFirst ? container.scrollTargets.first : container.scrollTargets.last
    }
    func loaded() -> ScrollTarget? { container.scrollTargets.first { $0.id == id } }
    return loaded() ?? (container.loadRow(id) ? loaded() : nil)
  }

  /// Returns the view that was the first visible view, or the view that takes its position; nil if neither exists.
  private func find(
    _ old: (id: AnyHashable?, node: _AnyNode)
  ) -> (id: AnyHashable?, node: _AnyNode)? {
    let targets = container.scrollTargets
    defer { order = container.scrollTargets.map(\.id) }
    // A row that the host has scrolled away is still mounted, but isn't visible.
    if old.node.isMounted, old.node.isVisible || !container.isVisible { return old }
    guard let id = old.id else { return nil }
    if let target = find(id) { return (id, target.node) }
    // The view was removed, so the next remaining view takes its position or, if no view follows, the previous view.
    let place = order.firstIndex(of: id) ?? 0
    let known = Dictionary(targets.map { ($0.id, $0) }) { first, _ in first }
    let successors = order[min(place + 1, order.count)...]
    let next =
      successors.lazy.compactMap { known[$0] }.first
      ?? order[..<place].reversed().lazy.compactMap { known[$0] }.first
    return next.map { ($0.id, $0.node) }
  }
}
