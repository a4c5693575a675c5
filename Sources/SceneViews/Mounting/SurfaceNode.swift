import SceneDisplay

/// A surface: a node that fills a window or a part of a window, such as a page, a column or a sheet.
///
/// A surface displays its own content and the toolbars of its descendants. The outermost surface also displays the
/// presented content, such as sheets.
class SurfaceNode: _AnyNode {
  /// The descendants, such as toolbars, that the surface displays as its own children, in no particular order.
  private var attachments = [ObjectIdentifier: _AnyNode]()

  /// The descendants that show or hide bars of the surface.
  // Proof: the property is isolated to the main actor, and neither `childrenDidChange()` nor the count of
  // contributors accesses it.
  #if hasAttribute(exclusivity) && !PUBLIC_API_ONLY
  @exclusivity(unchecked)
  #endif
  final var barHiders = Contributors() {
    didSet { childrenDidChange() }
  }

  final var hasAttachments: Bool { !attachments.isEmpty }

  final override func forEachAttachment(_ body: (_AnyNode) -> Void) {
    if attachments.isEmpty { return }
    if barHiders.isEmpty, !tree.hidesToolbar {
      forEachVisibleAttachment(body)
    } else {
      forEachVisibleAttachment { if !isHidden($0) { body($0) } }
    }
  }

  /// Returns whether an attachment is a toolbar that is hidden, either by a person or by a descendant of the surface.
  private func isHidden(_ attachment: _AnyNode) -> Bool {
    guard attachment.element == .toolbar else { return false }
    if tree.hidesToolbar, !attachment.isInPresentation { return true }
    return barHiders.ordered.lazy.filter(\.isVisible).compactMap {
      ($0 as? any BarHider)?.isHidden(.navigationBar)
    }.first ?? false
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

/// A node that shows or hides bars of the enclosing surface.
@MainActor protocol BarHider: _AnyNode {
  /// Returns whether the node hides a bar; nil if it neither shows nor hides the bar.
  func isHidden(_ bar: ToolbarPlacement) -> Bool?
}

/// The node of a sheet, an alert, a popover or other content in front of a window.
@MainActor protocol Presentation: _AnyNode {
  /// The properties that the presented content requests.
  var requests: PresentationRequests { get set }
  /// The descendants that request properties; of nodes that are mounted together, inner nodes come first.
  var requesters: [any PresentationRequester] { get set }
  /// Closes the presentation if it is a popover; called when a person acts on the content behind the presentation.
  ///
  /// - Returns: Whether the presentation was closed.
  func leave() -> Bool
}

extension Presentation {
  /// Replaces ``requests`` with the properties that the content requests now.
  func updateRequests() {
    requests = requesters.reduce(into: PresentationRequests()) { $1.change(&$0) }
  }
}

/// A node that requests properties of the enclosing presentation.
@MainActor protocol PresentationRequester: _AnyNode {
  func change(_ requests: inout PresentationRequests)
  /// Changes the properties again after the height of the window has changed, because properties may depend on the
  /// height.
  func followWindow()
}

/// The properties that presented content requests from the enclosing presentation.
struct PresentationRequests: Hashable {
  /// Whether a person can't dismiss the presentation.
  var staysOpen = false
  /// The requested height; nil for the height of the content.
  var height: DisplaySurface.Height?
}

extension SurfaceNode {
  /// The presentations of the surface, from back to front.
  var presentations: [any Presentation] {
    var all: [any Presentation] = []
    forEachAttachment { if let presentation = $0.presentation { all.append(presentation) } }
    return all
  }

  /// The frontmost presentation of the surface; nil if there is none.
  var frontmost: (any Presentation)? { presentations.last }
}

extension _AnyNode {
  /// The surfaces around the node, from the innermost to the window.
  final var surfaces: [SurfaceNode] { enclosing().compactMap { $0 as? SurfaceNode } }

  /// Returns the ancestors of the node, from its parent to the root.
  final func enclosing() -> some Sequence<_AnyNode> {
    sequence(first: self, next: \.parent).dropFirst()
  }

  /// Returns the ancestors of the node, from its parent to the innermost presentation, or to the root if there is none;
  /// a presentation has none.
  final func enclosingInPresentation() -> some Sequence<_AnyNode> {
    sequence(first: self, next: \.nextKeyNode).dropFirst()
  }

  /// The innermost presentation around the node; nil if there is none.
  final var enclosingPresentation: (any Presentation)? {
    var node = parent
    while let outer = node {
      if let presentation = outer.presentation { return presentation }
      node = outer.parent
    }
    return nil
  }

  /// Whether the node is inside a hidden view; a presentation that a hidden view presents isn't hidden.
  ///
  /// Content that represents a visible view for assistive technologies doesn't count as hidden.
  final var isHidden: Bool {
    var inner = self
    for outer in enclosingInPresentation() {
      if outer.element == .annotation(.hidden), inner.element != .annotation(.told) { return true }
      inner = outer
    }
    return false
  }

  /// Whether an ancestor in the same presentation prevents a person from acting on the node.
  final var isInert: Bool {
    enclosingInPresentation().contains { $0.element == .annotation(.inert(true)) }
  }

  /// Returns whether the node is the given node or a descendant of the given node.
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
