import SceneDisplay
import SceneRuntime

/// A number in a range, which a person sets.
public nonisolated struct Slider<Label: View>: View {
  let bound: Binding<Double>
  let range: ClosedRange<Double>
  let step: Double?
  let child: Label

  /// A slider labelled by views.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The range; a number outside is brought to its nearest end.
  ///   - step: The distance between two numbers that can be set, from the start of the range; nil if
  ///     every number can be.
  ///   - label: What the number is.
  public init(
    value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, step: Double? = nil,
    @ViewBuilder label: () -> Label
  ) {
    bound = value
    let greatest = Double.greatestFiniteMagnitude
    range = max(bounds.lowerBound, -greatest)...min(bounds.upperBound, greatest)
    self.step = step
    child = label()
  }

  @MainActor public static func _makeNode(
    _ view: Slider<Label>, in parent: _AnyNode
  ) -> _Node<Slider<Label>> {
    ControlNode(view, in: parent)
  }
}

extension Slider where Label == EmptyView {
  /// A slider without a label.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The range; a number outside is brought to its nearest end.
  ///   - step: The distance between two numbers that can be set; nil if every number can be.
  public init(
    value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, step: Double? = nil
  ) {
    self.init(value: value, in: bounds, step: step) { EmptyView() }
  }
}

extension Slider: ControlView {
  func element(_ value: Double) -> DisplayElement { .slider(nearest(value), in: range) }

  func value(after act: ContentEvent.Act, _ value: Double) -> Double? {
    if case .set(let number) = act, number.isFinite { nearest(number) } else { nil }
  }

  /// The number nearest to another that can be set.
  private func nearest(_ number: Double) -> Double {
    guard number.isFinite else { return range.lowerBound }
    let inside = min(max(number, range.lowerBound), range.upperBound)
    guard let step, step > 0, step.isFinite else { return inside }
    let steps = ((inside - range.lowerBound) / step).rounded()
    return min(range.lowerBound + steps * step, range.upperBound)
  }
}
