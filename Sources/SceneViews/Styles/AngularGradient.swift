/// A gradient around a point; hosts draw the first color.
public nonisolated struct AngularGradient: _LibraryShapeStyle, View, Hashable {
  let gradient: Gradient

  /// Creates a gradient around a point.
  ///
  /// - Parameters:
  ///   - gradient: The colors; hosts draw the first color.
  ///   - center: The center, which has no effect.
  ///   - startAngle: The angle of the first color, which has no effect.
  ///   - endAngle: The angle of the last color, which has no effect.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
  }

  /// Creates a gradient around a point.
  ///
  /// - Parameters:
  ///   - colors: The colors; hosts draw the first color.
  ///   - center: The center, which has no effect.
  ///   - startAngle: The angle of the first color, which has no effect.
  ///   - endAngle: The angle of the last color, which has no effect.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    gradient = Gradient(colors: colors)
  }

  /// Creates a gradient around a point.
  ///
  /// - Parameters:
  ///   - stops: The colors with their positions; hosts draw the first color.
  ///   - center: The center, which has no effect.
  ///   - startAngle: The angle of the first color, which has no effect.
  ///   - endAngle: The angle of the last color, which has no effect.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    gradient = Gradient(stops: stops)
  }

  /// Creates a gradient around a point.
  ///
  /// - Parameters:
  ///   - gradient: The colors; hosts draw the first color.
  ///   - center: The center, which has no effect.
  ///   - angle: The angle of the first and the last color, which has no effect.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.gradient = gradient
  }

  /// Creates a gradient around a point.
  ///
  /// - Parameters:
  ///   - colors: The colors; hosts draw the first color.
  ///   - center: The center, which has no effect.
  ///   - angle: The angle of the first and the last color, which has no effect.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    gradient = Gradient(colors: colors)
  }

  /// Creates a gradient around a point.
  ///
  /// - Parameters:
  ///   - stops: The colors with their positions; hosts draw the first color.
  ///   - center: The center, which has no effect.
  ///   - angle: The angle of the first and the last color, which has no effect.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
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

extension ShapeStyle where Self == AngularGradient {
  /// Returns a gradient around a point.
  ///
  /// - Parameters:
  ///   - gradient: The colors; hosts draw the first color.
  ///   - center: The center, which has no effect.
  ///   - startAngle: The angle of the first color, which has no effect.
  ///   - endAngle: The angle of the last color, which has no effect.
  /// - Returns: The gradient.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient around a point.
  ///
  /// - Parameters:
  ///   - colors: The colors; hosts draw the first color.
  ///   - center: The center, which has no effect.
  ///   - startAngle: The angle of the first color, which has no effect.
  ///   - endAngle: The angle of the last color, which has no effect.
  /// - Returns: The gradient.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle
    )
  }

  /// Returns a gradient around a point.
  ///
  /// - Parameters:
  ///   - stops: The colors with their positions; hosts draw the first color.
  ///   - center: The center, which has no effect.
  ///   - startAngle: The angle of the first color, which has no effect.
  ///   - endAngle: The angle of the last color, which has no effect.
  /// - Returns: The gradient.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient around a point.
  ///
  /// - Parameters:
  ///   - gradient: The colors; hosts draw the first color.
  ///   - center: The center, which has no effect.
  ///   - startAngle: The angle of the first color, which has no effect.
  ///   - endAngle: The angle of the last color, which has no effect.
  /// - Returns: The gradient.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient.gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient around a point.
  ///
  /// - Parameters:
  ///   - gradient: The colors; hosts draw the first color.
  ///   - center: The center, which has no effect.
  ///   - angle: The angle of the first and the last color, which has no effect.
  /// - Returns: The gradient.
  public static func angularGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// Returns a gradient around a point.
  ///
  /// - Parameters:
  ///   - colors: The colors; hosts draw the first color.
  ///   - center: The center, which has no effect.
  ///   - angle: The angle of the first and the last color, which has no effect.
  /// - Returns: The gradient.
  public static func angularGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  {
    AngularGradient(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Returns a gradient around a point.
  ///
  /// - Parameters:
  ///   - stops: The colors with their positions; hosts draw the first color.
  ///   - center: The center, which has no effect.
  ///   - angle: The angle of the first and the last color, which has no effect.
  /// - Returns: The gradient.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// Returns a gradient around a point.
  ///
  /// - Parameters:
  ///   - gradient: The colors; hosts draw the first color.
  ///   - center: The center, which has no effect.
  ///   - angle: The angle of the first and the last color, which has no effect.
  /// - Returns: The gradient.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient.gradient, center: center, angle: angle)
  }
}
