import SceneDisplay

/// A node that fills a window or a part of it, and displays toolbars and presented content of its descendants
/// beside its own content.
class SurfaceNode: _AnyNode {
  /// The descendants that are displayed in the surface, in no particular order.
  private var attachments: [ObjectIdentifier: _AnyNode] = [:]

  /// The nodes inside that show or hide bars of the surface, in the order in which they were mounted.
  // Proof: on the main actor, and telling of changed children doesn't reach the property.
  #if hasAttribute(exclusivity) && !PUBLIC_API_ONLY
  @exclusivity(unchecked)
  #endif
  final var barHiders: [any BarHider] = [] {
    didSet { childrenDidChange() }
  }

  final var hasAttachments: Bool { !attachments.isEmpty }

  final override func forEachAttachment(_ body: (_AnyNode) -> Void) {
    if barHiders.isEmpty, !tree.hidesToolbar {
      forEachVisibleAttachment(body)
    } else {
      forEachVisibleAttachment { if !isHidden($0) { body($0) } }
    }
  }

  /// Returns whether an attachment is a toolbar that a view inside, or a person, hides.
  private func isHidden(_ attachment: _AnyNode) -> Bool {
    guard attachment.element == .toolbar else { return false }
    if tree.hidesToolbar, !attachment.isInPresentation { return true }
    return barHiders.lazy.filter(\.isVisible).compactMap { $0.isHidden(.navigationBar) }.first
      ?? false
  }

  private func forEachVisibleAttachment(_ body: (_AnyNode) -> Void) {
    if attachments.count > 1 {
      forEachContributor { if $0.attachmentSurface === self { body($0) } }
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

/// A node that shows or hides bars of the surface around it.
@MainActor protocol BarHider: _AnyNode {
  /// Returns whether it hides a bar; nil if it leaves it as it is.
  func isHidden(_ bar: ToolbarPlacement) -> Bool?
}

/// A node, such as a sheet or an alert, behind which a person can't act on anything.
@MainActor protocol Presentation: _AnyNode {
  /// The requests of the content.
  var wishes: PresentationWishes { get set }
  /// The nodes in the content that ask for something, in the order in which they were mounted.
  var wishing: [any Wishing] { get set }
  /// Closes it because a person acts on something behind it.
  ///
  /// - Returns: Whether it closes then, as a popover does.
  func leave() -> Bool
}

extension Presentation {
  /// Asks the content for its wishes again.
  func settleWishes() {
    wishes = wishing.reduce(into: PresentationWishes()) { $1.change(&$0) }
  }
}

/// A node that asks for properties of the presentation around it.
@MainActor protocol Wishing: _AnyNode {
  func change(_ wishes: inout PresentationWishes)
}

/// The properties of a presentation that its content asks for.
struct PresentationWishes: Hashable {
  /// Whether a person can't close it.
  var staysOpen = false
  /// The height; nil for that of the content.
  var height: DisplaySurface.Height?
}

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

  /// Whether a view around the node takes no acts for it.
  final var isInert: Bool { enclosing().contains { $0.element == .annotation(.inert(true)) } }

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
