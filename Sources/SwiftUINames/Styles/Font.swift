public import SceneViews

/// A font, which hosts don't draw with: they have one of their own.
public struct Font: Hashable, Sendable {
  private init() {}

  /// The largest title.
  public static let largeTitle = Font()
  /// A title.
  public static let title = Font()
  /// A title of the second level.
  public static let title2 = Font()
  /// A title of the third level.
  public static let title3 = Font()
  /// The font of headings.
  public static let headline = Font()
  /// The font of headings below others.
  public static let subheadline = Font()
  /// The font of text.
  public static let body = Font()
  /// The font of remarks in a text.
  public static let callout = Font()
  /// The font of notes below a text.
  public static let footnote = Font()
  /// The font of captions.
  public static let caption = Font()
  /// The font of small captions.
  public static let caption2 = Font()

  /// Returns the font of the system in a size.
  public static func system(
    size: Double, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font() }

  /// Returns the font of the system for a purpose.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font() }

  /// Returns a font by its name, in a size.
  public static func custom(_ name: String, size: Double) -> Font { Font() }

  /// Returns a font by its name, in a size that follows a purpose.
  public static func custom(_ name: String, size: Double, relativeTo style: TextStyle) -> Font {
    Font()
  }

  /// Returns a font by its name, in a fixed size.
  public static func custom(_ name: String, fixedSize: Double) -> Font { Font() }

  /// Returns the font in bold.
  public func bold() -> Font { self }
  /// Returns the font in italics.
  public func italic() -> Font { self }
  /// Returns the font with letters of one width.
  public func monospaced() -> Font { self }
  /// Returns the font with digits of one width.
  public func monospacedDigit() -> Font { self }
  /// Returns the font with capitals in the size of small letters.
  public func smallCaps() -> Font { self }
  /// Returns the font in a weight.
  public func weight(_ weight: Weight) -> Font { self }
  /// Returns the font in a width.
  public func width(_ width: Width) -> Font { self }
  /// Returns the font with another distance of lines.
  public func leading(_ leading: Leading) -> Font { self }

  /// The purpose of a text.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    /// The purpose that the font of the same name in ``Font`` serves.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
      caption2
  }

  /// The thickness of letters.
  public enum Weight: Hashable, Sendable {
    /// A thickness, from the thinnest, `ultraLight`, to the thickest, `black`.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The shape of letters.
  public enum Design: Hashable, Sendable {
    /// `default` is the shape of the system's font; the others have serifs, round ends, or letters
    /// of one width.
    case `default`, serif, rounded, monospaced
  }

  /// The width of letters.
  public enum Width: Hashable, Sendable {
    /// A width, from the narrowest, `compressed`, to the widest, `expanded`.
    case compressed, condensed, standard, expanded
  }

  /// The distance of lines.
  public enum Leading: Hashable, Sendable {
    /// `standard` is the distance of the font; `tight` is less, `loose` is more.
    case standard, tight, loose
  }
}

// Kept without effect: hosts have one font.
extension View {
  /// Kept without effect: hosts have one font.
  public nonisolated func font(_ font: Font?) -> Self { self }
  /// Kept without effect: hosts have one font.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Self { self }
  /// Kept without effect: hosts have one font.
  public nonisolated func fontDesign(_ design: Font.Design?) -> Self { self }
  /// Kept without effect: hosts have one font.
  public nonisolated func fontWidth(_ width: Font.Width?) -> Self { self }
  /// Kept without effect: hosts have one font.
  public nonisolated func monospaced(_ isActive: Bool = true) -> Self { self }
  /// Kept without effect: hosts have one font.
  public nonisolated func monospacedDigit() -> Self { self }
  /// Kept without effect: lines aren't drawn under texts.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Self { self }
  /// Kept without effect: lines aren't drawn through texts.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Self { self }
  /// Kept without effect: letters have the distance of their font.
  public nonisolated func kerning(_ kerning: Double) -> Self { self }
  /// Kept without effect: letters have the distance of their font.
  public nonisolated func tracking(_ tracking: Double) -> Self { self }
  /// Kept without effect: no host draws text with an offset.
  public nonisolated func baselineOffset(_ offset: Double) -> Self { self }
  /// Kept without effect: texts are shown in the case they are written in.
  public nonisolated func textCase(_ textCase: Text.Case?) -> Self { self }
  /// Kept without effect: lines have the distance of their font.
  public nonisolated func lineSpacing(_ spacing: Double) -> Self { self }
  /// Kept without effect: hosts cut texts at their end.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> Self { self }
  /// Kept without effect: texts aren't scaled.
  public nonisolated func minimumScaleFactor(_ factor: Double) -> Self { self }
  /// Kept without effect: letters have the distance of their font.
  public nonisolated func allowsTightening(_ isAllowed: Bool) -> Self { self }
  /// Kept without effect: hosts have one size of letters.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> Self { self }
  /// Kept without effect: hosts select text in their own way.
  public nonisolated func textSelection<Selectability: TextSelectability>(
    _ selectability: Selectability
  ) -> Self { self }
}

extension Text {
  /// The style of a line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public enum Pattern: Hashable, Sendable {
      /// A line in one piece, or of dashes and dots in the order of the name.
      case solid, dash, dot, dashDot, dashDotDot
    }
  }

  /// The case in which a text is shown.
  public enum Case: Hashable, Sendable {
    /// `uppercase` shows capitals only, `lowercase` small letters only.
    case uppercase, lowercase
  }

  /// The place at which a text that is too long is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// The part that is left out: the beginning, the middle or the end.
    case head, middle, tail
  }
}

/// A size of letters that a person chooses.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// A size, from the smallest, `xSmall`, to the largest, `accessibility5`; `large` is the usual
  /// one.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2,
    accessibility3, accessibility4, accessibility5
}

/// A rule whether text can be selected.
public protocol TextSelectability {}

/// The rule by which text can be selected.
public struct EnabledTextSelectability: TextSelectability {}
/// The rule by which text can't be selected.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text can't be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
