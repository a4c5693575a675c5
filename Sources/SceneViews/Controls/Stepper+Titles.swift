public import Foundation

extension Stepper where Label == Text {
  /// Creates a stepper with a localized title; the stepper changes a number by steps within limits.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - value: The number that the steps change.
  ///   - bounds: The least and the greatest number.
  ///   - step: The size of a step.
  ///   - onEditingChanged: The action, called with true before a step and with false after the step.
  @preconcurrency
  @MainActor public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a localized title; the stepper changes a number by steps.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - value: The number that the steps change.
  ///   - step: The size of a step.
  ///   - onEditingChanged: The action, called with true before a step and with false after the step.
  @preconcurrency
  @MainActor public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == LabeledContent<Text, Text> {
  /// Creates a stepper with a localized title, for a number within limits; a format style formats the number.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - value: The number that the control shows and sets.
  ///   - bounds: The least and the greatest number.
  ///   - step: The size of a step.
  ///   - format: The format style that converts the number to text.
  ///   - onEditingChanged: The action, called with true before a step and with false after the step.
  @preconcurrency
  @MainActor public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>,
    in bounds: ClosedRange<Format.FormatInput>, step: Format.FormatInput.Stride = 1, format: Format,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step,
      label: { LabeledContent(titleKey, value: value.wrappedValue, format: format) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a localized title, for a number that a format style formats.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - value: The number that the control shows and sets.
  ///   - step: The size of a step.
  ///   - format: The format style that converts the number to text.
  ///   - onEditingChanged: The action, called with true before a step and with false after the step.
  @preconcurrency
  @MainActor public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(
      value: value, step: step,
      label: { LabeledContent(titleKey, value: value.wrappedValue, format: format) },
      onEditingChanged: onEditingChanged)
  }
}
