import SceneDisplay

extension View {
  /// Shows a search field above the view.
  ///
  /// ```swift
  /// struct Messages: View {
  ///   let subjects: [String]
  ///   @State private var query = ""
  ///
  ///   var body: some View {
  ///     List(subjects.filter { query.isEmpty || $0.contains(query) }, id: \.self) { Text($0) }
  ///       .searchable(text: $query, prompt: "Subjects")
  ///   }
  /// }
  /// ```
  ///
  /// While a person searches, `\.isSearching` is true in the view. In a terminal, `/` and Command-F move the focus to
  /// the field.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - placement: The placement of the field, which has no effect: the field is at the top of the view.
  ///   - prompt: The label of the field; if nil, the label is `Search`.
  /// - Returns: The view with the field.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searched(text, prompt: prompt)
  }

  /// Shows a search field above the view, with a string as the label of the field.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - placement: The placement of the field, which has no effect: the field is at the top of the view.
  ///   - prompt: The label of the field.
  /// - Returns: The view with the field.
  @_disfavoredOverload
  public nonisolated func searchable<Prompt: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    searched(text, prompt: Text(prompt))
  }

  /// Shows a search field above the view, with a binding that begins and ends the search.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - isPresented: Whether a person searches; setting the binding begins or ends the search.
  ///   - placement: The placement of the field, which has no effect: the field is at the top of the view.
  ///   - prompt: The label of the field; if nil, the label is `Search`.
  /// - Returns: The view with the field.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searched(text, isPresented: isPresented, prompt: prompt)
  }

  /// Shows a search field above the view, with a string as the label of the field and a binding that begins and ends
  /// the search.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - isPresented: Whether a person searches; setting the binding begins or ends the search.
  ///   - placement: The placement of the field, which has no effect: the field is at the top of the view.
  ///   - prompt: The label of the field.
  /// - Returns: The view with the field.
  @_disfavoredOverload
  public nonisolated func searchable<Prompt: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    searched(text, isPresented: isPresented, prompt: Text(prompt))
  }

  /// Shows a search field above the view, with suggestions below the field while the field or another part of the
  /// search has the focus.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - placement: The placement of the field, which has no effect: the field is at the top of the view.
  ///   - prompt: The label of the field; if nil, the label is `Search`.
  ///   - suggestions: The suggestions. `searchCompletion(_:)` sets the text that a suggestion enters.
  /// - Returns: The view with the field.
  public nonisolated func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searched(text, prompt: prompt, suggestions: AnyView(suggestions()))
  }

  /// Shows a search field above the view, with a string as the label of the field and with suggestions below the field.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - placement: The placement of the field, which has no effect: the field is at the top of the view.
  ///   - prompt: The label of the field.
  ///   - suggestions: The suggestions. `searchCompletion(_:)` sets the text that a suggestion enters.
  /// - Returns: The view with the field.
  @_disfavoredOverload
  public nonisolated func searchable<Prompt: StringProtocol, Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt,
    @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searched(text, prompt: Text(prompt), suggestions: AnyView(suggestions()))
  }

  nonisolated func searched(
    _ text: Binding<String>, isPresented: Binding<Bool>? = nil, prompt: Text?,
    tokens: AnyView? = nil, suggestions: AnyView? = nil
  ) -> SearchedView<Self> {
    SearchedView(
      content: self, text: text, isPresented: isPresented,
      prompt: prompt ?? Text(verbatim: "Search"),
      tokens: tokens, suggestions: suggestions)
  }
}

// MARK: - Parts of a search

extension View {
  /// Adds scopes to the search of the view; a person chooses a scope while searching.
  ///
  /// - Parameters:
  ///   - scope: The value of the chosen scope.
  ///   - scopes: The scopes, each tagged with its value.
  /// - Returns: The view with the scopes in its search.
  public nonisolated func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: () -> Scopes
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Adds scopes to the search of the view; the scopes are shown under the given condition.
  ///
  /// - Parameters:
  ///   - scope: The value of the chosen scope.
  ///   - activation: The condition under which the scopes are shown.
  ///   - scopes: The scopes, each tagged with its value.
  /// - Returns: The view with the scopes in its search.
  public nonisolated func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, activation: SearchScopeActivation,
    @ViewBuilder _ scopes: () -> Scopes
  ) -> some View {
    let picker = AnyView(Picker("Scope", selection: scope, content: scopes))
    return transformEnvironment(\.searchParts) { parts in
      var new = parts ?? SearchParts()
      new.scopes = picker
      new.scopeActivation = activation
      parts = new
    }
  }

  /// Adds suggestions to the search of the view; the suggestions are shown while the search field or another part of
  /// the search has the focus.
  ///
  /// - Parameter suggestions: The suggestions. `searchCompletion(_:)` sets the text that a suggestion enters.
  /// - Returns: The view with the suggestions in its search.
  public nonisolated func searchSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: () -> Suggestions
  ) -> some View {
    let suggestions = AnyView(suggestions())
    return transformEnvironment(\.searchParts) { parts in
      var new = parts ?? SearchParts()
      new.suggestions = suggestions
      parts = new
    }
  }

  /// Makes the view a search suggestion; pressing the view enters a text into the search field.
  ///
  /// - Parameter completion: The text, which replaces the text of the search field.
  /// - Returns: The view as a control.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    SearchCompletion(label: self, text: completion)
  }

  /// Binds the focus of the search field to a Boolean value.
  ///
  /// - Parameter binding: The binding to a focus state, such as `$isSearchFocused` for a property `isSearchFocused`.
  /// - Returns: The view, with the focus of its search field bound to the value.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    let focus = binding.value
    return transformEnvironment(\.searchParts) { parts in
      var new = parts ?? SearchParts()
      new.focus = focus
      parts = new
    }
    .naming(binding, true)
  }

  /// Binds the focus of the search field to one of the values of a focus state.
  ///
  /// - Parameters:
  ///   - binding: The binding to a focus state, whose value identifies the focused view.
  ///   - value: The value that identifies the search field.
  /// - Returns: The view, with the focus of its search field bound to the value.
  @MainActor public func searchFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    let focus = Binding<Bool> {
      binding.wrappedValue == value
    } set: { hasFocus in
      if hasFocus {
        binding.wrappedValue = value
      } else if binding.wrappedValue == value {
        binding.wrappedValue = binding.none
      }
    }
    return transformEnvironment(\.searchParts) { parts in
      var new = parts ?? SearchParts()
      new.focus = focus
      parts = new
    }
    .naming(binding, value)
  }
}

/// A search suggestion: a button that replaces the text of the search field with the suggested text.
private nonisolated struct SearchCompletion<Label: View>: View {
  let label: Label
  let text: String
  @Environment(\.searchText) private var field

  @MainActor var body: some View {
    Button {
      field?.wrappedValue = text
    } label: {
      label
    }
  }
}
