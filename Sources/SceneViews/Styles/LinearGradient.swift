/// A gradient along a line; hosts draw the first color.
public nonisolated struct LinearGradient: _LibraryShapeStyle, View, Hashable {
  let gradient: Gradient

  /// Creates a gradient along a line.
  ///
  /// - Parameters:
  ///   - gradient: The colors; hosts draw the first color.
  ///   - startPoint: The point of the first color, which has no effect.
  ///   - endPoint: The point of the last color, which has no effect.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
  }

  /// Creates a gradient along a line.
  ///
  /// - Parameters:
  ///   - colors: The colors; hosts draw the first color.
  ///   - startPoint: The point of the first color, which has no effect.
  ///   - endPoint: The point of the last color, which has no effect.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = Gradient(colors: colors)
  }

  /// Creates a gradient along a line.
  ///
  /// - Parameters:
  ///   - stops: The colors with their positions; hosts draw the first color.
  ///   - startPoint: The point of the first color, which has no effect.
  ///   - endPoint: The point of the last color, which has no effect.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
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

extension ShapeStyle where Self == LinearGradient {
  /// Returns a gradient along a line.
  ///
  /// - Parameters:
  ///   - gradient: The colors; hosts draw the first color.
  ///   - startPoint: The point of the first color, which has no effect.
  ///   - endPoint: The point of the last color, which has no effect.
  /// - Returns: The gradient.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient along a line.
  ///
  /// - Parameters:
  ///   - colors: The colors; hosts draw the first color.
  ///   - startPoint: The point of the first color, which has no effect.
  ///   - endPoint: The point of the last color, which has no effect.
  /// - Returns: The gradient.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient along a line.
  ///
  /// - Parameters:
  ///   - stops: The colors with their positions; hosts draw the first color.
  ///   - startPoint: The point of the first color, which has no effect.
  ///   - endPoint: The point of the last color, which has no effect.
  /// - Returns: The gradient.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient along a line.
  ///
  /// - Parameters:
  ///   - gradient: The colors; hosts draw the first color.
  ///   - startPoint: The point of the first color, which has no effect.
  ///   - endPoint: The point of the last color, which has no effect.
  /// - Returns: The gradient.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
  }
}
