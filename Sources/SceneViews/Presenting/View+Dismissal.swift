extension View {
  /// Gives the view a `dismiss` action without effect; used for a view outside of presented content and windows.
  ///
  /// - Returns: The view, in which `dismiss` neither dismisses content nor closes a window.
  @MainActor package func dismissingNothing() -> some View {
    environment(\.dismissal, Dismissal {})
  }
}
