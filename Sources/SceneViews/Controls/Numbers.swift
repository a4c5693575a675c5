extension Stepper where Label == Text {
  /// Creates a control that changes a number by steps, within limits.
  ///
  /// - Parameters:
  ///   - title: The label.
  ///   - value: The number.
  ///   - bounds: The least and the greatest number.
  ///   - step: The distance of a step.
  @_disfavoredOverload
  @MainActor public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1
  ) {
    let increment = { @MainActor in
      value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound)
    }
    let decrement = { @MainActor in
      value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound)
    }
    self.init(title, onIncrement: increment, onDecrement: decrement)
  }

  /// Creates a control that changes a number by steps.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - value: The number.
  ///   - step: The distance of a step.
  @_disfavoredOverload
  @MainActor public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, step: Value.Stride = 1
  ) {
    let increment = { @MainActor in value.wrappedValue = value.wrappedValue.advanced(by: step) }
    let decrement = { @MainActor in value.wrappedValue = value.wrappedValue.advanced(by: -step) }
    self.init(title, onIncrement: increment, onDecrement: decrement)
  }
}

extension Binding where Value: BinaryFloatingPoint {
  /// The number as one of the usual size.
  @MainActor fileprivate var double: Binding<Double> {
    let binding = self
    return Binding<Double> {
      Double(binding.wrappedValue)
    } set: {
      binding.wrappedValue = Value($0)
    }
  }
}

extension Slider where Label == EmptyView {
  /// Creates a control for a number of any size.
  ///
  /// - Parameters:
  ///   - value: The number, converted to a `Double` and back.
  ///   - bounds: The range; a number outside is clamped to it.
  @_disfavoredOverload
  @MainActor public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1
  ) {
    self.init(value: value.double, in: Double(bounds.lowerBound)...Double(bounds.upperBound))
  }

  /// Creates a control for a number of any size, in steps.
  ///
  /// - Parameters:
  ///   - value: The number, converted to a `Double` and back.
  ///   - bounds: The range; a number outside is clamped to it.
  ///   - step: The distance between valid numbers, from the start of the range.
  @_disfavoredOverload
  @MainActor public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value
  ) {
    self.init(
      value: value.double, in: Double(bounds.lowerBound)...Double(bounds.upperBound),
      step: Double(step))
  }
}

/// A property wrapper for a number that follows the size of letters, which have one size here.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The number.
  public let wrappedValue: Value

  /// Wraps a number.
  ///
  /// - Parameter wrappedValue: The number, which stays as it is.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Wraps a number that follows the letters of a purpose.
  ///
  /// - Parameters:
  ///   - wrappedValue: The number, which stays as it is.
  ///   - style: The purpose of the letters, which has no effect.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}
