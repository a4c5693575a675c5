import SceneDisplay

/// Colors that follow each other.
public struct Gradient: _LibraryShapeStyle, Hashable {
  /// The colors with their places.
  public var stops: [Stop]

  /// A color at its place.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: Double

    /// Creates a color at its place.
    ///
    /// - Parameters:
    ///   - color: The color.
    ///   - location: The place, from 0 to 1.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The way in which colors are mixed.
  public struct ColorSpace: Hashable, Sendable {
    private init() {}

    /// The parts of screens are mixed.
    public static let device = ColorSpace()
    /// The brightness and the hue that a person sees are mixed.
    public static let perceptual = ColorSpace()
  }

  /// Creates a gradient with equal distances.
  ///
  /// - Parameter colors: The colors, of which hosts draw with the first.
  public init(colors: [Color]) {
    let last = Double(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }

  /// Creates a gradient.
  ///
  /// - Parameter stops: The colors with their places; hosts draw with the first color.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Returns the gradient itself: hosts draw one color.
  ///
  /// - Parameter space: The way in which colors are mixed.
  /// - Returns: The gradient as a style.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }

  /// Returns what hosts draw: the first color.
  ///
  /// - Parameter environment: The environment of the view.
  /// - Returns: The color of the hosts.
  public func _drawn(in environment: EnvironmentValues) -> _DrawnStyle {
    stops.first?.color._drawn(in: environment) ?? .clear
  }
}

/// A gradient of any form.
public struct AnyGradient: _LibraryShapeStyle, Hashable {
  let gradient: Gradient

  /// Wraps a gradient.
  ///
  /// - Parameter gradient: The gradient.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  /// Returns the gradient itself: hosts draw one color.
  ///
  /// - Parameter space: The way in which colors are mixed.
  /// - Returns: The gradient itself.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }

  /// Returns what hosts draw: the first color.
  ///
  /// - Parameter environment: The environment of the view.
  /// - Returns: The color of the hosts.
  public func _drawn(in environment: EnvironmentValues) -> _DrawnStyle {
    gradient._drawn(in: environment)
  }
}
