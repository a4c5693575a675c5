extension SceneDescription {
  /// The appearance and the position that a declaration requests for its windows.
  ///
  /// A host fulfills the requests that it can.
  public struct WindowTraits: Hashable, Codable, Sendable {
    /// The style of the window's title bar and frame.
    public var style: Style
    /// The window's level in the stacking order of overlapping windows.
    public var level: Level
    /// The role of the window in lists of windows.
    public var role: Role
    /// The position of a new window on the screen; nil if the host chooses the position.
    public var position: Position?
    /// Whether the toolbar shows the title of the window.
    public var showsToolbarTitle: Bool

    /// Creates traits.
    ///
    /// By default, they are the traits of a scene without modifiers.
    ///
    /// - Parameters:
    ///   - style: The style of the window's title bar and frame.
    ///   - level: The window's level in the stacking order of overlapping windows.
    ///   - role: The role of the window in lists of windows.
    ///   - position: The position of a new window on the screen; nil if the host chooses the position.
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

    /// A style of the title bar and the frame of a window.
    public enum Style: String, Codable, Sendable {
      /// The host chooses the style.
      case automatic
      /// The title is shown in the window.
      case titleBar
      /// The title isn't shown in the window, but only in lists of windows.
      case hiddenTitleBar
      /// Neither the title nor the frame is shown.
      case plain

      /// Whether a host shows the title in the window.
      public var showsTitle: Bool { self == .automatic || self == .titleBar }
    }

    /// The level of a window in the stacking order of overlapping windows.
    public enum Level: String, Codable, Sendable {
      /// The default level: like ``floating`` for a utility window, and like ``normal`` for any other window.
      case automatic
      /// At the level of ordinary windows.
      case normal
      /// Above the other windows.
      case floating
      /// Below the other windows.
      case desktop
    }

    /// The role of a window when a person switches between windows, for example in a list of windows.
    public enum Role: String, Codable, Sendable {
      /// The default role: the window has its own entry in lists of windows, as with ``principal``.
      case automatic
      /// An independent window that has its own entry in lists of windows.
      case principal
      /// A window that belongs to another window and has no entry in lists of windows.
      case associated
    }

    /// A position on the screen, as fractions of the screen's width and height.
    public struct Position: Hashable, Codable, Sendable {
      /// The horizontal position as a fraction of the screen's width, from 0 at the leading edge to 1.
      public var x: Double
      /// The vertical position as a fraction of the screen's height, from 0 at the top to 1.
      public var y: Double

      /// Creates a position from fractions of the screen's width and height.
      ///
      /// - Parameters:
      ///   - x: The fraction of the width, from 0 at the leading edge to 1.
      ///   - y: The fraction of the height, from 0 at the top to 1.
      public init(x: Double, y: Double) {
        self.x = x
        self.y = y
      }
    }
  }

  /// Whether windows of the scene stay above other windows.
  package var floats: Bool {
    switch windowTraits?.level ?? .automatic {
    case .automatic: kind == .utilityWindow
    case .floating: true
    case .normal, .desktop: false
    }
  }

  /// Whether windows of the scene appear in lists of windows.
  package var isListed: Bool { windowTraits?.role != .associated }

  /// Whether a host shows the title in the scene's windows.
  package var showsTitle: Bool { windowTraits?.style.showsTitle ?? true }
}

extension SceneDescription.WindowTraits {
  /// The traits that differ from the defaults, as lines in the text of a graph.
  var details: [String] {
    var details: [String] = []
    if style != .automatic { details.append("window style: \(style.rawValue)") }
    if level != .automatic { details.append("window level: \(level.rawValue)") }
    if role != .automatic { details.append("window role: \(role.rawValue)") }
    if let position { details.append("default position: \(position)") }
    if !showsToolbarTitle { details.append("no title in the toolbar") }
    return details
  }
}

extension SceneDescription.WindowTraits.Position: CustomStringConvertible {
  /// The name of the position, such as `topLeading`; for a position without a name, both fractions: `(0.25, 1)`.
  public var description: String {
    switch (x, y) {
    case (0, 0): "topLeading"
    case (0.5, 0): "top"
    case (1, 0): "topTrailing"
    case (0, 0.5): "leading"
    case (0.5, 0.5): "center"
    case (1, 0.5): "trailing"
    case (0, 1): "bottomLeading"
    case (0.5, 1): "bottom"
    case (1, 1): "bottomTrailing"
    default: "(\(Self.text(x)), \(Self.text(y)))"
    }
  }

  /// Returns a fraction without the decimal places of a whole number.
  private static func text(_ fraction: Double) -> String {
    Int(exactly: fraction).map { "\($0)" } ?? "\(fraction)"
  }
}
