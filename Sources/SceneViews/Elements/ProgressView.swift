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
public nonisolated struct ProgressView<Label: View>: View {
  let fraction: Double?
  let child: Label

  /// Creates a progress view with views as its label.
  ///
  /// - Parameters:
  ///   - value: The completed amount, clamped to the range from 0 to the total; nil, or a value
  ///     that isn't finite, for indeterminate progress.
  ///   - total: The amount at completion; if it isn't positive and finite, the progress is
  ///     indeterminate.
  ///   - label: The label.
  public init(
    value: Double?, total: Double = 1, @ViewBuilder label: () -> Label
  ) {
    fraction = Self.fraction(value, total)
    child = label()
  }

  private static func fraction(_ value: Double?, _ total: Double) -> Double? {
    guard let value, value.isFinite, total > 0, total.isFinite else { return nil }
    return min(max(value / total, 0), 1)
  }

  @MainActor public static func _makeNode(
    _ view: ProgressView<Label>, in parent: _AnyNode
  ) -> _Node<ProgressView<Label>> {
    parent.styledNode(view, \.ownProgress) {
      ProgressParts(
        fraction: $0.fraction, label: Label.self == EmptyView.self ? nil : AnyView($0.child))
    } ?? ContainerNode(view, in: parent)
  }
}

extension ProgressView where Label == EmptyView {
  /// Creates a progress view without a label.
  ///
  /// - Parameters:
  ///   - value: The completed amount, clamped to the range from 0 to the total; nil, or a value
  ///     that isn't finite, for indeterminate progress.
  ///   - total: The amount at completion; if it isn't positive and finite, the progress is
  ///     indeterminate.
  public init(value: Double?, total: Double = 1) {
    fraction = Self.fraction(value, total)
    child = EmptyView()
  }

  /// Creates an indeterminate progress view.
  public init() {
    self.init(value: nil)
  }
}

extension ProgressView where Label == Text {
  /// Creates a progress view with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - value: The completed amount, clamped to the range from 0 to the total; nil, or a value
  ///     that isn't finite, for indeterminate progress.
  ///   - total: The amount at completion; if it isn't positive and finite, the progress is
  ///     indeterminate.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, value: Double? = nil, total: Double = 1) {
    fraction = Self.fraction(value, total)
    child = Text(title)
  }

  /// Creates a progress view with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - value: The completed amount, clamped to the range from 0 to the total; nil, or a value
  ///     that isn't finite, for indeterminate progress.
  ///   - total: The amount at completion; if it isn't positive and finite, the progress is
  ///     indeterminate.
  public init(_ titleKey: LocalizedStringKey, value: Double? = nil, total: Double = 1) {
    self.init(titleKey.text, value: value, total: total)
  }
}

extension ProgressView: ContainerView {
  var element: DisplayElement { .progress(fraction) }
}
