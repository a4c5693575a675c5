/// A command that every window of its kind has, such as Close, Undo or New Window.
///
/// It isn't a node of the tree: content makes the commands when a host asks for them, so that a window that is opened
/// doesn't pay for them. A host that a person chooses one from sends its identifier to the root of the window's tree.
public struct DisplayStandardCommand: Hashable, Codable, Sendable, Identifiable {
  /// The identifier, such as `close`.
  public var id: String
  /// The group in which it stands, which a `CommandGroup` can replace.
  public var group: DisplayCommandPlacement.Group
  /// The title.
  public var title: String
  /// The key that chooses it, as a character or a name; nil for none.
  public var key: String?
  /// The modifier keys held with it.
  public var modifiers: [DisplayKeyModifier]
  /// Whether a person can choose it now.
  public var isEnabled: Bool

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - id: The identifier, unique in a window.
  ///   - group: The group in which it stands.
  ///   - title: The title.
  ///   - key: The key that chooses it, as a character or a name; nil for none.
  ///   - modifiers: The modifier keys held with it.
  ///   - isEnabled: Whether a person can choose it now.
  public init(
    _ id: String, in group: DisplayCommandPlacement.Group, title: String, key: String? = nil,
    modifiers: [DisplayKeyModifier] = [.command], isEnabled: Bool = true
  ) {
    self.id = id
    self.group = group
    self.title = title
    self.key = key
    self.modifiers = modifiers
    self.isEnabled = isEnabled
  }
}
