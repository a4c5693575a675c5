import SceneModel

// Standard commands that an app can add to its menus.

/// A command that shows and hides the sidebar of a split view.
public nonisolated struct SidebarCommands: Commands {
  /// Creates the commands.
  public init() {}

  /// A button in the View menu.
  @MainActor public var body: some Commands {
    CommandGroup(after: .sidebar) {
      ColumnButton(title: "Toggle Sidebar", column: .sidebar)
        .keyboardShortcut("s", modifiers: [.control, .command])
    }
  }
}

/// A button that shows or hides a column of its window.
nonisolated struct ColumnButton: View {
  let title: String
  let column: WindowColumn
  @Environment(\.enclosingWindow) private var window

  @MainActor var body: some View {
    let (column, window) = (column, window)
    Button(title) { window?.content?.toggle(column) }
  }
}

/// A command that shows and hides the toolbar of the window.
public nonisolated struct ToolbarCommands: Commands {
  /// Creates the commands.
  public init() {}

  @MainActor public static func _makeNode(
    _ view: _CommandsContent<ToolbarCommands>, in parent: _AnyNode
  ) -> _Node<_CommandsContent<ToolbarCommands>> {
    CommandSetNode(.toolbar, in: parent)
  }
}

/// A command that begins a search in the search field that the `searchable` modifier adds.
///
/// Every menu bar has the commands Cut, Copy, Paste, Delete and Select All, even in an app that doesn't use this type.
/// They act on the view with the focus.
public nonisolated struct TextEditingCommands: Commands {
  /// Creates the commands.
  public init() {}

  @MainActor public static func _makeNode(
    _ view: _CommandsContent<TextEditingCommands>, in parent: _AnyNode
  ) -> _Node<_CommandsContent<TextEditingCommands>> {
    CommandSetNode(.textEditing, in: parent)
  }
}

/// Commands for bold, italic and underlined text; always disabled, because the text of fields has no styles.
///
/// An app whose text has such styles replaces the group ``CommandGroupPlacement/textFormatting``.
public nonisolated struct TextFormattingCommands: Commands {
  /// Creates the commands.
  public init() {}

  @MainActor public static func _makeNode(
    _ view: _CommandsContent<TextFormattingCommands>, in parent: _AnyNode
  ) -> _Node<_CommandsContent<TextFormattingCommands>> {
    CommandSetNode(.textFormatting, in: parent)
  }
}

/// A command that shows and hides the inspector.
public nonisolated struct InspectorCommands: Commands {
  /// Creates the commands.
  public init() {}

  /// A button in the View menu.
  @MainActor public var body: some Commands {
    CommandGroup(after: .sidebar) {
      ColumnButton(title: "Toggle Inspector", column: .inspector)
        .keyboardShortcut("i", modifiers: [.control, .command])
    }
  }
}

/// Has no effect: hosts have no devices from which pictures can be imported.
public nonisolated struct ImportFromDevicesCommands: Commands {
  /// Creates the commands.
  public init() {}

  /// No commands.
  @MainActor public var body: some Commands { EmptyCommands() }
}
