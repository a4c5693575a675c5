public import Foundation

/// The specifier of a value in the key of a translation.
public enum _FormatSpecifier: String, CaseIterable, Sendable {
  /// That of a text.
  case object = "%@"
  /// That of an `Int` or an `Int64`.
  case lld = "%lld"
  /// That of a smaller number.
  case d = "%d"
  /// That of a `UInt` or a `UInt64`.
  case llu = "%llu"
  /// That of a smaller number without sign.
  case u = "%u"
  /// That of a `Double`.
  case lf = "%lf"
  /// That of a `Float`.
  case f = "%f"

  /// The number of the specifier, from 1.
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

/// A number whose specifier in the key of a translation isn't `%@`.
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
  /// Adds a text.
  ///
  /// - Parameter value: The text, which has no marks and isn't looked up.
  public mutating func appendInterpolation(_ value: String) {
    append(value, .object)
  }

  /// Adds a value.
  ///
  /// - Parameter value: The value, which is added as its description.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value>(_ value: Value) {
    append("\(value)", .object)
  }

  /// Adds a number.
  ///
  /// - Parameter value: The number, which is added as its description, without separators.
  public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
    append(value.description, Value._specifier)
  }

  /// Adds a number in the form of C's functions, such as `%.1f`.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - specifier: The form; a number for which it isn't one is added as its description.
  public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
    guard specifier.fits(value) else { return append("\(value)", specifier) }
    append(String(format: specifier, value), specifier)
  }

  /// Adds a valueformatted by a format style.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - format: The form in which the value is a text, for the locale of the environment.
  public mutating func appendInterpolation<Format: FormatStyle>(
    _ value: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String, Format.FormatInput: Equatable {
    append(Text(value, format: format))
  }

  /// Adds an object, formatted by a formatter.
  ///
  /// - Parameters:
  ///   - subject: The object.
  ///   - formatter: The formatter; one that has no form for the object adds its description.
  public mutating func appendInterpolation<Subject: NSObject>(
    _ subject: Subject, formatter: Formatter
  ) {
    append(formatter.string(for: subject) ?? "\(subject)", .object)
  }

  /// Adds a text with its styles.
  ///
  /// - Parameter text: The text.
  public mutating func appendInterpolation(_ text: Text) {
    append(text)
  }

  /// Adds an image, which is shown by its alternative text.
  ///
  /// - Parameter image: The image.
  public mutating func appendInterpolation(_ image: Image) {
    append(Text(TextImage(image)))
  }

  /// Adds a text with attributes.
  ///
  /// - Parameter text: The text; of its attributes only links are kept.
  public mutating func appendInterpolation(_ text: AttributedString) {
    append(Text(text))
  }

  /// Adds a translation.
  ///
  /// - Parameter resource: The key of the translation and its table.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    append(Text(resource))
  }

  /// Adds a day and a time.
  ///
  /// - Parameters:
  ///   - date: The day and the time.
  ///   - style: The form, some of which follow the time.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(Text(date, style: style))
  }

  /// Adds a range of days.
  ///
  /// - Parameter dates: The first and the last day and time.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    append(Text(dates))
  }

  /// Adds a timer.
  ///
  /// - Parameters:
  ///   - timerInterval: The begin and the end of the timer.
  ///   - pauseTime: The time at which it stands still; nil for one that runs.
  ///   - countsDown: Whether the time until the end is shown, rather than that since the begin.
  ///   - showsHours: Whether hours are shown apart from minutes.
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
  /// Whether the text has a single specifier of C's functions, and a value has its type.
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
