public import Foundation
public import SceneDisplay

// Distances and positions of views as sizes and points of Foundation.
extension View {
  /// Shows the view at a distance from its position, in points.
  ///
  /// - Parameter offset: The distance toward the trailing edge, and downward.
  /// - Returns: The view at the distance.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Shows the view with its center at a position in the available space, in points.
  ///
  /// - Parameter position: The position of the center, measured from the upper leading corner of the space.
  /// - Returns: The view at the position.
  public nonisolated func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }
}

// The order of overlapping views, safe areas, and sizes in grids.
extension View {
  /// Sets the order of the view among overlapping views of a ``ZStack``.
  ///
  /// - Parameter value: The order; the default of views is 0. A view with a greater number is in front of the others.
  /// - Returns: The view with the order.
  public nonisolated func zIndex(_ value: Double) -> ModifiedContent<Self, _TraitModifier> {
    with(DisplayAnnotation(.zIndex, .number(value.finite ?? 0)))
  }

  /// Has no effect: nothing covers the edges of a window.
  ///
  /// - Parameters:
  ///   - regions: The areas into which the view may extend.
  ///   - edges: The edges at which the view may extend.
  /// - Returns: The view itself.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> Self { self }

  /// Has no effect: nothing covers the edges of a window.
  ///
  /// - Parameter edges: The edges at which the view may extend.
  /// - Returns: The view itself.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }

  /// Gives the view the size of its grid column or row; the view doesn't make the column or row larger.
  ///
  /// - Parameter axes: The axes along which the view doesn't enlarge its column or row.
  /// - Returns: The view, which doesn't make its column or row larger along the axes.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    gridCellUnsized(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
  }
}

/// The areas of a window that bars or a keyboard hide.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The sum of the raw values of the areas.
  public let rawValue: UInt

  /// Creates a set from the sum of its members' raw values.
  ///
  /// - Parameter rawValue: The sum of the raw values: 1 for bars, 2 for a keyboard.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The regions hidden by bars of the system.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The regions hidden by a keyboard on screen.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// The regions hidden by bars of the system or by a keyboard on screen.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
