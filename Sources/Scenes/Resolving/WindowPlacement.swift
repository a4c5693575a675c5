public import Foundation
import SceneModel
public import SceneViews

/// The position and the size of a new window.
public struct WindowPlacement: Sendable {
  /// The type of the closure that the modifier `defaultWindowPlacement(_:)` takes.
  typealias Maker = @MainActor (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement

  /// A position that is meant to be beside another window, or near the person's hands.
  ///
  /// In this library, a position is a fixed point of the screen, regardless of other windows. The exception is
  /// ``replacing(_:)``, for which the host chooses the position.
  public struct Position: Hashable, Sendable {
    /// The position as fractions of the screen's width and height; nil if the host chooses.
    let point: SceneDescription.WindowTraits.Position?

    /// Returns the middle of the screen's trailing edge, wherever the given window is.
    ///
    /// - Parameter window: The window beside which the new window is meant to be; the parameter has no effect.
    /// - Returns: The position.
    public static func trailing(_ window: WindowProxy) -> Position {
      Position(point: .init(x: 1, y: 0.5))
    }

    /// Returns the middle of the screen's leading edge, wherever the given window is.
    ///
    /// - Parameter window: The window beside which the new window is meant to be; the parameter has no effect.
    /// - Returns: The position.
    public static func leading(_ window: WindowProxy) -> Position {
      Position(point: .init(x: 0, y: 0.5))
    }

    /// Returns the middle of the screen's upper edge, wherever the given window is.
    ///
    /// - Parameter window: The window above which the new window is meant to be; the parameter has no effect.
    /// - Returns: The position.
    public static func above(_ window: WindowProxy) -> Position {
      Position(point: .init(x: 0.5, y: 0))
    }

    /// Returns the middle of the screen's lower edge, wherever the given window is.
    ///
    /// - Parameter window: The window below which the new window is meant to be; the parameter has no effect.
    /// - Returns: The position.
    public static func below(_ window: WindowProxy) -> Position {
      Position(point: .init(x: 0.5, y: 1))
    }

    /// Returns a position for a window that replaces another one; the host chooses the position.
    ///
    /// - Parameter window: The window to replace; the parameter has no effect.
    /// - Returns: The position.
    public static func replacing(_ window: WindowProxy) -> Position { Position(point: nil) }

    /// The lower trailing corner of the screen, which the library uses as the position near the person's hands.
    public static var utilityPanel: Position { Position(point: .init(x: 1, y: 1)) }
  }

  /// The position as fractions of the screen; nil if the host chooses.
  let point: SceneDescription.WindowTraits.Position?
  /// The width in points; nil for the scene's default.
  let width: Double?
  /// The height in points; nil for the scene's default.
  let height: Double?

  /// Returns the size of the window; nil if neither the placement nor the scene has a size.
  ///
  /// If the placement has only a width or only a height, the other length is the scene's default length. If the scene
  /// has no default size, the missing width is 640 points, or the missing height is 384 points.
  func size(else size: SceneDescription.Size?) -> SceneDescription.Size? {
    if width == nil, height == nil { return size }
    return SceneDescription.Size(
      width: width ?? size?.width ?? 640, height: height ?? size?.height ?? 384)
  }

  private init(
    _ point: SceneDescription.WindowTraits.Position?, _ width: Double?, _ height: Double?
  ) {
    self.point = point.map { .init(x: Self.fraction($0.x), y: Self.fraction($0.y)) }
    self.width = width
    self.height = height
  }

  /// Returns the nearest number from 0 to 1; for NaN, returns 0.
  static func fraction(_ number: Double) -> Double { number > 0 ? min(1, number) : 0 }

  /// Creates a placement with a size and a position without coordinates, such as below another window.
  ///
  /// - Parameters:
  ///   - position: The position; nil if the host chooses.
  ///   - size: The size in points; nil for the scene's default.
  public init(_ position: Position? = nil, size: CGSize? = nil) {
    self.init(position?.point, size.map { Double($0.width) }, size.map { Double($0.height) })
  }

  /// Creates a placement with a width, a height and a position without coordinates, such as below another window.
  ///
  /// - Parameters:
  ///   - position: The position; nil if the host chooses.
  ///   - width: The width in points; nil for the scene's default.
  ///   - height: The height in points; nil for the scene's default.
  public init(_ position: Position? = nil, width: Double? = nil, height: Double? = nil) {
    self.init(position?.point, width, height)
  }

  /// Creates a placement at a position on the display, with a size.
  ///
  /// - Parameters:
  ///   - position: The position as fractions of the display's width and height, limited to the range from 0 to 1.
  ///   - size: The size in points; nil for the scene's default.
  public init(_ position: UnitPoint, size: CGSize? = nil) {
    self.init(
      .init(x: position.x, y: position.y), size.map { Double($0.width) },
      size.map { Double($0.height) })
  }

  /// Creates a placement at a position on the display, with a width and a height.
  ///
  /// - Parameters:
  ///   - position: The position as fractions of the display's width and height, limited to the range from 0 to 1.
  ///   - width: The width in points; nil for the scene's default.
  ///   - height: The height in points; nil for the scene's default.
  public init(_ position: UnitPoint, width: Double? = nil, height: Double? = nil) {
    self.init(.init(x: position.x, y: position.y), width, height)
  }

  /// Creates a placement with a size and with the position of the window's upper leading corner.
  ///
  /// - Parameters:
  ///   - position: The corner in points, relative to the display's upper leading corner. A corner outside the display
  ///     is moved to the display's edge.
  ///   - size: The size in points; nil for the scene's default.
  public init(_ position: CGPoint, size: CGSize? = nil) {
    self.init(
      x: position.x, y: position.y, width: size.map { Double($0.width) },
      height: size.map { Double($0.height) })
  }

  /// Creates a placement with a width, a height and the position of the window's upper leading corner.
  ///
  /// - Parameters:
  ///   - x: The distance from the leading edge of the display in points, limited to the display's width.
  ///   - y: The distance from the top of the display in points, limited to the display's height.
  ///   - width: The width in points; nil for the scene's default.
  ///   - height: The height in points; nil for the scene's default.
  public init(x: Double, y: Double, width: Double? = nil, height: Double? = nil) {
    let display = DisplayProxy().bounds
    self.init(.init(x: x / display.width, y: y / display.height), width, height)
  }
}

/// An open window, beside which a placement can position a new window.
public struct WindowProxy: Hashable, Sendable {
  /// The id of the window's scene.
  public let id: String
}

/// The display for a new window, with the size in points of a terminal with 80 by 24 cells.
public struct DisplayProxy: Hashable, Sendable {
  /// The whole display.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 640, height: 384) }
  /// The area of the display that windows can use: the whole display.
  public var visibleRect: CGRect { bounds }
  /// The margins that windows leave free: none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

/// The context of a new window: the open windows and the display.
public struct WindowPlacementContext: Sendable {
  /// The open windows; always empty.
  public var windows: [WindowProxy] { [] }
  /// The display that shows the new window.
  public var defaultDisplay: DisplayProxy { DisplayProxy() }
}

/// The content of a new window, which a placement can measure.
public struct WindowLayoutRoot: Sendable {
  /// The default size that the scene declares for its windows; nil if there is none.
  let size: SceneDescription.Size?

  /// Returns the proposed size, because content isn't measured before a host shows it.
  ///
  /// - Parameter proposal: The size that is proposed to the content.
  /// - Returns: The proposed size. A length that is nil becomes the scene's default length. If the
  ///   scene has no default length, the width becomes 640 points, and the height 384 points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: proposal.width ?? CGFloat(size?.width ?? 640),
      height: proposal.height ?? CGFloat(size?.height ?? 384))
  }
}
