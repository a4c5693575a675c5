import SceneDisplay

/// The groups of standard commands that the app replaces in a window, and the nodes of the library's own commands;
/// these nodes are notified of replaced groups.
@MainActor final class ReplacedGroups {
  /// The replaced groups; a group that is replaced twice is contained twice.
  private var replaced: [DisplayCommandPlacement.Group] = []
  private var commands: [any ReplaceableCommands] = []

  func contains(_ group: DisplayCommandPlacement.Group) -> Bool { replaced.contains(group) }

  func add(_ group: DisplayCommandPlacement.Group) {
    replaced.append(group)
    for node in commands { node.replacedGroupsDidChange() }
  }

  func remove(_ group: DisplayCommandPlacement.Group) {
    if let index = replaced.firstIndex(of: group) { replaced.remove(at: index) }
    for node in commands { node.replacedGroupsDidChange() }
  }

  func add(_ node: any ReplaceableCommands) { commands.append(node) }

  func remove(_ node: any ReplaceableCommands) { commands.removeAll { $0 === node } }
}

/// The node of standard commands from the library; an app can replace these commands with its own.
@MainActor protocol ReplaceableCommands: _AnyNode {
  /// Shows or hides the commands after the set of replaced groups has changed.
  func replacedGroupsDidChange()
}
