public import Foundation

extension DatePicker where Label == Text {
  /// Creates a picker with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - selection: The day and the time.
  ///   - displayedComponents: The components that are shown.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    let title = Text(titleKey).asTitle
    self.init(title.own, title.label, selection, .always, displayedComponents)
  }

  /// Creates a picker for a range, with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - selection: The day and the time.
  ///   - range: The earliest and the latest date.
  ///   - displayedComponents: The components that are shown.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    let title = Text(titleKey).asTitle
    self.init(title.own, title.label, selection, range, displayedComponents)
  }

  /// Creates a picker without a latest date, with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - selection: The day and the time.
  ///   - range: The range from the earliest date on.
  ///   - displayedComponents: The components that are shown.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    let title = Text(titleKey).asTitle
    self.init(title.own, title.label, selection, .from(range), displayedComponents)
  }

  /// Creates a picker without an earliest date, with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - selection: The day and the time.
  ///   - range: The range up to the latest date.
  ///   - displayedComponents: The components that are shown.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    let title = Text(titleKey).asTitle
    self.init(title.own, title.label, selection, .through(range), displayedComponents)
  }
}
