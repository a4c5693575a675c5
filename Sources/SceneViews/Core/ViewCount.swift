/// A view, such as a group, that a container may treat as no view or as several views.
nonisolated protocol ViewGroup {
  /// Whether a container always treats a view of this type as one view.
  @MainActor static var isOneView: Bool { get }
}

extension View {
  /// Whether a container always treats a view of this type as one view.
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
