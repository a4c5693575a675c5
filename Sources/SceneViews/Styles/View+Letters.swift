public import Foundation

// Modifiers for letters, text sizes, languages and the selection of text. Most have no effect, because hosts have one
// text size and one font family.
extension View {
  /// Has no effect: hosts have one font.
  ///
  /// - Parameter width: The width of the letters; nil for the default of the font.
  /// - Returns: The view itself.
  public nonisolated func fontWidth(_ width: Font.Width?) -> Self { self }

  /// Has no effect: hosts have one font.
  public nonisolated func monospacedDigit() -> Self { self }

  /// Has no effect: the font determines the space between letters.
  ///
  /// - Parameter kerning: The space added between letters, in points.
  /// - Returns: The view itself.
  public nonisolated func kerning(_ kerning: Double) -> Self { self }

  /// Has no effect: the font determines the space between letters.
  ///
  /// - Parameter tracking: The space added after each letter, in points.
  /// - Returns: The view itself.
  public nonisolated func tracking(_ tracking: Double) -> Self { self }

  /// Has no effect: no host draws text with an offset.
  ///
  /// - Parameter offset: The distance upward from the baseline, in points.
  /// - Returns: The view itself.
  public nonisolated func baselineOffset(_ offset: Double) -> Self { self }

  /// Sets the environment value `\.lineSpacing`; hosts draw lines without space between them.
  ///
  /// - Parameter spacing: The space between two lines, in points.
  /// - Returns: The view, whose descendants read the space.
  public nonisolated func lineSpacing(_ spacing: CGFloat) -> some View {
    environment(\.lineSpacing, spacing)
  }

  /// Sets the environment value `\.minimumScaleFactor`; hosts draw text in one size.
  ///
  /// - Parameter factor: The minimum scale of texts that don't fit, from 0 to 1.
  /// - Returns: The view, whose descendants read the scale.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Has no effect: the font determines the space between letters.
  ///
  /// - Parameter isAllowed: Whether letters of texts that don't fit move closer together.
  /// - Returns: The view itself.
  public nonisolated func allowsTightening(_ isAllowed: Bool) -> Self { self }

  /// Sets the environment value `\.dynamicTypeSize`; hosts draw text in one size.
  ///
  /// - Parameter size: The text size.
  /// - Returns: The view, whose descendants read the size.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the environment value `\.dynamicTypeSize` to a range; hosts draw text in one size.
  ///
  /// - Parameter range: The sizes, such as `...DynamicTypeSize.xxLarge`; a size outside the range becomes the nearest
  ///   size in it. A range without sizes has no effect.
  /// - Returns: The view, whose descendants read a size in the range.
  public nonisolated func dynamicTypeSize<Sizes: RangeExpression>(
    _ range: Sizes
  ) -> some View where Sizes.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
    return transformEnvironment(\.dynamicTypeSize) { size in
      guard let first = sizes.first, let last = sizes.last else { return }
      size = min(max(size, first), last)
    }
  }

  /// Has no effect: texts aren't scaled.
  ///
  /// - Parameters:
  ///   - scale: The scale of the texts in the view.
  ///   - isEnabled: Whether the scale applies.
  /// - Returns: The view itself.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Self { self }

  /// Has no effect: hosts have one font.
  ///
  /// - Parameters:
  ///   - language: The language whose typography applies to the texts in the view.
  ///   - isEnabled: Whether the language applies.
  /// - Returns: The view itself.
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> Self { self }
  /// Has no effect: hosts have one font.
  ///
  /// - Parameters:
  ///   - language: The language whose typography applies to the texts in the view.
  ///   - isEnabled: Whether the language applies.
  /// - Returns: The view itself.
  public nonisolated func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> Self { self }
  /// Has no effect: hosts determine whether text can be selected.
  ///
  /// - Parameter selectability: Whether a person can select texts.
  /// - Returns: The view itself.
  public nonisolated func textSelection<Selectability: TextSelectability>(
    _ selectability: Selectability
  ) -> Self { self }
}

/// A text size that a person chooses.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// A size, from the smallest, `xSmall`, to the largest, `accessibility5`; `large` is the default.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2,
    accessibility3, accessibility4, accessibility5
}

/// A type that states whether text can be selected.
public protocol TextSelectability {}

/// The selectability of text that can be selected.
public struct EnabledTextSelectability: TextSelectability {}
/// The selectability of text that can't be selected.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// The selectability of text that can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// The selectability of text that can't be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension Text {
  /// A size of texts relative to the size of their font.
  public struct Scale: Hashable, Sendable {
    private let name: String

    /// The size of the font.
    public static let `default` = Scale(name: "default")
    /// A smaller size, for less important text.
    public static let secondary = Scale(name: "secondary")
  }
}

/// The language whose typography applies to texts.
public struct TypesettingLanguage: Hashable, Sendable {
  private let language: Locale.Language?

  /// The language of each text, which the system detects.
  public static let automatic = TypesettingLanguage(language: nil)

  /// Returns the given language as the language of all texts.
  ///
  /// - Parameter language: The language.
  /// - Returns: The language for texts.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}
