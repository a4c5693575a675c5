extension Group: Commands where Content: Commands {
  /// Creates a group of commands; the commands have the same effect as without the group.
  ///
  /// - Parameter content: The commands of the group.
  public init(@CommandsBuilder content: () -> Content) {
    self.init(of: content(), ())
  }

  @MainActor public static func _makeNode(
    _ view: _CommandsContent<Group<Content>>, in parent: _AnyNode
  ) -> _Node<_CommandsContent<Group<Content>>> {
    GroupCommandsNode(view, in: parent)
  }
}

/// The node of a group of commands; its only child node contains all commands of the group.
private final class GroupCommandsNode<Content: Commands>: _Node<_CommandsContent<Group<Content>>> {
  private var child: _Node<_CommandsContent<Content>>?

  init(_ view: _CommandsContent<Group<Content>>, in parent: _AnyNode) {
    super.init(in: parent)
    child = Content._makeNode(_CommandsContent(commands: view.commands.content), in: self)
  }

  override func update(to view: _CommandsContent<Group<Content>>) {
    child?.update(to: _CommandsContent(commands: view.commands.content))
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let child { body(child) }
  }
}
