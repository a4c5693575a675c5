public import SceneDisplay
public import SceneViews

/// Colors that follow each other.
public struct Gradient: Hashable, Sendable {
  /// The colors, in order.
  public let colors: [Color]

  /// Creates a gradient.
  public init(colors: [Color]) {
    self.colors = colors
  }
}

/// A gradient along a line, shown as its first color.
public nonisolated struct LinearGradient: ShapeStyle, View, Hashable, Sendable {
  /// The first color, which hosts draw with; nil if there is none.
  public let _color: DisplayColor?

  /// Creates a gradient between two points.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    _color = gradient.colors.first?._color
  }

  /// Creates a gradient between two points.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    _color = colors.first?._color
  }

  /// A space that is filled with the first color.
  @MainActor public var body: some View { Color(_color) }
}

/// A gradient around a point, shown as its first color.
public nonisolated struct RadialGradient: ShapeStyle, View, Hashable, Sendable {
  /// The first color, which hosts draw with; nil if there is none.
  public let _color: DisplayColor?

  /// Creates a gradient around a point.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    _color = gradient.colors.first?._color
  }

  /// Creates a gradient around a point.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    _color = colors.first?._color
  }

  /// A space that is filled with the first color.
  @MainActor public var body: some View { Color(_color) }
}
