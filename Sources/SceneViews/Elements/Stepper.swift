import SceneDisplay
import SceneRuntime

/// A control for changing a number in steps.
///
/// ```swift
/// struct IntervalStepper: View {
///   @State private var minutes = 15
///
///   var body: some View {
///     Stepper("Check every \(minutes) minutes", value: $minutes, in: 5...60, step: 5)
///   }
/// }
/// ```
public nonisolated struct Stepper<Label: View>: View {
  let bound: Binding<Int>
  let range: ClosedRange<Int>
  let step: Int
  /// The actions of the steps; nil if steps change the number.
  var actions: Actions?
  var onEditingChanged: (@MainActor (Bool) -> Void)?
  let child: Label

  /// The actions for steps up and down; if an action is nil, the steps in that direction are disabled.
  struct Actions {
    let onIncrement: (@MainActor () -> Void)?
    let onDecrement: (@MainActor () -> Void)?
  }

  /// Creates a stepper with views as its label.
  ///
  /// - Parameters:
  ///   - value: The number that the steps change.
  ///   - bounds: The range of allowed values. A step that would leave the range has no effect. If the present number is
  ///     already outside of the range, a step toward the range changes it to a number in the range. If the step is too
  ///     short or too long to end in the range, it ends at the nearest bound.
  ///   - step: The size of a step.
  ///   - label: The label.
  public init(
    value: Binding<Int>, in bounds: ClosedRange<Int> = .min ... .max, step: Int = 1,
    @ViewBuilder label: () -> Label
  ) {
    bound = value
    range = bounds
    self.step = step
    child = label()
  }

  /// Creates a stepper that performs actions, with views as its label.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - onIncrement: The action for a step up; nil disables steps up.
  ///   - onDecrement: The action for a step down; nil disables steps down.
  @preconcurrency
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?
  ) {
    self.init(value: .constant(0), label: label)
    actions = Actions(onIncrement: onIncrement, onDecrement: onDecrement)
  }

  @MainActor public static func _makeNode(
    _ view: Stepper<Label>, in parent: _AnyNode
  ) -> _Node<Stepper<Label>> {
    ControlNode(view, in: parent)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title, without limits.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - value: The number that the steps change.
  ///   - step: The size of a step.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, value: Binding<Int>, step: Int = 1) {
    self.init(title, value: value, in: .min ... .max, step: step)
  }

  /// Creates a stepper with a title, within limits.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - value: The number that the steps change.
  ///   - bounds: The range of allowed values, as in ``init(value:in:step:label:)``.
  ///   - step: The size of a step.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, value: Binding<Int>, in bounds: ClosedRange<Int>, step: Int = 1
  ) {
    bound = value
    range = bounds
    self.step = step
    child = Text(title)
  }

  /// Creates a stepper with a localized title, without limits.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - value: The number that the steps change.
  ///   - step: The size of a step.
  public init(_ titleKey: LocalizedStringKey, value: Binding<Int>, step: Int = 1) {
    self.init(value: value, step: step) { Text(titleKey) }
  }

  /// Creates a stepper with a localized title, within limits.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - value: The number that the steps change.
  ///   - bounds: The range of allowed values, as in ``init(value:in:step:label:)``.
  ///   - step: The size of a step.
  public init(
    _ titleKey: LocalizedStringKey, value: Binding<Int>, in bounds: ClosedRange<Int>, step: Int = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleKey) }
  }

  /// Creates a stepper that performs actions, with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - onIncrement: The action for a step up; nil disables steps up.
  ///   - onDecrement: The action for a step down; nil disables steps down.
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol>(
    _ title: Title, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  /// Creates a stepper that performs actions, with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - onIncrement: The action for a step up; nil disables steps up.
  ///   - onDecrement: The action for a step down; nil disables steps down.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
}

extension Stepper: ControlView {
  func element(_ value: Int) -> DisplayElement { .stepper }

  @MainActor func value(after act: ContentEvent.Act, _ value: Int) -> Int? {
    guard case .step(let direction) = act else { return nil }
    if let actions {
      switch direction {
      case .up: actions.onIncrement?()
      case .down: actions.onDecrement?()
      }
      return value
    }
    let (distance, overflow) = step.multipliedReportingOverflow(by: direction.sign)
    let (number, leaves) = value.addingReportingOverflow(distance)
    if overflow || leaves { return value }
    if range.contains(number) { return number }
    // If the number before the step is outside of the range, a step toward the range ends at the nearest bound.
    let nearest = min(max(value, range.lowerBound), range.upperBound)
    return nearest != value && (number > value) == (nearest > value) ? nearest : value
  }
}

extension ContentEvent.Direction {
  fileprivate var sign: Int {
    switch self {
    case .up: 1
    case .down: -1
    }
  }
}
