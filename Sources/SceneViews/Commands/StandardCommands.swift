// Commands that the system defines. There is nothing here that they would change, so they are empty.

/// Commands for the sidebar, of which there are none: all columns are visible.
public nonisolated struct SidebarCommands: Commands {
  /// Creates the commands.
  public init() {}

  /// No commands.
  @MainActor public var body: some Commands { EmptyCommands() }
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

/// Commands for the inspector, of which there are none.
public nonisolated struct InspectorCommands: Commands {
  /// Creates the commands.
  public init() {}

  /// No commands.
  @MainActor public var body: some Commands { EmptyCommands() }
}

/// Commands that fetch pictures from other devices, of which there are none.
public nonisolated struct ImportFromDevicesCommands: Commands {
  /// Creates the commands.
  public init() {}

  /// No commands.
  @MainActor public var body: some Commands { EmptyCommands() }
}
