import SceneDisplay

/// A custom menu, which is placed before the menus Window and Help.
public nonisolated struct CommandMenu<Content: View>: Commands {
  let title: Text
  let child: Content

  /// Creates a menu with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the menu.
  ///   - content: The items of the menu, such as buttons, toggles, pickers and dividers.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content
  ) {
    self.title = Text(verbatim: String(title))
    child = content()
  }

  /// Creates a menu with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - content: The items of the menu, such as buttons, toggles, pickers and dividers.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content: content)
  }

  /// Creates a menu with a title from a `Text`, whose styles are ignored.
  ///
  /// - Parameters:
  ///   - title: The title of the menu.
  ///   - content: The items of the menu, such as buttons, toggles, pickers and dividers.
  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.title = title.unstyled
    child = content()
  }

  @MainActor public static func _makeNode(
    _ view: _CommandsContent<CommandMenu<Content>>, in parent: _AnyNode
  ) -> _Node<_CommandsContent<CommandMenu<Content>>> {
    CommandMenuNode(view, in: parent)
  }
}

extension CommandMenu: WrapperCommands {}

/// The node of a menu, whose title may depend on the environment.
private final class CommandMenuNode<Content: View>:
  ChildNode<_CommandsContent<CommandMenu<Content>>>, TextOwner
{
  private(set) var shownText: Text
  private var surroundings: TextSurroundings?

  init(_ view: _CommandsContent<CommandMenu<Content>>, in parent: _AnyNode) {
    shownText = view.commands.title
    super.init(view, in: parent, isDisplayed: true)
    surroundings.follow(self)
  }

  override var element: DisplayElement { .menu(surroundings?.text ?? shownText.content) }

  override func update(to view: _CommandsContent<CommandMenu<Content>>) {
    let isSame = view.commands.title == shownText
    shownText = view.commands.title
    super.update(to: view)
    if isSame { return }
    surroundings.follow(self)
    elementDidChange()
  }

  func textDidChange() { elementDidChange() }

  override func environmentDidChange() {
    super.environmentDidChange()
    surroundings?.move(to: environment)
  }

  override func unmount() {
    surroundings?.end()
    super.unmount()
  }
}
