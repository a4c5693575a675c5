import SceneDisplay

/// A menu of an app's own, between those every app has.
public nonisolated struct CommandMenu<Content: View>: Commands {
  let title: String
  let child: Content

  /// A menu under a title.
  ///
  /// - Parameters:
  ///   - title: What a person reads of the menu before opening it.
  ///   - content: What is in it: buttons, toggles, pickers and dividers.
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content
  ) {
    self.title = String(title)
    child = content()
  }

  /// A menu under a text, of which the style doesn't count.
  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(title.content, content: content)
  }

  @MainActor public static func _makeNode(
    _ view: _CommandsContent<CommandMenu<Content>>, in parent: _AnyNode
  ) -> _Node<_CommandsContent<CommandMenu<Content>>> {
    ContainerNode(view, in: parent)
  }
}

extension CommandMenu: ContainerCommands {
  var element: DisplayElement { .menu(title) }
}
