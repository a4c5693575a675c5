import SceneDisplay

/// Commands of the library at the beginning of a group of standard commands.
///
/// Unlike a `DisplayStandardCommand`, each of these commands is a view, so that it can have a submenu or show a dialog.
/// If the app replaces the group, the commands are hidden.
package nonisolated struct StandardCommandGroup<Content: View>: Commands {
  fileprivate let group: DisplayCommandPlacement.Group
  private let content: CommandGroup<Content>

  /// Creates commands in a group.
  ///
  /// - Parameters:
  ///   - group: The group of standard commands, which determines the menu.
  ///   - content: The commands, which menus show before the other standard commands of the group.
  package init(_ group: CommandGroupPlacement, @ViewBuilder content: () -> Content) {
    self.group = group.group
    self.content = CommandGroup(before: group, addition: content)
  }

  @MainActor package static func _makeNode(
    _ view: _CommandsContent<StandardCommandGroup<Content>>, in parent: _AnyNode
  ) -> _Node<_CommandsContent<StandardCommandGroup<Content>>> {
    StandardCommandGroupNode(view, in: parent)
  }
}

extension StandardCommandGroup: WrapperCommands {
  var child: _CommandsContent<CommandGroup<Content>> { _CommandsContent(commands: content) }
}

private final class StandardCommandGroupNode<Content: View>:
  ChildNode<_CommandsContent<StandardCommandGroup<Content>>>, ReplaceableCommands
{
  private let group: DisplayCommandPlacement.Group
  /// Whether the commands are hidden, because the app replaces the group.
  private var isReplaced = false

  init(_ view: _CommandsContent<StandardCommandGroup<Content>>, in parent: _AnyNode) {
    group = view.commands.group
    super.init(view, in: parent)
    tree.replacedGroups.add(self)
    replacedGroupsDidChange()
  }

  func replacedGroupsDidChange() {
    let isReplaced = tree.replacedGroups.contains(group)
    if isReplaced == self.isReplaced { return }
    self.isReplaced = isReplaced
    forEachChild { isReplaced ? $0.disappear() : $0.appear() }
    childrenDidChange()
  }

  override func forEachVisibleChild(_ body: (_AnyNode) -> Void) {
    if !isReplaced { forEachChild(body) }
  }

  override func unmount() {
    tree.replacedGroups.remove(self)
    super.unmount()
  }
}
