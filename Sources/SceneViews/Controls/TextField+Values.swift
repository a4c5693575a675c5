public import Foundation

extension TextField {
  /// Creates a field for a value in a form of its own; a text that has no value in that form leaves the old one.
  ///
  /// - Parameters:
  ///   - title: The label.
  ///   - value: The value.
  ///   - format: The form.
  ///   - prompt: A remark for when it is empty, which has no effect.
  @MainActor public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    let text = Binding {
      format.format(value.wrappedValue)
    } set: { text in
      if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new }
    }
    self.init(title, text: text)
  }

  /// Creates a field for a value, or for none, in a form of its own; a text that has no value in that form is none.
  ///
  /// - Parameters:
  ///   - title: The label of the field.
  ///   - value: The value; nil for none, which is shown as an empty text.
  ///   - format: The form in which the value is a text.
  ///   - prompt: A remark for when the field is empty, which has no effect.
  @MainActor public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    let text = Binding {
      value.wrappedValue.map { format.format($0) } ?? ""
    } set: { text in
      value.wrappedValue = try? format.parseStrategy.parse(text)
    }
    self.init(title, text: text)
  }
}

/// A field for a day and a time, as a text such as `2026-03-01T09:30:00Z`; another text leaves the old one.
public nonisolated struct DatePicker: View {
  private let title: String
  private let selection: Binding<Date>
  private let range: ClosedRange<Date>

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: The label.
  ///   - selection: The day and the time.
  ///   - range: The earliest and the latest.
  ///   - displayedComponents: The parts that are shown, which has no effect.
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>,
    in range: ClosedRange<Date> = .distantPast ... .distantFuture,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.title = String(title)
    self.selection = selection
    self.range = range
  }

  /// A text field with the day and the time.
  @MainActor public var body: some View {
    let (selection, range) = (selection, range)
    TextField(
      title,
      text: Binding {
        selection.wrappedValue.formatted(.iso8601)
      } set: { text in
        guard let date = try? Date(text, strategy: .iso8601) else { return }
        selection.wrappedValue = min(max(date, range.lowerBound), range.upperBound)
      })
  }
}

/// The parts of a day and a time.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The sum of the raw values of the parts.
  public let rawValue: UInt

  /// Creates a set from the sum of its raw values.
  ///
  /// - Parameter rawValue: The sum of the raw values: 1 for the time, 2 for the day.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The time.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}
