import SceneDisplay

extension View {
  /// Transforms an environment value for the view and its descendants.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - transform: Changes the value. The closure is called on the main actor when the view is mounted. It is called
  ///     again when the enclosing body is evaluated, or when the value set by outer views changes.
  /// - Returns: The view with the transformed value.
  public nonisolated func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> ModifiedContent<Self, _TransformEnvironmentModifier<Value>> {
    ModifiedContent(
      content: self, modifier: _TransformEnvironmentModifier(path: keyPath, transform: transform))
  }

  /// Transforms an environment value without adding an annotation that tells hosts the value.
  nonisolated func plainTransformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ transform: @escaping (inout Value) -> Void
  ) -> ModifiedContent<Self, _TransformEnvironmentModifier<Value>> {
    ModifiedContent(
      content: self,
      modifier: _TransformEnvironmentModifier(
        path: keyPath, transform: transform, isDrawn: false))
  }
}

/// A modifier that transforms an environment value.
public nonisolated struct _TransformEnvironmentModifier<Value>: _PrimitiveModifier {
  let path: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void
  /// Whether the modifier adds the annotation that tells hosts the value, if the value has one; only `isEnabled` and
  /// `isScrollEnabled` have one.
  var isDrawn = true

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    TransformNode(view, in: parent)
  }
}

/// The node that transforms the value set by outer views, and transforms it again whenever that value changes.
private final class TransformNode<Content: View, Value>:
  WrapperNode<ModifiedContent<Content, _TransformEnvironmentModifier<Value>>>, Reader
{
  private let outer: EnvironmentLink<Value>
  var dependent: Dependent?

  init(
    _ view: ModifiedContent<Content, _TransformEnvironmentModifier<Value>>, in parent: _AnyNode
  ) {
    let outer = EnvironmentLink(Environment(view.modifier.path), in: parent.environment)
    self.outer = outer
    super.init(
      view, in: parent,
      environment: EnvironmentScope(parent.environment) {
        view.modifier.transform(&$0[keyPath: view.modifier.path])
      },
      isDisplayed: view.modifier.isDrawn && EnvironmentValues.trait(at: view.modifier.path) != nil)
    // The value is read only to record the node as a reader. The environment scope has already transformed the value.
    _ = Evaluation.run(for: self) { outer.value }
  }

  override var element: DisplayElement {
    guard displayID != nil, let trait = EnvironmentValues.trait(at: view.modifier.path) else {
      return super.element
    }
    return .annotation(environment.values[keyPath: trait])
  }

  override func update(to view: ModifiedContent<Content, _TransformEnvironmentModifier<Value>>) {
    self.view = view
    evaluate()
    super.update(to: view)
  }

  func evaluate() {
    guard let parent else { return }
    let old = displayID.map { _ in element }
    if environment.set(over: parent.environment, transformed()) {
      forEachChild { $0.environmentDidChange() }
    }
    if let old, element != old { elementDidChange() }
  }

  override func environmentDidChange() {
    guard let parent else { return }
    outer.move(to: parent.environment)
    environment = EnvironmentScope(parent.environment, transformed())
    if displayID != nil { elementDidChange() }
    forEachChild { $0.environmentDidChange() }
  }

  /// Reads the outer value, and returns a closure that sets the transformed value.
  private func transformed() -> (inout EnvironmentValues) -> Void {
    var value = Evaluation.run(for: self) { outer.value }
    view.modifier.transform(&value)
    let (path, result) = (view.modifier.path, value)
    return { $0[keyPath: path] = result }
  }

  override func unmount() {
    stopReading()
    super.unmount()
    outer.disconnect()
  }
}
