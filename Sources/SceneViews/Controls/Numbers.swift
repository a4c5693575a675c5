public import Foundation

// Steppers for numbers of any type, sliders for floating-point numbers of any type, and numbers that Apple's platforms
// scale with the size of text. A slider converts the number to a `Double` and back.
extension Stepper {
  /// Creates a stepper that changes a number by steps, within limits, with views as its label.
  ///
  /// - Parameters:
  ///   - value: The number that the steps change.
  ///   - bounds: The least and the greatest number; a step from outside ends inside, or has no effect if it leads away.
  ///   - step: The size of a step.
  ///   - label: The label.
  ///   - onEditingChanged: The action, called with true before a step and with false after the step.
  @_disfavoredOverload
  @preconcurrency
  @MainActor public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value, label, onEditingChanged) { number, isUp in
      let next = number.stepped(by: isUp ? step : -step)
      let inside = min(max(next, bounds.lowerBound), bounds.upperBound)
      return (inside > number) == (isUp == (step > 0)) ? inside : number
    }
  }

  /// Creates a stepper that changes a number by steps, with views as its label.
  ///
  /// - Parameters:
  ///   - value: The number that the steps change.
  ///   - step: The size of a step.
  ///   - label: The label.
  ///   - onEditingChanged: The action, called with true before a step and with false after the step.
  @_disfavoredOverload
  @preconcurrency
  @MainActor public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value, label, onEditingChanged) { $0.stepped(by: $1 ? step : -step) }
  }

  /// Creates a stepper whose steps set a number to the result of a closure.
  ///
  /// The closure gets the current number, and true for a step up or false for a step down.
  @MainActor private init<Value>(
    _ value: Binding<Value>, @ViewBuilder _ label: () -> Label,
    _ onEditingChanged: @escaping @MainActor (Bool) -> Void,
    _ next: @escaping @MainActor (Value, Bool) -> Value
  ) {
    func step(isUp: Bool) {
      onEditingChanged(true)
      value.wrappedValue = next(value.wrappedValue, isUp)
      onEditingChanged(false)
    }
    self.init(label: label, onIncrement: { step(isUp: true) }, onDecrement: { step(isUp: false) })
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper that changes a number by steps, within limits.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - value: The number that the steps change.
  ///   - bounds: The least and the greatest number.
  ///   - step: The size of a step.
  ///   - onEditingChanged: The action, called with true before a step and with false after the step.
  @_disfavoredOverload
  @preconcurrency
  @MainActor public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that changes a number by steps.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - value: The number that the steps change.
  ///   - step: The size of a step.
  ///   - onEditingChanged: The action, called with true before a step and with false after the step.
  @_disfavoredOverload
  @preconcurrency
  @MainActor public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == LabeledContent<Text, Text> {
  /// Creates a stepper that shows a number formatted by a format style, and changes the number by steps within limits.
  ///
  /// - Parameters:
  ///   - title: The label before the number.
  ///   - value: The number that the control shows and sets.
  ///   - bounds: The least and the greatest number.
  ///   - step: The size of a step.
  ///   - format: The format style that converts the number to text.
  ///   - onEditingChanged: The action, called with true before a step and with false after the step.
  @_disfavoredOverload
  @preconcurrency
  @MainActor public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>, in bounds: ClosedRange<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step,
      label: { LabeledContent(title, value: value.wrappedValue, format: format) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that shows a number formatted by a format style, and changes the number by steps.
  ///
  /// - Parameters:
  ///   - title: The label before the number.
  ///   - value: The number that the control shows and sets.
  ///   - step: The size of a step.
  ///   - format: The format style that converts the number to text.
  ///   - onEditingChanged: The action, called with true before a step and with false after the step.
  @_disfavoredOverload
  @preconcurrency
  @MainActor public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>, step: Format.FormatInput.Stride = 1,
    format: Format, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(
      value: value, step: step,
      label: { LabeledContent(title, value: value.wrappedValue, format: format) },
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper {
  /// Creates a stepper that shows a label and a formatted number, and changes the number by steps within limits.
  ///
  /// - Parameters:
  ///   - value: The number that the control shows and sets.
  ///   - bounds: The least and the greatest number.
  ///   - step: The size of a step.
  ///   - format: The format style that converts the number to text.
  ///   - label: The views before the number.
  ///   - onEditingChanged: The action, called with true before a step and with false after the step.
  @preconcurrency
  @MainActor public init<Name: View, Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, in bounds: ClosedRange<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format, @ViewBuilder label: () -> Name,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  )
  where
    Label == LabeledContent<Name, Text>, Format.FormatInput: Strideable,
    Format.FormatOutput == String
  {
    self.init(
      value: value, in: bounds, step: step,
      label: {
        LabeledContent(content: { Text(value.wrappedValue, format: format) }, label: label)
      },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that shows a label and a formatted number, and changes the number by steps.
  ///
  /// - Parameters:
  ///   - value: The number that the control shows and sets.
  ///   - step: The size of a step.
  ///   - format: The format style that converts the number to text.
  ///   - label: The views before the number.
  ///   - onEditingChanged: The action, called with true before a step and with false after the step.
  @preconcurrency
  @MainActor public init<Name: View, Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, step: Format.FormatInput.Stride = 1, format: Format,
    @ViewBuilder label: () -> Name,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  )
  where
    Label == LabeledContent<Name, Text>, Format.FormatInput: Strideable,
    Format.FormatOutput == String
  {
    self.init(
      value: value, step: step,
      label: {
        LabeledContent(content: { Text(value.wrappedValue, format: format) }, label: label)
      },
      onEditingChanged: onEditingChanged)
  }
}

extension Binding where Value: BinaryFloatingPoint {
  /// A binding to the number, converted to a `Double` and back.
  @MainActor fileprivate var double: Binding<Double> {
    let binding = self
    return Binding<Double> {
      Double(binding.wrappedValue)
    } set: {
      binding.wrappedValue = Value($0)
    }
  }
}

extension ClosedRange where Bound: BinaryFloatingPoint {
  fileprivate var doubles: ClosedRange<Double> { Double(lowerBound)...Double(upperBound) }
}

extension Slider {
  /// Creates a slider for a floating-point number of any type, with views as its label.
  ///
  /// - Parameters:
  ///   - value: The number, converted to a `Double` and back.
  ///   - bounds: The range; a number outside of the range is clamped to the range.
  ///   - label: The label.
  ///   - onEditingChanged: The action, called with true before a change and with false after the change.
  @_disfavoredOverload
  @preconcurrency
  @MainActor public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value: value.double, in: bounds.doubles, step: nil, label: label)
    self.onEditingChanged = onEditingChanged
  }

  /// Creates a slider that changes a floating-point number of any type in steps, with views as its label.
  ///
  /// - Parameters:
  ///   - value: The number, converted to a `Double` and back.
  ///   - bounds: The range; a number outside of the range is clamped to the range.
  ///   - step: The distance between valid numbers, the first of which is the start of the range.
  ///   - label: The label.
  ///   - onEditingChanged: The action, called with true before a change and with false after the change.
  @_disfavoredOverload
  @preconcurrency
  @MainActor public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value: value.double, in: bounds.doubles, step: Double(step), label: label)
    self.onEditingChanged = onEditingChanged
  }
}

