import SceneDisplay

/// A group of standard commands; apps can add commands to the group even if the host provides none.
public nonisolated struct CommandGroupPlacement: Hashable, Sendable {
  let group: DisplayCommandPlacement.Group

  private init(_ group: DisplayCommandPlacement.Group) {
    self.group = group
  }
}

extension CommandGroupPlacement {
  // MARK: The Application menu

  /// Commands about the app, such as About.
  public static let appInfo = CommandGroupPlacement(.appInfo)
  /// Commands that show the app's settings.
  public static let appSettings = CommandGroupPlacement(.appSettings)
  /// Commands that hide and show the app.
  public static let appVisibility = CommandGroupPlacement(.appVisibility)
  /// Commands that quit the app.
  public static let appTermination = CommandGroupPlacement(.appTermination)
  /// Commands for the services that the system offers for the app's content.
  public static let systemServices = CommandGroupPlacement(.systemServices)

  // MARK: The File menu

  /// Commands that create and open documents and windows.
  public static let newItem = CommandGroupPlacement(.newItem)
  /// Commands that save and close documents, and close windows.
  public static let saveItem = CommandGroupPlacement(.saveItem)
  /// Commands that import and export files.
  public static let importExport = CommandGroupPlacement(.importExport)
  /// Commands that print.
  public static let printItem = CommandGroupPlacement(.printItem)

  // MARK: The Edit menu

  /// Commands that undo and redo changes.
  public static let undoRedo = CommandGroupPlacement(.undoRedo)
  /// Commands that cut, copy, paste, delete and select.
  public static let pasteboard = CommandGroupPlacement(.pasteboard)
  /// Commands that find text, check its spelling and perform other operations on text.
  public static let textEditing = CommandGroupPlacement(.textEditing)

  // MARK: The Format menu

  /// Commands that format text.
  public static let textFormatting = CommandGroupPlacement(.textFormatting)

  // MARK: The View menu

  /// Commands that show and arrange the toolbar.
  public static let toolbar = CommandGroupPlacement(.toolbar)
  /// Commands that show the sidebar and enter full screen.
  public static let sidebar = CommandGroupPlacement(.sidebar)

  // MARK: The Window menu

  /// Commands that minimize and zoom a window.
  public static let windowSize = CommandGroupPlacement(.windowSize)
  /// Commands that arrange windows.
  public static let windowArrangement = CommandGroupPlacement(.windowArrangement)
  /// Commands that bring one of the open windows to the front.
  public static let windowList = CommandGroupPlacement(.windowList)
  /// Commands that open the windows of the app's `Window` scenes.
  public static let singleWindowList = CommandGroupPlacement(.singleWindowList)

  // MARK: The Help menu

  /// Commands that show the help of the app.
  public static let help = CommandGroupPlacement(.help)
}
