import SceneDisplay
import SceneRuntime

/// A control for setting a number within a range.
///
/// ```swift
/// struct SizeSlider: View {
///   @State private var points = 14.0
///
///   var body: some View {
///     Slider(value: $points, in: 8...32, step: 2) { Text("Size of text") }
///   }
/// }
/// ```
public nonisolated struct Slider<Label: View>: View {
  let bound: Binding<Double>
  let range: ClosedRange<Double>
  let step: Double?
  let child: Label
  var onEditingChanged: (@MainActor (Bool) -> Void)?

  /// Creates a slider with views as its label.
  ///
  /// - Parameters:
  ///   - value: The number that the control shows and sets.
  ///   - bounds: The range; a number outside of the range is clamped to the range.
  ///   - step: The distance between valid numbers, counted from the start of the range; nil if every number is valid.
  ///   - label: The label.
  public init(
    value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, step: Double? = nil,
    @ViewBuilder label: () -> Label
  ) {
    bound = value
    range = bounds.clamped(to: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
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
  /// Creates a slider without a label.
  ///
  /// - Parameters:
  ///   - value: The number that the control shows and sets.
  ///   - bounds: The range; a number outside of the range is clamped to the range.
  ///   - step: The distance between valid numbers, counted from the start of the range; nil if every number is valid.
  public init(
    value: Binding<Double>, in bounds: ClosedRange<Double> = 0...1, step: Double? = nil
  ) {
    self.init(value: value, in: bounds, step: step) { EmptyView() }
  }
}

extension Slider: ControlView {
  func element(_ value: Double) -> DisplayElement {
    if validStep == nil { return .slider(nearest(value), in: range) }
    return .control(
      DisplayControl(
        .slider, value: .number(nearest(value), in: range), acts: [.set, .step, .focus]))
  }

  func value(after act: ContentEvent.Act, _ value: Double) -> Double? {
    switch act {
    case .set(let number) where number.isFinite: return nearest(number)
    case .step(let direction):
      guard let step = validStep else { return nil }
      let number = nearest(value) + (direction == .up ? step : -step)
      // The sum can be infinite. It is clamped here, because `nearest` returns the start of the range for an infinite
      // number.
      return nearest(min(max(number, range.lowerBound), range.upperBound))
    default: return nil
    }
  }

  /// The distance between valid numbers; nil if every number in the range is valid.
  private var validStep: Double? { step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil } }

  /// Returns the valid number nearest to a number.
  private func nearest(_ number: Double) -> Double {
    guard number.isFinite else { return range.lowerBound }
    let inside = min(max(number, range.lowerBound), range.upperBound)
    guard let step = validStep else { return inside }
    let steps = ((inside - range.lowerBound) / step).rounded()
    return min(range.lowerBound + steps * step, range.upperBound)
  }
}
