extension View {
  /// Changes a value of the environment for the view and all in it.
  ///
  /// - Parameters:
  ///   - keyPath: The value to change.
  ///   - transform: Changes it; called again when the body around it is evaluated.
  /// - Returns: The view with the value changed for it.
  public nonisolated func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> ModifiedContent<Self, _TransformEnvironmentModifier<Value>> {
    ModifiedContent(
      content: self, modifier: _TransformEnvironmentModifier(path: keyPath, transform: transform))
  }
}

/// A value changed for a view and all in it.
public nonisolated struct _TransformEnvironmentModifier<Value>: _PrimitiveModifier {
  let path: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    TransformNode(view, in: parent)
  }
}

/// Reads the value from further out, and changes it again whenever that changes.
private final class TransformNode<Content: View, Value>:
  WrapperNode<ModifiedContent<Content, _TransformEnvironmentModifier<Value>>>, Reader
{
  private let outer: EnvironmentLink<Value>
  var dependent: Dependent?

  init(
    _ view: ModifiedContent<Content, _TransformEnvironmentModifier<Value>>, in parent: _AnyNode
  ) {
    let outer = EnvironmentLink(view.modifier.path, in: parent.environment)
    self.outer = outer
    super.init(
      view, in: parent,
      environment: EnvironmentScope(parent.environment) {
        view.modifier.transform(&$0[keyPath: view.modifier.path])
      })
    // Noted for later; the scope has read the value already.
    _ = Evaluation.run(for: self) { outer.value }
  }

  override func update(to view: ModifiedContent<Content, _TransformEnvironmentModifier<Value>>) {
    self.view = view
    evaluate()
    super.update(to: view)
  }

  func evaluate() {
    guard let parent else { return }
    if environment.set(over: parent.environment, transformed()) {
      forEachChild { $0.environmentDidChange() }
    }
  }

  override func environmentDidChange() {
    guard let parent else { return }
    outer.move(to: parent.environment)
    environment = EnvironmentScope(parent.environment, transformed())
    forEachChild { $0.environmentDidChange() }
  }

  /// Reads the value from further out now, and gives what sets the transformed one.
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
