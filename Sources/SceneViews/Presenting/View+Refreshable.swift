import SceneDisplay

extension View {
  /// Adds a button to the toolbar, which loads the content of the view again.
  ///
  /// - Parameter action: The work that loads the content; it starts on the main actor when the
  ///   button is pressed, and isn't awaited.
  /// - Returns: The view with the button.
  public nonisolated func refreshable(
    action: @escaping @MainActor () async -> Void
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .secondaryAction) {
        Button("Refresh") { Task { await action() } }
      }
    }
  }
}
