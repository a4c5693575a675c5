import SceneDisplay

/// A style that is a level of the content around it.
public struct HierarchicalShapeStyle: _LibraryShapeStyle, Hashable {
  let level: Int

  /// The first level.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level, shown as the second one.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level, shown as the second one.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level, shown as the second one.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// Returns what hosts draw: the color of the level.
  ///
  /// - Parameter environment: The environment, which may have styles for the levels.
  /// - Returns: The color of the hosts.
  public func _drawn(in environment: EnvironmentValues) -> _DrawnStyle {
    let levels = environment.styleLevels
    if levels.isEmpty { return .color(level == 0 ? .primary : .secondary, opacity: 1) }
    // Levels below the last one that is set are weaker forms of it.
    let drawn = levels[min(level, levels.count - 1)]._drawn(in: environment)
    return level < levels.count ? drawn : drawn.weakened(0.5)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the content.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the content.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the content.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the content.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level of the content.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The style of the content around it.
public struct ForegroundStyle: _LibraryShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of the content around it.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The style of tinted controls.
public struct TintShapeStyle: _LibraryShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// Returns what hosts draw: the accent color, which they tint.
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

/// The style of what stands behind content: that which a view around it sets, or else no color.
public struct BackgroundStyle: _LibraryShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// Returns what hosts draw.
  ///
  /// - Parameter environment: The environment, which may have a style of backgrounds.
  /// - Returns: The color of the hosts.
  public func _drawn(in environment: EnvironmentValues) -> _DrawnStyle {
    environment.backgroundStyle?._drawn(in: environment) ?? .automatic
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of what stands behind content.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// A style that a system chooses for a purpose.
public struct _PurposeStyle: _LibraryShapeStyle, Hashable {
  let color: DisplayColor?

  /// Returns what hosts draw.
  ///
  /// - Parameter environment: The environment, which has no effect.
  /// - Returns: The color of the hosts.
  public func _drawn(in environment: EnvironmentValues) -> _DrawnStyle {
    color.map { .color($0, opacity: 1) } ?? .automatic
  }
}

/// The style of lines between content.
public typealias SeparatorShapeStyle = _PurposeStyle
/// The style of selected content.
public typealias SelectionShapeStyle = _PurposeStyle
/// The style of hints in fields.
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
  /// The style of hints in fields.
  public static var placeholder: _PurposeStyle { _PurposeStyle(color: .secondary) }
  /// The style of links.
  public static var link: _PurposeStyle { _PurposeStyle(color: .blue) }
  /// The style of areas in front of a background, which has no color here.
  public static var fill: _PurposeStyle { _PurposeStyle(color: nil) }
  /// The style of a window's background, which has no color here.
  public static var windowBackground: _PurposeStyle { _PurposeStyle(color: nil) }
}

/// A translucent layer, which has no color here.
public struct Material: _LibraryShapeStyle, Hashable {
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

  /// Returns the layer itself, whose look hosts choose.
  ///
  /// - Parameter behavior: Whether the layer looks the same while its window isn't active.
  /// - Returns: The layer itself.
  public func materialActiveAppearance(_ behavior: MaterialActiveAppearance) -> Material { self }
}

/// The look of a layer while its window isn't active.
public enum MaterialActiveAppearance: Hashable, Sendable {
  /// `automatic` is the choice of the system; the others look active, inactive, or as the window is.
  case automatic, active, inactive, matchWindow
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

extension EnvironmentValues {
  /// The style of what stands behind content; nil for the host's default.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// The styles of the levels of content, from the first one; none for those of the host.
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
