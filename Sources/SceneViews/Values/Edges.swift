public import SceneDisplay

/// The horizontal or the vertical direction.
public typealias Axis = DisplayElement.Axis

extension DisplayElement.Axis {
  /// A set of directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The sum of the raw values of the directions: horizontal 1, vertical 2.
    public let rawValue: Int8

    /// Creates a set from the sum of the raw values of its members.
    ///
    /// - Parameter rawValue: The sum of the raw values of the members.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The horizontal axis, from the leading to the trailing edge.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis, from the top to the bottom.
    public static let vertical = Set(rawValue: 2)
  }
}

/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper edge.
  case top
  /// The edge at which a line of text begins.
  case leading
  /// The lower edge.
  case bottom
  /// The edge at which a line of text ends.
  case trailing

  /// A set of edges.
  public typealias Set = DisplayEdges
}

/// Distances from the edges of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the upper edge.
  public var top: Double
  /// The distance from the edge at which a line of text begins.
  public var leading: Double
  /// The distance from the lower edge.
  public var bottom: Double
  /// The distance from the edge at which a line of text ends.
  public var trailing: Double

  /// Creates distances, in points.
  ///
  /// - Parameters:
  ///   - top: The distance from the upper edge.
  ///   - leading: The distance from the leading edge.
  ///   - bottom: The distance from the lower edge.
  ///   - trailing: The distance from the trailing edge.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
