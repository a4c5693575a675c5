import SceneDisplay

/// A node that fills a window or a part of it, and displays toolbars and presented content of its descendants
/// beside its own content.
class SurfaceNode: _AnyNode {
  /// The descendants that are displayed in the surface, in no particular order.
  private var attachments: [ObjectIdentifier: _AnyNode] = [:]

  final var hasAttachments: Bool { !attachments.isEmpty }

  final override func forEachAttachment(_ body: (_AnyNode) -> Void) {
    if attachments.count > 1 {
      forEachContributor { if $0.home === self { body($0) } }
    } else if let attachment = attachments.values.first, attachment.isVisible {
      body(attachment)
    }
  }

  final func attach(_ attachment: _AnyNode) {
    attachments[ObjectIdentifier(attachment)] = attachment
    attachment.setContributes(true)
    childrenDidChange()
  }

  final func detach(_ attachment: _AnyNode) {
    attachments[ObjectIdentifier(attachment)] = nil
    attachment.setContributes(false)
    childrenDidChange()
  }
}

/// A node, such as a sheet or an alert, behind which a person can't act on anything.
@MainActor protocol Presentation: _AnyNode {}

extension SurfaceNode {
  /// The presentation in front of everything else that is shown in it.
  var frontmost: (any Presentation)? {
    var front: (any Presentation)?
    forEachAttachment { front = $0 as? any Presentation ?? front }
    return front
  }
}

extension _AnyNode {
  /// The surfaces around the node, from the innermost to the window.
  final var surfaces: [SurfaceNode] { enclosing().compactMap { $0 as? SurfaceNode } }

  /// Returns the ancestors of the node, from its parent to the root.
  final func enclosing() -> some Sequence<_AnyNode> {
    sequence(first: self, next: \.parent).dropFirst()
  }

  /// Whether the node is inside a hidden view.
  final var isHidden: Bool { enclosing().contains { $0.element == .annotation(.hidden) } }

  /// Returns whether the node is another node or one of its descendants.
  final func isInside(_ outer: _AnyNode) -> Bool {
    var node: _AnyNode? = self
    while let inner = node {
      if inner === outer { return true }
      node = inner.parent
    }
    return false
  }

  /// Calls `body` with the node and its descendants, in depth-first order.
  final func forEachNode(_ body: (_AnyNode) -> Void) {
    body(self)
    forEachChild { $0.forEachNode(body) }
  }
}
