import SceneDisplay

/// A sequence of colors with their positions.
///
/// Hosts draw the color of the first element of ``stops``, whatever its position; they draw no color if there are no
/// stops.
public struct Gradient: _LibraryShapeStyle, Hashable {
  /// The colors with their positions.
  public var stops: [Stop]

  /// A color at a position of a gradient.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The position, from 0 to 1.
    public var location: Double

    /// Creates a color at a position.
    ///
    /// - Parameters:
    ///   - color: The color.
    ///   - location: The position, from 0 to 1.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The color space in which colors are mixed.
  public struct ColorSpace: Hashable, Sendable {
    private init() {}

    /// The red, green and blue components are mixed.
    public static let device = ColorSpace()
    /// The perceived lightness and color are mixed.
    public static let perceptual = ColorSpace()
  }

  /// Creates a gradient of colors at equal distances.
  ///
  /// - Parameter colors: The colors; hosts draw the first color.
  public init(colors: [Color]) {
    let last = Double(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }

  /// Creates a gradient of colors at positions.
  ///
  /// - Parameter stops: The colors with their positions; hosts draw the first color.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Returns the gradient as a style, without the color space, because hosts draw one color.
  ///
  /// - Parameter space: The color space in which colors are mixed, which has no effect.
  /// - Returns: The gradient as a style.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }

  /// Returns the color that hosts draw: the first color, or no color if there are no colors.
  ///
  /// - Parameter environment: The environment of the view.
  /// - Returns: The color that hosts draw.
  public func _drawn(in environment: EnvironmentValues) -> _DrawnStyle {
    stops.first?.color._drawn(in: environment) ?? .clear
  }
}

/// A gradient as a style, such as the gradient of a color.
public struct AnyGradient: _LibraryShapeStyle, Hashable {
  let gradient: Gradient

  /// Wraps a gradient.
  ///
  /// - Parameter gradient: The gradient.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  /// Returns the gradient itself, because hosts draw one color.
  ///
  /// - Parameter space: The color space in which colors are mixed.
  /// - Returns: The gradient itself.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }

  /// Returns the color that hosts draw: the first color, or no color if there are no colors.
  ///
  /// - Parameter environment: The environment of the view.
  /// - Returns: The color that hosts draw.
  public func _drawn(in environment: EnvironmentValues) -> _DrawnStyle {
    gradient._drawn(in: environment)
  }
}
