import SceneDisplay

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
    tree.guests += 1
    childrenDidChange()
  }

  final func guestDidLeave() {
    guests -= 1
    tree.guests -= 1
    childrenDidChange()
  }
}

extension _AnyNode {
  /// The surfaces around it, from the nearest to that of the window.
  final var surfaces: [SurfaceNode] { enclosing().compactMap { $0 as? SurfaceNode } }

  /// The nodes around it, from the nearest to that of the window.
  final func enclosing() -> some Sequence<_AnyNode> {
    sequence(first: self, next: \.parent).dropFirst()
  }

  /// Whether it stands in something that takes its room and isn't seen.
  final var isHidden: Bool { enclosing().contains { $0.element == .trait(.hidden) } }

  /// Whether it is a node, or is mounted somewhere below it.
  final func isInside(_ outer: _AnyNode) -> Bool {
    var node: _AnyNode? = self
    while let inner = node {
      if inner === outer { return true }
      node = inner.parent
    }
    return false
  }
}
