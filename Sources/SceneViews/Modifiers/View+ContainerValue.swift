extension View {
  /// Sets a value that the container directly around the view reads; if several modifiers set the value, the outermost
  /// wins.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value.
  /// - Returns: The view with the value. If the view is a group, each view of the group has the value.
  public nonisolated func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) -> some View {
    ModifiedContent(
      content: self, modifier: ContainerValueModifier(keyPath: keyPath, value: value))
  }
}

/// A modifier that sets a container value.
nonisolated protocol ContainerValueWriter {
  func modify(_ values: inout ContainerValues)
}

extension ModifiedContent: ContainerValued {
  var valued: any View { content }

  func modify(_ values: inout ContainerValues) {
    values.set(tag: (modifier as? any Tagged)?.tag)
    (modifier as? any ContainerValueWriter)?.modify(&values)
  }
}

private nonisolated struct ContainerValueModifier<Value>: _PrimitiveModifier, ContainerValueWriter {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value

  func modify(_ values: inout ContainerValues) { values[keyPath: keyPath] = value }

  @MainActor static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    ContainerValueNode(view, in: parent)
  }
}

private final class ContainerValueNode<Content: View, Value>:
  WrapperNode<ModifiedContent<Content, ContainerValueModifier<Value>>>, ContainerValueHolder
{
  init(_ view: ModifiedContent<Content, ContainerValueModifier<Value>>, in parent: _AnyNode) {
    super.init(view, in: parent)
  }

  func modify(_ values: inout ContainerValues) { view.modifier.modify(&values) }
}

extension ModifiedContent: ViewParts where Modifier: ContainerValueWriter {
  @MainActor func parts(at path: [AnyHashable]) -> [Subview] {
    SceneViews.parts(of: content, at: path).map { part in
      var part = part
      part.view = modified(part.view)
      return part
    }
  }

  private func modified<Part: View>(_ part: Part) -> any View {
    ModifiedContent<Part, Modifier>(content: part, modifier: modifier)
  }
}
