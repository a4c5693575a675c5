import SceneDisplay

/// A group of commands that the menus of every app have, whether or not a host fills it.
public nonisolated struct CommandGroupPlacement: Hashable, Sendable {
  let group: DisplayCommandPlacement.Group

  private init(_ group: DisplayCommandPlacement.Group) {
    self.group = group
  }
}

extension CommandGroupPlacement {
  // MARK: The Application menu

  /// What the app says of itself.
  public static let appInfo = CommandGroupPlacement(.appInfo)
  /// The app's settings.
  public static let appSettings = CommandGroupPlacement(.appSettings)
  /// Hiding and showing the app.
  public static let appVisibility = CommandGroupPlacement(.appVisibility)
  /// Quitting the app.
  public static let appTermination = CommandGroupPlacement(.appTermination)
  /// What the system does with the app's things.
  public static let systemServices = CommandGroupPlacement(.systemServices)

  // MARK: The File menu

  /// Making and opening documents and windows.
  public static let newItem = CommandGroupPlacement(.newItem)
  /// Saving and closing them.
  public static let saveItem = CommandGroupPlacement(.saveItem)
  /// Taking data in and giving it out.
  public static let importExport = CommandGroupPlacement(.importExport)
  /// Printing.
  public static let printItem = CommandGroupPlacement(.printItem)

  // MARK: The Edit menu

  /// Undoing and redoing.
  public static let undoRedo = CommandGroupPlacement(.undoRedo)
  /// Cutting, copying, pasting and selecting.
  public static let pasteboard = CommandGroupPlacement(.pasteboard)
  /// Finding, spelling and other work on text.
  public static let textEditing = CommandGroupPlacement(.textEditing)

  // MARK: The Format menu

  /// How text looks.
  public static let textFormatting = CommandGroupPlacement(.textFormatting)

  // MARK: The View menu

  /// Showing and arranging the toolbar.
  public static let toolbar = CommandGroupPlacement(.toolbar)
  /// Showing the sidebar, and filling the screen.
  public static let sidebar = CommandGroupPlacement(.sidebar)

  // MARK: The Window menu

  /// Minimizing and zooming a window.
  public static let windowSize = CommandGroupPlacement(.windowSize)
  /// Arranging windows.
  public static let windowArrangement = CommandGroupPlacement(.windowArrangement)
  /// The windows of a group that are open.
  public static let windowList = CommandGroupPlacement(.windowList)
  /// The single windows the app declares.
  public static let singleWindowList = CommandGroupPlacement(.singleWindowList)

  // MARK: The Help menu

  /// The app's manual.
  public static let help = CommandGroupPlacement(.help)
}
