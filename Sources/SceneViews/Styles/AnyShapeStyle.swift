/// A type-erased style.
public struct AnyShapeStyle: _LibraryShapeStyle {
  let style: any ShapeStyle

  /// Wraps a style.
  ///
  /// - Parameter style: The style.
  public init<Style: ShapeStyle>(_ style: Style) {
    self.style = style
  }

  /// Returns the color that hosts draw for the wrapped style.
  ///
  /// - Parameter environment: The environment of the view.
  /// - Returns: The color that hosts draw.
  public func _drawn(in environment: EnvironmentValues) -> _DrawnStyle {
    style._drawn(in: environment)
  }
}

/// A style with reduced opacity; not for use by apps.
public struct _FaintShapeStyle<Style: ShapeStyle>: _LibraryShapeStyle {
  let style: Style
  let opacity: Double

  /// Returns the color that hosts draw for the style, with reduced opacity.
  ///
  /// The host's default color can't be made transparent. For a style with this color, an opacity of 0 results in no
  /// color, and any other opacity below 0.6 results in the secondary color.
  ///
  /// - Parameter environment: The environment of the view.
  /// - Returns: The color that hosts draw.
  public func _drawn(in environment: EnvironmentValues) -> _DrawnStyle {
    style._drawn(in: environment).weakened(opacity)
  }
}

extension ShapeStyle {
  /// Returns the style with reduced opacity.
  ///
  /// - Parameter opacity: The factor for the opacity, from 0 to 1; 0 shows no color.
  /// - Returns: The style, which is more transparent.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _FaintShapeStyle(style: self, opacity: max(0, min(1, opacity)))
  }

  /// Returns this style without the shadow, because hosts draw no shadows.
  ///
  /// - Parameter style: The shadow, which has no effect.
  /// - Returns: This style.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }

  /// Returns the style itself, because hosts don't blend colors.
  ///
  /// - Parameter mode: The rule for blending the style with the content behind it.
  /// - Returns: The style itself.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the foreground style with reduced opacity.
  ///
  /// - Parameter opacity: The factor for the opacity, from 0 to 1; 0 shows no color.
  /// - Returns: The style.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// Returns the foreground style without the shadow, because hosts draw no shadows.
  ///
  /// - Parameter style: The shadow, which has no effect.
  /// - Returns: The foreground style.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle() }
}

/// The shadow of a style; hosts don't draw shadows.
public struct ShadowStyle: Hashable, Sendable {
  private init() {}

  /// Returns a shadow behind a shape.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow.
  ///   - radius: The size of the blur, in points.
  ///   - x: The distance toward the right, in points.
  ///   - y: The distance downward, in points.
  /// - Returns: The shadow, which has no effect.
  public static func drop(
    color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle { ShadowStyle() }

  /// Returns a shadow inside a shape.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow.
  ///   - radius: The size of the blur, in points.
  ///   - x: The distance toward the right, in points.
  ///   - y: The distance downward, in points.
  /// - Returns: The shadow, which has no effect.
  public static func inner(
    color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle { ShadowStyle() }
}
