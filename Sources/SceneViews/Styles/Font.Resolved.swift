import SceneDisplay

extension Font {
  /// The surroundings in which a font is resolved, which have no effect; views read them as `\.fontResolutionContext`.
  public struct Context: Hashable, Sendable {}

  /// The properties of a font, such as its weight, in given surroundings.
  public struct Resolved: Hashable, Sendable {
    /// The weight of the letters.
    public let weight: Weight
    /// Whether hosts with only one font show the letters in bold.
    public let isBold: Bool
    /// Whether the letters are in italics.
    public let isItalic: Bool
    /// Whether all letters have the same width.
    public let isMonospaced: Bool
  }

  /// Returns the properties of the font, such as its weight, in the given surroundings.
  ///
  /// - Parameter context: The surroundings, which have no effect: hosts determine the size of letters.
  /// - Returns: The properties.
  public func resolve(in context: Context) -> Resolved {
    let isBold = display.isBold
    let weight = display.weight.flatMap { Weight(rawValue: $0.rawValue) }
    return Resolved(
      weight: weight ?? (isBold ? .bold : .regular), isBold: isBold, isItalic: isItalic,
      isMonospaced: display.design == .monospaced)
  }
}

extension EnvironmentValues {
  /// The surroundings for ``Font/resolve(in:)``, which have no effect on the resolved font.
  public var fontResolutionContext: Font.Context { Font.Context() }
}
