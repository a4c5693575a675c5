/// The position of commands relative to a group of standard commands.
public struct DisplayCommandPlacement: Hashable, Codable, Sendable {
  /// A position relative to a group.
  public enum Position: String, Codable, Sendable {
    /// Before the group.
    case before
    /// After the group.
    case after
    /// In place of the group.
    case replacing
  }

  /// The position of the commands relative to the group.
  public var position: Position
  /// The group of standard commands to which the position refers.
  public var group: Group

  /// Creates a placement relative to a group.
  ///
  /// - Parameters:
  ///   - position: The position relative to the group.
  ///   - group: The group of standard commands.
  public init(_ position: Position, _ group: Group) {
    self.position = position
    self.group = group
  }
}

extension DisplayCommandPlacement {
  /// A group of standard commands, whether or not a host provides the commands.
  public enum Group: String, CaseIterable, Codable, Sendable {
    /// The commands that show information about the app.
    case appInfo
    /// The commands for the app's settings.
    case appSettings
    /// The commands that hide and show the app.
    case appVisibility
    /// The commands that end the app.
    case appTermination
    /// The commands of system services.
    case systemServices
    /// The commands that create and open documents and windows.
    case newItem
    /// The commands that save documents.
    case saveItem
    /// The commands that import and export.
    case importExport
    /// The commands that print.
    case printItem
    /// The commands that undo and redo.
    case undoRedo
    /// The commands for cutting, copying and pasting.
    case pasteboard
    /// The commands that find and edit text.
    case textEditing
    /// The commands that format text.
    case textFormatting
    /// The commands for toolbars.
    case toolbar
    /// The commands for sidebars.
    case sidebar
    /// The commands that change a window's size.
    case windowSize
    /// The commands that arrange windows.
    case windowArrangement
    /// The list of open windows.
    case windowList
    /// The commands that open the windows of `Window` scenes.
    case singleWindowList
    /// The commands that show help.
    case help

    /// The title of the menu that contains the group.
    public var menu: String {
      switch self {
      case .appInfo, .appSettings, .appVisibility, .appTermination, .systemServices: "Application"
      case .newItem, .saveItem, .importExport, .printItem: "File"
      case .undoRedo, .pasteboard, .textEditing: "Edit"
      case .textFormatting: "Format"
      case .toolbar, .sidebar: "View"
      case .windowSize, .windowArrangement, .windowList, .singleWindowList: "Window"
      case .help: "Help"
      }
    }
  }
}
