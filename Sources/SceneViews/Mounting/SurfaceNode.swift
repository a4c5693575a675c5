/// What fills a window, or a part of it as a window is filled: beside its content it shows what that
/// asks to have shown around it or in front of it.
class SurfaceNode: _AnyNode {
  /// How many nodes below have it as their home; they are looked for only if there are any.
  private var guests = 0

  final override func forEachGuest(_ body: (_AnyNode) -> Void) {
    guard guests > 0 else { return }
    forEachNode { if $0.home === self, $0.isVisible { body($0) } }
  }

  final func guestDidCome() {
    guests += 1
    childrenDidChange()
  }

  final func guestDidLeave() {
    guests -= 1
    childrenDidChange()
  }
}

extension _AnyNode {
  /// The nearest surface around it.
  final var surface: SurfaceNode? {
    var node = parent
    while let above = node {
      if let surface = above as? SurfaceNode { return surface }
      node = above.parent
    }
    return nil
  }
}
