/// A group of views, scenes, commands or table columns, used where a single element is expected; it has no layout.
///
/// A modifier of a group of scenes applies to each scene in the group:
///
/// ```swift
/// Group {
///   WindowGroup("Inbox") { Text("No messages") }
///   WindowGroup("Outbox", id: "outbox") { Text("Nothing to send") }
/// }
/// .defaultSize(width: 480, height: 320)
/// ```
public nonisolated struct Group<Content> {
  package let content: Content

  /// A group has no body; its content is shown.
  public typealias Body = Never

  /// Creates a group of views, scenes, commands or columns.
  ///
  /// The second parameter prevents a trailing closure from being taken as the content.
  package init(of content: Content, _: Void) {
    self.content = content
  }
}

extension Group: View where Content: View {
  /// Creates a group of the views in a block.
  ///
  /// A modifier that adds views in front of, behind or beside the group, such as `overlay`, applies to each view of the
  /// group. Other modifiers apply to the group as a whole.
  ///
  /// - Parameter content: The views.
  public init(@ViewBuilder content: () -> Content) {
    self.init(of: content(), ())
  }

  @MainActor public static func _makeNode(
    _ view: Group<Content>, in parent: _AnyNode
  ) -> _Node<Group<Content>> {
    ChildNode(view, in: parent)
  }
}

extension Group: WrapperView where Content: View {
  var child: Content { content }
}
