public import Foundation
public import SceneViews

// Hosts arrange views by their stacks and frames.
extension View {
  /// Kept without effect: hosts arrange views by their stacks and frames.
  public nonisolated func fixedSize() -> Self { self }
  /// Kept without effect: hosts arrange views by their stacks and frames.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> Self { self }
  /// Kept without effect: hosts arrange views by their stacks and frames.
  public nonisolated func layoutPriority(_ value: Double) -> Self { self }
  /// Kept without effect: hosts arrange views by their stacks and frames.
  public nonisolated func offset(_ offset: CGSize) -> Self { self }
  /// Kept without effect: hosts arrange views by their stacks and frames.
  public nonisolated func offset(x: Double = 0, y: Double = 0) -> Self { self }
  /// Kept without effect: hosts arrange views by their stacks and frames.
  public nonisolated func position(_ position: CGPoint) -> Self { self }
  /// Kept without effect: hosts arrange views by their stacks and frames.
  public nonisolated func position(x: Double = 0, y: Double = 0) -> Self { self }
  /// Kept without effect: a later view is in front.
  public nonisolated func zIndex(_ value: Double) -> Self { self }
  /// Kept without effect: hosts arrange views by their stacks and frames.
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> Self { self }
  /// Kept without effect: hosts arrange views by their stacks and frames.
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> Self { self }
  /// Kept without effect: windows have no area that is hidden.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> Self { self }
  /// Kept without effect: windows have no area that is hidden.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }
  /// Kept without effect: images have no size here.
  public nonisolated func aspectRatio(
    _ ratio: Double? = nil, contentMode: ContentMode
  ) -> Self { self }
  /// Kept without effect: images have no size here.
  public nonisolated func scaledToFit() -> Self { self }
  /// Kept without effect: images have no size here.
  public nonisolated func scaledToFill() -> Self { self }
  /// Kept without effect: a cell has the width of its column.
  public nonisolated func gridCellColumns(_ count: Int) -> Self { self }
  /// Kept without effect: a cell is aligned as its grid is.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> Self { self }
  /// Kept without effect: a cell has the width of its column.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> Self { self }
}

/// The size and the guides of a view, which aren't known here.
public struct ViewDimensions: Sendable {
  /// The width, in points.
  public var width: Double { 0 }
  /// The height, in points.
  public var height: Double { 0 }

  /// The position of a guide.
  public subscript(guide: HorizontalAlignment) -> Double { 0 }
  /// The position of a guide.
  public subscript(guide: VerticalAlignment) -> Double { 0 }
}

/// The areas of a window that its surroundings hide.
public struct SafeAreaRegions: OptionSet, Sendable {
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
