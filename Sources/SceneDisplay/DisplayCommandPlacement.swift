/// Where commands stand among those that every app has.
public struct DisplayCommandPlacement: Hashable, Codable, Sendable {
  /// How commands stand to those of a group.
  public enum Position: String, Codable, Sendable {
    case before
    case after
    /// In the place of the group's own.
    case replacing
  }

  public var position: Position
  public var group: Group

  /// A place at the commands of a group.
  public init(_ position: Position, _ group: Group) {
    self.position = position
    self.group = group
  }
}

extension DisplayCommandPlacement {
  /// A group of commands that every app's menus have, whether or not a host fills it.
  public enum Group: String, CaseIterable, Codable, Sendable {
    case appInfo
    case appSettings
    case appVisibility
    case appTermination
    case systemServices
    case newItem
    case saveItem
    case importExport
    case printItem
    case undoRedo
    case pasteboard
    case textEditing
    case textFormatting
    case toolbar
    case sidebar
    case windowSize
    case windowArrangement
    case windowList
    case singleWindowList
    case help

    /// The title of the menu the group stands in.
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
