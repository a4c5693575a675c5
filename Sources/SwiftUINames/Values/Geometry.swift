public import SceneDisplay
public import SceneViews

/// A point in a rectangle, from 0 to 1 in each direction.
public struct UnitPoint: Hashable, Sendable {
  /// The horizontal position.
  public var x: Double
  /// The vertical position.
  public var y: Double

  /// Creates a point.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The origin, which is the upper leading corner.
  public static let zero = UnitPoint()
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double
  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates an angle of nothing.
  public init() {
    radians = 0
  }

  /// Creates an angle in radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Creates an angle in degrees.
  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  /// No angle.
  public static let zero = Angle()

  /// Returns an angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Returns an angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

/// The way in which something is fitted into a rectangle of another shape.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of it is visible.
  case fit
  /// All of the rectangle is covered.
  case fill
}

// Base lines are those of one line of text: hosts don't measure any other.
extension VerticalAlignment {
  /// The base line of the first line, which is the upper edge here.
  public static var firstTextBaseline: VerticalAlignment { .top }
  /// The base line of the last line, which is the lower edge here.
  public static var lastTextBaseline: VerticalAlignment { .bottom }
}

extension DisplayAlignment {
  /// Creates an alignment from one for each direction.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self =
      switch (horizontal, vertical) {
      case (.leading, .top): .topLeading
      case (.leading, .center): .leading
      case (.leading, .bottom): .bottomLeading
      case (.center, .top): .top
      case (.center, .center): .center
      case (.center, .bottom): .bottom
      case (.trailing, .top): .topTrailing
      case (.trailing, .center): .trailing
      case (.trailing, .bottom): .bottomTrailing
      }
  }
}
