public import Observation
import SceneDisplay

extension View {
  /// Sets an environment value for the view and its descendants.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The new value. When the value changes, only the views that read the value are updated.
  /// - Returns: The view with the environment value.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> ModifiedContent<Self, _EnvironmentModifier<Value>> {
    ModifiedContent(content: self, modifier: _EnvironmentModifier(path: keyPath, value: value))
  }

  /// Sets an observable object for the view and its descendants, which read the object by its type.
  ///
  /// ```swift
  /// import Observation
  ///
  /// @Observable final class Mailbox {
  ///   var unread = 0
  /// }
  ///
  /// struct UnreadView: View {
  ///   @Environment(Mailbox.self) private var mailbox
  ///
  ///   var body: some View { Text("\(mailbox.unread) unread") }
  /// }
  ///
  /// struct MailboxView: View {
  ///   let mailbox: Mailbox
  ///
  ///   var body: some View { UnreadView().environment(mailbox) }
  /// }
  /// ```
  ///
  /// - Parameter object: The object; nil hides an object set by an outer modifier.
  /// - Returns: The view with the object in its environment.
  public nonisolated func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> ModifiedContent<Self, _EnvironmentModifier<Object?>> {
    environment(\.[ObjectType<Object>()], object)
  }
}

/// A modifier that sets an environment value.
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
      environment: EnvironmentScope(following: parent.environment, view.modifier.set),
      isDisplayed: EnvironmentValues.trait(at: view.modifier.path) != nil)
  }

  override var element: DisplayElement {
    guard displayID != nil, let trait = EnvironmentValues.trait(at: view.modifier.path) else {
      return super.element
    }
    return .annotation(environment.values[keyPath: trait])
  }

  override func update(to view: ModifiedContent<Content, _EnvironmentModifier<Value>>) {
    let old = displayID.map { _ in element }
    if let parent, environment.follow(parent.environment, view.modifier.set) {
      forEachChild { $0.environmentDidChange() }
    }
    if let old, element != old { elementDidChange() }
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
