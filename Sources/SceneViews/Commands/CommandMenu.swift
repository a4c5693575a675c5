import SceneDisplay

/// A custom menu between the standard menus.
public nonisolated struct CommandMenu<Content: View>: Commands {
  let title: String
  let child: Content

  /// Creates a menu with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the menu.
  ///   - content: The items of the menu: buttons, toggles, pickers and dividers.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content
  ) {
    self.title = String(title)
    child = content()
  }

  /// Creates a menu with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - content: The items of the menu: buttons, toggles, pickers and dividers.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(titleKey.text, content: content)
  }

  /// Creates a menu with a title, ignoring the style of the text.
  ///
  /// - Parameters:
  ///   - title: The title of the menu.
  ///   - content: The items of the menu: buttons, toggles, pickers and dividers.
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
