public import Foundation

/// The place and the size of a new window, which hosts choose.
public struct WindowPlacement: Sendable {
  /// A place beside another window.
  public struct Position: Sendable {
    /// Returns the place at the trailing edge of a window.
    ///
    /// - Parameter window: The window.
    /// - Returns: The place.
    public static func trailing(_ window: WindowProxy) -> Position { Position() }
    /// Returns the place at the leading edge of a window.
    ///
    /// - Parameter window: The window.
    /// - Returns: The place.
    public static func leading(_ window: WindowProxy) -> Position { Position() }
    /// Returns the place above a window.
    ///
    /// - Parameter window: The window.
    /// - Returns: The place.
    public static func above(_ window: WindowProxy) -> Position { Position() }
    /// Returns the place below a window.
    ///
    /// - Parameter window: The window.
    /// - Returns: The place.
    public static func below(_ window: WindowProxy) -> Position { Position() }
    /// Returns the place of a window.
    ///
    /// - Parameter window: The window.
    /// - Returns: The place.
    public static func replacing(_ window: WindowProxy) -> Position { Position() }
    /// The place near the hands.
    public static var utilityPanel: Position { Position() }
  }

  /// Creates a place beside another window, with a size.
  ///
  /// - Parameters:
  ///   - position: The place, which has no effect; nil for the choice of the system.
  ///   - size: The size in points, which has no effect; nil for that of the scene.
  public init(_ position: Position? = nil, size: CGSize? = nil) {}

  /// Creates a place beside another window, with a size.
  ///
  /// - Parameters:
  ///   - position: The place, which has no effect; nil for the choice of the system.
  ///   - width: The width in points, which has no effect; nil for that of the scene.
  ///   - height: The height in points, which has no effect; nil for that of the scene.
  public init(_ position: Position? = nil, width: Double? = nil, height: Double? = nil) {}

  /// Creates a place on the display, with a size.
  ///
  /// - Parameters:
  ///   - position: The place as a part of the display, which has no effect.
  ///   - size: The size in points, which has no effect; nil for that of the scene.
  public init(_ position: UnitPoint, size: CGSize? = nil) {}
}

/// A window that a placement can refer to.
public struct WindowProxy: Sendable {
  /// The id of its scene.
  public let id: String
}

/// The surroundings of a new window.
public struct WindowPlacementContext: Sendable {
  /// The windows that are open: none is told of.
  public var windows: [WindowProxy] { [] }
}

/// The content of a new window.
public struct WindowLayoutRoot: Sendable {
  /// Returns the size that fits the content: the proposed one.
  ///
  /// - Parameter proposal: The size that the content is offered.
  /// - Returns: The proposed lengths; 640 by 384 points for those that are nil.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 640, height: proposal.height ?? 384)
  }
}

/// A size that content is offered; nil for its own.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width in points.
  public var width: Double?
  /// The height in points.
  public var height: Double?

  /// Creates a size.
  ///
  /// - Parameters:
  ///   - width: The width in points; nil for that of the content.
  ///   - height: The height in points; nil for that of the content.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Creates a size.
  ///
  /// - Parameter size: The size in points.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The content's own size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
}

/// The order of a window among others.
public enum WindowLevel: Hashable, Sendable {
  /// `automatic` and `normal` are among other windows; `floating` is in front of them, `desktop`
  /// behind them.
  case automatic, normal, floating, desktop
}

/// The purpose of a window for the system.
public enum WindowManagerRole: Hashable, Sendable {
  /// `automatic` leaves the purpose to the system; `principal` is a main window, `associated` one
  /// that serves another.
  case automatic, principal, associated
}

/// The labels of controls in a toolbar.
public enum ToolbarLabelStyle: Hashable, Sendable {
  /// `automatic` leaves the labels to the system; the others show the title, the icon, or both.
  case automatic, titleAndIcon, titleOnly, iconOnly
}

/// The brightness of an immersive space.
public struct ImmersiveContentBrightness: Hashable, Sendable {
  private let level: Double

  /// The brightness that the system chooses.
  public static let automatic = ImmersiveContentBrightness(level: -1)
  /// Full brightness.
  public static let bright = ImmersiveContentBrightness(level: 1)
  /// Less brightness.
  public static let dim = ImmersiveContentBrightness(level: 0.5)
  /// Little brightness.
  public static let dark = ImmersiveContentBrightness(level: 0)

  /// Returns a brightness from 0 to 1.
  ///
  /// - Parameter level: The brightness, from 0 to 1.
  /// - Returns: The brightness.
  public static func custom(_ level: Double) -> ImmersiveContentBrightness {
    ImmersiveContentBrightness(level: level)
  }
}
