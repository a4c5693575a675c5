import SceneDisplay

/// A view that shows a number within a range, such as the charge of a battery.
///
/// ```swift
/// struct Disk: View {
///   let used: Double
///
///   var body: some View {
///     Gauge(value: used, in: 0...512) {
///       Text("Disk")
///     } currentValueLabel: {
///       Text("\(Int(used)) MB")
///     }
///   }
/// }
/// ```
///
/// Hosts show the number of the gauge, or the views for the number if the gauge has such views. Where there is little
/// space, the views for the ends of the range and for marked numbers are left out first, then the bar. A number that
/// isn't finite is replaced by the least number of the range.
public nonisolated struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  let number: Double
  let range: ClosedRange<Double>
  let child: _GaugeLabels<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>

  init<Value: BinaryFloatingPoint>(
    _ value: Value, _ bounds: ClosedRange<Value>,
    _ child: _GaugeLabels<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>
  ) {
    range = Double(bounds.lowerBound)...Double(bounds.upperBound)
    let number = Double(value)
    self.number =
      number.isFinite ? min(max(number, range.lowerBound), range.upperBound) : range.lowerBound
    self.child = child
  }

  /// Creates a gauge with views for its number, for the ends of its range and for numbers between them.
  ///
  /// - Parameters:
  ///   - value: The number, clamped to the range.
  ///   - bounds: The range.
  ///   - label: The label.
  ///   - currentValueLabel: The views for the number.
  ///   - minimumValueLabel: The views for the least number.
  ///   - maximumValueLabel: The views for the greatest number.
  ///   - markedValueLabels: The views for numbers between the ends; the tag of each view is the number that it marks.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds,
      _GaugeLabels(
        label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
        maximum: maximumValueLabel(), marked: markedValueLabels()))
  }

  @MainActor public static func _makeNode(_ view: Gauge, in parent: _AnyNode) -> _Node<Gauge> {
    if let styled = parent.styledNode(view, \.ownGauge, { $0.parts }) { return styled }
    guard let look = parent.ownStyle(\.ownGauge)?.look else {
      return ContainerNode(view, in: parent)
    }
    return RelayNode(view, in: parent) { LookedGauge(gauge: $0, look: look) }
  }

  /// The views and values that a style of the app gets.
  private var parts: GaugeParts {
    GaugeParts(
      fraction: fraction, label: AnyView(child.label),
      current: child.current.map { AnyView($0) }, minimum: child.minimum.map { AnyView($0) },
      maximum: child.maximum.map { AnyView($0) }, marked: child.marked.map { AnyView($0) })
  }

  /// The position of the number in the range, from 0 to 1; 0 in a range that is empty or infinite.
  private var fraction: Double {
    // Halves are subtracted, because the length of a very wide range exceeds the greatest finite number.
    let length = range.upperBound / 2 - range.lowerBound / 2
    let fraction = (number / 2 - range.lowerBound / 2) / length
    return fraction.isFinite ? fraction : 0
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with views for its number and for the ends of its range.
  ///
  /// - Parameters:
  ///   - value: The number, clamped to the range.
  ///   - bounds: The range.
  ///   - label: The label.
  ///   - currentValueLabel: The views for the number.
  ///   - minimumValueLabel: The views for the least number.
  ///   - maximumValueLabel: The views for the greatest number.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds,
      _GaugeLabels(
        label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
        maximum: maximumValueLabel()))
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with views for its number and for other numbers.
  ///
  /// - Parameters:
  ///   - value: The number, clamped to the range.
  ///   - bounds: The range.
  ///   - label: The label.
  ///   - currentValueLabel: The views for the number.
  ///   - markedValueLabels: The views for other numbers; the tag of each view is the number that it marks.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds,
      _GaugeLabels(label: label(), current: currentValueLabel(), marked: markedValueLabels()))
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label, followed by views for its number.
  ///
  /// - Parameters:
  ///   - value: The number, clamped to the range.
  ///   - bounds: The range.
  ///   - label: The label.
  ///   - currentValueLabel: The views for the number.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, _GaugeLabels(label: label(), current: currentValueLabel()))
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge without views for its number, so that hosts show the number.
  ///
  /// - Parameters:
  ///   - value: The number, clamped to the range.
  ///   - bounds: The range.
  ///   - label: The label.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, _GaugeLabels(label: label()))
  }
}

extension Gauge: ContainerView {
  var element: DisplayElement { element(nil) }

  func element(_ look: DisplayLook?) -> DisplayElement {
    .control(
      DisplayControl(
        child.current == nil ? .gauge : .labelledGauge, value: .number(number, in: range), acts: [],
        look: look))
  }
}

/// A gauge with a look that hosts draw.
private nonisolated struct LookedGauge<Label: View, Current: View, End: View, Marked: View>:
  ContainerView
{
  let gauge: Gauge<Label, Current, End, Marked>
  let look: DisplayLook

  var child: _GaugeLabels<Label, Current, End, Marked> { gauge.child }

  var element: DisplayElement { gauge.element(look) }

  @MainActor static func _makeNode(
    _ view: LookedGauge, in parent: _AnyNode
  ) -> _Node<LookedGauge> {
    ContainerNode(view, in: parent)
  }
}

/// The label of a gauge, with the views for its number, its range and its marked numbers; not for use by apps.
public nonisolated struct _GaugeLabels<Label: View, Current: View, End: View, Marked: View>: View {
  let label: Label
  var current: Current?
  var minimum: End?
  var maximum: End?
  var marked: Marked?

  /// The label, followed by the views for the number, the ends of the range and the marked numbers.
  ///
  /// Without views for the number, the body is only the label.
  @MainActor public var body: some View {
    if current == nil {
      label
    } else if minimum == nil, marked == nil {
      withoutRange
    } else {
      // In a narrow gauge, the ends of the range and the marked numbers are left out, so that there is space for the
      // bar. Because of the minimum width, this depends only on the width of the gauge, unless its views need more
      // than the minimum width.
      ViewThatFits {
        HStack {
          withoutRange
          if minimum != nil {
            minimum
            Text("–")
            maximum
          }
          marked
        }
        .frame(minWidth: 160, alignment: .leading)
        withoutRange
      }
    }
  }

  @MainActor private var withoutRange: some View {
    HStack {
      label
      current
    }
  }
}
