import SceneDisplay
import SceneRuntime

/// A number a person steps up and down.
public nonisolated struct Stepper<Label: View>: View {
  let bound: Binding<Int>
  let range: ClosedRange<Int>
  let step: Int
  let child: Label

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
}

extension Stepper: ControlView {
  func element(_ value: Int) -> DisplayElement { .stepper }

  func value(after act: ContentEvent.Act, _ value: Int) -> Int? {
    guard case .step(let direction) = act else { return nil }
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
