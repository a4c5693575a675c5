// Annotations for the letters, lines and colors of texts and areas.
extension DisplayAnnotation {
  /// Whether text is bold.
  ///
  /// - Parameter isBold: Whether text in the content is bold.
  /// - Returns: The annotation.
  public static func bold(_ isBold: Bool) -> Self { Self(.bold, .flag(isBold)) }

  /// Whether text is italic.
  ///
  /// - Parameter isItalic: Whether text in the content is italic.
  /// - Returns: The annotation.
  public static func italic(_ isItalic: Bool) -> Self { Self(.italic, .flag(isItalic)) }

  /// The font of texts.
  ///
  /// - Parameter font: The font; properties that are nil are inherited, unless the font has a style or a size.
  /// - Returns: The annotation.
  public static func font(_ font: DisplayFont) -> Self { Self(.font, .font(font)) }

  /// Whether there is a line under texts.
  ///
  /// - Parameter isUnderlined: Whether there is a line under texts in the content.
  /// - Returns: The annotation.
  public static func underline(_ isUnderlined: Bool) -> Self {
    Self(.underline, .flag(isUnderlined))
  }

  /// Whether there is a line through texts.
  ///
  /// - Parameter isStruckThrough: Whether there is a line through texts in the content.
  /// - Returns: The annotation.
  public static func strikethrough(_ isStruckThrough: Bool) -> Self {
    Self(.strikethrough, .flag(isStruckThrough))
  }

  /// The case in which texts are shown.
  ///
  /// - Parameter letters: The case; nil to show each text as it is written.
  /// - Returns: The annotation.
  public static func textCase(_ letters: DisplayTextCase?) -> Self {
    Self(.textCase, .textCase(letters))
  }

  /// Whether the letters of texts are hidden.
  ///
  /// - Parameter isRedacted: Whether a host shows `▒` in place of each letter in the content. If false, the letters are
  ///   shown even if an outer annotation hides them.
  /// - Returns: The annotation.
  public static func redacted(_ isRedacted: Bool) -> Self { Self(.redacted, .flag(isRedacted)) }

  /// The part of a text that is left out if the text doesn't fit.
  ///
  /// - Parameter part: The part: `head`, `middle` or `tail`.
  /// - Returns: The annotation.
  public static func truncation(_ part: String) -> Self { Self(.truncation, .text(part)) }

  /// The color of the content.
  ///
  /// - Parameter color: The color of texts and images.
  /// - Returns: The annotation.
  public static func foreground(_ color: DisplayColor) -> Self { Self(.foreground, .color(color)) }

  /// The color of the background.
  ///
  /// - Parameter color: The color behind the content, in all of its frame.
  /// - Returns: The annotation.
  public static func background(_ color: DisplayColor) -> Self { Self(.background, .color(color)) }

  /// A border with a width in points.
  ///
  /// - Parameters:
  ///   - color: The color of the border.
  ///   - width: The width of the border in points.
  /// - Returns: The annotation.
  public static func border(_ color: DisplayColor, width: Double) -> Self {
    Self(.border, .line(color, width: width))
  }

  /// The accent color for the controls in the content.
  ///
  /// - Parameter color: The color that replaces the host's accent color.
  /// - Returns: The annotation.
  public static func tint(_ color: DisplayColor) -> Self { Self(.tint, .color(color)) }

  /// The opacity of the content.
  ///
  /// - Parameter opacity: The opacity, from 0 to 1. Content with the opacity 0 isn't drawn, but
  ///   accepts acts.
  /// - Returns: The annotation.
  public static func opacity(_ opacity: Double) -> Self { Self(.opacity, .number(opacity)) }

  /// The alignment of the lines of a text.
  ///
  /// - Parameter alignment: The alignment of the lines, if the text has several lines.
  /// - Returns: The annotation.
  public static func textAlignment(_ alignment: DisplayTextAlignment) -> Self {
    Self(.textAlignment, .textAlignment(alignment))
  }

  /// The maximum number of lines of a text.
  ///
  /// - Parameter number: The number of lines; nil for no limit.
  /// - Returns: The annotation.
  public static func lineLimit(_ number: Int?) -> Self { Self(.lineLimit, .count(number)) }

  /// The minimum and the maximum number of lines of a text.
  ///
  /// - Parameters:
  ///   - minimum: The number of lines for which space is reserved; nil for none.
  ///   - maximum: The maximum number of lines; nil for no limit.
  /// - Returns: The annotation, of the kind `lineRange`.
  public static func lineLimit(minimum: Int?, maximum: Int?) -> Self {
    Self(.lineRange, .lines(minimum: minimum, maximum: maximum))
  }
}
