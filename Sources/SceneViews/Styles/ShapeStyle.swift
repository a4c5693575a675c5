public import SceneDisplay

/// A color or a pattern.
///
/// Hosts draw with the colors of ``/SceneDisplay/DisplayColor``, so a style has the nearest one, or none.
public protocol ShapeStyle {
  /// The nearest color that hosts draw with; nil for none.
  var _color: DisplayColor? { get }
}

extension ShapeStyle {
  /// No color, for styles that name none.
  public var _color: DisplayColor? { nil }
}

/// A style that is a level of the content around it.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable, Sendable {
  /// The color of the level.
  public let _color: DisplayColor?

  /// The color of primary content.
  public static let primary = HierarchicalShapeStyle(_color: .primary)
  /// The color of secondary content.
  public static let secondary = HierarchicalShapeStyle(_color: .secondary)
  /// The color of tertiary content, shown as that of secondary content.
  public static let tertiary = secondary
  /// The color of content below tertiary, shown as that of secondary content.
  public static let quaternary = secondary
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The color of tertiary content.
  public static var tertiary: HierarchicalShapeStyle { .secondary }
  /// The color of content below tertiary.
  public static var quaternary: HierarchicalShapeStyle { .secondary }
}

/// The style of tinted controls.
public struct TintShapeStyle: ShapeStyle, Hashable, Sendable {
  /// The accent color.
  public var _color: DisplayColor? { .accent }

  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The style of tinted controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The style of what stands behind content, which has no color here.
public struct BackgroundStyle: ShapeStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of what stands behind content.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// A translucent layer, which has no color here.
public struct Material: ShapeStyle, Hashable, Sendable {
  private init() {}

  /// The most translucent layer.
  public static let ultraThin = Material()
  /// A layer that is more translucent than opaque.
  public static let thin = Material()
  /// A layer that is somewhat translucent.
  public static let regular = Material()
  /// A layer that is more opaque than translucent.
  public static let thick = Material()
  /// The most opaque layer.
  public static let ultraThick = Material()
  /// A layer like that of the bars of the system.
  public static let bar = Material()
}

extension ShapeStyle where Self == Material {
  /// The most translucent layer.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A layer that is more translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// A layer that is somewhat translucent.
  public static var regularMaterial: Material { .regular }
  /// A layer that is more opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// The most opaque layer.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// A layer like that of the bars of the system.
  public static var bar: Material { .bar }
}
