import SceneDisplay

/// Commands for one of the menus every app has.
public nonisolated struct CommandGroup<Content: View>: Commands {
  let placement: DisplayCommandPlacement
  let child: Content

  /// Puts commands in front of those of a group.
  ///
  /// - Parameters:
  ///   - group: The group, and with it the menu.
  ///   - addition: The commands.
  public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    placement = DisplayCommandPlacement(.before, group.group)
    child = addition()
  }

  /// Puts commands behind those of a group.
  public init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    placement = DisplayCommandPlacement(.after, group.group)
    child = addition()
  }

  /// Puts commands in the place of those of a group; none, if the block is empty.
  public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    placement = DisplayCommandPlacement(.replacing, group.group)
    child = addition()
  }

  @MainActor public static func _makeNode(
    _ view: _CommandsContent<CommandGroup<Content>>, in parent: _AnyNode
  ) -> _Node<_CommandsContent<CommandGroup<Content>>> {
    ContainerNode(view, in: parent)
  }
}

extension CommandGroup: ContainerCommands {
  var element: DisplayElement { .commandGroup(placement) }
}
