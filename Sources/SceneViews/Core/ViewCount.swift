/// A view, such as a group, that a container may treat as no view or as several views.
nonisolated protocol ViewGroup {
  /// Whether a container always treats a view of this type as one view.
  @MainActor static var isOneView: Bool { get }
  /// Whether each view of this type shows only sections, which aren't selected as rows of a list; their own rows are.
  @MainActor static var isSection: Bool { get }
}

extension View {
  /// Whether a container always treats a view of this type as one view.
  static var isOneView: Bool {
    if let group = Self.self as? any ViewGroup.Type { return group.isOneView }
    return Body.self == Never.self || Body.isOneView
  }

  /// Whether each view of this type shows only sections, which aren't selected as rows of a list; their own rows are.
  static var isSection: Bool {
    if let group = Self.self as? any ViewGroup.Type { return group.isSection }
    return Body.self != Never.self && Body.isSection
  }
}

extension EmptyView: ViewGroup {
  @MainActor static var isOneView: Bool { false }
  @MainActor static var isSection: Bool { false }
}

extension Optional: ViewGroup where Wrapped: View {
  @MainActor static var isOneView: Bool { false }
  @MainActor static var isSection: Bool { Wrapped.isSection }
}

extension TupleView: ViewGroup {
  @MainActor static var isOneView: Bool { false }
  @MainActor static var isSection: Bool { false }
}

extension Group: ViewGroup where Content: View {
  @MainActor static var isOneView: Bool { Content.isOneView }
  @MainActor static var isSection: Bool { Content.isSection }
}

extension ConditionalView: ViewGroup {
  @MainActor static var isOneView: Bool { First.isOneView && Second.isOneView }
  @MainActor static var isSection: Bool { First.isSection && Second.isSection }
}
