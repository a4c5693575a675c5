/// A view that stands for none or several views in the container around it, or for as many as its content.
nonisolated protocol ViewGroup {
  /// Whether it always stands for one view.
  @MainActor static var isOneView: Bool { get }
}

extension View {
  /// Whether the view is always one in the container around it, as far as its type tells.
  static var isOneView: Bool {
    if let group = Self.self as? any ViewGroup.Type { return group.isOneView }
    return Body.self == Never.self || Body.isOneView
  }
}

extension EmptyView: ViewGroup {
  @MainActor static var isOneView: Bool { false }
}

extension Optional: ViewGroup where Wrapped: View {
  @MainActor static var isOneView: Bool { false }
}

extension TupleView: ViewGroup {
  @MainActor static var isOneView: Bool { false }
}

extension Group: ViewGroup where Content: View {
  @MainActor static var isOneView: Bool { Content.isOneView }
}

extension ConditionalView: ViewGroup {
  @MainActor static var isOneView: Bool { First.isOneView && Second.isOneView }
}
