/// A style of any type.
public struct AnyShapeStyle: _LibraryShapeStyle {
  let style: any ShapeStyle

  /// Wraps a style.
  ///
  /// - Parameter style: The style.
  public init<Style: ShapeStyle>(_ style: Style) {
    self.style = style
  }

  /// Returns what hosts draw for the wrapped style.
  ///
  /// - Parameter environment: The environment of the view.
  /// - Returns: The color of the hosts.
  public func _drawn(in environment: EnvironmentValues) -> _DrawnStyle {
    style._drawn(in: environment)
  }
}

/// A style with a part of its opacity.
public struct _FaintShapeStyle<Style: ShapeStyle>: _LibraryShapeStyle {
  let style: Style
  let opacity: Double

  /// Returns what hosts draw for the style, weakened.
  ///
  /// - Parameter environment: The environment of the view.
  /// - Returns: The color of the hosts.
  public func _drawn(in environment: EnvironmentValues) -> _DrawnStyle {
    style._drawn(in: environment).weakened(opacity)
  }
}

extension ShapeStyle {
  /// Returns the style with a part of its opacity.
  ///
  /// - Parameter opacity: The part; 0 for no color at all.
  /// - Returns: The style, which is more transparent.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _FaintShapeStyle(style: self, opacity: max(0, min(1, opacity)))
  }

  /// Returns the style itself: hosts draw no shadows.
  ///
  /// - Parameter style: The shadow.
  /// - Returns: The style itself.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }

  /// Returns the style itself: hosts don't mix what they draw.
  ///
  /// - Parameter mode: The way in which the style is mixed with what is behind it.
  /// - Returns: The style itself.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the style of the content around it, with a part of its opacity.
  ///
  /// - Parameter opacity: The part; 0 for no color at all.
  /// - Returns: The style.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// Returns the style of the content around it: hosts draw no shadows.
  ///
  /// - Parameter style: The shadow.
  /// - Returns: The style.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle() }
}

/// A shadow of a style, which hosts don't draw.
public struct ShadowStyle: Hashable, Sendable {
  private init() {}

  /// Returns a shadow behind the form.
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

  /// Returns a shadow inside the form.
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
