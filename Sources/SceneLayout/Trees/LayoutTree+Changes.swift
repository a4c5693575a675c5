// The parts of a layout that a host draws again.
extension LayoutTree {
  /// Returns the frames of all parts that changed since the last call, in the root's coordinates; nil if anything may
  /// have.
  ///
  /// Call it after ``layout(in:)``. The frames of a part before and after its change are inside one of them, if
  /// everything was drawn inside the frames of its containers.
  public func takeChanges() -> [LayoutFrame]? {
    let changes = context.changes
    context.changes.clear()
    if changes.isEverything { return nil }
    var frames: [LayoutFrame] = []
    for node in changes.containers {
      var container: LayoutNode? = node
      // The first container that is where it was has the part before and after the change.
      while let inner = container, changes.hasMoved(inner) { container = inner.container }
      guard let container, container.container != nil, let frame = frame(of: container) else {
        return nil
      }
      frames.append(frame)
    }
    return frames
  }
}
