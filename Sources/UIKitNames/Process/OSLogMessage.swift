import Foundation

/// A message for a log, in which each interpolated value is shown or hidden.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message without values.
  ///
  /// - Parameter text: The text, which is always shown.
  public init(stringLiteral text: String) {
    self.text = text
  }

  /// Creates a message from a literal with interpolated values.
  ///
  /// - Parameter stringInterpolation: The parts of the message.
  public init(stringInterpolation: Interpolation) {
    text = stringInterpolation.text
  }

  /// The parts of a message.
  public struct Interpolation: StringInterpolationProtocol {
    var text = ""

    /// Creates an empty message, to which the parts are then added.
    ///
    /// - Parameters:
    ///   - literalCapacity: The number of characters outside of values, which has no effect.
    ///   - interpolationCount: The number of values, which has no effect.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a literal part of the message.
    ///
    /// - Parameter literal: The text, which is always shown.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Adds a value; by default, numbers and Booleans are shown, and other values are hidden.
    ///
    /// - Parameters:
    ///   - value: The value to add to the message.
    ///   - align: The alignment of the value in a column.
    ///   - privacy: Whether the value is shown.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {
      let value = value()
      text += privacy.shows(value) ? align.aligned("\(value)") : "<private>"
    }

    /// Adds a whole number with a format.
    ///
    /// - Parameters:
    ///   - number: The number to add to the message.
    ///   - format: The format of the number.
    ///   - align: The alignment of the number in a column.
    ///   - privacy: Whether the number is shown.
    public mutating func appendInterpolation(
      _ number: @autoclosure () -> some FixedWidthInteger, format: OSLogIntegerFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
      let number = number()
      text += privacy.shows(number) ? align.aligned(format.text(of: number)) : "<private>"
    }

    /// Adds a floating-point number with a format.
    ///
    /// - Parameters:
    ///   - number: The number to add to the message.
    ///   - format: The format of the number.
    ///   - align: The alignment of the number in a column.
    ///   - privacy: Whether the number is shown.
    public mutating func appendInterpolation(
      _ number: @autoclosure () -> some BinaryFloatingPoint, format: OSLogFloatFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
      let number = Double(number())
      text += privacy.shows(number) ? align.aligned(format.text(of: number)) : "<private>"
    }
  }
}

/// The privacy of a value in a log, which determines whether the log shows or hides the value.
public struct OSLogPrivacy: Sendable {
  private enum Level {
    case auto, shown, hidden
  }

  /// The text that replaces a hidden value; in this library, it is the same for all values.
  public enum Mask: Sendable {
    /// A hash, which is equal for equal values; in this library, a fixed text.
    case hash
    /// A fixed text.
    case none
  }

  private let level: Level

  /// Shows numbers and Booleans, and hides other values.
  public static let auto = OSLogPrivacy(level: .auto)
  /// Shows the value.
  public static let `public` = OSLogPrivacy(level: .shown)
  /// Hides the value.
  public static let `private` = OSLogPrivacy(level: .hidden)
  /// Hides the value, even from developers.
  public static let sensitive = OSLogPrivacy(level: .hidden)

  /// Shows numbers and Booleans, and hides other values with a mask.
  ///
  /// - Parameter mask: The mask, which has no effect.
  /// - Returns: The privacy.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }

  /// Hides the value, with a mask.
  ///
  /// - Parameter mask: The mask, which has no effect.
  /// - Returns: The privacy.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }

  /// Hides the value, even from developers, with a mask.
  ///
  /// - Parameter mask: The mask, which has no effect.
  /// - Returns: The privacy.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }

  func shows<Value>(_ value: Value) -> Bool {
    switch level {
    case .auto: value is any Numeric || value is Bool
    case .shown: true
    case .hidden: false
    }
  }
}

/// The alignment of a value in a column of a given width.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isAtEnd: Bool

  /// No alignment: the text of the value stays as it is.
  public static let none = OSLogStringAlignment(columns: 0, isAtEnd: false)

  /// Returns an alignment at the end of a column.
  ///
  /// - Parameter columns: The width of the column in characters; a longer value isn't shortened.
  /// - Returns: The alignment.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isAtEnd: true)
  }

  /// Returns an alignment at the beginning of a column.
  ///
  /// - Parameter columns: The width of the column in characters; a longer value isn't shortened.
  /// - Returns: The alignment.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isAtEnd: false)
  }

  func aligned(_ text: String) -> String {
    let missing = min(columns, LogFormat.Field.limit) - text.count
    guard missing > 0 else { return text }
    let space = String(repeating: " ", count: missing)
    return isAtEnd ? space + text : text + space
  }
}

/// The format of a whole number in a log.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var hasSign = false
  private var hasPrefix = false
  private var isUppercase = false
  private var digits = 0

  /// The decimal format.
  public static let decimal = OSLogIntegerFormatting()
  /// The hexadecimal format.
  public static let hex = OSLogIntegerFormatting(radix: 16)
  /// The octal format.
  public static let octal = OSLogIntegerFormatting(radix: 8)

  /// Returns a decimal format.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether a plus sign precedes zero and positive numbers.
  ///   - minDigits: The minimum number of digits.
  /// - Returns: The format.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(hasSign: explicitPositiveSign, digits: minDigits)
  }

  /// Returns a hexadecimal format.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether a plus sign precedes zero and positive numbers.
  ///   - includePrefix: Whether `0x` precedes the digits.
  ///   - uppercase: Whether the digits above 9 are capital letters.
  ///   - minDigits: The minimum number of digits.
  /// - Returns: The format.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, hasSign: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase,
      digits: minDigits)
  }

  /// Returns an octal format.
  ///
  /// - Parameters:
  ///   - includePrefix: Whether `0o` precedes the digits.
  ///   - minDigits: The minimum number of digits.
  /// - Returns: The format.
  public static func octal(
    includePrefix: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 8, hasPrefix: includePrefix, digits: minDigits)
  }

  func text(of number: some FixedWidthInteger) -> String {
    var text = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let missing = min(digits, LogFormat.Field.limit) - text.count
    if missing > 0 { text = String(repeating: "0", count: missing) + text }
    if hasPrefix { text = (radix == 16 ? "0x" : "0o") + text }
    return (number < 0 ? "-" : hasSign ? "+" : "") + text
  }
}

/// The format of a floating-point number in a log.
public struct OSLogFloatFormatting: Sendable {
  private var letter = "f"
  private var precision: Int?

  /// The format with six digits after the decimal point.
  public static let fixed = OSLogFloatFormatting()
  /// The format with an exponent, and with six digits after the decimal point.
  public static let exponential = OSLogFloatFormatting(letter: "e")
  /// The format with an exponent for very small and very large numbers, and without an exponent for others.
  public static let hybrid = OSLogFloatFormatting(letter: "g")

  /// Returns a format with a number of digits after the decimal point.
  ///
  /// - Parameter precision: The number of digits after the decimal point.
  /// - Returns: The format.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: precision)
  }

  /// Returns a format with an exponent, and with a number of digits after the decimal point.
  ///
  /// - Parameter precision: The number of digits after the decimal point.
  /// - Returns: The format.
  public static func exponential(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(letter: "e", precision: precision)
  }

  /// Returns a format with an exponent for very small and very large numbers, and without an exponent for others.
  ///
  /// - Parameter precision: The maximum number of significant digits.
  /// - Returns: The format.
  public static func hybrid(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(letter: "g", precision: precision)
  }

  func text(of number: Double) -> String {
    var field = LogFormat.Field()
    field.precision = precision
    return field.text(of: number, as: Character(letter), length: "")
  }
}
