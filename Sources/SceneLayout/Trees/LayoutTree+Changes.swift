// The parts of a layout that a host has to draw again.
extension LayoutTree {
  /// Returns the frames of all parts that changed since the last call, in the root's coordinates.
  ///
  /// Call this method after ``layout(in:)``. If each node is drawn inside the frames of the node's
  /// containers, the returned frames contain all changed parts, both before and after the change.
  ///
  /// - Returns: The frames; nil if any part may have changed, as for the first call.
  public func takeChanges() -> [LayoutFrame]? {
    let changes = context.changes
    context.changes.clear()
    if changes.isEverything { return nil }
    var frames: [LayoutFrame] = []
    for node in changes.containers {
      var container: LayoutNode? = node
      // The innermost container that hasn't moved contains the changed part both before and after the change.
      while let inner = container, changes.hasMoved(inner) { container = inner.container }
      guard let container, container.container != nil, let frame = frame(of: container) else {
        return nil
      }
      frames.append(frame)
    }
    return frames
  }
}
