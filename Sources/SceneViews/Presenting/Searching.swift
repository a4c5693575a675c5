import SceneDisplay

/// The placement of a search field; in this library, the field is always at the top of the searched view.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String

  /// The system chooses the placement.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// The field is in the leading column of a split view.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// The field is in the toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// The field is in the middle of the toolbar.
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  /// The field is in the navigation bar of a page.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  /// The rule for when a navigation bar shows the search field.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// `automatic` leaves the choice to the system; `always` shows the field even while the page scrolls.
    case automatic, always
  }

  /// Returns the placement in the navigation bar of a page.
  ///
  /// - Parameter displayMode: The rule for showing the field, which has no effect: the field is always shown.
  /// - Returns: The placement.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .navigationBarDrawer }
}

/// The condition under which the scopes of a search are shown.
public enum SearchScopeActivation: Hashable, Sendable {
  /// The same as `onSearchPresentation`.
  case automatic
  /// The scopes are shown while a person searches and the search field contains a text.
  case onTextEntry
  /// The scopes are shown while a person searches, from the moment at which the search field gets the focus.
  case onSearchPresentation
}

/// An action that ends a search: it empties the search field and removes the focus from the field.
public struct DismissSearchAction {
  let action: (@MainActor () -> Void)?

  /// Ends the search; outside of a searched view, the call has no effect.
  @MainActor public func callAsFunction() { action?() }
}

/// The views and bindings that modifiers around a searched view provide for its search.
struct SearchParts {
  var scopes: AnyView?
  var scopeActivation = SearchScopeActivation.automatic
  var suggestions: AnyView?
  /// A binding that is true while the search field has the focus; nil if the app sets none.
  var focus: Binding<Bool>?
}

extension EnvironmentValues {
  /// Whether a person searches in the enclosing searched view.
  public var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// An action that ends the search in the enclosing searched view.
  public var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  /// The scopes, the suggestions and the focus binding that modifiers around a searched view provide; nil if there are
  /// none.
  var searchParts: SearchParts? {
    get { self[SearchPartsKey.self] }
    set { self[SearchPartsKey.self] = newValue }
  }

  /// The text of the search to which the enclosing suggestions belong; nil outside of suggestions.
  var searchText: Binding<String>? {
    get { self[SearchTextKey.self] }
    set { self[SearchTextKey.self] = newValue }
  }
}

private struct IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(action: nil) }
}

private struct SearchPartsKey: EnvironmentKey {
  static var defaultValue: SearchParts? { nil }
}

private struct SearchTextKey: EnvironmentKey {
  static var defaultValue: Binding<String>? { nil }
}

/// A view with a search field above it.
nonisolated struct SearchedView<Content: View>: View {
  let content: Content
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text
  /// The tokens before the search field; nil if there are none.
  let tokens: AnyView?
  /// The suggestions, or the suggested tokens, that the app passes to `searchable`; nil if it passes none.
  let suggestions: AnyView?
  @Environment(\.searchParts) private var parts
  @State private var isActive = false
  @FocusState private var hasFocus: Bool
  @FocusState private var isCancelFocused: Bool
  /// Whether a scope, a suggestion or a suggested token has the focus.
  @FocusState private var isPartFocused: Bool

  @MainActor var body: some View {
    let dismiss = DismissSearchAction { [text, $isActive, $hasFocus] in
      text.wrappedValue = ""
      $isActive.wrappedValue = false
      $hasFocus.wrappedValue = false
    }
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        tokens
        field.focused($hasFocus)
        if isActive {
          // The search stays active while this button, a scope or a suggestion has the focus. Otherwise these would
          // disappear before a person can press them.
          Button("Cancel", role: .cancel) { dismiss() }.focused($isCancelFocused)
        }
      }
      if isActive {
        VStack(alignment: .leading, spacing: 0) {
          if showsScopes, let scopes = parts?.scopes { scopes }
          if isSearchFocused {
            VStack(alignment: .leading, spacing: 0) {
              suggestions
              parts?.suggestions
            }
            .environment(\.searchText, text)
          }
        }
        .focused($isPartFocused)
      }
      content.environment(\.isSearching, isActive)
        .environment(\.dismissSearch, dismiss)
    }
    // The scopes and suggestions belong to this search, and not to searches inside the content.
    .environment(\.searchParts, nil)
    .onChange(of: isSearchFocused) { _, hasFocus in
      if hasFocus {
        isActive = true
      } else if text.wrappedValue.isEmpty {
        isActive = false
      }
    }
    .onChange(of: hasFocus) { _, hasFocus in
      if parts?.focus?.wrappedValue != hasFocus { parts?.focus?.wrappedValue = hasFocus }
    }
    .onChange(of: isActive) { _, isActive in
      if let isPresented, isPresented.wrappedValue != isActive {
        isPresented.wrappedValue = isActive
      }
    }
    .onChange(of: isPresented?.wrappedValue, initial: true) { _, isPresented in
      if isPresented == true, !isActive {
        isActive = true
        hasFocus = true
      } else if isPresented == false, isActive {
        dismiss()
      }
    }
    .onChange(of: parts?.focus?.wrappedValue) { _, wants in
      if let wants, wants != hasFocus { hasFocus = wants }
    }
  }

  @MainActor private var field: some View {
    var field = TextField(prompt, text: text)
    field.kind = .searchField
    return field
  }

  /// Whether the field, the Cancel button, a scope, a suggestion or a suggested token has the focus.
  @MainActor private var isSearchFocused: Bool { hasFocus || isCancelFocused || isPartFocused }

  /// Whether the scopes are shown while the search is active.
  @MainActor private var showsScopes: Bool {
    parts?.scopeActivation != .onTextEntry || !text.wrappedValue.isEmpty
  }
}
