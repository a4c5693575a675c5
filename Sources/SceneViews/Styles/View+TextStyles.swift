public import SceneDisplay

// Styles of texts, for a view and its descendants.
extension View {
  /// Sets the font of texts.
  ///
  /// - Parameter font: The font; nil for the host's default. The environment value ``EnvironmentValues/font`` is set
  ///   to the given font.
  /// - Returns: The view with the font.
  public nonisolated func font(_ font: Font?) -> some View {
    with(.font(font?.display ?? DisplayFont(style: .body)))
      .italic(font?.isItalic == true ? true : nil)
      .plainEnvironment(\.font, font)
  }

  /// Sets the weight of letters.
  ///
  /// - Parameter weight: The weight; hosts show `semibold` and thicker weights in bold. If nil, the letters have the
  ///   weight of their text style, even if an outer view sets another weight.
  /// - Returns: The view with the weight.
  public nonisolated func fontWeight(
    _ weight: Font.Weight?
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.font(DisplayFont(weight: weight?.display ?? .standard)))
  }

  /// Sets the design of letters; hosts with only one font ignore the setting.
  ///
  /// - Parameter design: The design of the letters; nil for the default design.
  /// - Returns: The view with the design.
  public nonisolated func fontDesign(
    _ design: Font.Design?
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.font(DisplayFont(design: design?.display ?? .plain)))
  }

  /// Sets whether all letters have the same width; hosts with only one font ignore the setting.
  ///
  /// - Parameter isActive: Whether all letters have the same width.
  /// - Returns: The view with the design.
  public nonisolated func monospaced(
    _ isActive: Bool = true
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.font(DisplayFont(design: isActive ? .monospaced : .plain)))
  }

  /// Underlines the texts in the view.
  ///
  /// - Parameters:
  ///   - isActive: Whether the texts are underlined.
  ///   - pattern: The pattern of the line, which has no effect.
  ///   - color: The color of the line, which has no effect.
  /// - Returns: The view with the line.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.underline(isActive))
  }

  /// Strikes through the texts in the view.
  ///
  /// - Parameters:
  ///   - isActive: Whether the texts are struck through.
  ///   - pattern: The pattern of the line, which has no effect.
  ///   - color: The color of the line, which has no effect.
  /// - Returns: The view with the line.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.strikethrough(isActive))
  }

  /// Sets the case in which texts are shown.
  ///
  /// - Parameter textCase: The case, which is also the environment value ``EnvironmentValues/textCase``; nil to show
  ///   texts as they are written. Scripts and tests find a text by the characters as they are written.
  /// - Returns: The view with the case.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    with(.textCase(textCase?.display)).plainEnvironment(\.textCase, textCase)
  }

  /// Sets which part of a text is truncated if the text doesn't fit.
  ///
  /// - Parameter mode: The part that is truncated, which is also the environment value
  ///   ``EnvironmentValues/truncationMode``.
  /// - Returns: The view with the truncation mode.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    with(.truncation(mode.rawValue)).plainEnvironment(\.truncationMode, mode)
  }

  /// Sets the maximum number of lines of texts.
  ///
  /// - Parameter number: The number of lines, which is also the environment value ``EnvironmentValues/lineLimit``; nil
  ///   for no limit. A negative number counts as 0.
  /// - Returns: The view with the limit.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    let number = number.map { max(0, $0) }
    return with(.lineLimit(number)).plainEnvironment(\.lineLimit, number)
  }

  /// Sets the maximum number of lines of texts, and whether shorter texts take the same space.
  ///
  /// - Parameters:
  ///   - limit: The number of lines. A negative number counts as 0.
  ///   - reservesSpace: Whether a shorter text takes the space of the maximum number of lines.
  /// - Returns: The view with the limit.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    let limit = max(0, limit)
    return with(.lineLimit(minimum: reservesSpace ? limit : nil, maximum: limit))
      .plainEnvironment(\.lineLimit, limit)
  }

  /// Sets the minimum and the maximum number of lines of texts.
  ///
  /// - Parameter limit: A range. The lower bound is the number of lines for which a text always takes space, and the
  ///   upper bound is the maximum number of lines.
  /// - Returns: The view with the limits.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(limit.lowerBound, limit.upperBound)
  }

  /// Sets the minimum number of lines for which texts take space.
  ///
  /// - Parameter limit: A range whose lower bound is the minimum number of lines. There is no maximum number, even if
  ///   an outer modifier sets one.
  /// - Returns: The view with the limit.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(limit.lowerBound, nil)
  }

  /// Sets the maximum number of lines of texts, without a minimum number.
  ///
  /// - Parameter limit: A range whose upper bound is the maximum number of lines. There is no minimum number, even if
  ///   an outer modifier sets one.
  /// - Returns: The view with the limit.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(nil, limit.upperBound)
  }

  private nonisolated func lines(_ minimum: Int?, _ maximum: Int?) -> some View {
    let maximum = maximum.map { max(0, $0) }
    return with(.lineLimit(minimum: minimum.map { max(0, $0) }, maximum: maximum))
      .plainEnvironment(\.lineLimit, maximum)
  }

  /// Sets the alignment of the lines in texts with several lines.
  ///
  /// - Parameter alignment: The alignment of the lines, which is also the environment value
  ///   ``EnvironmentValues/multilineTextAlignment``.
  /// - Returns: The view with the alignment.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    with(.textAlignment(alignment)).plainEnvironment(\.multilineTextAlignment, alignment)
  }

  /// Sets whether texts are italic; nil has no effect.
  private nonisolated func italic(_ isItalic: Bool?) -> ModifiedContent<Self, _TraitModifier> {
    with(isItalic.map { .italic($0) } ?? .font(DisplayFont()))
  }
}

