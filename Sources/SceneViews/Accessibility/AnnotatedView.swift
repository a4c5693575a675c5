import SceneDisplay

/// A view in an annotation.
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
