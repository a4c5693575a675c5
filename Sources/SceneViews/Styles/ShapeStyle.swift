public import SceneDisplay

/// A color or a pattern, which may depend on the environment of the view that is drawn with it.
///
/// ```swift
/// struct Warning: ShapeStyle {
///   func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///     environment.isEnabled ? Color.red : Color.gray
///   }
/// }
/// ```
///
/// Hosts draw with the colors of ``/SceneDisplay/DisplayColor``, so other styles than colors are shown as the nearest one.
public protocol ShapeStyle: Sendable {
  /// The style that it stands for.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style that it stands for in an environment.
  ///
  /// - Parameter environment: The environment of the view; a change of what is read updates the view.
  /// - Returns: The style.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns what hosts draw; not for use by apps.
  ///
  /// - Parameter environment: The environment of the view.
  /// - Returns: The color of the hosts.
  func _drawn(in environment: EnvironmentValues) -> _DrawnStyle
}

extension ShapeStyle {
  /// Returns what hosts draw for the style that it stands for; not for use by apps.
  ///
  /// - Parameter environment: The environment of the view.
  /// - Returns: The color of the hosts.
  public func _drawn(in environment: EnvironmentValues) -> _DrawnStyle {
    Resolved.self == Never.self ? .automatic : resolve(in: environment)._drawn(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Never evaluated, because hosts draw the style as it is; calling it traps.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: Nothing.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) stands for no other style")
  }
}

extension Never: ShapeStyle {}

/// A style of the library, which texts can take before they are shown.
public protocol _LibraryShapeStyle: ShapeStyle {}

/// The color that hosts draw for a style; not for use by apps.
public enum _DrawnStyle: Hashable, Sendable {
  /// The drawing without the style.
  case automatic
  /// Nothing.
  case clear
  /// A color, with its opacity.
  case color(DisplayColor, opacity: Double)

  /// The color of texts; nil where they have none of their own.
  var text: DisplayColor? {
    switch self {
    case .color(.primary, let opacity) where opacity < 0.6: .secondary
    case .color(let color, _): color
    case .automatic, .clear: nil
    }
  }

  /// The color behind other content; nil for none, and for one that would hide what it only tints.
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
