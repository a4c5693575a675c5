/// A view with a modifier applied.
public nonisolated struct ModifiedContent<Content: View, Modifier: _PrimitiveModifier>: View {
  let content: Content
  // A variable, because the modifier is passed `inout` to a comparison, which must not copy it.
  var modifier: Modifier

  @MainActor public static func _makeNode(
    _ view: ModifiedContent<Content, Modifier>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Modifier>> {
    Modifier._makeNode(view, in: parent)
  }
}

/// A modifier implemented by the library; not for use by apps.
@MainActor @preconcurrency public protocol _PrimitiveModifier {
  static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>>
}

extension ModifiedContent: WrapperView {
  var child: Content { content }
}

extension ModifiedContent: ViewGroup {
  @MainActor static var isOneView: Bool { Content.isOneView }
  // A section that has a tag is selected as a whole, like any other row.
  @MainActor static var isSection: Bool {
    Content.isSection && !(Modifier.self is any Tagged.Type)
  }
}

/// A modifier that has no effect.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
  /// An instance of the modifier.
  public static let identity = EmptyModifier()

  /// Creates a modifier that has no effect.
  public init() {}

  /// Returns the view unchanged.
  ///
  /// - Parameter content: The view that the modifier is applied to.
  /// - Returns: The view.
  @MainActor public func body(content: Content) -> some View { content }
}
