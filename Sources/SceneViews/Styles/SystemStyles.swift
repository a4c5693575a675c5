import SceneDisplay

/// A level of the foreground style, such as the secondary color for less prominent content.
public struct HierarchicalShapeStyle: _LibraryShapeStyle, Hashable {
  let level: Int

  /// The first level of the foreground style, for the most prominent content.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level of the foreground style, for less prominent content than the first level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level of the foreground style, for less prominent content than the second level.
  ///
  /// Hosts draw this level like the second, unless a view sets styles for the levels.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level of the foreground style, for less prominent content than the third level.
  ///
  /// Hosts draw this level like the second, unless a view sets styles for the levels.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level of the foreground style, for the least prominent content.
  ///
  /// Hosts draw this level like the second, unless a view sets styles for the levels.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// Returns the color that hosts draw: the color of the level.
  ///
  /// - Parameter environment: The environment, which may have styles for the levels.
  /// - Returns: The color that hosts draw.
  public func _drawn(in environment: EnvironmentValues) -> _DrawnStyle {
    let levels = environment.styleLevels
    if levels.isEmpty { return .color(level == 0 ? .primary : .secondary, opacity: 1) }
    // A level for which the environment has no style is drawn in the color of the environment's last level, with less
    // opacity.
    let drawn = levels[min(level, levels.count - 1)]._drawn(in: environment)
    return level < levels.count ? drawn : drawn.weakened(0.5)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the foreground style, for the most prominent content.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the foreground style, for less prominent content than the first level.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the foreground style, for less prominent content than the second level.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the foreground style, for less prominent content than the third level.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level of the foreground style, for the least prominent content.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The foreground style that an enclosing view sets.
public struct ForegroundStyle: _LibraryShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style that an enclosing view sets.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The style of tinted controls.
public struct TintShapeStyle: _LibraryShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// Returns the accent color; in a view with a tint, hosts draw the tint instead of the accent color.
  ///
  /// - Parameter environment: The environment, which has no effect.
  /// - Returns: The accent color.
  public func _drawn(in environment: EnvironmentValues) -> _DrawnStyle {
    .color(.accent, opacity: 1)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The style of tinted controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The background style that an enclosing view sets.
///
/// If no enclosing view sets a background style, this style draws no background, and doesn't change the color of texts
/// and shapes.
public struct BackgroundStyle: _LibraryShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// Returns the color that hosts draw, or their default color if the environment contains no background style.
  ///
  /// - Parameter environment: The environment, which may contain a background style.
  /// - Returns: The color that hosts draw.
  public func _drawn(in environment: EnvironmentValues) -> _DrawnStyle {
    environment.backgroundStyle?._drawn(in: environment) ?? .automatic
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style that an enclosing view sets.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The style of a part of the interface, such as separators or links.
///
/// Apps use the style by the names below, such as `.separator`, and not by the name of the type.
public struct _PurposeStyle: _LibraryShapeStyle, Hashable {
  let color: DisplayColor?

  /// Returns the color that hosts draw.
  ///
  /// - Parameter environment: The environment, which has no effect.
  /// - Returns: The color that hosts draw.
  public func _drawn(in environment: EnvironmentValues) -> _DrawnStyle {
    color.map { .color($0, opacity: 1) } ?? .automatic
  }
}

/// The style of lines between content.
public typealias SeparatorShapeStyle = _PurposeStyle
/// The style of selected content.
public typealias SelectionShapeStyle = _PurposeStyle
/// The style of prompts in fields.
public typealias PlaceholderTextShapeStyle = _PurposeStyle
/// The style of links.
public typealias LinkShapeStyle = _PurposeStyle
/// The style of areas in front of a background.
public typealias FillShapeStyle = _PurposeStyle
/// The style of a window's background.
public typealias WindowBackgroundShapeStyle = _PurposeStyle

extension ShapeStyle where Self == _PurposeStyle {
  /// The style of lines between content.
  public static var separator: _PurposeStyle { _PurposeStyle(color: .gray) }
  /// The style of selected content.
  public static var selection: _PurposeStyle { _PurposeStyle(color: .accent) }
  /// The style of prompts in fields.
  public static var placeholder: _PurposeStyle { _PurposeStyle(color: .secondary) }
  /// The style of links.
  public static var link: _PurposeStyle { _PurposeStyle(color: .blue) }
  /// The style of areas in front of a background; like `Material`, it has no color of its own in this library.
  public static var fill: _PurposeStyle { _PurposeStyle(color: nil) }
  /// The style of a window's background; like `Material`, it has no color of its own in this library.
  public static var windowBackground: _PurposeStyle { _PurposeStyle(color: nil) }
}

/// A translucent material; in this library, it has no color of its own.
///
/// As a background, a material shows nothing. As the style of texts or shapes, it leaves their color unchanged.
public struct Material: _LibraryShapeStyle, Hashable {
  private init() {}

  /// The most translucent material.
  public static let ultraThin = Material()
  /// A material that is more translucent than opaque.
  public static let thin = Material()
  /// A material that is somewhat translucent.
  public static let regular = Material()
  /// A material that is more opaque than translucent.
  public static let thick = Material()
  /// The most opaque material.
  public static let ultraThick = Material()
  /// A material like that of the system's bars.
  public static let bar = Material()

  /// Returns the material itself, because hosts determine its look.
  ///
  /// - Parameter behavior: The look of the material while its window isn't active.
  /// - Returns: The material itself.
  public func materialActiveAppearance(_ behavior: MaterialActiveAppearance) -> Material { self }
}

/// The look of a material while its window isn't active.
public enum MaterialActiveAppearance: Hashable, Sendable {
  /// `automatic` leaves the look to the system; `active` and `inactive` are fixed looks, and `matchWindow` follows the
  /// window.
  case automatic, active, inactive, matchWindow
}

extension ShapeStyle where Self == Material {
  /// The most translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that is more translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// A material that is somewhat translucent.
  public static var regularMaterial: Material { .regular }
  /// A material that is more opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// The most opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// A material like that of the system's bars.
  public static var bar: Material { .bar }
}

extension EnvironmentValues {
  /// The background style; nil for the default of the host.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// The styles for the levels of the foreground style, beginning with the first level; empty for the defaults of the
  /// host.
  var styleLevels: [AnyShapeStyle] {
    get { self[StyleLevelsKey.self] }
    set { self[StyleLevelsKey.self] = newValue }
  }

  /// The tint of controls as a color; nil for the accent color of the host.
  var tintColor: Color? {
    get { self[TintColorKey.self] }
    set { self[TintColorKey.self] = newValue }
  }
}

private struct BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private struct StyleLevelsKey: EnvironmentKey {
  static var defaultValue: [AnyShapeStyle] { [] }
}

private struct TintColorKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}
