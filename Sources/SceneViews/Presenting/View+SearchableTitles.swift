extension View {
  /// Shows a field for a search above the view, with a localized label.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - placement: The place of the field, which is the top of the view here.
  ///   - prompt: The key of the prompt, looked up in the app's string tables.
  /// - Returns: The view with the field.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt.text)
  }

  /// Shows a field for a search above the view, with a localized label, and begins and ends the search by a binding.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - isPresented: Whether a person searches; setting it begins or ends the search.
  ///   - placement: The place of the field, which is the top of the view here.
  ///   - prompt: The key of the prompt, looked up in the app's string tables.
  /// - Returns: The view with the field.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt.text)
  }

  /// Shows a field for a search above the view, with a localized label and suggestions below it.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - placement: The place of the field, which is the top of the view here.
  ///   - prompt: The key of the prompt, looked up in the app's string tables.
  ///   - suggestions: The suggestions, whose texts are those of `searchCompletion(_:)`.
  /// - Returns: The view with the field.
  public nonisolated func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt.text, suggestions: suggestions)
  }
}
