public import Foundation

extension Text {
  /// Creates a text from a value formatted by a format style.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - format: The style that formats the value, with the locale of the environment. If the environment has the
  ///     locale of the process, the style keeps its own locale.
  public init<Format: FormatStyle>(
    _ value: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String, Format.FormatInput: Equatable {
    self.init(FormattedText(value, format))
  }

  /// Creates a text from an object, formatted by a formatter.
  ///
  /// - Parameters:
  ///   - subject: The object.
  ///   - formatter: The formatter; if it returns nil, the description of the object is shown.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }

  /// Creates a text from a value, formatted by a formatter.
  ///
  /// - Parameters:
  ///   - subject: The value, such as a date.
  ///   - formatter: The formatter; if it returns nil, the description of the value is shown.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }

  /// Creates a text from an image, which is shown as its alternative text in parentheses.
  ///
  /// - Parameter image: The image. A decorative image, which has no alternative text, isn't shown.
  public init(_ image: Image) {
    self.init(TextImage(image))
  }
}
