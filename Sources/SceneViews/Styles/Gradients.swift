public import SceneDisplay

/// Colors that follow each other.
public struct Gradient: Hashable, Sendable {
  /// The colors, in order.
  public let colors: [Color]

  /// Creates a gradient.
  ///
  /// - Parameter colors: The colors, of which hosts draw with the first.
  public init(colors: [Color]) {
    self.colors = colors
  }
}

/// A gradient along a line, shown as its first color.
public nonisolated struct LinearGradient: ShapeStyle, View, Hashable, Sendable {
  /// The first color, which hosts draw with; nil if there is none.
  public let _color: DisplayColor?

  /// Creates a gradient between two points.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - startPoint: The point of the first color, which has no effect.
  ///   - endPoint: The point of the last color, which has no effect.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    _color = gradient.colors.first?._color
  }

  /// Creates a gradient between two points.
  ///
  /// - Parameters:
  ///   - colors: The colors, of which hosts draw with the first.
  ///   - startPoint: The point of the first color, which has no effect.
  ///   - endPoint: The point of the last color, which has no effect.
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
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - center: The point in the middle, which has no effect.
  ///   - startRadius: The distance of the first color from the middle in points, which has no
  ///     effect.
  ///   - endRadius: The distance of the last color from the middle in points, which has no effect.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    _color = gradient.colors.first?._color
  }

  /// Creates a gradient around a point.
  ///
  /// - Parameters:
  ///   - colors: The colors, of which hosts draw with the first.
  ///   - center: The point in the middle, which has no effect.
  ///   - startRadius: The distance of the first color from the middle in points, which has no
  ///     effect.
  ///   - endRadius: The distance of the last color from the middle in points, which has no effect.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    _color = colors.first?._color
  }

  /// A space that is filled with the first color.
  @MainActor public var body: some View { Color(_color) }
}
