import SceneDisplay

/// What fills a window, or a part of it as a window is filled: beside its content it shows what that
/// asks to have shown around it or in front of it.
class SurfaceNode: _AnyNode {
  /// The nodes below that have it as their home, in no order.
  private var guests: [ObjectIdentifier: _AnyNode] = [:]

  final var hasGuests: Bool { !guests.isEmpty }

  final override func forEachGuest(_ body: (_AnyNode) -> Void) {
    if guests.count > 1 {
      forEachAsker { if $0.home === self { body($0) } }
    } else if let guest = guests.values.first, guest.isVisible {
      body(guest)
    }
  }

  final func guestDidCome(_ guest: _AnyNode) {
    guests[ObjectIdentifier(guest)] = guest
    guest.asks(true)
    childrenDidChange()
  }

  final func guestDidLeave(_ guest: _AnyNode) {
    guests[ObjectIdentifier(guest)] = nil
    guest.asks(false)
    childrenDidChange()
  }
}

/// A node, such as a sheet or an alert, behind which a person can't act on anything.
@MainActor protocol Presentation: _AnyNode {}

extension SurfaceNode {
  /// The presentation in front of everything else that is shown in it.
  var frontmost: (any Presentation)? {
    var front: (any Presentation)?
    forEachGuest { front = $0 as? any Presentation ?? front }
    return front
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

  /// Calls `body` with it and all below it, from the top down.
  final func forEachNode(_ body: (_AnyNode) -> Void) {
    body(self)
    forEachChild { $0.forEachNode(body) }
  }
}
