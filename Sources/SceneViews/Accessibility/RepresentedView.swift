import SceneDisplay

/// A view, followed by a view that represents it in the plain text of a window.
///
/// Scripts print the plain text and act on the second view. Hosts draw the first view.
nonisolated struct RepresentedView<Content: View, Representation: View>: ContainerView {
  let child: TupleView<Content, AnnotatedView<AnnotatedView<Representation>>>

  var element: DisplayElement { .container(DisplayContainer(.represented)) }

  @MainActor static func _makeNode(
    _ view: RepresentedView<Content, Representation>, in parent: _AnyNode
  ) -> _Node<RepresentedView<Content, Representation>> {
    ContainerNode(view, in: parent)
  }
}

extension RepresentedView: Tagged {
  var tag: AnyHashable? { (child.content.0 as? any Tagged)?.tag }
}

/// A view whose node is displayed in a node with an annotation.
nonisolated struct AnnotatedView<Content: View>: ContainerView {
  let annotation: DisplayAnnotation
  let child: Content

  var element: DisplayElement { .annotation(annotation) }

  @MainActor static func _makeNode(
    _ view: AnnotatedView<Content>, in parent: _AnyNode
  ) -> _Node<AnnotatedView<Content>> {
    ContainerNode(view, in: parent)
  }
}
