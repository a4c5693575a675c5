extension View {
  /// Shows a search field above the view, with a localized label.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - placement: The placement of the field, which has no effect: the field is at the top of the view.
  ///   - prompt: The key of the field's label, looked up in the app's string tables.
  /// - Returns: The view with the field.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Shows a search field above the view, with a localized label and a binding that begins and ends the search.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - isPresented: Whether a person searches; setting the binding begins or ends the search.
  ///   - placement: The placement of the field, which has no effect: the field is at the top of the view.
  ///   - prompt: The key of the field's label, looked up in the app's string tables.
  /// - Returns: The view with the field.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Shows a search field above the view, with a localized label and with suggestions below the field.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - placement: The placement of the field, which has no effect: the field is at the top of the view.
  ///   - prompt: The key of the field's label, looked up in the app's string tables.
  ///   - suggestions: The suggestions. `searchCompletion(_:)` sets the text that a suggestion enters.
  /// - Returns: The view with the field.
  public nonisolated func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }
}
