extension View {
  /// Provides a value to the enclosing layout, which reads the value by its key.
  ///
  /// - Parameters:
  ///   - key: The type that identifies the value.
  ///   - value: The value.
  /// - Returns: The view with the value.
  public nonisolated func layoutValue<Key: LayoutValueKey>(
    key: Key.Type, value: Key.Value
  ) -> some View {
    ModifiedContent(content: self, modifier: LayoutValueModifier<Key>(value: value))
  }
}

private nonisolated struct LayoutValueModifier<Key: LayoutValueKey>: _PrimitiveModifier {
  let value: Key.Value

  @MainActor static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    ValueNode(view, in: parent)
  }
}

private final class ValueNode<Content: View, Key: LayoutValueKey>:
  WrapperNode<ModifiedContent<Content, LayoutValueModifier<Key>>>, LayoutValueNode
{
  init(_ view: ModifiedContent<Content, LayoutValueModifier<Key>>, in parent: _AnyNode) {
    super.init(view, in: parent)
  }

  var key: ObjectIdentifier { ObjectIdentifier(Key.self) }
  var value: Any { view.modifier.value }
}
