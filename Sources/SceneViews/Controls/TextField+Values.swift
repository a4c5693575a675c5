public import Foundation

extension FieldValue {
  /// Creates a `FieldValue` for a binding; a format style converts the value of the binding to text and back.
  @MainActor static func formatted<Format: ParseableFormatStyle>(
    _ value: Binding<Format.FormatInput>, _ format: Format
  ) -> FieldValue where Format.FormatOutput == String {
    FieldValue {
      format.format(value.wrappedValue)
    } takeOver: { text in
      guard let new = try? format.parseStrategy.parse(text) else { return false }
      value.wrappedValue = new
      return true
    }
  }

  /// Creates a `FieldValue` for a binding to an optional value, which a format style converts to text and back; an
  /// empty text stands for nil.
  @MainActor static func formatted<Format: ParseableFormatStyle>(
    _ value: Binding<Format.FormatInput?>, _ format: Format
  ) -> FieldValue where Format.FormatOutput == String {
    FieldValue {
      value.wrappedValue.map { format.format($0) } ?? ""
    } takeOver: { text in
      if text.isEmpty {
        value.wrappedValue = nil
        return true
      }
      guard let new = try? format.parseStrategy.parse(text) else { return false }
      value.wrappedValue = new
      return true
    }
  }

  /// Creates a `FieldValue` for a binding; a formatter converts the value of the binding to text and back.
  ///
  /// If the value is optional, an empty text stands for nil.
  @MainActor static func formatted<Value>(
    _ value: Binding<Value>, _ formatter: Formatter
  ) -> FieldValue {
    FieldValue {
      formatter.string(for: value.wrappedValue) ?? ""
    } takeOver: { text in
      let parsed = formatter.value(of: text)
      // If `Value` is optional, the cast also succeeds for nil. Only an empty text may set the value to nil.
      guard parsed != nil || text.isEmpty, let new = parsed as? Value else { return false }
      value.wrappedValue = new
      return true
    }
  }
}

extension Formatter {
  /// Returns the value that a text represents; nil if the formatter can't parse the text or isn't supported.
  ///
  /// Only formatters of numbers and dates are supported, because on Linux, Foundation has no public method with which
  /// other formatters parse a text.
  fileprivate func value(of text: String) -> Any? {
    switch self {
    case let formatter as NumberFormatter: formatter.number(from: text)
    case let formatter as DateFormatter: formatter.date(from: text)
    case let formatter as ISO8601DateFormatter: formatter.date(from: text)
    default: nil
    }
  }
}

// Fields for values that are edited as text. A field sets the value when a person submits the text or acts on another
// view. A text that can't be converted to a value leaves the value unchanged.
extension TextField {
  /// Creates a field with views as its label, for a value that a format style formats.
  ///
  /// - Parameters:
  ///   - value: The value that the field shows and sets.
  ///   - format: The format style that converts the value to text and back.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  ///   - label: The label of the field.
  @MainActor public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(
      title: nil, label: label(), value: .formatted(value, format), prompt: prompt)
  }

  /// Creates a field with views as its label, for an optional value that a format style formats.
  ///
  /// - Parameters:
  ///   - value: The value that the field shows and sets; nil if the text is empty.
  ///   - format: The format style that converts the value to text and back.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  ///   - label: The label of the field.
  @MainActor public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(
      title: nil, label: label(), value: .formatted(value, format), prompt: prompt)
  }

  /// Creates a field with views as its label, for a value that a formatter formats.
  ///
  /// - Parameters:
  ///   - value: The value that the field shows and sets.
  ///   - formatter: The formatter of numbers or dates that converts the value to text and back.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  ///   - label: The label of the field.
  @MainActor public init<Value>(
    value: Binding<Value>, formatter: Formatter, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      title: nil, label: label(), value: .formatted(value, formatter), prompt: prompt)
  }
}

extension TextField where Label == Text {
  /// Creates a field for a value that a format style formats.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - value: The value that the field shows and sets.
  ///   - format: The format style that converts the value to text and back.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  @_disfavoredOverload
  @MainActor public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(
      title: String(title), label: nil, value: .formatted(value, format), prompt: prompt)
  }

  /// Creates a field with a localized title, for a value that a format style formats.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - value: The value that the field shows and sets.
  ///   - format: The format style that converts the value to text and back.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  @MainActor public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(Text(titleKey), value: .formatted(value, format), prompt: prompt)
  }

  /// Creates a field for an optional value that a format style formats.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - value: The value that the field shows and sets; nil if the text is empty.
  ///   - format: The format style that converts the value to text and back.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  @_disfavoredOverload
  @MainActor public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(
      title: String(title), label: nil, value: .formatted(value, format), prompt: prompt)
  }

  /// Creates a field with a localized title, for an optional value that a format style formats.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - value: The value that the field shows and sets; nil if the text is empty.
  ///   - format: The format style that converts the value to text and back.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  @MainActor public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(Text(titleKey), value: .formatted(value, format), prompt: prompt)
  }

  /// Creates a field for a value that a formatter formats.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - value: The value that the field shows and sets.
  ///   - formatter: The formatter of numbers or dates that converts the value to text and back.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  @_disfavoredOverload
  @MainActor public init<Title: StringProtocol, Value>(
    _ title: Title, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      title: String(title), label: nil, value: .formatted(value, formatter),
      prompt: prompt)
  }

  /// Creates a field with a localized title, for a value that a formatter formats.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - value: The value that the field shows and sets.
  ///   - formatter: The formatter of numbers or dates that converts the value to text and back.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  @MainActor public init<Value>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(Text(titleKey), value: .formatted(value, formatter), prompt: prompt)
  }
}
