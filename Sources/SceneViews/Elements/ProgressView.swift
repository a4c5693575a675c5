import SceneDisplay

/// How far something is.
public nonisolated struct ProgressView<Label: View>: View {
  let fraction: Double?
  let child: Label

  /// Progress labelled by views.
  ///
  /// - Parameters:
  ///   - value: How far it is; nil if nobody knows.
  ///   - total: How far it will be in the end.
  ///   - label: What it is that goes on.
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
    ContainerNode(view, in: parent)
  }
}

extension ProgressView where Label == EmptyView {
  /// Progress without a label.
  public init(value: Double?, total: Double = 1) {
    fraction = Self.fraction(value, total)
    child = EmptyView()
  }

  /// Something goes on, and nobody knows how far it is.
  public init() {
    self.init(value: nil)
  }
}

extension ProgressView where Label == Text {
  /// Progress labelled by a text.
  public init<Title: StringProtocol>(_ title: Title, value: Double? = nil, total: Double = 1) {
    fraction = Self.fraction(value, total)
    child = Text(title)
  }
}

extension ProgressView: ContainerView {
  var element: DisplayElement { .progress(fraction) }
}
