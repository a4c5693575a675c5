public import Foundation
import SceneDisplay

/// A field for a color as text, such as `#ff8000`.
///
/// A text that isn't a color leaves the color unchanged. If opacity is supported, the text may have eight digits; the
/// last two are the opacity. The field shows the opacity only if the color isn't opaque.
public nonisolated struct ColorPicker<Label: View>: View {
  private let title: String?
  private let label: Label?
  private let selection: Binding<Color>
  private let supportsOpacity: Bool

  init(_ title: String?, _ label: Label?, _ selection: Binding<Color>, _ opacity: Bool) {
    self.title = title
    self.label = label
    self.selection = selection
    supportsOpacity = opacity
  }

  /// Creates a picker with views as its label.
  ///
  /// - Parameters:
  ///   - selection: The color that the picker shows and sets.
  ///   - supportsOpacity: Whether the text of the color may contain the opacity.
  ///   - label: The label.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, label(), selection, supportsOpacity)
  }

  /// A text field that contains the color.
  @MainActor public var body: some View {
    let (selection, supportsOpacity) = (selection, supportsOpacity)
    var field = TextField(
      title: title, label: label,
      value: FieldValue(
        text: { selection.wrappedValue.hexadecimal(hasOpacity: supportsOpacity) },
        takeOver: { text in
          guard let color = Color(hexadecimal: text, hasOpacity: supportsOpacity) else {
            return false
          }
          selection.wrappedValue = color
          return true
        }))
    field.kind = .colorPicker
    return field
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - selection: The color that the picker shows and sets.
  ///   - supportsOpacity: Whether the text of the color may contain the opacity.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(String(title), nil, selection, supportsOpacity)
  }

  /// Creates a picker with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - selection: The color that the picker shows and sets.
  ///   - supportsOpacity: Whether the text of the color may contain the opacity.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    let title = Text(titleKey).asTitle
    self.init(title.own, title.label, selection, supportsOpacity)
  }
}

extension Color {
  /// Returns the color as `#rrggbb`, or as `#rrggbbaa` if the text may contain the opacity and the color isn't opaque.
  fileprivate func hexadecimal(hasOpacity: Bool) -> String {
    let color = resolve(in: EnvironmentValues())
    let digits = [color.red, color.green, color.blue, color.opacity].map { part in
      // With this order of arguments, `min` returns 1 if `part` is NaN. NaN can't be converted to an integer.
      let text = String(Int((max(0, min(1, part)) * 255).rounded()), radix: 16)
      return text.count < 2 ? "0" + text : text
    }
    let isShort = !hasOpacity || digits[3] == "ff"
    return "#" + digits.prefix(isShort ? 3 : 4).joined()
  }

  /// Creates the color of a text such as `#ff8000`; nil if the text has another form.
  fileprivate init?(hexadecimal text: String, hasOpacity: Bool) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.allSatisfy(\.isHexDigit), let number = UInt64(digits, radix: 16) else {
      return nil
    }
    func part(_ shift: UInt64) -> Double { Double(number >> shift & 255) / 255 }
    switch digits.count {
    case 6: self.init(red: part(16), green: part(8), blue: part(0))
    case 8 where hasOpacity:
      self.init(red: part(24), green: part(16), blue: part(8), opacity: part(0))
    default: return nil
    }
  }
}

/// A field for several days as text, such as `2026-03-01, 2026-03-05`.
///
/// Typed days outside of the range are left out. A text that isn't a list of days leaves the selected days unchanged;
/// an empty text selects no days.
public nonisolated struct MultiDatePicker<Label: View>: View {
  private let title: String?
  private let label: Label?
  private let selection: Binding<Set<DateComponents>>
  /// A closure that returns whether a date is in the range of the picker.
  private let isInRange: (Date) -> Bool
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  init(
    _ title: String?, _ label: Label?, _ selection: Binding<Set<DateComponents>>,
    _ isInRange: @escaping (Date) -> Bool = { _ in true }
  ) {
    self.title = title
    self.label = label
    self.selection = selection
    self.isInRange = isInRange
  }

  /// Creates a picker with views as its label.
  ///
  /// - Parameters:
  ///   - selection: The days that the picker shows and sets.
  ///   - label: The label.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(nil, label(), selection)
  }

  /// Creates a picker for a range, with views as its label.
  ///
  /// - Parameters:
  ///   - selection: The days that the picker shows and sets.
  ///   - bounds: The range of the days. A day can be chosen if its first or its last second is in the range.
  ///   - label: The label.
  public init<Bounds: RangeExpression>(
    selection: Binding<Set<DateComponents>>, in bounds: Bounds, @ViewBuilder label: () -> Label
  ) where Bounds.Bound == Date {
    self.init(nil, label(), selection, bounds.contains)
  }

  /// A text field that contains the days.
  @MainActor public var body: some View {
    let (selection, isInRange) = (selection, isInRange)
    let form = DateText(components: .date, calendar: calendar, timeZone: timeZone)
    TextField(
      title: title, label: label,
      value: FieldValue(
        text: {
          selection.wrappedValue.compactMap { form.calendar.date(from: $0) }.sorted()
            .map(form.text).joined(separator: ", ")
        },
        takeOver: { text in
          var days: Set<DateComponents> = []
          for word in text.split(separator: ",") {
            let text = word.trimmingCharacters(in: .whitespaces)
            guard let day = form.date(of: text, keeping: nil) else { return false }
            let last = form.calendar.dateInterval(of: .day, for: day)?.end.addingTimeInterval(-1)
            guard isInRange(day) || last.map(isInRange) == true else { continue }
            days.insert(
              form.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
          }
          selection.wrappedValue = days
          return true
        }))
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - selection: The days that the picker shows and sets.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, selection: Binding<Set<DateComponents>>) {
    self.init(String(title), nil, selection)
  }

  /// Creates a picker with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - selection: The days that the picker shows and sets.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    let title = Text(titleKey).asTitle
    self.init(title.own, title.label, selection)
  }

  /// Creates a picker for a range, with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - selection: The days that the picker shows and sets.
  ///   - bounds: The range of the days. A day can be chosen if its first or its last second is in the range.
  @_disfavoredOverload
  public init<Title: StringProtocol, Bounds: RangeExpression>(
    _ title: Title, selection: Binding<Set<DateComponents>>, in bounds: Bounds
  ) where Bounds.Bound == Date {
    self.init(String(title), nil, selection, bounds.contains)
  }

  /// Creates a picker for a range, with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - selection: The days that the picker shows and sets.
  ///   - bounds: The range of the days. A day can be chosen if its first or its last second is in the range.
  public init<Bounds: RangeExpression>(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Bounds
  ) where Bounds.Bound == Date {
    let title = Text(titleKey).asTitle
    self.init(title.own, title.label, selection, bounds.contains)
  }
}
