extension View {
  /// Shows a field for a search above the view.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - isPresented: Whether the field has the focus, which has no effect.
  ///   - placement: The place of the field, which has no effect.
  ///   - prompt: The label of the field.
  /// - Returns: The view with the field.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool> = .constant(true),
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    VStack {
      TextField(prompt?.content ?? "Search", text: text)
      self
    }
  }

  /// Shows a field for a search above the view, with a text as its label.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - isPresented: Whether the field has the focus, which has no effect.
  ///   - placement: The place of the field, which has no effect.
  ///   - prompt: The label of the field.
  /// - Returns: The view with the field.
  public nonisolated func searchable<Prompt: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool> = .constant(true),
    placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    searchable(text: text, prompt: Text(prompt))
  }
}
