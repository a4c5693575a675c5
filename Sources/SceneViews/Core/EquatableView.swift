/// A view whose content is updated only when the content differs from the previous content.
///
/// Other views with a body are compared field by field. An `EquatableView` compares its content with the operator `==`
/// of the content's type. The operator can ignore fields that don't matter.
///
/// ```swift
/// struct Row: View, Equatable {
///   let subject: String
///   let open: () -> Void
///
///   nonisolated static func == (one: Row, other: Row) -> Bool { one.subject == other.subject }
///
///   var body: some View { Button(subject, action: open) }
/// }
///
/// struct Mailbox: View {
///   var body: some View {
///     EquatableView(content: Row(subject: "Lunch?") {})
///   }
/// }
/// ```
public nonisolated struct EquatableView<Content: Equatable & View>: View, WrapperView {
  /// The view that is compared.
  public var content: Content

  /// Creates a view that compares its content.
  ///
  /// - Parameter content: The view that is compared.
  public init(content: Content) {
    self.content = content
  }

  var child: Content { content }

  @MainActor public static func _makeNode(
    _ view: EquatableView<Content>, in parent: _AnyNode
  ) -> _Node<EquatableView<Content>> {
    EquatableNode(view, in: parent)
  }
}

private final class EquatableNode<Content: Equatable & View>: WrapperNode<EquatableView<Content>> {
  init(_ view: EquatableView<Content>, in parent: _AnyNode) {
    super.init(view, in: parent)
  }

  override func update(to view: EquatableView<Content>) {
    if view.content != self.view.content { super.update(to: view) }
  }
}

extension View where Self: Equatable {
  /// Updates the view only if the operator `==` finds a difference between the view and the previous view.
  ///
  /// - Returns: The view in an ``EquatableView``.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
