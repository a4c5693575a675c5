public import Foundation

/// A text that may be the key of a translation.
///
/// Nothing is translated here: the text is the key with its values.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  package let text: String

  /// Creates a key.
  ///
  /// - Parameter text: The key, which is shown itself.
  public init(_ text: String) {
    self.text = text
  }

  /// Creates a key from a literal.
  ///
  /// - Parameter text: The literal.
  public init(stringLiteral text: String) {
    self.text = text
  }

  /// Creates a key from a literal with values.
  ///
  /// - Parameter stringInterpolation: The pieces of the literal, in their order.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  /// The pieces of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// Prepares for a literal.
    ///
    /// - Parameters:
    ///   - literalCapacity: The number of characters of the literal's pieces, which has no effect.
    ///   - interpolationCount: The number of values, which has no effect.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a piece of the literal.
    ///
    /// - Parameter literal: The piece.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Adds a value.
    ///
    /// - Parameter value: The value, which is added as its description.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      text += "\(value)"
    }

    /// Adds a number in the form of C's functions, such as `%.1f`.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - specifier: The form, whose type must be that of the number.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      text += String(format: specifier, value)
    }

    /// Adds a value in a form of its own.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - format: The form in which the value is a text.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput, format: Format
    ) where Format.FormatOutput == String {
      text += format.format(value)
    }
  }
}

extension Text {
  /// Creates a text from a key.
  ///
  /// - Parameters:
  ///   - key: The key, which is shown itself.
  ///   - tableName: The name of a table of translations, which has no effect.
  ///   - bundle: The bundle with the table, which has no effect.
  ///   - comment: A remark for translators, which has no effect.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(key.text)
  }

  /// Creates a text from a value in a form of its own.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - format: The form in which the value is a text.
  public init<Format: FormatStyle>(
    _ value: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String, Format.FormatInput: Equatable {
    self.init(format.format(value))
  }

  /// Creates a text from one with attributes, which are left out.
  ///
  /// - Parameter text: The text, of which the characters are used.
  public init(_ text: AttributedString) {
    self.init(String(text.characters))
  }

  /// Creates a text from a day and a time, which doesn't change with time.
  ///
  /// - Parameters:
  ///   - date: The day and the time.
  ///   - style: The form. The text is made once, and doesn't follow the time.
  public init(_ date: Date, style: DateStyle) {
    self.init(style.text(of: date))
  }

  /// The form of a day and a time.
  public struct DateStyle: Hashable, Sendable {
    private enum Form: Hashable {
      case day, time, distance
    }

    private let form: Form

    /// The time.
    public static let time = DateStyle(form: .time)
    /// The day.
    public static let date = DateStyle(form: .day)
    /// The distance from now.
    public static let relative = DateStyle(form: .distance)
    /// The distance from now, as a number.
    public static let offset = DateStyle(form: .distance)
    /// The time until then, or since.
    public static let timer = DateStyle(form: .distance)

    fileprivate func text(of date: Date) -> String {
      switch form {
      case .day: date.formatted(date: .long, time: .omitted)
      case .time: date.formatted(date: .omitted, time: .shortened)
      case .distance: date.formatted(date: .abbreviated, time: .standard)
      }
    }
  }
}