extension Slider where Label == EmptyView {
  /// Creates a slider for a floating-point number of any type.
  ///
  /// - Parameters:
  ///   - value: The number, converted to a `Double` and back.
  ///   - bounds: The range; a number outside of the range is clamped to the range.
  ///   - onEditingChanged: The action, called with true before a change and with false after the change.
  @_disfavoredOverload
  @preconcurrency
  @MainActor public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider that changes a floating-point number of any type in steps.
  ///
  /// - Parameters:
  ///   - value: The number, converted to a `Double` and back.
  ///   - bounds: The range; a number outside of the range is clamped to the range.
  ///   - step: The distance between valid numbers, the first of which is the start of the range.
  ///   - onEditingChanged: The action, called with true before a change and with false after the change.
  @_disfavoredOverload
  @preconcurrency
  @MainActor public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: { EmptyView() },
      onEditingChanged: onEditingChanged)
  }
}

/// The label of a slider, followed by the labels of the least and the greatest number; not for use by apps.
public nonisolated struct _EndLabels<Label: View, End: View>: View {
  let label: Label
  let minimum: End
  let maximum: End

  /// The label of the slider, then the labels of the least and the greatest number with a dash between them.
  @MainActor public var body: some View {
    HStack {
      label
      minimum
      Text("–").accessibilityLabel("")
      maximum
    }
  }
}

