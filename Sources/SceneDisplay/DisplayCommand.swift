/// The data of a menu bar, of a menu, or of a group of commands in a menu.
///
/// The children of a menu bar are menus and groups. The children of a menu or a group are the commands.
public struct DisplayCommand: DisplayRole {
  /// The kind of a menu bar, a menu or a group of commands.
  public typealias Kind = DisplayKind<DisplayCommand>

  /// The kind: a menu bar, a custom menu or a group of commands.
  public var kind: Kind
  /// The title of the menu that contains the commands; nil for a menu bar.
  public var title: String?
  /// The position of commands in a standard menu; nil for a custom menu and for a menu bar.
  public var placement: DisplayCommandPlacement?

  /// Creates a menu bar, a menu or a group of commands.
  ///
  /// - Parameters:
  ///   - kind: The kind: a custom menu, a menu bar or a group of commands.
  ///   - title: The title of the menu that contains the commands; nil for a menu bar.
  ///   - placement: The position in a standard menu; nil for a custom menu and for a menu bar.
  public init(_ kind: Kind, title: String? = nil, placement: DisplayCommandPlacement? = nil) {
    self.kind = kind
    self.title = title
    self.placement = placement
  }
}

extension DisplayCommand.Kind {
  /// A custom menu with a title.
  public static var menu: Self { Self(rawValue: "menu") }
  /// The menu bar of a window; its children are menus and command groups.
  public static var menuBar: Self { Self(rawValue: "menu.menuBar") }
  /// Commands in a standard menu.
  public static var commandGroup: Self { Self(rawValue: "menu.commandGroup") }
}

extension DisplayElement {
  /// The menu bar of a window.
  public static var menuBar: Self { .command(DisplayCommand(.menuBar)) }

  /// A custom menu with a title.
  ///
  /// - Parameter title: The title of the menu.
  /// - Returns: The element, whose children are the items of the menu.
  public static func menu(_ title: String) -> Self { .command(DisplayCommand(.menu, title: title)) }

  /// Commands in a standard menu.
  ///
  /// - Parameter placement: The position of the commands, which determines the menu.
  /// - Returns: The element, with the title of the standard menu.
  public static func commandGroup(_ placement: DisplayCommandPlacement) -> Self {
    .command(
      DisplayCommand(.commandGroup, title: placement.group.menu, placement: placement))
  }
}
