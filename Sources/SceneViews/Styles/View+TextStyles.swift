import SceneDisplay

// Styles of texts, for a view and its descendants.
extension View {
  /// Sets the font of texts.
  ///
  /// - Parameter font: The font; nil for the host's default. Also ``EnvironmentValues/font`` has it.
  /// - Returns: The view with the font.
  public nonisolated func font(_ font: Font?) -> some View {
    with(.font(font?.display ?? DisplayFont(style: .body)))
      .italic(font?.isItalic == true ? true : nil)
      .environment(\.font, font)
  }

  /// Sets the thickness of letters.
  ///
  /// - Parameter weight: The thickness, from semibold on shown in bold; nil for that of the font.
  /// - Returns: The view with the weight.
  public nonisolated func fontWeight(
    _ weight: Font.Weight?
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.font(DisplayFont(weight: weight?.display)))
  }

  /// Sets the shape of letters, which hosts with one font don't show.
  ///
  /// - Parameter design: The shape of letters; nil for that of the font.
  /// - Returns: The view with the shape.
  public nonisolated func fontDesign(
    _ design: Font.Design?
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.font(DisplayFont(design: design?.display)))
  }

  /// Sets whether letters have one width, which hosts with one font don't show.
  ///
  /// - Parameter isActive: Whether all letters have one width.
  /// - Returns: The view with the shape.
  public nonisolated func monospaced(
    _ isActive: Bool = true
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.font(DisplayFont(design: isActive ? .monospaced : .plain)))
  }

  /// Sets whether there is a line under texts.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line under texts.
  ///   - pattern: The pattern of the line, which has no effect.
  ///   - color: The color of the line, which has no effect.
  /// - Returns: The view with the line.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.underline(isActive))
  }

  /// Sets whether there is a line through texts.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line through texts.
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
  /// - Parameter textCase: The case; nil for that in which a text is written. Scripts and tests find a text by
  ///   what is written.
  /// - Returns: The view with the case.
  public nonisolated func textCase(
    _ textCase: Text.Case?
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.textCase(textCase?.display))
  }

  /// Sets the part of a text that is left out where there is too little room.
  ///
  /// - Parameter mode: The part.
  /// - Returns: The view with the part.
  public nonisolated func truncationMode(
    _ mode: Text.TruncationMode
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.truncation(mode.rawValue))
  }

  /// Sets the maximum number of lines of texts; nil for no limit.
  ///
  /// - Parameter number: The number of lines; nil for no limit. A negative number counts as 0. Also
  ///   ``EnvironmentValues/lineLimit`` has it.
  /// - Returns: The view with the limit.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    with(.lineLimit(number.map { max(0, $0) })).environment(\.lineLimit, number)
  }

  /// Sets the maximum number of lines of texts, and whether there is room for all of them.
  ///
  /// - Parameters:
  ///   - limit: The number of lines. A negative number counts as 0.
  ///   - reservesSpace: Whether a shorter text takes the room of so many lines.
  /// - Returns: The view with the limit.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    let limit = max(0, limit)
    return with(.lineLimit(minimum: reservesSpace ? limit : nil, maximum: limit))
      .environment(\.lineLimit, limit)
  }

  /// Sets the number of lines of texts.
  ///
  /// - Parameter limit: The number of lines for which there is always room, and the maximum.
  /// - Returns: The view with the limits.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(limit.lowerBound, limit.upperBound)
  }

  /// Sets the number of lines for which texts have room; they may have more.
  ///
  /// - Parameter limit: The number of lines for which there is always room.
  /// - Returns: The view with the limit.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(limit.lowerBound, nil)
  }

  /// Sets the maximum number of lines of texts.
  ///
  /// - Parameter limit: The maximum.
  /// - Returns: The view with the limit.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(nil, limit.upperBound)
  }

  private nonisolated func lines(_ minimum: Int?, _ maximum: Int?) -> some View {
    with(.lineLimit(minimum: minimum.map { max(0, $0) }, maximum: maximum.map { max(0, $0) }))
      .environment(\.lineLimit, maximum)
  }

  /// Sets whether texts are italic; nil leaves them.
  private nonisolated func italic(_ isItalic: Bool?) -> ModifiedContent<Self, _TraitModifier> {
    with(isItalic.map { .italic($0) } ?? .font(DisplayFont()))
  }
}

// The same styles of one text, which can be followed by others.
extension Text {
  /// Returns the text in a font.
  ///
  /// - Parameter font: The font; nil for that around the text.
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
  /// - Parameter weight: The thickness of letters; nil for that of the font.
  /// - Returns: The text in the weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    applying(DisplayFont(weight: weight?.display))
  }

  /// Returns the text with letters of a shape.
  ///
  /// - Parameter design: The shape of letters; nil for that of the font.
  /// - Returns: The text in the shape.
  public func fontDesign(_ design: Font.Design?) -> Text {
    applying(DisplayFont(design: design?.display))
  }

  /// Returns the text with letters of one width.
  ///
  /// - Parameter isActive: Whether all letters have one width.
  /// - Returns: The text in the shape.
  public func monospaced(_ isActive: Bool = true) -> Text {
    applying(DisplayFont(design: isActive ? .monospaced : .plain))
  }

  /// Returns the text with a line under it.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - pattern: The pattern of the line, which has no effect.
  ///   - color: The color of the line, which has no effect.
  /// - Returns: The text with the line.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with { $0.isUnderlined = isActive }
  }

  /// Returns the text with a line through it.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - pattern: The pattern of the line, which has no effect.
  ///   - color: The color of the line, which has no effect.
  /// - Returns: The text with the line.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with { $0.isStruckThrough = isActive }
  }

  private func applying(_ font: DisplayFont) -> Text {
    if font == DisplayFont() { return self }
    return with { $0.font = ($0.font ?? DisplayFont()).applying(font) }
  }
}

extension EnvironmentValues {
  /// The font of texts, set by ``View/font(_:)``; nil for the host's default.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The maximum number of lines of texts; nil for no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
}

private struct FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

private struct LineLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
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

    fileprivate var display: DisplayTextCase {
      switch self {
      case .uppercase: .uppercase
      case .lowercase: .lowercase
      }
    }
  }

  /// The place at which a text that is too long is cut.
  public enum TruncationMode: String, Hashable, Sendable {
    /// The part that is left out: the beginning, the middle or the end.
    case head, middle, tail
  }
}
