/// A view that need not count as one view: its container treats it as several views, as no view, or as many views as it
/// contains.
nonisolated protocol ViewGroup {
  /// Whether the view always counts as one view.
  @MainActor static var isOneView: Bool { get }
}

extension View {
  /// Whether the type of the view guarantees that its container treats it as one view.
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
