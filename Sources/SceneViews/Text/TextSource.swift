import Foundation
import SceneDisplay

/// A part of a text whose characters depend on the environment or on the time.
///
/// The type is a class, so that texts without such parts don't become larger.
// Proof for unchecked: subclasses have only constant properties, and the values are only read.
nonisolated class TextSource: Hashable, @unchecked Sendable {
  /// Returns the runs of the part.
  ///
  /// - Parameters:
  ///   - style: The style of the part, as a run whose text isn't used.
  ///   - context: The locale, the calendar, the time zone and the time.
  /// - Returns: The runs, in their order.
  func runs(_ style: TextRun, in context: inout TextContext) -> [TextRun] { [] }

  /// Returns whether another part of the same class has the same value.
  func isEqual(to other: TextSource) -> Bool { false }

  /// Feeds values of the part into a hasher; equal parts feed equal values.
  func hash(into hasher: inout Hasher) {}

  static func == (lhs: TextSource, rhs: TextSource) -> Bool {
    lhs === rhs || type(of: lhs) == type(of: rhs) && lhs.isEqual(to: rhs)
  }
}

/// The values that the parts of a text depend on.
nonisolated struct TextContext {
  var locale: Locale
  var calendar: Calendar
  var timeZone: TimeZone
  /// The current time; timers and similar texts state the time between this moment and a date.
  var now: Date
  /// The next moment at which a part changes; nil if no part changes.
  private(set) var nextChange: Date?

  /// Creates a context with the locale, the calendar and the time zone of the process, for texts outside of an
  /// environment, such as titles.
  init() {
    self.init(locale: .current, calendar: .current, timeZone: .current, now: Date())
  }

  init(locale: Locale, calendar: Calendar, timeZone: TimeZone, now: Date) {
    self.locale = locale
    self.calendar = calendar
    self.timeZone = timeZone
    self.now = now
  }

  /// Records that a part changes at a moment.
  mutating func changes(at date: Date) {
    if date > now { nextChange = nextChange.map { min($0, date) } ?? date }
  }
}

/// A value formatted by a format style, for the locale of the environment.
nonisolated final class FormattedText<Format: FormatStyle>: TextSource, @unchecked Sendable
where Format.FormatOutput == String, Format.FormatInput: Equatable {
  // Proof for unchecked: all properties are constants, and their values are only read.
  private let value: Format.FormatInput
  private let format: Format

  init(_ value: Format.FormatInput, _ format: Format) {
    self.value = value
    self.format = format
  }

  override func runs(_ style: TextRun, in context: inout TextContext) -> [TextRun] {
    var run = style
    // If the environment has the locale of the process, the format style is used unchanged, because the app may have
    // set another locale in the style itself.
    run.text =
      context.locale == .current
      ? format.format(value) : format.locale(context.locale).format(value)
    return [run]
  }

  override func isEqual(to other: TextSource) -> Bool {
    guard let other = other as? FormattedText else { return false }
    return other.value == value && other.format == format
  }

  override func hash(into hasher: inout Hasher) { hasher.combine(format) }
}

/// An image in a text, shown as its alternative text in parentheses.
nonisolated final class TextImage: TextSource, @unchecked Sendable {
  // Proof for unchecked: the only property is a constant, and its value is only read.
  private let image: Image

  init(_ image: Image) {
    self.image = image
  }

  override func runs(_ style: TextRun, in context: inout TextContext) -> [TextRun] {
    guard let alternative = image.label(in: &context) else { return [] }
    var run = style
    run.text = "(\(alternative))"
    run.isItalic = true
    return [run]
  }

  override func isEqual(to other: TextSource) -> Bool { (other as? TextImage)?.image == image }

  override func hash(into hasher: inout Hasher) { hasher.combine(image) }
}

/// A text without its styles.
// Proof for unchecked: the only property is a constant, and its value is only read.
nonisolated private final class UnstyledText: TextSource, @unchecked Sendable {
  private let text: Text

  init(_ text: Text) {
    self.text = text
  }

  override func runs(_ style: TextRun, in context: inout TextContext) -> [TextRun] {
    var run = style
    run.text = text.runs(in: &context).map(\.text).joined()
    return [run]
  }

  override func isEqual(to other: TextSource) -> Bool { (other as? UnstyledText)?.text == text }

  override func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension Text {
  /// The text without its styles, in the language of the environment.
  var unstyled: Text {
    hasSources ? Text(UnstyledText(self)) : Text(verbatim: content)
  }

  /// The text in parentheses, without its styles.
  var inParentheses: Text {
    Text(verbatim: "(").followed(by: unstyled).followed(by: Text(verbatim: ")"))
  }

  /// The text as a part of an element: `constant` has the characters, unless the text depends on the environment or the
  /// time; `source` then has the text.
  var asPart: (constant: String, source: TextSource?) {
    hasSources ? ("", UnstyledText(self)) : (content, nil)
  }

  /// The text as the title of a control: `own` has the characters, unless the text depends on the environment or the
  /// time; `label` then has the text.
  var asTitle: (own: String?, label: Text?) {
    hasSources ? (nil, unstyled) : (content, nil)
  }
}
