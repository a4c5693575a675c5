import SceneDisplay

/// A modifier that adds an annotation to a view.
@MainActor protocol AnnotationModifier: _PrimitiveModifier {
  var annotation: DisplayAnnotation { get }
  /// The source of the annotation's text; nil if the annotation doesn't depend on the environment, which is the usual
  /// case.
  var source: TextSource? { get }
}

/// The node of an annotation.
class AnnotationNode<Content: View, Modifier: AnnotationModifier>:
  WrapperNode<ModifiedContent<Content, Modifier>>, TextOwner
{
  /// The object that observes the values on which the text depends; nil if the annotation never had a text source.
  private var surroundings: TextSurroundings?

  init(_ view: ModifiedContent<Content, Modifier>, in parent: _AnyNode) {
    super.init(view, in: parent, isDisplayed: true)
    if view.modifier.source != nil { surroundings.follow(self) }
  }

  final var shownText: Text { view.modifier.source.map { Text($0) } ?? Text(verbatim: "") }

  final override var element: DisplayElement {
    guard let text = surroundings?.text else { return .annotation(view.modifier.annotation) }
    var annotation = view.modifier.annotation
    annotation.value = .text(text)
    return .annotation(annotation)
  }

  final override func update(to view: ModifiedContent<Content, Modifier>) {
    let isSame =
      view.modifier.annotation == self.view.modifier.annotation
      && view.modifier.source == self.view.modifier.source
    super.update(to: view)
    if isSame { return }
    if surroundings != nil || view.modifier.source != nil { surroundings.follow(self) }
    elementDidChange()
  }

  final func textDidChange() { elementDidChange() }

  final override func environmentDidChange() {
    super.environmentDidChange()
    surroundings?.move(to: environment)
  }

  final override func unmount() {
    surroundings?.end()
    super.unmount()
  }
}
