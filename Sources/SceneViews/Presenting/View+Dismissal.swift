extension View {
  /// Gives the view a `dismiss` action without effect; used for a view outside of presented content and windows.
  ///
  /// - Returns: The view, in which `dismiss` neither dismisses content nor closes a window.
  @MainActor package func dismissingNothing() -> some View {
    environment(\.dismissal, Dismissal {})
  }

  /// Sets the action of `dismiss` in the view.
  ///
  /// - Parameter dismiss: The action. When the view is evaluated again, the first action is kept.
  /// - Returns: The view, in which `dismiss` performs the action.
  @MainActor package func dismissing(by dismiss: @escaping @MainActor () -> Void) -> some View {
    modifier(DismissingModifier(dismiss))
  }
}

/// A modifier that sets the dismissal of a view, and keeps the same dismissal when the view is evaluated again.
private struct DismissingModifier: ViewModifier {
  @State private var dismissal: Dismissal

  init(_ dismiss: @escaping @MainActor () -> Void) {
    _dismissal = State(wrappedValue: Dismissal(dismiss))
  }

  func body(content: Content) -> some View {
    content.environment(\.dismissal, dismissal)
  }
}