// The same styles for a single text, which can be combined with other texts.
extension Text {
  /// Returns the text in a font.
  ///
  /// - Parameter font: The font; nil for the font of the view.
  /// - Returns: The text in the font.
  public func font(_ font: Font?) -> Text {
    guard let font else { return with { $0.font = nil } }
    return with {
      $0.font = font.display
      if font.isItalic { $0.isItalic = true }
    }
  }

  /// Returns the text in a weight.
  ///
  /// - Parameter weight: The weight of the letters; nil for the weight of the text style, even if the view has another
  ///   weight.
  /// - Returns: The text in the weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    applying(DisplayFont(weight: weight?.display ?? .standard))
  }

  /// Returns the text with a design of letters.
  ///
  /// - Parameter design: The design of the letters; nil for the default design, even if the view has another design.
  /// - Returns: The text with the design.
  public func fontDesign(_ design: Font.Design?) -> Text {
    applying(DisplayFont(design: design?.display ?? .plain))
  }

  /// Returns the text in a monospaced design.
  ///
  /// - Parameter isActive: Whether all letters have the same width.
  /// - Returns: The text with the design.
  public func monospaced(_ isActive: Bool = true) -> Text {
    applying(DisplayFont(design: isActive ? .monospaced : .plain))
  }

  /// Returns the text underlined.
  ///
  /// - Parameters:
  ///   - isActive: Whether the text is underlined; false also removes the line of an underlined view.
  ///   - pattern: The pattern of the line, which has no effect.
  ///   - color: The color of the line, which has no effect.
  /// - Returns: The text with the line.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with { $0.isUnderlined = isActive }
  }

  /// Returns the text struck through.
  ///
  /// - Parameters:
  ///   - isActive: Whether the text is struck through; false also removes the line of a view that is struck through.
  ///   - pattern: The pattern of the line, which has no effect.
  ///   - color: The color of the line, which has no effect.
  /// - Returns: The text with the line.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with { $0.isStruckThrough = isActive }
  }

  private func applying(_ font: DisplayFont) -> Text {
    with { $0.font = ($0.font ?? DisplayFont()).applying(font) }
  }
}

extension Text {
  /// The style of an underline or a strikethrough.
  ///
  /// Hosts draw solid lines in the color of the letters.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public enum Pattern: Hashable, Sendable {
      /// A solid line, or a line of dashes and dots in the order of the name.
      case solid, dash, dot, dashDot, dashDotDot
    }

    /// A single solid line.
    public static let single = LineStyle()

    private let pattern: Pattern
    private let color: Color?

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - pattern: The pattern of the line.
    ///   - color: The color of the line; nil for the color of the letters.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }

  /// The case in which a text is shown.
  public enum Case: Hashable, Sendable {
    /// `uppercase` shows capitals only, `lowercase` small letters only.
    case uppercase, lowercase

    var display: DisplayTextCase {
      switch self {
      case .uppercase: .uppercase
      case .lowercase: .lowercase
      }
    }
  }

  /// The part of a text that is truncated if the text doesn't fit.
  public enum TruncationMode: String, Hashable, Sendable {
    /// The beginning, the middle or the end of the text is left out.
    case head, middle, tail
  }
}
