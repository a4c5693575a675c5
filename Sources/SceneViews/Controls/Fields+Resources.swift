public import Foundation

// A `LocalizedStringResource` has the key of a title and the name of the string table with the key.
extension ColorPicker where Label == Text {
  /// Creates a color picker with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - selection: The color that the picker shows and sets.
  ///   - supportsOpacity: Whether the text may contain the opacity.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    let title = Text(titleResource).asTitle
    self.init(title.own, title.label, selection, supportsOpacity)
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker for several days, with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - selection: The days that the picker shows and sets.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
    let title = Text(titleResource).asTitle
    self.init(title.own, title.label, selection)
  }

  /// Creates a picker for several days in a range, with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - selection: The days that the picker shows and sets.
  ///   - bounds: The range of the days. A day can be chosen if its first or its last second is in the range.
  @_disfavoredOverload
  public init<Bounds: RangeExpression>(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: Bounds
  ) where Bounds.Bound == Date {
    let title = Text(titleResource).asTitle
    self.init(title.own, title.label, selection, bounds.contains)
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker for a date, with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - selection: The day and the time.
  ///   - displayedComponents: The components that are shown.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    let title = Text(titleResource).asTitle
    self.init(title.own, title.label, selection, .always, displayedComponents)
  }

  /// Creates a picker for a date in a range, with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - selection: The day and the time.
  ///   - range: The earliest and the latest date.
  ///   - displayedComponents: The components that are shown.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    let title = Text(titleResource).asTitle
    self.init(title.own, title.label, selection, range, displayedComponents)
  }

  /// Creates a picker for a date on or after an earliest date, with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - selection: The day and the time.
  ///   - range: The range from the earliest date on.
  ///   - displayedComponents: The components that are shown.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    let title = Text(titleResource).asTitle
    self.init(title.own, title.label, selection, .from(range), displayedComponents)
  }

  /// Creates a picker for a date on or before a latest date, with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - selection: The day and the time.
  ///   - range: The range up to the latest date.
  ///   - displayedComponents: The components that are shown.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    let title = Text(titleResource).asTitle
    self.init(title.own, title.label, selection, .through(range), displayedComponents)
  }
}

extension Picker where Label == SceneViews.Label<Text, Image> {
  /// Creates a picker with a symbol and a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - selection: The selected value.
  ///   - content: The options. The value of an option is its tag or, in a ``ForEach``, the id of its element.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SceneViews.Label(titleResource, systemImage: systemImage)
    }
  }

  /// Creates a picker with an image and a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - image: The name of the image beside the title.
  ///   - selection: The selected value.
  ///   - content: The options. The value of an option is its tag or, in a ``ForEach``, the id of its element.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SceneViews.Label(titleResource, image: image)
    }
  }
}

extension Picker {
  /// Creates a picker with a title from a resource, and with views that show the selected value.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - selection: The selected value.
  ///   - content: The options. The value of an option is its tag or, in a ``ForEach``, the id of its element.
  ///   - currentValueLabel: The views for the selected value.
  @_disfavoredOverload
  public init<Current: View>(
    _ titleResource: LocalizedStringResource, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Current
  ) where Label == LabeledContent<Text, Current> {
    self.init(
      selection: selection, content: content, label: { Text(titleResource) },
      currentValueLabel: currentValueLabel)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper that changes a number by steps within limits, with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - value: The number that the control shows and sets.
  ///   - bounds: The least and the greatest number.
  ///   - step: The size of a step.
  ///   - onEditingChanged: The action, called with true before a step and with false after the step.
  @_disfavoredOverload
  @preconcurrency
  @MainActor public init<Value: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleResource) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that changes a number by steps, with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - value: The number that the control shows and sets.
  ///   - step: The size of a step.
  ///   - onEditingChanged: The action, called with true before a step and with false after the step.
  @_disfavoredOverload
  @preconcurrency
  @MainActor public init<Value: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == LabeledContent<Text, Text> {
  /// Creates a stepper for a number within limits, with a format style and a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - value: The number that the control shows and sets.
  ///   - bounds: The least and the greatest number.
  ///   - step: The size of a step.
  ///   - format: The format style that converts the number to text.
  ///   - onEditingChanged: The action, called with true before a step and with false after the step.
  @_disfavoredOverload
  @preconcurrency
  @MainActor public init<Format: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<Format.FormatInput>,
    in bounds: ClosedRange<Format.FormatInput>, step: Format.FormatInput.Stride = 1, format: Format,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step,
      label: { LabeledContent(titleResource, value: value.wrappedValue, format: format) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a number, with a format style and a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - value: The number that the control shows and sets.
  ///   - step: The size of a step.
  ///   - format: The format style that converts the number to text.
  ///   - onEditingChanged: The action, called with true before a step and with false after the step.
  @_disfavoredOverload
  @preconcurrency
  @MainActor public init<Format: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(
      value: value, step: step,
      label: { LabeledContent(titleResource, value: value.wrappedValue, format: format) },
      onEditingChanged: onEditingChanged)
  }
}

extension TextField where Label == Text {
  /// Creates a field for a value, with a format style and a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - value: The value.
  ///   - format: The format style that converts the value to text.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  @_disfavoredOverload
  @MainActor public init<Format: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(Text(titleResource), value: .formatted(value, format), prompt: prompt)
  }

  /// Creates a field for an optional value, with a format style and a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - value: The value; nil if the text is empty.
  ///   - format: The format style that converts the value to text.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  @_disfavoredOverload
  @MainActor public init<Format: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(Text(titleResource), value: .formatted(value, format), prompt: prompt)
  }

  /// Creates a field for a value, with a formatter and a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - value: The value.
  ///   - formatter: The formatter.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  @_disfavoredOverload
  @MainActor public init<Value>(
    _ titleResource: LocalizedStringResource, value: Binding<Value>, formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(Text(titleResource), value: .formatted(value, formatter), prompt: prompt)
  }
}
