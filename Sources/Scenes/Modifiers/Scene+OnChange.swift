extension Scene {
  /// Adds an action to perform when a value changes.
  ///
  /// ```swift
  /// @Observable final class Mailbox { var unread = 0 }
  ///
  /// struct Inbox: Scene {
  ///   let mailbox: Mailbox
  ///
  ///   var body: some Scene {
  ///     WindowGroup("Inbox") { Text("\(mailbox.unread) unread") }
  ///       .onChange(of: mailbox.unread) { old, new in
  ///         if new > old { print("new mail") }
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value, compared whenever the enclosing body is evaluated.
  ///   - initial: Whether to perform the action also when the scene is added to the declarations. The action then gets
  ///     the same value as old and new value.
  ///   - action: The action, which gets the old and the new value after all windows are updated.
  /// - Returns: The scene with the action.
  @preconcurrency
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor (Value, Value) -> Void
  ) -> ModifiedScene<Self, _ChangeSceneModifier<Value>> {
    ModifiedScene(
      content: self,
      modifier: _ChangeSceneModifier(value: value, initial: initial, action: action))
  }

  /// Adds an action to perform when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value, compared whenever the enclosing body is evaluated.
  ///   - initial: Whether to perform the action also when the scene is added to the declarations.
  ///   - action: The action, performed on the main actor after all windows are updated.
  /// - Returns: The scene with the action.
  @preconcurrency
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> ModifiedScene<Self, _ChangeSceneModifier<Value>> {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Adds an action to perform with the new value when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value, compared whenever the enclosing body is evaluated.
  ///   - action: The action, which gets the new value on the main actor after all windows are
  ///     updated.
  /// - Returns: The scene with the action.
  @preconcurrency
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (Value) -> Void
  ) -> ModifiedScene<Self, _ChangeSceneModifier<Value>> {
    onChange(of: value) { _, new in action(new) }
  }
}

/// A modifier that performs an action when a value changes.
public nonisolated struct _ChangeSceneModifier<Value: Equatable>: _SceneModifier {
  let value: Value
  let initial: Bool
  let action: @MainActor (Value, Value) -> Void

  @MainActor public static func _makeNode<Content: Scene>(
    _ scene: ModifiedScene<Content, Self>, in parent: _AnySceneNode, at index: Int?
  ) -> _SceneNode<ModifiedScene<Content, Self>> {
    let modifier = scene.modifier
    if modifier.initial {
      parent.tree.afterUpdate { modifier.action(modifier.value, modifier.value) }
    }
    return ChangeSceneNode(scene, in: parent, at: index)
  }
}

private final class ChangeSceneNode<Content: Scene, Value: Equatable>:
  ModifiedSceneNode<Content, _ChangeSceneModifier<Value>>
{
  override func update(to scene: ModifiedScene<Content, _ChangeSceneModifier<Value>>) {
    let old = modifier.value
    let new = scene.modifier.value
    if old != new {
      let action = scene.modifier.action
      tree.afterUpdate { action(old, new) }
    }
    super.update(to: scene)
  }
}
