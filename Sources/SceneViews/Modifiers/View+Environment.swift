public import Observation

extension View {
  /// Sets a value of the environment for the view and all in it.
  ///
  /// - Parameters:
  ///   - keyPath: The value to set.
  ///   - value: What is read from now on; a change reaches those who read it and nobody else.
  /// - Returns: The view with the value set for it.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> ModifiedContent<Self, _EnvironmentModifier<Value>> {
    ModifiedContent(content: self, modifier: _EnvironmentModifier(path: keyPath, value: value))
  }

  /// Hands an observable object to the view and all in it, which read it by its type.
  ///
  /// - Parameter object: The object; nil takes one from further out away.
  /// - Returns: The view with the object set for it.
  public nonisolated func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> ModifiedContent<Self, _EnvironmentModifier<Object?>> {
    environment(\.[ObjectType<Object>()], object)
  }
}

/// A value set for a view and all in it.
public nonisolated struct _EnvironmentModifier<Value>: _PrimitiveModifier {
  let path: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    EnvironmentNode(view, in: parent)
  }

  func set(_ values: inout EnvironmentValues) {
    values[keyPath: path] = value
  }
}

private final class EnvironmentNode<Content: View, Value>:
  WrapperNode<ModifiedContent<Content, _EnvironmentModifier<Value>>>
{
  init(_ view: ModifiedContent<Content, _EnvironmentModifier<Value>>, in parent: _AnyNode) {
    super.init(
      view, in: parent,
      environment: EnvironmentScope(following: parent.environment, view.modifier.set))
  }

  override func update(to view: ModifiedContent<Content, _EnvironmentModifier<Value>>) {
    if let parent, environment.follow(parent.environment, view.modifier.set) {
      forEachChild { $0.environmentDidChange() }
    }
    super.update(to: view)
  }

  override func environmentDidChange() {
    guard let parent else { return }
    environment.disconnect()
    environment = EnvironmentScope(following: parent.environment, view.modifier.set)
    forEachChild { $0.environmentDidChange() }
  }

  override func unmount() {
    environment.disconnect()
    super.unmount()
  }
}
