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
  ///
  /// - Parameters:
  ///   - size: The size in points, which has no effect.
  ///   - weight: The thickness of the letters, which has no effect; nil for that of the system.
  ///   - design: The shape of the letters, which has no effect; nil for that of the system.
  /// - Returns: The font.
  public static func system(
    size: Double, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font() }

  /// Returns the font of the system for a purpose.
  ///
  /// - Parameters:
  ///   - style: The purpose, which has no effect.
  ///   - design: The shape of the letters, which has no effect; nil for that of the system.
  ///   - weight: The thickness of the letters, which has no effect; nil for that of the system.
  /// - Returns: The font.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font() }

  /// Returns a font by its name, in a size.
  ///
  /// - Parameters:
  ///   - name: The name of the font, which has no effect.
  ///   - size: The size in points, which has no effect.
  /// - Returns: The font.
  public static func custom(_ name: String, size: Double) -> Font { Font() }

  /// Returns a font by its name, in a size that follows a purpose.
  ///
  /// - Parameters:
  ///   - name: The name of the font, which has no effect.
  ///   - size: The size in points, which has no effect.
  ///   - style: The purpose that the size follows, which has no effect.
  /// - Returns: The font.
  public static func custom(_ name: String, size: Double, relativeTo style: TextStyle) -> Font {
    Font()
  }

  /// Returns a font by its name, in a fixed size.
  ///
  /// - Parameters:
  ///   - name: The name of the font, which has no effect.
  ///   - fixedSize: The size in points, which has no effect.
  /// - Returns: The font.
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
  ///
  /// - Parameter weight: The thickness of the letters, which has no effect.
  /// - Returns: The font itself.
  public func weight(_ weight: Weight) -> Font { self }
  /// Returns the font in a width.
  ///
  /// - Parameter width: The width of the letters, which has no effect.
  /// - Returns: The font itself.
  public func width(_ width: Width) -> Font { self }
  /// Returns the font with another distance of lines.
  ///
  /// - Parameter leading: The distance of lines, which has no effect.
  /// - Returns: The font itself.
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
  ///
  /// - Parameter font: The font of texts; nil for that of the system.
  /// - Returns: The view itself.
  public nonisolated func font(_ font: Font?) -> Self { self }
  /// Kept without effect: hosts have one font.
  ///
  /// - Parameter weight: The thickness of letters; nil for that of the font.
  /// - Returns: The view itself.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Self { self }
  /// Kept without effect: hosts have one font.
  ///
  /// - Parameter design: The shape of letters; nil for that of the font.
  /// - Returns: The view itself.
  public nonisolated func fontDesign(_ design: Font.Design?) -> Self { self }
  /// Kept without effect: hosts have one font.
  ///
  /// - Parameter width: The width of letters; nil for that of the font.
  /// - Returns: The view itself.
  public nonisolated func fontWidth(_ width: Font.Width?) -> Self { self }
  /// Kept without effect: hosts have one font.
  ///
  /// - Parameter isActive: Whether all letters have one width.
  /// - Returns: The view itself.
  public nonisolated func monospaced(_ isActive: Bool = true) -> Self { self }
  /// Kept without effect: hosts have one font.
  public nonisolated func monospacedDigit() -> Self { self }
  /// Kept without effect: lines aren't drawn under texts.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line under texts.
  ///   - pattern: The pattern of the line.
  ///   - color: The color of the line; nil for that of the text.
  /// - Returns: The view itself.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Self { self }
  /// Kept without effect: lines aren't drawn through texts.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line through texts.
  ///   - pattern: The pattern of the line.
  ///   - color: The color of the line; nil for that of the text.
  /// - Returns: The view itself.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Self { self }
  /// Kept without effect: letters have the distance of their font.
  ///
  /// - Parameter kerning: The space added between letters, in points.
  /// - Returns: The view itself.
  public nonisolated func kerning(_ kerning: Double) -> Self { self }
  /// Kept without effect: letters have the distance of their font.
  ///
  /// - Parameter tracking: The space added behind each letter, in points.
  /// - Returns: The view itself.
  public nonisolated func tracking(_ tracking: Double) -> Self { self }
  /// Kept without effect: no host draws text with an offset.
  ///
  /// - Parameter offset: The distance upward from the base line, in points.
  /// - Returns: The view itself.
  public nonisolated func baselineOffset(_ offset: Double) -> Self { self }
  /// Kept without effect: texts are shown in the case they are written in.
  ///
  /// - Parameter textCase: The case in which texts are shown; nil for their own.
  /// - Returns: The view itself.
  public nonisolated func textCase(_ textCase: Text.Case?) -> Self { self }
  /// Kept without effect: lines have the distance of their font.
  ///
  /// - Parameter spacing: The space between two lines, in points.
  /// - Returns: The view itself.
  public nonisolated func lineSpacing(_ spacing: Double) -> Self { self }
  /// Kept without effect: hosts cut texts at their end.
  ///
  /// - Parameter mode: The part that is left out of a text that is too long.
  /// - Returns: The view itself.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> Self { self }
  /// Kept without effect: texts aren't scaled.
  ///
  /// - Parameter factor: The least scale of texts in too little room, from 0 to 1.
  /// - Returns: The view itself.
  public nonisolated func minimumScaleFactor(_ factor: Double) -> Self { self }
  /// Kept without effect: letters have the distance of their font.
  ///
  /// - Parameter isAllowed: Whether letters move together in too little room.
  /// - Returns: The view itself.
  public nonisolated func allowsTightening(_ isAllowed: Bool) -> Self { self }
  /// Kept without effect: hosts have one size of letters.
  ///
  /// - Parameter size: The size of letters.
  /// - Returns: The view itself.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> Self { self }
  /// Kept without effect: hosts select text in their own way.
  ///
  /// - Parameter selectability: The rule whether a person can select texts.
  /// - Returns: The view itself.
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
