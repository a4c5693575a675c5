import SceneDisplay

/// A view whose element is inside an annotation element, such as the annotation that hides the view.
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
