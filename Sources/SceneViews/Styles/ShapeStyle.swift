public import SceneDisplay

/// A color or a pattern for drawing a view; it may depend on the environment of the view.
///
/// ```swift
/// struct Warning: ShapeStyle {
///   func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///     environment.isEnabled ? Color.red : Color.gray
///   }
/// }
/// ```
///
/// Hosts draw with the colors of ``/SceneDisplay/DisplayColor``. For a style that isn't a color, hosts draw a single
/// color, such as the first color of a gradient, or their default color.
public protocol ShapeStyle: Sendable {
  /// The type of the style that replaces this style in an environment; `Never` if no style replaces it.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style that replaces this style in an environment.
  ///
  /// - Parameter environment: The environment of the view; a change of a value that the method reads updates the
  ///   view.
  /// - Returns: The style.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns the color that hosts draw; not for use by apps.
  ///
  /// - Parameter environment: The environment of the view.
  /// - Returns: The color that hosts draw.
  func _drawn(in environment: EnvironmentValues) -> _DrawnStyle
}

extension ShapeStyle {
  /// Returns the color that hosts draw for the style that replaces this style; not for use by apps.
  ///
  /// If no style replaces this style, the result is the default color of hosts.
  ///
  /// - Parameter environment: The environment of the view.
  /// - Returns: The color that hosts draw.
  public func _drawn(in environment: EnvironmentValues) -> _DrawnStyle {
    Resolved.self == Never.self ? .automatic : resolve(in: environment)._drawn(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Never called, because the library draws the style without resolving it; calling it traps.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: Nothing.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) stands for no other style")
  }
}

extension Never: ShapeStyle {}

/// A style whose color `Text` can determine without the environment of a view; not for use by apps.
public protocol _LibraryShapeStyle: ShapeStyle {}

/// The color that hosts draw for a style; not for use by apps.
public enum _DrawnStyle: Hashable, Sendable {
  /// The host's default color, as if no style were set.
  case automatic
  /// No color.
  case clear
  /// A color, with its opacity.
  case color(DisplayColor, opacity: Double)

  /// Whether nothing is drawn.
  var isClear: Bool {
    switch self {
    case .automatic: false
    case .clear: true
    case .color(_, let opacity): opacity <= 0
    }
  }

  /// The color for texts and borders; nil for `automatic` and `clear`, which aren't colors.
  var text: DisplayColor? {
    switch self {
    case .color(.primary, let opacity) where opacity < 0.6: .secondary
    case .color(let color, _): color
    case .automatic, .clear: nil
    }
  }

  /// The color for a background or a shape; nil for `automatic` and `clear`, and for a color that is too transparent to
  /// cover other content.
  var fill: DisplayColor? {
    if case .color(let color, let opacity) = self, opacity >= 0.5 { color } else { nil }
  }

  func weakened(_ part: Double) -> _DrawnStyle {
    switch self {
    case .color(let color, let opacity):
      opacity * part > 0 ? .color(color, opacity: opacity * part) : .clear
    case .automatic where part <= 0: .clear
    case .automatic: part < 0.6 ? .color(.secondary, opacity: 1) : .automatic
    case .clear: .clear
    }
  }
}

extension Color: _LibraryShapeStyle {}
extension Color.Resolved: _LibraryShapeStyle {}
