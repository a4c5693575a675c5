/// A gradient in an ellipse; hosts draw the first color.
public nonisolated struct EllipticalGradient: _LibraryShapeStyle, View, Hashable {
  let gradient: Gradient

  /// Creates a gradient in an ellipse.
  ///
  /// - Parameters:
  ///   - gradient: The colors; hosts draw the first color.
  ///   - center: The center, which has no effect.
  ///   - startRadiusFraction: The distance of the first color from the center, as a fraction of the frame; the
  ///     parameter has no effect.
  ///   - endRadiusFraction: The distance of the last color from the center, as a fraction of the frame; the
  ///     parameter has no effect.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.gradient = gradient
  }

  /// Creates a gradient in an ellipse.
  ///
  /// - Parameters:
  ///   - colors: The colors; hosts draw the first color.
  ///   - center: The center, which has no effect.
  ///   - startRadiusFraction: The distance of the first color from the center, as a fraction of the frame; the
  ///     parameter has no effect.
  ///   - endRadiusFraction: The distance of the last color from the center, as a fraction of the frame; the
  ///     parameter has no effect.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    gradient = Gradient(colors: colors)
  }

  /// Creates a gradient in an ellipse.
  ///
  /// - Parameters:
  ///   - stops: The colors with their positions; hosts draw the first color.
  ///   - center: The center, which has no effect.
  ///   - startRadiusFraction: The distance of the first color from the center, as a fraction of the frame; the
  ///     parameter has no effect.
  ///   - endRadiusFraction: The distance of the last color from the center, as a fraction of the frame; the
  ///     parameter has no effect.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
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

extension ShapeStyle where Self == EllipticalGradient {
  /// Returns a gradient in an ellipse.
  ///
  /// - Parameters:
  ///   - gradient: The colors; hosts draw the first color.
  ///   - center: The center, which has no effect.
  ///   - startRadiusFraction: The distance of the first color from the center, as a fraction of the frame; the
  ///     parameter has no effect.
  ///   - endRadiusFraction: The distance of the last color from the center, as a fraction of the frame; the
  ///     parameter has no effect.
  /// - Returns: The gradient.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Returns a gradient in an ellipse.
  ///
  /// - Parameters:
  ///   - colors: The colors; hosts draw the first color.
  ///   - center: The center, which has no effect.
  ///   - startRadiusFraction: The distance of the first color from the center, as a fraction of the frame; the
  ///     parameter has no effect.
  ///   - endRadiusFraction: The distance of the last color from the center, as a fraction of the frame; the
  ///     parameter has no effect.
  /// - Returns: The gradient.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Returns a gradient in an ellipse.
  ///
  /// - Parameters:
  ///   - stops: The colors with their positions; hosts draw the first color.
  ///   - center: The center, which has no effect.
  ///   - startRadiusFraction: The distance of the first color from the center, as a fraction of the frame; the
  ///     parameter has no effect.
  ///   - endRadiusFraction: The distance of the last color from the center, as a fraction of the frame; the
  ///     parameter has no effect.
  /// - Returns: The gradient.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Returns a gradient in an ellipse.
  ///
  /// - Parameters:
  ///   - gradient: The colors; hosts draw the first color.
  ///   - center: The center, which has no effect.
  ///   - startRadiusFraction: The distance of the first color from the center, as a fraction of the frame; the
  ///     parameter has no effect.
  ///   - endRadiusFraction: The distance of the last color from the center, as a fraction of the frame; the
  ///     parameter has no effect.
  /// - Returns: The gradient.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient.gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
