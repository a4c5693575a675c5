public import Foundation

/// The format specifier of a value in the key of a translation; not for use by apps.
public enum _FormatSpecifier: String, CaseIterable, Sendable {
  /// The specifier of a text, and of any value that has no other specifier.
  case object = "%@"
  /// The specifier of an `Int` or an `Int64`.
  case lld = "%lld"
  /// The specifier of a smaller signed integer.
  case d = "%d"
  /// The specifier of a `UInt` or a `UInt64`.
  case llu = "%llu"
  /// The specifier of a smaller unsigned integer.
  case u = "%u"
  /// The specifier of a `Double` or a `CGFloat`.
  case lf = "%lf"
  /// The specifier of a `Float`.
  case f = "%f"

  /// The number that represents the specifier in the packed form of `Arguments`; 0 isn't used, because it means that
  /// there is no value.
  var code: UInt32 {
    switch self {
    case .object: 1
    case .lld: 2
    case .d: 3
    case .llu: 4
    case .u: 5
    case .lf: 6
    case .f: 7
    }
  }
}

/// A type of numbers whose specifier in the key of a translation isn't `%@`; not for use by apps.
public protocol _FormatSpecifiable: CustomStringConvertible {
  /// The specifier, such as `%lld`.
  static var _specifier: _FormatSpecifier { get }
}

extension Int: _FormatSpecifiable { public static var _specifier: _FormatSpecifier { .lld } }
extension Int64: _FormatSpecifiable { public static var _specifier: _FormatSpecifier { .lld } }
extension Int32: _FormatSpecifiable { public static var _specifier: _FormatSpecifier { .d } }
extension Int16: _FormatSpecifiable { public static var _specifier: _FormatSpecifier { .d } }
extension Int8: _FormatSpecifiable { public static var _specifier: _FormatSpecifier { .d } }
extension UInt: _FormatSpecifiable { public static var _specifier: _FormatSpecifier { .llu } }
extension UInt64: _FormatSpecifiable { public static var _specifier: _FormatSpecifier { .llu } }
extension UInt32: _FormatSpecifiable { public static var _specifier: _FormatSpecifier { .u } }
extension UInt16: _FormatSpecifiable { public static var _specifier: _FormatSpecifier { .u } }
extension UInt8: _FormatSpecifiable { public static var _specifier: _FormatSpecifier { .u } }
extension Double: _FormatSpecifiable { public static var _specifier: _FormatSpecifier { .lf } }
extension Float: _FormatSpecifiable { public static var _specifier: _FormatSpecifier { .f } }
extension CGFloat: _FormatSpecifiable { public static var _specifier: _FormatSpecifier { .lf } }

extension LocalizedStringKey.StringInterpolation {
  /// Interpolates a text.
  ///
  /// - Parameter value: The text. It isn't translated, and Markdown marks in the text are ordinary characters.
  public mutating func appendInterpolation(_ value: String) {
    append(value, .object)
  }

  /// Interpolates a value.
  ///
  /// - Parameter value: The value, which is shown as its description.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value>(_ value: Value) {
    append("\(value)", .object)
  }

  /// Interpolates a number.
  ///
  /// - Parameter value: The number, which is shown as its description, without separators.
  public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
    append(value.description, Value._specifier)
  }

  /// Interpolates a number with a format specifier of C, such as `%.1f`.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - specifier: The specifier. If the specifier doesn't fit the type of the number, the number is shown as its
  ///     description.
  public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
    guard specifier.fits(value) else { return append("\(value)", specifier) }
    append(String(format: specifier, value), specifier)
  }

  /// Interpolates a value, formatted by a format style.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - format: The style that formats the value, with the locale of the environment. If the environment has the
  ///     locale of the process, the style keeps its own locale.
  public mutating func appendInterpolation<Format: FormatStyle>(
    _ value: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String, Format.FormatInput: Equatable {
    append(Text(value, format: format))
  }

  /// Interpolates an object, formatted by a formatter.
  ///
  /// - Parameters:
  ///   - subject: The object.
  ///   - formatter: The formatter; if it returns nil, the description of the object is shown.
  public mutating func appendInterpolation<Subject: NSObject>(
    _ subject: Subject, formatter: Formatter
  ) {
    append(formatter.string(for: subject) ?? "\(subject)", .object)
  }

  /// Interpolates a text with its styles.
  ///
  /// - Parameter text: The text.
  public mutating func appendInterpolation(_ text: Text) {
    append(text)
  }

  /// Interpolates an image, which is shown as its alternative text in parentheses.
  ///
  /// - Parameter image: The image. A decorative image, which has no alternative text, isn't shown.
  public mutating func appendInterpolation(_ image: Image) {
    append(Text(TextImage(image)))
  }

  /// Interpolates an attributed string.
  ///
  /// - Parameter text: The attributed string, which is shown in the same way as in a ``Text``.
  public mutating func appendInterpolation(_ text: AttributedString) {
    append(Text(text))
  }

  /// Interpolates a translation.
  ///
  /// - Parameter resource: The key of the translation and its table.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    append(Text(resource))
  }

  /// Interpolates a date.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - style: The style; with some styles, the text changes as time passes.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(Text(date, style: style))
  }

  /// Interpolates a range of dates.
  ///
  /// - Parameter dates: The first and the last date.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    append(Text(dates))
  }

  /// Interpolates a timer.
  ///
  /// - Parameters:
  ///   - timerInterval: The start and the end of the timer.
  ///   - pauseTime: The time at which the timer stops; from then on, the text doesn't change. Nil for a timer that runs
  ///     until its end.
  ///   - countsDown: Whether the timer shows the time until its end; if false, it shows the time since its start.
  ///   - showsHours: Whether hours are shown apart from minutes; if false, an hour is shown as 60 minutes.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    append(
      Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }
}

extension String {
  /// Returns whether the text contains exactly one C format specifier, and this specifier fits the type of the given
  /// value.
  fileprivate func fits(_ value: any CVarArg) -> Bool {
    let pieces = replacing("%%", with: "").split(separator: "%", omittingEmptySubsequences: false)
    guard pieces.count == 2 else { return false }
    guard let conversion = pieces[1].drop(while: { "-+ #'0123456789.hlqjzt".contains($0) }).first
    else { return false }
    return switch conversion {
    case "d", "i", "u", "x", "X", "o", "c": value is any BinaryInteger
    case "f", "F", "e", "E", "g", "G", "a", "A": value is any BinaryFloatingPoint
    case "@": value is NSObject
    default: false
    }
  }
}
