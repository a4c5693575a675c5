public import Foundation
public import SceneDisplay

// Environment values for texts, such as the font; modifiers such as `font(_:)` set these values.
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

  /// The alignment of the lines in texts with several lines.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// The case in which texts are shown; nil to show texts as they are written.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// The part of a text that is truncated if the text doesn't fit: its end, unless an ancestor sets another part.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// The space between two lines, in points: zero unless an ancestor sets another space; hosts draw lines without space
  /// between them.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// The minimum scale of texts that don't fit: 1 unless an ancestor sets another scale; hosts don't scale texts.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }
}

struct FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

struct LineLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

struct TextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}

struct TextCaseKey: EnvironmentKey {
  static var defaultValue: Text.Case? { nil }
}

struct TruncationModeKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}

private struct LineSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private struct MinimumScaleFactorKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}
