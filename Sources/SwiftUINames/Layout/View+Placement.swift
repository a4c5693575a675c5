public import Foundation
public import SceneViews

// Places of views, by sizes and points of Foundation.
extension View {
  /// Shows the view at a distance from its place, in points.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Shows the view with its center at a point of all the room that is offered, in points.
  public nonisolated func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Kept without effect: a later view is in front.
  public nonisolated func zIndex(_ value: Double) -> Self { self }
  /// Kept without effect: windows have no area that is hidden.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> Self { self }
  /// Kept without effect: windows have no area that is hidden.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }
  /// Has the view take its size from its column or row, and not ask for more.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    gridCellUnsized(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
  }
}

/// The areas of a window that its surroundings hide.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The sum of the raw values of the areas.
  public let rawValue: UInt

  /// Creates a set from the sum of its raw values.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The regions hidden by bars of the system.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The regions hidden by a keyboard on screen.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Both.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
