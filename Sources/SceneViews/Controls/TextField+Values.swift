public import Foundation

extension FieldValue {
  /// Creates the value of a binding in a form of its own.
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

  /// Creates the value of a binding, or none for an empty text, in a form of its own.
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

  /// Creates the value of a binding in the form of a formatter.
  @MainActor static func formatted<Value>(
    _ value: Binding<Value>, _ formatter: Formatter
  ) -> FieldValue {
    FieldValue {
      formatter.string(for: value.wrappedValue) ?? ""
    } takeOver: { text in
      guard let new = formatter.value(of: text) as? Value else { return false }
      value.wrappedValue = new
      return true
    }
  }
}

extension Formatter {
  /// Returns the value of a text; nil if it has none, and for formatters other than those of numbers and dates, which
  /// Foundation can't ask here.
  fileprivate func value(of text: String) -> Any? {
    switch self {
    case let formatter as NumberFormatter: formatter.number(from: text)
    case let formatter as DateFormatter: formatter.date(from: text)
    case let formatter as ISO8601DateFormatter: formatter.date(from: text)
    default: nil
    }
  }
}

// The value is taken over when the text is submitted, or when a person acts on something else. A text that has no
// value leaves the old one.
extension TextField {
  /// Creates a field for a value in a form of its own, with views as its label.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - format: The form.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  ///   - label: The label of the field.
  @MainActor public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(
      title: nil, label: label(), value: .formatted(value, format), prompt: prompt?.content)
  }

  /// Creates a field for a value, or for none, in a form of its own, with views as its label.
  ///
  /// - Parameters:
  ///   - value: The value; nil for none, which is an empty text.
  ///   - format: The form.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  ///   - label: The label of the field.
  @MainActor public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(
      title: nil, label: label(), value: .formatted(value, format), prompt: prompt?.content)
  }

  /// Creates a field for a value in the form of a formatter, with views as its label.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - formatter: The formatter.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  ///   - label: The label of the field.
  @MainActor public init<Value>(
    value: Binding<Value>, formatter: Formatter, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      title: nil, label: label(), value: .formatted(value, formatter), prompt: prompt?.content)
  }
}

extension TextField where Label == Text {
  /// Creates a field for a value in a form of its own.
  ///
  /// - Parameters:
  ///   - title: The label.
  ///   - value: The value.
  ///   - format: The form.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  @_disfavoredOverload
  @MainActor public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(
      title: String(title), label: nil, value: .formatted(value, format), prompt: prompt?.content)
  }

  /// Creates a field with a localized title for a value in a form of its own.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - value: The value.
  ///   - format: The form.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  @MainActor public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(Text(titleKey), value: .formatted(value, format), prompt: prompt)
  }

  /// Creates a field for a value, or for none, in a form of its own.
  ///
  /// - Parameters:
  ///   - title: The label of the field.
  ///   - value: The value; nil for none, which is an empty text.
  ///   - format: The form in which the value is a text.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  @_disfavoredOverload
  @MainActor public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(
      title: String(title), label: nil, value: .formatted(value, format), prompt: prompt?.content)
  }

  /// Creates a field with a localized title for a value, or for none, in a form of its own.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - value: The value; nil for none, which is an empty text.
  ///   - format: The form in which the value is a text.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  @MainActor public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(Text(titleKey), value: .formatted(value, format), prompt: prompt)
  }

  /// Creates a field for a value in the form of a formatter.
  ///
  /// - Parameters:
  ///   - title: The label of the field.
  ///   - value: The value.
  ///   - formatter: The formatter.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  @_disfavoredOverload
  @MainActor public init<Title: StringProtocol, Value>(
    _ title: Title, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      title: String(title), label: nil, value: .formatted(value, formatter),
      prompt: prompt?.content)
  }

  /// Creates a field with a localized title for a value in the form of a formatter.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - value: The value.
  ///   - formatter: The formatter.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  @MainActor public init<Value>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(Text(titleKey), value: .formatted(value, formatter), prompt: prompt)
  }
}
