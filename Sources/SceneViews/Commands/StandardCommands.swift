import SceneModel

// Commands that the system defines. Most are empty, because there is nothing that they would change.

/// A command that shows and hides the sidebar of a split view whose columns a binding shows.
public nonisolated struct SidebarCommands: Commands {
  /// Creates the commands.
  public init() {}

  /// The command in the menu View.
  @MainActor public var body: some Commands {
    CommandGroup(after: .sidebar) {
      ColumnButton(title: "Toggle Sidebar", column: .sidebar)
        .keyboardShortcut("s", modifiers: [.control, .command])
    }
  }
}

/// A button that shows or hides a column of its window.
private nonisolated struct ColumnButton: View {
  let title: String
  let column: WindowColumn
  @Environment(\.enclosingWindow) private var window

  @MainActor var body: some View {
    let (column, window) = (column, window)
    Button(title) { window?.content?.toggle(column) }
  }
}

/// Commands for the toolbar, of which there are none: it is always visible.
public nonisolated struct ToolbarCommands: Commands {
  /// Creates the commands.
  public init() {}

  /// No commands.
  @MainActor public var body: some Commands { EmptyCommands() }
}

/// Commands for editing text, of which there are none: hosts have their own.
public nonisolated struct TextEditingCommands: Commands {
  /// Creates the commands.
  public init() {}

  /// No commands.
  @MainActor public var body: some Commands { EmptyCommands() }
}

/// Commands for the look of text, of which there are none.
public nonisolated struct TextFormattingCommands: Commands {
  /// Creates the commands.
  public init() {}

  /// No commands.
  @MainActor public var body: some Commands { EmptyCommands() }
}

/// A command that shows and hides the inspector.
public nonisolated struct InspectorCommands: Commands {
  /// Creates the commands.
  public init() {}

  /// The command in the menu View.
  @MainActor public var body: some Commands {
    CommandGroup(after: .sidebar) {
      ColumnButton(title: "Toggle Inspector", column: .inspector)
        .keyboardShortcut("i", modifiers: [.control, .command])
    }
  }
}

/// Commands that fetch pictures from other devices, of which there are none.
public nonisolated struct ImportFromDevicesCommands: Commands {
  /// Creates the commands.
  public init() {}

  /// No commands.
  @MainActor public var body: some Commands { EmptyCommands() }
}
