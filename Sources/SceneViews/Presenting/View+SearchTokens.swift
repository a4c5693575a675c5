extension View {
  /// Shows a search field above the view, with removable tokens before the field.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - tokens: The tokens; pressing a token removes it.
  ///   - isPresented: Whether a person searches; setting the binding begins or ends the search. Nil if the app doesn't
  ///     observe the search.
  ///   - placement: The placement of the field, which has no effect: the field is at the top of the view.
  ///   - prompt: The label of the field; if nil, the label is `Search`.
  ///   - token: Returns the view of a token.
  /// - Returns: The view with the field.
  public nonisolated func searchable<Tokens, Label: View>(
    text: Binding<String>, tokens: Binding<Tokens>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> Label
  ) -> some View
  where
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable
  {
    searched(
      text, isPresented: isPresented, prompt: prompt,
      tokens: AnyView(SearchTokens(tokens: tokens, label: token)))
  }

  /// Shows a search field above the view, with tokens before the field and suggested tokens below it.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - tokens: The tokens; pressing a token removes it.
  ///   - suggestedTokens: The suggested tokens; pressing a suggested token adds it to the tokens, and clears the text.
  ///   - isPresented: Whether a person searches; setting the binding begins or ends the search. Nil if the app doesn't
  ///     observe the search.
  ///   - placement: The placement of the field, which has no effect: the field is at the top of the view.
  ///   - prompt: The label of the field; if nil, the label is `Search`.
  ///   - token: Returns the view of a token.
  /// - Returns: The view with the field.
  public nonisolated func searchable<Tokens, Label: View>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Tokens.Element) -> Label
  ) -> some View
  where
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable
  {
    searched(
      text, isPresented: isPresented, prompt: prompt,
      tokens: AnyView(SearchTokens(tokens: tokens, label: token)),
      suggestions: AnyView(
        SuggestedTokens(tokens: tokens, suggested: suggestedTokens, text: text, label: token)))
  }

  /// Shows a search field above the view, with a string as the label of the field, and with removable tokens before the
  /// field.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - tokens: The tokens; pressing a token removes it.
  ///   - isPresented: Whether a person searches; setting the binding begins or ends the search. Nil if the app doesn't
  ///     observe the search.
  ///   - placement: The placement of the field, which has no effect: the field is at the top of the view.
  ///   - prompt: The label of the field.
  ///   - token: Returns the view of a token.
  /// - Returns: The view with the field.
  @_disfavoredOverload
  public nonisolated func searchable<Tokens, Label: View, Prompt: StringProtocol>(
    text: Binding<String>, tokens: Binding<Tokens>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Prompt,
    @ViewBuilder token: @escaping (Tokens.Element) -> Label
  ) -> some View
  where
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable
  {
    searchable(
      text: text, tokens: tokens, isPresented: isPresented, placement: placement,
      prompt: Text(prompt), token: token)
  }

  /// Shows a search field above the view, with a localized label and removable tokens before the field.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - tokens: The tokens; pressing a token removes it.
  ///   - isPresented: Whether a person searches; setting the binding begins or ends the search. Nil if the app doesn't
  ///     observe the search.
  ///   - placement: The placement of the field, which has no effect: the field is at the top of the view.
  ///   - prompt: The key of the field's label, looked up in the app's string tables.
  ///   - token: Returns the view of a token.
  /// - Returns: The view with the field.
  public nonisolated func searchable<Tokens, Label: View>(
    text: Binding<String>, tokens: Binding<Tokens>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Tokens.Element) -> Label
  ) -> some View
  where
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable
  {
    searchable(
      text: text, tokens: tokens, isPresented: isPresented, placement: placement,
      prompt: Text(prompt), token: token)
  }

  /// Shows a search field above the view, with a string as the label of the field; tokens are before the field,
  /// suggested tokens below it.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - tokens: The tokens; pressing a token removes it.
  ///   - suggestedTokens: The suggested tokens; pressing a suggested token adds it to the tokens, and clears the text.
  ///   - isPresented: Whether a person searches; setting the binding begins or ends the search. Nil if the app doesn't
  ///     observe the search.
  ///   - placement: The placement of the field, which has no effect: the field is at the top of the view.
  ///   - prompt: The label of the field.
  ///   - token: Returns the view of a token.
  /// - Returns: The view with the field.
  @_disfavoredOverload
  public nonisolated func searchable<Tokens, Label: View, Prompt: StringProtocol>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic, prompt: Prompt,
    @ViewBuilder token: @escaping (Tokens.Element) -> Label
  ) -> some View
  where
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable
  {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
      placement: placement,
      prompt: Text(prompt), token: token)
  }

  /// Shows a search field above the view, with a localized label; tokens are before the field, suggested tokens below
  /// it.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - tokens: The tokens; pressing a token removes it.
  ///   - suggestedTokens: The suggested tokens; pressing a suggested token adds it to the tokens, and clears the text.
  ///   - isPresented: Whether a person searches; setting the binding begins or ends the search. Nil if the app doesn't
  ///     observe the search.
  ///   - placement: The placement of the field, which has no effect: the field is at the top of the view.
  ///   - prompt: The key of the field's label, looked up in the app's string tables.
  ///   - token: Returns the view of a token.
  /// - Returns: The view with the field.
  public nonisolated func searchable<Tokens, Label: View>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Tokens.Element) -> Label
  ) -> some View
  where
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable
  {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
      placement: placement,
      prompt: Text(prompt), token: token)
  }
}

/// The tokens of a search, each shown as a button that removes the token.
private nonisolated struct SearchTokens<Tokens, Label: View>: View
where Tokens: RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable {
  let tokens: Binding<Tokens>
  let label: (Tokens.Element) -> Label

  @MainActor var body: some View {
    ForEach(tokens.wrappedValue) { token in
      Button {
        tokens.wrappedValue.removeAll { $0.id == token.id }
      } label: {
        label(token)
      }
    }
  }
}

/// The suggested tokens that the search doesn't have yet, each shown as a button that adds the token to the search.
private nonisolated struct SuggestedTokens<Tokens, Label: View>: View
where Tokens: RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable {
  let tokens: Binding<Tokens>
  let suggested: Binding<Tokens>
  let text: Binding<String>
  let label: (Tokens.Element) -> Label

  @MainActor var body: some View {
    let chosen = Set(tokens.wrappedValue.map(\.id))
    ForEach(suggested.wrappedValue.filter { !chosen.contains($0.id) }) { token in
      Button {
        tokens.wrappedValue.append(token)
        text.wrappedValue = ""
      } label: {
        label(token)
      }
    }
  }
}

/// The size of a search field in a toolbar.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// The size that the system chooses.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// A button that becomes a field when it is pressed.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

extension View {
  /// Has no effect: the search field is above the searched view, and not in the toolbar.
  ///
  /// - Parameter behavior: The size of the field in a toolbar.
  /// - Returns: The view itself.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> Self { self }
}
