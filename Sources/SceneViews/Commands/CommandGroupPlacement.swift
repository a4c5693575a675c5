import SceneDisplay

/// A group of standard commands, which exists even if the host provides no commands for the group.
public nonisolated struct CommandGroupPlacement: Hashable, Sendable {
  let group: DisplayCommandPlacement.Group

  private init(_ group: DisplayCommandPlacement.Group) {
    self.group = group
  }
}

extension CommandGroupPlacement {
  // MARK: The Application menu

  /// Information about the app.
  public static let appInfo = CommandGroupPlacement(.appInfo)
  /// The app's settings.
  public static let appSettings = CommandGroupPlacement(.appSettings)
  /// Hiding and showing the app.
  public static let appVisibility = CommandGroupPlacement(.appVisibility)
  /// Quitting the app.
  public static let appTermination = CommandGroupPlacement(.appTermination)
  /// The services that the system offers for the app's content.
  public static let systemServices = CommandGroupPlacement(.systemServices)

  // MARK: The File menu

  /// Creating and opening documents and windows.
  public static let newItem = CommandGroupPlacement(.newItem)
  /// Saving and closing documents.
  public static let saveItem = CommandGroupPlacement(.saveItem)
  /// Importing and exporting.
  public static let importExport = CommandGroupPlacement(.importExport)
  /// Printing.
  public static let printItem = CommandGroupPlacement(.printItem)

  // MARK: The Edit menu

  /// Undoing and redoing.
  public static let undoRedo = CommandGroupPlacement(.undoRedo)
  /// Cutting, copying, pasting and selecting.
  public static let pasteboard = CommandGroupPlacement(.pasteboard)
  /// Finding text, checking spelling and other text operations.
  public static let textEditing = CommandGroupPlacement(.textEditing)

  // MARK: The Format menu

  /// Formatting text.
  public static let textFormatting = CommandGroupPlacement(.textFormatting)

  // MARK: The View menu

  /// Showing and arranging the toolbar.
  public static let toolbar = CommandGroupPlacement(.toolbar)
  /// Showing the sidebar and entering full screen.
  public static let sidebar = CommandGroupPlacement(.sidebar)

  // MARK: The Window menu

  /// Minimizing and zooming a window.
  public static let windowSize = CommandGroupPlacement(.windowSize)
  /// Arranging windows.
  public static let windowArrangement = CommandGroupPlacement(.windowArrangement)
  /// The open windows.
  public static let windowList = CommandGroupPlacement(.windowList)
  /// The single windows of the app.
  public static let singleWindowList = CommandGroupPlacement(.singleWindowList)

  // MARK: The Help menu

  /// The help of the app.
  public static let help = CommandGroupPlacement(.help)
}
