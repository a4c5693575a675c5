import SceneDisplay

/// Commands that are added to a standard menu, or that replace a group of standard commands.
///
/// ```swift
/// struct MailboxCommands: Commands {
///   var body: some Commands {
///     CommandGroup(after: .newItem) { Button("New Message") {} }
///     CommandGroup(replacing: .help) { Button("Postbox Help") {} }
///   }
/// }
/// ```
public nonisolated struct CommandGroup<Content: View>: Commands {
  let placement: DisplayCommandPlacement
  let child: Content

  /// Creates commands before the commands of a group.
  ///
  /// - Parameters:
  ///   - group: The group of standard commands, which determines the menu.
  ///   - addition: The commands to add.
  public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    placement = DisplayCommandPlacement(.before, group.group)
    child = addition()
  }

  /// Creates commands after the commands of a group.
  ///
  /// - Parameters:
  ///   - group: The group of standard commands, which determines the menu.
  ///   - addition: The commands to add.
  public init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    placement = DisplayCommandPlacement(.after, group.group)
    child = addition()
  }

  /// Creates commands that replace the commands of a group; an empty block removes the group.
  ///
  /// - Parameters:
  ///   - group: The group of standard commands, which determines the menu.
  ///   - addition: The commands that replace the group's commands.
  public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    placement = DisplayCommandPlacement(.replacing, group.group)
    child = addition()
  }

  @MainActor public static func _makeNode(
    _ view: _CommandsContent<CommandGroup<Content>>, in parent: _AnyNode
  ) -> _Node<_CommandsContent<CommandGroup<Content>>> {
    CommandGroupNode(view, in: parent)
  }
}

extension CommandGroup: WrapperCommands {}

private final class CommandGroupNode<Content: View>:
  ChildNode<_CommandsContent<CommandGroup<Content>>>
{
  private var placement: DisplayCommandPlacement

  init(_ view: _CommandsContent<CommandGroup<Content>>, in parent: _AnyNode) {
    placement = view.commands.placement
    super.init(view, in: parent, isDisplayed: true)
    if placement.position == .replacing { tree.replacedGroups.add(placement.group) }
  }

  override var element: DisplayElement { .commandGroup(placement) }

  override func update(to view: _CommandsContent<CommandGroup<Content>>) {
    let old = placement
    placement = view.commands.placement
    super.update(to: view)
    if placement == old { return }
    elementDidChange()
    if old.position == .replacing { tree.replacedGroups.remove(old.group) }
    if placement.position == .replacing { tree.replacedGroups.add(placement.group) }
  }

  override func unmount() {
    if placement.position == .replacing { tree.replacedGroups.remove(placement.group) }
    super.unmount()
  }
}
