/// A gradient in circles around a point; hosts draw the first color.
public nonisolated struct RadialGradient: _LibraryShapeStyle, View, Hashable {
  let gradient: Gradient

  /// Creates a gradient around a point.
  ///
  /// - Parameters:
  ///   - gradient: The colors; hosts draw the first color.
  ///   - center: The center, which has no effect.
  ///   - startRadius: The distance of the first color from the center in points; the parameter has no effect.
  ///   - endRadius: The distance of the last color from the center in points; the parameter has no effect.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.gradient = gradient
  }

  /// Creates a gradient around a point.
  ///
  /// - Parameters:
  ///   - colors: The colors; hosts draw the first color.
  ///   - center: The center, which has no effect.
  ///   - startRadius: The distance of the first color from the center in points; the parameter has no effect.
  ///   - endRadius: The distance of the last color from the center in points; the parameter has no effect.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    gradient = Gradient(colors: colors)
  }

  /// Creates a gradient around a point.
  ///
  /// - Parameters:
  ///   - stops: The colors with their positions; hosts draw the first color.
  ///   - center: The center, which has no effect.
  ///   - startRadius: The distance of the first color from the center in points; the parameter has no effect.
  ///   - endRadius: The distance of the last color from the center in points; the parameter has no effect.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double) {
    gradient = Gradient(stops: stops)
  }

  /// Returns the color that hosts draw: the first color.
  ///
  /// - Parameter environment: The environment of the view.
  /// - Returns: The color that hosts draw.
  public func _drawn(in environment: EnvironmentValues) -> _DrawnStyle {
    gradient._drawn(in: environment)
  }

  /// An area that is filled with the first color.
  @MainActor public var body: some View { FilledArea(style: self) }
}

extension ShapeStyle where Self == RadialGradient {
  /// Returns a gradient around a point.
  ///
  /// - Parameters:
  ///   - gradient: The colors; hosts draw the first color.
  ///   - center: The center, which has no effect.
  ///   - startRadius: The distance of the first color from the center in points; the parameter has no effect.
  ///   - endRadius: The distance of the last color from the center in points; the parameter has no effect.
  /// - Returns: The gradient.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Returns a gradient around a point.
  ///
  /// - Parameters:
  ///   - colors: The colors; hosts draw the first color.
  ///   - center: The center, which has no effect.
  ///   - startRadius: The distance of the first color from the center in points; the parameter has no effect.
  ///   - endRadius: The distance of the last color from the center in points; the parameter has no effect.
  /// - Returns: The gradient.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double
  ) -> RadialGradient {
    RadialGradient(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Returns a gradient around a point.
  ///
  /// - Parameters:
  ///   - stops: The colors with their positions; hosts draw the first color.
  ///   - center: The center, which has no effect.
  ///   - startRadius: The distance of the first color from the center in points; the parameter has no effect.
  ///   - endRadius: The distance of the last color from the center in points; the parameter has no effect.
  /// - Returns: The gradient.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double
  ) -> RadialGradient {
    RadialGradient(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Returns a gradient around a point.
  ///
  /// - Parameters:
  ///   - gradient: The colors; hosts draw the first color.
  ///   - center: The center, which has no effect.
  ///   - startRadius: The distance of the first color from the center in points; the parameter has no effect.
  ///   - endRadius: The distance of the last color from the center in points; the parameter has no effect.
  /// - Returns: The gradient.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint, startRadius: Double, endRadius: Double
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient.gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
