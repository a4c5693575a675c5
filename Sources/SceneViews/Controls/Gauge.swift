public import Foundation
import SceneDisplay

/// A number within a range that a person reads, such as the charge of a battery.
///
/// ```swift
/// struct Disk: View {
///   let used: Double
///
///   var body: some View {
///     Gauge(value: used, in: 0...512) { Text("Disk") }
///   }
/// }
/// ```
public nonisolated struct Gauge<Label: View>: View {
  let number: Double
  let range: ClosedRange<Double>
  let child: Label

  /// Creates a gauge.
  ///
  /// - Parameters:
  ///   - value: The number; one outside of the range is the nearest in it.
  ///   - bounds: The range.
  ///   - label: The label.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    range = Double(bounds.lowerBound)...Double(bounds.upperBound)
    let number = Double(value)
    self.number =
      number.isFinite ? min(max(number, range.lowerBound), range.upperBound) : range.lowerBound
    child = label()
  }

  @MainActor public static func _makeNode(
    _ view: Gauge<Label>, in parent: _AnyNode
  ) -> _Node<Gauge<Label>> {
    ContainerNode(view, in: parent)
  }
}

extension Gauge {
  /// Creates a gauge with views for its number behind its label.
  ///
  /// - Parameters:
  ///   - value: The number; one outside of the range is the nearest in it.
  ///   - bounds: The range.
  ///   - label: The label.
  ///   - currentValueLabel: The views for the number.
  public init<Value: BinaryFloatingPoint, Name: View, Current: View>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Name,
    @ViewBuilder currentValueLabel: () -> Current
  ) where Label == LabeledContent<Name, Current> {
    self.init(value: value, in: bounds) {
      LabeledContent(content: currentValueLabel, label: label)
    }
  }

  /// Creates a gauge with views for its number and for the ends of its range behind its label.
  ///
  /// - Parameters:
  ///   - value: The number; one outside of the range is the nearest in it.
  ///   - bounds: The range.
  ///   - label: The label.
  ///   - currentValueLabel: The views for the number.
  ///   - minimumValueLabel: The views for the least number.
  ///   - maximumValueLabel: The views for the greatest number.
  public init<Value: BinaryFloatingPoint, Name: View, Current: View, End: View>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Name,
    @ViewBuilder currentValueLabel: () -> Current, @ViewBuilder minimumValueLabel: () -> End,
    @ViewBuilder maximumValueLabel: () -> End
  ) where Label == _EndLabels<LabeledContent<Name, Current>, End> {
    self.init(value: value, in: bounds) {
      _EndLabels(
        label: LabeledContent(content: currentValueLabel, label: label),
        minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }
  }
}

extension Gauge: ContainerView {
  var element: DisplayElement {
    .control(DisplayControl(.gauge, value: .number(number, in: range), acts: []))
  }
}

// MARK: - Progress

extension ProgressView {
  /// Creates a progress view for work of unknown length, with views as its label.
  ///
  /// - Parameter label: The label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(value: nil, label: label)
  }

  /// Creates a progress view for a number of any size, with views as its label.
  ///
  /// - Parameters:
  ///   - value: The completed amount; nil for indeterminate progress.
  ///   - total: The amount at completion.
  ///   - label: The label.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value.map { Double($0) }, total: Double(total), label: label)
  }

  /// Creates a progress view with views for the completed amount behind its label.
  ///
  /// - Parameters:
  ///   - value: The completed amount; nil for indeterminate progress.
  ///   - total: The amount at completion.
  ///   - label: The label.
  ///   - currentValueLabel: The views for the completed amount.
  public init<Value: BinaryFloatingPoint, Name: View, Current: View>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Name,
    @ViewBuilder currentValueLabel: () -> Current
  ) where Label == LabeledContent<Name, Current> {
    self.init(value: value.map { Double($0) }, total: Double(total)) {
      LabeledContent(content: currentValueLabel, label: label)
    }
  }
}

extension ProgressView where Label == EmptyView {
  /// Creates a progress view for a number of any size.
  ///
  /// - Parameters:
  ///   - value: The completed amount; nil for indeterminate progress.
  ///   - total: The amount at completion.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(value: value.map { Double($0) }, total: Double(total))
  }
}

extension ProgressView where Label == Text {
  /// Creates a progress view for a number of any size, with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - value: The completed amount; nil for indeterminate progress.
  ///   - total: The amount at completion.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: Title, value: Value?, total: Value = 1
  ) {
    self.init(title, value: value.map { Double($0) }, total: Double(total))
  }

  /// Creates a progress view for a number of any size, with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - value: The completed amount; nil for indeterminate progress.
  ///   - total: The amount at completion.
  public init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: Value?, total: Value = 1
  ) {
    self.init(titleKey.text, value: value, total: total)
  }

  /// Creates a progress view of the progress of some work, as it is when the view is made.
  ///
  /// - Parameter progress: The progress, whose description is the label.
  public init(_ progress: Progress) {
    self.init(
      progress.localizedDescription ?? "",
      value: progress.isIndeterminate ? nil : progress.fractionCompleted)
  }
}
