// The look of symbols. Hosts show symbols by their names, but views can read the scale, the coloring and the variants.
extension View {
  /// Sets the environment value `\.imageScale`, the size of symbols; hosts draw symbols in one size.
  ///
  /// - Parameter scale: The size of the symbols in the view.
  /// - Returns: The view, whose descendants read the size.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// Sets the environment value `\.symbolRenderingMode`, the coloring of symbols; hosts show symbols by their names.
  ///
  /// - Parameter mode: The coloring of symbols; nil for the default of the symbol.
  /// - Returns: The view, whose descendants read the coloring.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Has no effect: symbols are shown by their names.
  ///
  /// - Parameter mode: Whether the layers of symbols have gradients; nil for the default of the symbol.
  /// - Returns: The view itself.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Self {
    self
  }

  /// Has no effect: symbols are shown by their names.
  ///
  /// - Parameter mode: The way in which symbols show a variable value; nil for the default of the symbol.
  /// - Returns: The view itself.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Self { self }

  /// Adds a variant of symbols to the environment value `\.symbolVariants`; hosts show symbols by their names.
  ///
  /// - Parameter variant: The variant, which is combined with those of outer modifiers.
  /// - Returns: The view, whose descendants read the variants.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.combined(with: variant) }
  }
}

extension Image {
  /// Returns the image itself, because hosts show symbols by their names.
  ///
  /// - Parameter mode: The coloring of the symbol; nil for its default.
  /// - Returns: The image itself.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

extension EnvironmentValues {
  /// The size of symbols, which is `medium` unless an ancestor sets another size.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The coloring of symbols: nil, which is the default of each symbol, unless an ancestor sets a coloring.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  /// The variants of symbols: none unless an ancestor sets a variant.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

private struct ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

private struct SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

private struct SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

/// The coloring of the layers of a symbol.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// All layers have one color.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The layers have the symbol's own colors.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// The layers have one color with different opacities.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// The layers have several colors that the app chooses.
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// Whether the layers of a symbol have gradients.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String

  /// Each layer has one color.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// Each layer has a gradient.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// The way in which a symbol shows a variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String

  /// The layers up to the value have a different opacity than the other layers.
  public static let color = SymbolVariableValueMode(name: "color")
  /// The path is drawn up to the value.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

/// A variant of a symbol, such as the filled symbol in a circle.
public struct SymbolVariants: Hashable, Sendable {
  /// The form around the symbol.
  private enum Form: Hashable, Sendable {
    case circle, square, rectangle
  }

  private var form: Form?
  private var isFilled = false
  private var hasSlash = false

  /// The symbol itself.
  public static let none = SymbolVariants()
  /// The symbol in a circle.
  public static let circle = SymbolVariants(form: .circle)
  /// The symbol in a square.
  public static let square = SymbolVariants(form: .square)
  /// The symbol in a rectangle.
  public static let rectangle = SymbolVariants(form: .rectangle)
  /// The filled symbol.
  public static let fill = SymbolVariants(isFilled: true)
  /// The symbol with a slash.
  public static let slash = SymbolVariants(hasSlash: true)

  /// The variant in a circle.
  public var circle: SymbolVariants { combined(with: .circle) }
  /// The variant in a square.
  public var square: SymbolVariants { combined(with: .square) }
  /// The variant in a rectangle.
  public var rectangle: SymbolVariants { combined(with: .rectangle) }
  /// The filled variant.
  public var fill: SymbolVariants { combined(with: .fill) }
  /// The variant with a slash.
  public var slash: SymbolVariants { combined(with: .slash) }

  /// Returns whether the variant includes another variant.
  ///
  /// - Parameter other: The other variant.
  /// - Returns: Whether the variant has the form, the fill and the slash of the other variant.
  public func contains(_ other: SymbolVariants) -> Bool { combined(with: other) == self }

  /// Returns the combination of the variant and another variant; the form of the other variant has precedence.
  func combined(with other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      form: other.form ?? form, isFilled: isFilled || other.isFilled,
      hasSlash: hasSlash || other.hasSlash)
  }
}
