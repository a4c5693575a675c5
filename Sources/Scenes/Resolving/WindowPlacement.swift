public import Foundation
import SceneModel
public import SceneViews

/// The place and the size of a new window.
public struct WindowPlacement: Sendable {
  /// The closure of `defaultWindowPlacement`.
  typealias Maker = @MainActor (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement

  /// A place beside another window.
  public struct Position: Hashable, Sendable {
    /// The place as parts of the screen.
    let point: SceneDescription.WindowTraits.Position?

    /// Returns the place at the trailing edge of a window.
    ///
    /// - Parameter window: The window.
    /// - Returns: The place.
    public static func trailing(_ window: WindowProxy) -> Position {
      Position(point: .init(x: 1, y: 0.5))
    }
    /// Returns the place at the leading edge of a window.
    ///
    /// - Parameter window: The window.
    /// - Returns: The place.
    public static func leading(_ window: WindowProxy) -> Position {
      Position(point: .init(x: 0, y: 0.5))
    }
    /// Returns the place above a window.
    ///
    /// - Parameter window: The window.
    /// - Returns: The place.
    public static func above(_ window: WindowProxy) -> Position {
      Position(point: .init(x: 0.5, y: 0))
    }
    /// Returns the place below a window.
    ///
    /// - Parameter window: The window.
    /// - Returns: The place.
    public static func below(_ window: WindowProxy) -> Position {
      Position(point: .init(x: 0.5, y: 1))
    }
    /// Returns the place of a window.
    ///
    /// - Parameter window: The window.
    /// - Returns: The place.
    public static func replacing(_ window: WindowProxy) -> Position { Position(point: nil) }
    /// The place near the hands.
    public static var utilityPanel: Position { Position(point: .init(x: 1, y: 1)) }
  }

  /// The place as parts of the screen; nil for the choice of the host.
  let point: SceneDescription.WindowTraits.Position?
  /// The width in points; nil for that of the scene.
  let width: Double?
  /// The height in points; nil for that of the scene.
  let height: Double?

  /// Returns the size; a length that wasn't chosen is that of the scene.
  func size(else size: SceneDescription.Size?) -> SceneDescription.Size? {
    if width == nil, height == nil { return size }
    return SceneDescription.Size(
      width: width ?? size?.width ?? 640, height: height ?? size?.height ?? 384)
  }

  private init(
    _ point: SceneDescription.WindowTraits.Position?, _ width: Double?, _ height: Double?
  ) {
    self.point = point
    self.width = width
    self.height = height
  }

  /// Creates a place beside another window, with a size.
  ///
  /// - Parameters:
  ///   - position: The place; nil for the choice of the host.
  ///   - size: The size in points; nil for that of the scene.
  public init(_ position: Position? = nil, size: CGSize? = nil) {
    self.init(position?.point, size.map { Double($0.width) }, size.map { Double($0.height) })
  }

  /// Creates a place beside another window, with a size.
  ///
  /// - Parameters:
  ///   - position: The place; nil for the choice of the host.
  ///   - width: The width in points; nil for that of the scene.
  ///   - height: The height in points; nil for that of the scene.
  public init(_ position: Position? = nil, width: Double? = nil, height: Double? = nil) {
    self.init(position?.point, width, height)
  }

  /// Creates a place on the display, with a size.
  ///
  /// - Parameters:
  ///   - position: The place as a part of the display.
  ///   - size: The size in points; nil for that of the scene.
  public init(_ position: UnitPoint, size: CGSize? = nil) {
    self.init(
      .init(x: position.x, y: position.y), size.map { Double($0.width) },
      size.map { Double($0.height) })
  }

  /// Creates a place on the display, with a size.
  ///
  /// - Parameters:
  ///   - position: The place as a part of the display.
  ///   - width: The width in points; nil for that of the scene.
  ///   - height: The height in points; nil for that of the scene.
  public init(_ position: UnitPoint, width: Double? = nil, height: Double? = nil) {
    self.init(.init(x: position.x, y: position.y), width, height)
  }

  /// Creates a place by its upper leading corner, with a size.
  ///
  /// - Parameters:
  ///   - position: The corner in points, from that of the display.
  ///   - size: The size in points; nil for that of the scene.
  public init(_ position: CGPoint, size: CGSize? = nil) {
    self.init(
      x: position.x, y: position.y, width: size.map { Double($0.width) },
      height: size.map { Double($0.height) })
  }

  /// Creates a place by its upper leading corner, with a size.
  ///
  /// - Parameters:
  ///   - x: The distance from the leading edge of the display, in points.
  ///   - y: The distance from the top of the display, in points.
  ///   - width: The width in points; nil for that of the scene.
  ///   - height: The height in points; nil for that of the scene.
  public init(x: Double, y: Double, width: Double? = nil, height: Double? = nil) {
    let display = DisplayProxy().bounds
    self.init(
      .init(x: min(1, x / display.width), y: min(1, y / display.height)), width, height)
  }
}

/// A window that a placement can refer to.
public struct WindowProxy: Hashable, Sendable {
  /// The id of its scene.
  public let id: String
}

/// The display of a new window, in the points of a terminal with 80 by 24 cells.
public struct DisplayProxy: Hashable, Sendable {
  /// The whole display.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 640, height: 384) }
  /// The part for windows: the whole display.
  public var visibleRect: CGRect { bounds }
  /// The margins that windows leave free: none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

/// The surroundings of a new window.
public struct WindowPlacementContext: Sendable {
  /// The open windows; always empty.
  public var windows: [WindowProxy] { [] }
  /// The display that shows the new window.
  public var defaultDisplay: DisplayProxy { DisplayProxy() }
}

/// The content of a new window.
public struct WindowLayoutRoot: Sendable {
  /// The declared size of the windows; nil if there is none.
  let size: SceneDescription.Size?

  /// Returns the size that fits the content: the proposed one, as content isn't measured before a host shows it.
  ///
  /// - Parameter proposal: The size that the content is offered.
  /// - Returns: The proposed lengths; those of the scene's default size, or else 640 by 384 points,
  ///   for those that are nil.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: proposal.width ?? CGFloat(size?.width ?? 640),
      height: proposal.height ?? CGFloat(size?.height ?? 384))
  }
}
