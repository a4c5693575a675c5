extension SceneDescription {
  /// The look and the place that a declaration asks for its windows; a host does as much of it as it can.
  public struct WindowTraits: Hashable, Codable, Sendable {
    /// The line with the title.
    public var style: Style
    /// The place in the order of windows that overlap.
    public var level: Level
    /// The role of the window when a person switches between windows.
    public var role: Role
    /// The place of a new window on the screen; nil for the choice of the host.
    public var position: Position?
    /// Whether the toolbar shows the title of the window.
    public var showsToolbarTitle: Bool

    /// Creates traits; the defaults are those of a scene without modifiers.
    ///
    /// - Parameters:
    ///   - style: The line with the title.
    ///   - level: The place in the order of windows that overlap.
    ///   - role: The part that the window plays for a person who switches between windows.
    ///   - position: The place of a new window on the screen; nil for the choice of the host.
    ///   - showsToolbarTitle: Whether the toolbar shows the title of the window.
    public init(
      style: Style = .automatic, level: Level = .automatic, role: Role = .automatic,
      position: Position? = nil, showsToolbarTitle: Bool = true
    ) {
      self.style = style
      self.level = level
      self.role = role
      self.position = position
      self.showsToolbarTitle = showsToolbarTitle
    }

    /// The line with the title of a window.
    public enum Style: String, Codable, Sendable {
      /// The host chooses.
      case automatic
      /// The title is shown.
      case titleBar
      /// The title isn't shown in the window; lists of windows have it.
      case hiddenTitleBar
      /// Neither title nor frame are shown.
      case plain

      /// Whether a host shows the title in the window.
      public var showsTitle: Bool { self == .automatic || self == .titleBar }
    }

    /// The place of a window in the order of windows that overlap.
    public enum Level: String, Codable, Sendable {
      /// The kind of the scene decides: a utility window floats.
      case automatic
      /// Among the other windows.
      case normal
      /// Over the other windows.
      case floating
      /// Behind the other windows.
      case desktop
    }

    /// The part that a window plays for a person who switches between windows.
    public enum Role: String, Codable, Sendable {
      /// The kind of the scene decides.
      case automatic
      /// A window of its own.
      case principal
      /// A window that belongs to another one, and isn't listed on its own.
      case associated
    }

    /// A place as parts of the screen.
    public struct Position: Hashable, Codable, Sendable {
      /// The part of the width, from 0 at the leading edge to 1.
      public var x: Double
      /// The part of the height, from 0 at the top to 1.
      public var y: Double

      /// Creates a place from parts of the screen.
      ///
      /// - Parameters:
      ///   - x: The part of the width, from 0 at the leading edge to 1.
      ///   - y: The part of the height, from 0 at the top to 1.
      public init(x: Double, y: Double) {
        self.x = x
        self.y = y
      }
    }
  }

  /// Whether windows of the scene lie over the others.
  package var floats: Bool {
    switch windowTraits?.level ?? .automatic {
    case .automatic: kind == .utilityWindow
    case .floating: true
    case .normal, .desktop: false
    }
  }

  /// Whether a person finds windows of the scene where windows are listed.
  package var isListed: Bool { windowTraits?.role != .associated }

  /// Whether a host shows the title in the scene's windows.
  package var showsTitle: Bool { windowTraits?.style.showsTitle ?? true }
}

extension SceneDescription.WindowTraits {
  /// The traits that were asked for, for the text of a graph.
  var details: [String] {
    var details: [String] = []
    if style != .automatic { details.append("window style: \(style.rawValue)") }
    if level != .automatic { details.append("window level: \(level.rawValue)") }
    if role != .automatic { details.append("window role: \(role.rawValue)") }
    if let position { details.append("default position: \(position.x) × \(position.y)") }
    if !showsToolbarTitle { details.append("no title in the toolbar") }
    return details
  }
}
