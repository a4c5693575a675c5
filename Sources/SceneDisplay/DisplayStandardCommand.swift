/// A menu command that the library, not the app, provides for a window, such as Close, Undo or New Window.
///
/// The command isn't a node of the tree. Content creates the commands only when a host reads them,
/// so that opening a window is faster. When a person chooses a command, the host sends the command's
/// identifier to the root of the window's tree.
public struct DisplayStandardCommand: Hashable, Codable, Sendable, Identifiable {
  /// The identifier that a host sends to perform the command, such as `close`.
  public var id: String
  /// The group that contains the command; a `CommandGroup` can replace the group.
  public var group: DisplayCommandPlacement.Group
  /// The title that a menu shows for the command.
  public var title: String
  /// The key that performs the command, as a character or a name; nil for none.
  public var key: String?
  /// The modifier keys held while the key is pressed.
  public var modifiers: [DisplayKeyModifier]
  /// Whether a person can choose the command now.
  public var isEnabled: Bool
  /// For Undo, the number of the turn in which the change was made; for Redo, of the turn in which it was undone.
  ///
  /// The number is nil for other commands, and if there is no change to undo or redo. In each turn, the application
  /// performs the work that waits in its queue.
  ///
  /// A host that itself undoes edits of a text field compares the turns of the edits with this turn, so that the newest
  /// change is undone first.
  public var turn: Int?

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - id: The identifier, unique in a window.
  ///   - group: The group that contains the command.
  ///   - title: The title that a menu shows for the command.
  ///   - key: The key that performs the command, as a character or a name; nil for none.
  ///   - modifiers: The modifier keys held while the key is pressed.
  ///   - isEnabled: Whether a person can choose the command now.
  ///   - turn: For Undo, the number of the turn in which the change was made; for Redo, of the turn in which it was
  ///     undone; nil for other commands.
  public init(
    _ id: String, in group: DisplayCommandPlacement.Group, title: String, key: String? = nil,
    modifiers: [DisplayKeyModifier] = [.command], isEnabled: Bool = true, turn: Int? = nil
  ) {
    self.id = id
    self.group = group
    self.title = title
    self.key = key
    self.modifiers = modifiers
    self.isEnabled = isEnabled
    self.turn = turn
  }
}
