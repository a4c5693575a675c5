import Foundation
import SceneDisplay

/// A view that shows the progress of a task.
///
/// ```swift
/// struct SendingView: View {
///   let sent: Double
///
///   var body: some View {
///     ProgressView("Sending", value: sent, total: 12)
///   }
/// }
/// ```
///
/// Hosts show the completed amount as a percentage, unless the app provides views for it. A progress view for a range
/// of times changes with the app's clock. A `Progress` is read each second until the progress is finished.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let source: ProgressSource
  let labels: _GaugeLabels<Label, CurrentValueLabel, EmptyView, EmptyView>

  init(_ source: ProgressSource, _ label: Label, _ current: CurrentValueLabel?) {
    self.source = source
    labels = _GaugeLabels(label: label, current: current)
  }

  init(_ value: Double?, _ total: Double, _ label: Label, _ current: CurrentValueLabel?) {
    let isKnown = value?.isFinite == true && total > 0 && total.isFinite
    self.init(.amount(isKnown ? value.map { min(max($0 / total, 0), 1) } : nil), label, current)
  }

  /// Creates a progress view with views for the completed amount.
  ///
  /// - Parameters:
  ///   - value: The completed amount, clamped to the range from 0 to the total. If it is nil or isn't finite, the
  ///     progress is indeterminate.
  ///   - total: The amount at completion; if it isn't positive and finite, the progress is indeterminate.
  ///   - label: The label.
  ///   - currentValueLabel: The views for the completed amount.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value.map { Double($0) }, Double(total), label(), currentValueLabel())
  }

  @MainActor public static func _makeNode(
    _ view: ProgressView, in parent: _AnyNode
  ) -> _Node<ProgressView> {
    ProgressNode(view, in: parent)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a progress view with views as its label.
  ///
  /// - Parameters:
  ///   - value: The completed amount, clamped to the range from 0 to the total. If it is nil or isn't finite, the
  ///     progress is indeterminate.
  ///   - total: The amount at completion; if it isn't positive and finite, the progress is indeterminate.
  ///   - label: The label.
  public init(value: Double?, total: Double = 1, @ViewBuilder label: () -> Label) {
    self.init(value, total, label(), nil)
  }

  /// Creates a progress view for a floating-point number of any type, with views as its label.
  ///
  /// - Parameters:
  ///   - value: The completed amount; nil for indeterminate progress.
  ///   - total: The amount at completion.
  ///   - label: The label.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(value.map { Double($0) }, Double(total), label(), nil)
  }

  /// Creates a progress view for work of unknown length, with views as its label.
  ///
  /// - Parameter label: The label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(nil, 1, label(), nil)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a progress view without a label.
  ///
  /// - Parameters:
  ///   - value: The completed amount, clamped to the range from 0 to the total. If it is nil or isn't finite, the
  ///     progress is indeterminate.
  ///   - total: The amount at completion; if it isn't positive and finite, the progress is indeterminate.
  public init(value: Double?, total: Double = 1) {
    self.init(value, total, EmptyView(), nil)
  }

  /// Creates a progress view for a floating-point number of any type.
  ///
  /// - Parameters:
  ///   - value: The completed amount; nil for indeterminate progress.
  ///   - total: The amount at completion.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(value: value.map { Double($0) }, total: Double(total))
  }

  /// Creates an indeterminate progress view.
  public init() {
    self.init(value: nil)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a progress view with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - value: The completed amount, clamped to the range from 0 to the total. If it is nil or isn't finite, the
  ///     progress is indeterminate.
  ///   - total: The amount at completion; if it isn't positive and finite, the progress is indeterminate.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, value: Double? = nil, total: Double = 1) {
    self.init(value, total, Text(title), nil)
  }

  /// Creates a progress view for a floating-point number of any type, with a title.
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

  /// Creates a progress view for a floating-point number of any type, with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - value: The completed amount; nil for indeterminate progress.
  ///   - total: The amount at completion.
  public init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: Value?, total: Value = 1
  ) {
    self.init(value.map { Double($0) }, Double(total), Text(titleKey), nil)
  }

  /// Creates a progress view with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - value: The completed amount, clamped to the range from 0 to the total. If it is nil or isn't finite, the
  ///     progress is indeterminate.
  ///   - total: The amount at completion; if it isn't positive and finite, the progress is indeterminate.
  public init(_ titleKey: LocalizedStringKey, value: Double? = nil, total: Double = 1) {
    self.init(value, total, Text(titleKey), nil)
  }
}
