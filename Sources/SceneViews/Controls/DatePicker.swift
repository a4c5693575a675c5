public import Foundation
import SceneDisplay
import SceneRuntime

/// The components of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// The sum of the raw values of the components.
  public let rawValue: UInt

  /// Creates a set from the sum of its members' raw values.
  ///
  /// - Parameter rawValue: The sum of the raw values: 1 for the time, 2 for the day, 4 for the seconds.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
  /// The time with its seconds.
  public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 5)
}

/// A field for a day and a time as text, such as `2026-03-01 09:30`.
///
/// ```swift
/// import Foundation
/// import Scenes
///
/// struct DuePicker: View {
///   @Binding var due: Date
///
///   var body: some View {
///     DatePicker("Due", selection: $due, in: Date.now..., displayedComponents: .date)
///   }
/// }
/// ```
///
/// The text uses the time zone and the calendar of the environment. In the Japanese calendar, the name of the era
/// precedes the day, such as `Reiwa 0008-03-01`. If a person types a day without the name of an era, the era stays the
/// same. A date outside of the range becomes the nearest date in the range. A text leaves the date unchanged if it
/// isn't a date, or if it has a part that the picker doesn't show. In scripts and tests, the act `step` changes the
/// day, or the minute if only the time is shown. In a terminal, the keys ↑ and ↓ change the number at the cursor.
public nonisolated struct DatePicker<Label: View>: View {
  /// The components of a date that a picker shows.
  public typealias Components = DatePickerComponents

  private let title: String?
  private let label: Label?
  private let selection: Binding<Date>
  private let range: ClosedRange<Date>
  private let components: Components
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  init(
    _ title: String?, _ label: Label?, _ selection: Binding<Date>, _ range: ClosedRange<Date>,
    _ components: Components
  ) {
    self.title = title
    self.label = label
    self.selection = selection
    self.range = range
    self.components = components
  }

  /// Creates a picker with views as its label.
  ///
  /// - Parameters:
  ///   - selection: The day and the time.
  ///   - displayedComponents: The components that are shown.
  ///   - label: The label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(nil, label(), selection, .always, displayedComponents)
  }

  /// Creates a picker for a range, with views as its label.
  ///
  /// - Parameters:
  ///   - selection: The day and the time.
  ///   - range: The earliest and the latest date.
  ///   - displayedComponents: The components that are shown.
  ///   - label: The label.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(nil, label(), selection, range, displayedComponents)
  }

  /// Creates a picker without a latest date, with views as its label.
  ///
  /// - Parameters:
  ///   - selection: The day and the time.
  ///   - range: The range from the earliest date on.
  ///   - displayedComponents: The components that are shown.
  ///   - label: The label.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(nil, label(), selection, .from(range), displayedComponents)
  }

  /// Creates a picker without an earliest date, with views as its label.
  ///
  /// - Parameters:
  ///   - selection: The day and the time.
  ///   - range: The range up to the latest date.
  ///   - displayedComponents: The components that are shown.
  ///   - label: The label.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(nil, label(), selection, .through(range), displayedComponents)
  }

  @MainActor public static func _makeNode(
    _ view: DatePicker<Label>, in parent: _AnyNode
  ) -> _Node<DatePicker<Label>> {
    parent.styledNode(view, \.ownDatePicker) { picker in
      let (whole, range) = (ClosedRange<Date>.always, picker.range)
      return DateParts(
        label: picker.label.map { AnyView($0) } ?? AnyView(Text(picker.title ?? "")),
        selection: picker.selection,
        minimumDate: range.lowerBound == whole.lowerBound ? nil : range.lowerBound,
        maximumDate: range.upperBound == whole.upperBound ? nil : range.upperBound,
        components: picker.components)
    } ?? BodyNode(view, in: parent)
  }

  /// A field with the day and the time.
  @MainActor public var body: some View {
    var field = TextField(title: title, label: label, value: value)
    field.kind = .datePicker
    return field
  }

  @MainActor private var value: FieldValue {
    let (selection, range) = (selection, range)
    let text = DateText(components: components, calendar: calendar, timeZone: timeZone)
    let choose = { @MainActor (date: Date) in
      selection.wrappedValue = min(max(date, range.lowerBound), range.upperBound)
    }
    return FieldValue(
      text: { text.text(of: selection.wrappedValue) },
      takeOver: { typed in
        guard let date = text.date(of: typed, keeping: selection.wrappedValue) else { return false }
        choose(date)
        return true
      },
      isImmediate: true,
      step: { direction in
        choose(text.date(after: selection.wrappedValue, by: direction == .up ? 1 : -1))
      })
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - selection: The day and the time.
  ///   - displayedComponents: The components that are shown.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(String(title), nil, selection, .always, displayedComponents)
  }

  /// Creates a picker for a range, with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - selection: The day and the time.
  ///   - range: The earliest and the latest date.
  ///   - displayedComponents: The components that are shown.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(String(title), nil, selection, range, displayedComponents)
  }

  /// Creates a picker without a latest date, with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - selection: The day and the time.
  ///   - range: The range from the earliest date on.
  ///   - displayedComponents: The components that are shown.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(String(title), nil, selection, .from(range), displayedComponents)
  }

  /// Creates a picker without an earliest date, with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - selection: The day and the time.
  ///   - range: The range up to the latest date.
  ///   - displayedComponents: The components that are shown.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(String(title), nil, selection, .through(range), displayedComponents)
  }
}

extension ClosedRange<Date> {
  // The bounds are infinite, because `distantFuture` is only the year 4001.
  private static var least: Date { Date(timeIntervalSinceReferenceDate: -.infinity) }
  private static var greatest: Date { Date(timeIntervalSinceReferenceDate: .infinity) }

  static var always: Self { least...greatest }

  static func from(_ range: PartialRangeFrom<Date>) -> Self { range.lowerBound...greatest }

  static func through(_ range: PartialRangeThrough<Date>) -> Self { least...range.upperBound }
}