extension Slider {
  /// Creates a slider for a number, with a label, followed by labels for the least and the greatest number.
  ///
  /// - Parameters:
  ///   - value: The number, converted to a `Double` and back.
  ///   - bounds: The range; a number outside of the range is clamped to the range.
  ///   - label: The label.
  ///   - minimumValueLabel: The label of the least number.
  ///   - maximumValueLabel: The label of the greatest number.
  ///   - onEditingChanged: The action, called with true before a change and with false after the change.
  @preconcurrency
  @MainActor public init<Value: BinaryFloatingPoint, Name: View, End: View>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Name,
    @ViewBuilder minimumValueLabel: () -> End, @ViewBuilder maximumValueLabel: () -> End,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Label == _EndLabels<Name, End> {
    self.init(
      value: value.double, in: bounds.doubles, step: nil,
      label: {
        _EndLabels(label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
      })
    self.onEditingChanged = onEditingChanged
  }

  /// Creates a slider that changes a number in steps, with a label, followed by labels for the least and the greatest
  /// number.
  ///
  /// - Parameters:
  ///   - value: The number, converted to a `Double` and back.
  ///   - bounds: The range; a number outside of the range is clamped to the range.
  ///   - step: The distance between valid numbers, the first of which is the start of the range.
  ///   - label: The label.
  ///   - minimumValueLabel: The label of the least number.
  ///   - maximumValueLabel: The label of the greatest number.
  ///   - onEditingChanged: The action, called with true before a change and with false after the change.
  @preconcurrency
  @MainActor public init<Value: BinaryFloatingPoint, Name: View, End: View>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
    @ViewBuilder label: () -> Name, @ViewBuilder minimumValueLabel: () -> End,
    @ViewBuilder maximumValueLabel: () -> End,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Label == _EndLabels<Name, End>, Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value.double, in: bounds.doubles, step: Double(step),
      label: {
        _EndLabels(label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
      })
    self.onEditingChanged = onEditingChanged
  }
}

/// A property wrapper for a number that Apple's platforms scale with the size of text.
///
/// In this library, text has only one size, so the number isn't scaled.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The number, which isn't scaled.
  public let wrappedValue: Value

  /// Wraps a number.
  ///
  /// - Parameter wrappedValue: The number, which isn't scaled.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Wraps a number and ignores the text style.
  ///
  /// - Parameters:
  ///   - wrappedValue: The number, which isn't scaled.
  ///   - style: The text style, which has no effect.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}

extension Strideable {
  /// Returns the value after a step; a value of an integer type is clamped to the range of the type.
  fileprivate func stepped(by step: Stride) -> Self {
    guard let integer = self as? any FixedWidthInteger, let distance = step as? Int else {
      return advanced(by: step)
    }
    return integer.stepped(by: distance) as? Self ?? self
  }
}

extension FixedWidthInteger {
  fileprivate func stepped(by step: Int) -> Self {
    guard let distance = Self(exactly: step.magnitude) else {
      // The step is larger than the maximum of the type, but the number after the step can be in the type's range.
      return Self(clamping: Int128(self) + Int128(step))
    }
    let (sum, isTooFar) =
      step < 0 ? subtractingReportingOverflow(distance) : addingReportingOverflow(distance)
    return isTooFar ? (step < 0 ? .min : .max) : sum
  }
}
