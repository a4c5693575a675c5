import SceneDisplay
import SceneRuntime

/// A number a person steps up and down.
public nonisolated struct Stepper<Label: View>: View {
  let bound: Binding<Int>
  let range: ClosedRange<Int>
  let step: Int
  /// What a step does in the place of changing the number; nil if it changes it.
  var actions: Actions?
  let child: Label

  /// What is done for a step up and for one down, each if there is such a step.
  struct Actions {
    let onIncrement: (@MainActor () -> Void)?
    let onDecrement: (@MainActor () -> Void)?
  }

  /// A stepper labelled by views.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The range, which steps don't leave.
  ///   - step: How far one step goes.
  ///   - label: What the number is.
  public init(
    value: Binding<Int>, in bounds: ClosedRange<Int> = .min ... .max, step: Int = 1,
    @ViewBuilder label: () -> Label
  ) {
    bound = value
    range = bounds
    self.step = step
    child = label()
  }

  /// A stepper that does something for each step, labelled by views.
  ///
  /// - Parameters:
  ///   - label: What is stepped.
  ///   - onIncrement: What a step up does; nil if there is none.
  ///   - onDecrement: What a step down does; nil if there is none.
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
  /// A stepper labelled by a text.
  public init<Title: StringProtocol>(
    _ title: Title, value: Binding<Int>, in bounds: ClosedRange<Int> = .min ... .max, step: Int = 1
  ) {
    bound = value
    range = bounds
    self.step = step
    child = Text(title)
  }

  /// A stepper that does something for each step, labelled by a text.
  public init<Title: StringProtocol>(
    _ title: Title, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
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
    // A number that stands outside comes back as far as the range.
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
