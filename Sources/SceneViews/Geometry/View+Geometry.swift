extension View {
  /// Performs an action with a value that depends on the view's size and position, after the first layout and when
  /// the value changes.
  ///
  /// ```swift
  /// struct Measured: View {
  ///   @State private var width = 0.0
  ///
  ///   var body: some View {
  ///     Text("\(width) points")
  ///       .onGeometryChange(for: Double.self) { proxy in
  ///         proxy.size.width
  ///       } action: { width = $0 }
  ///   }
  /// }
  /// ```
  ///
  /// The action is performed in the turn of the app's main loop that follows the layout. If the action leads to new
  /// layouts without end, it isn't performed again until a person acts.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Returns the value for a size and a position.
  ///   - action: The action, with the new value.
  /// - Returns: The view with the action.
  @preconcurrency
  public nonisolated func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping @MainActor (_ newValue: Value) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// Performs an action with the old and the new value computed from the view's size and position, after the first
  /// layout and when the value changes.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Returns the value for a size and a position.
  ///   - action: The action, which gets the old and the new value; the two values are equal after the first layout.
  /// - Returns: The view with the action.
  @preconcurrency
  public nonisolated func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ModifiedContent(
      content: self, modifier: GeometryChangeModifier(transform: transform, action: action))
  }

  /// Names the coordinate space of the view, so that descendants of the view can refer to the space.
  ///
  /// - Parameter name: The space, such as `.named("list")`.
  /// - Returns: The view with the name.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    ModifiedContent(content: self, modifier: SpaceModifier(name: name.name))
  }

  /// Names the coordinate space of the view by a value, so that descendants of the view can refer to the space.
  ///
  /// - Parameter name: The name.
  /// - Returns: The view with the name.
  public nonisolated func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    coordinateSpace(NamedCoordinateSpace(name: AnyHashable(name)))
  }
}

private nonisolated struct GeometryChangeModifier<Value: Equatable>: _PrimitiveModifier {
  let transform: (GeometryProxy) -> Value
  let action: @MainActor (Value, Value) -> Void

  @MainActor static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    GeometryChangeNode(view, in: parent)
  }
}

private final class GeometryChangeNode<Content: View, Value: Equatable>:
  WrapperNode<ModifiedContent<Content, GeometryChangeModifier<Value>>>, Placed
{
  private var value: Value?

  init(
    _ view: ModifiedContent<Content, GeometryChangeModifier<Value>>, in parent: _AnyNode
  ) {
    super.init(view, in: parent)
    tree.placement.add(self)
  }

  func placementDidChange() {
    if placedFrame == nil { return }
    let new = view.modifier.transform(GeometryProxy(of: self))
    if new == value { return }
    let old = value ?? new
    value = new
    let action = view.modifier.action
    tree.afterUpdate { action(old, new) }
  }

  override func unmount() {
    tree.placement.remove(self)
    super.unmount()
  }
}

private nonisolated struct SpaceModifier: _PrimitiveModifier {
  let name: AnyHashable

  @MainActor static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    SpaceNode(view, in: parent)
  }
}

private final class SpaceNode<Content: View>: WrapperNode<ModifiedContent<Content, SpaceModifier>>,
  NamedSpace
{
  init(_ view: ModifiedContent<Content, SpaceModifier>, in parent: _AnyNode) {
    super.init(view, in: parent)
    tree.placement.add(self)
  }

  var spaceName: AnyHashable { view.modifier.name }

  func placementDidChange() {}

  override func unmount() {
    tree.placement.remove(self)
    super.unmount()
  }
}
