// Searches whose tokens a person edits in place.
extension View {
  /// Shows a search field above the view; before the field are tokens, which a person can edit and remove.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - editableTokens: The tokens; pressing the button after a token removes the token.
  ///   - isPresented: Whether a person searches; setting the binding begins or ends the search. Nil if the app doesn't
  ///     observe the search.
  ///   - placement: The placement of the field, which has no effect: the field is at the top of the view.
  ///   - prompt: The label of the field; if nil, the label is `Search`.
  ///   - token: Returns the view of a token; the view can change the token through the given binding.
  /// - Returns: The view with the field.
  public nonisolated func searchable<Tokens, Label: View>(
    text: Binding<String>, editableTokens: Binding<Tokens>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> Label
  ) -> some View
  where
    Tokens: RandomAccessCollection & RangeReplaceableCollection & MutableCollection,
    Tokens.Element: Identifiable
  {
    searched(
      text, isPresented: isPresented, prompt: prompt,
      tokens: AnyView(EditableTokens(tokens: editableTokens, label: token)))
  }

  /// Shows a search field above the view, with a string as the label of the field, and with tokens that a person can
  /// edit and remove.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - editableTokens: The tokens; pressing the button after a token removes the token.
  ///   - isPresented: Whether a person searches; setting the binding begins or ends the search. Nil if the app doesn't
  ///     observe the search.
  ///   - placement: The placement of the field, which has no effect: the field is at the top of the view.
  ///   - prompt: The label of the field.
  ///   - token: Returns the view of a token; the view can change the token through the given binding.
  /// - Returns: The view with the field.
  @_disfavoredOverload
  public nonisolated func searchable<Tokens, Label: View, Prompt: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<Tokens>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Prompt,
    @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> Label
  ) -> some View
  where
    Tokens: RandomAccessCollection & RangeReplaceableCollection & MutableCollection,
    Tokens.Element: Identifiable
  {
    searchable(
      text: text, editableTokens: editableTokens, isPresented: isPresented, placement: placement,
      prompt: Text(prompt), token: token)
  }

  /// Shows a search field above the view, with a localized label and tokens that a person can edit and remove.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - editableTokens: The tokens; pressing the button after a token removes the token.
  ///   - isPresented: Whether a person searches; setting the binding begins or ends the search. Nil if the app doesn't
  ///     observe the search.
  ///   - placement: The placement of the field, which has no effect: the field is at the top of the view.
  ///   - prompt: The key of the field's label, looked up in the app's string tables.
  ///   - token: Returns the view of a token; the view can change the token through the given binding.
  /// - Returns: The view with the field.
  public nonisolated func searchable<Tokens, Label: View>(
    text: Binding<String>, editableTokens: Binding<Tokens>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> Label
  ) -> some View
  where
    Tokens: RandomAccessCollection & RangeReplaceableCollection & MutableCollection,
    Tokens.Element: Identifiable
  {
    searchable(
      text: text, editableTokens: editableTokens, isPresented: isPresented, placement: placement,
      prompt: Text(prompt), token: token)
  }
}

/// The editable tokens of a search, each followed by a button that removes the token.
///
/// The accessibility label of the button has the key `Remove token %lld` in the app's string tables.
private nonisolated struct EditableTokens<Tokens, Label: View>: View
where
  Tokens: RandomAccessCollection & RangeReplaceableCollection & MutableCollection,
  Tokens.Element: Identifiable
{
  let tokens: Binding<Tokens>
  let label: (Binding<Tokens.Element>) -> Label

  @MainActor var body: some View {
    ForEach(Array(tokens.wrappedValue.enumerated()), id: \.element.id) { number, token in
      HStack {
        label(binding(to: token))
        Button("×") { tokens.wrappedValue.removeAll { $0.id == token.id } }
          .accessibilityLabel("Remove token \(number + 1)")
      }
    }
  }

  /// Returns a binding to a token, which is found by its id; writing to a removed token has no effect.
  @MainActor private func binding(to token: Tokens.Element) -> Binding<Tokens.Element> {
    let tokens = tokens
    return Binding {
      tokens.wrappedValue.first { $0.id == token.id } ?? token
    } set: { new in
      guard let index = tokens.wrappedValue.firstIndex(where: { $0.id == token.id }) else { return }
      tokens.wrappedValue[index] = new
    }
  }
}
