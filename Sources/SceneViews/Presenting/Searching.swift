import SceneDisplay

/// The place of a field for a search, which is the top of the view here.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String

  /// The place that the system chooses.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// The leading column.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// The toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// The middle of the toolbar.
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  /// The bar of a page.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  /// Whether the bar of a page always has the field.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// `automatic` leaves it to the system; `always` keeps the field while the page scrolls.
    case automatic, always
  }

  /// The bar of a page.
  ///
  /// - Parameter displayMode: Whether the field is always there, as it is here.
  /// - Returns: The place.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .navigationBarDrawer }
}

/// The moment at which the scopes of a search are shown.
public enum SearchScopeActivation: Hashable, Sendable {
  /// The host chooses the moment.
  case automatic
  /// The scopes are shown when a person has typed something.
  case onTextEntry
  /// The scopes are shown when the search field gets the focus.
  case onSearchPresentation
}

/// An action that ends a search: it empties the field and takes the focus from it.
public struct DismissSearchAction {
  let action: (@MainActor () -> Void)?

  /// Ends the search; it has no effect outside of a view that is searched.
  @MainActor public func callAsFunction() { action?() }
}

/// The views and the bindings that modifiers around a searched view provide.
struct SearchParts {
  var scopes: AnyView?
  var scopeActivation = SearchScopeActivation.automatic
  var suggestions: AnyView?
  /// The focus that an app follows.
  var focus: Binding<Bool>?
}

extension EnvironmentValues {
  /// Whether a person searches in the view around.
  public var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// An action that ends the search in the view around.
  public var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  /// The scopes and suggestions of modifiers around a searched view; nil if there are none.
  var searchParts: SearchParts? {
    get { self[SearchPartsKey.self] }
    set { self[SearchPartsKey.self] = newValue }
  }

  /// The text of the search around; nil outside of one.
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

/// A view below a field for a search.
nonisolated struct SearchedView<Content: View>: View {
  let content: Content
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: String
  /// The tokens before the field; nil if there are none.
  let tokens: AnyView?
  /// The suggestions of tokens and texts; nil if there are none.
  let suggestions: AnyView?
  @Environment(\.searchParts) private var parts
  @State private var isActive = false
  @FocusState private var hasFocus: Bool
  @FocusState private var isCancelFocused: Bool

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
          // Otherwise the button would be gone as soon as the focus moves to it.
          Button("Cancel", role: .cancel) { dismiss() }.focused($isCancelFocused)
        }
      }
      if showsScopes, let scopes = parts?.scopes { scopes }
      if isActive, hasFocus {
        VStack(alignment: .leading, spacing: 0) {
          suggestions
          parts?.suggestions
        }
        .environment(\.searchText, text)
      }
      content.environment(\.isSearching, isActive)
        .environment(\.dismissSearch, dismiss)
    }
    // Searches in the content have parts of their own.
    .environment(\.searchParts, nil)
    .onChange(of: hasFocus || isCancelFocused) { _, hasFocus in
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
    var field = TextField<Text>(
      title: prompt, label: nil, text: text)
    field.kind = .searchField
    return field
  }

  @MainActor private var showsScopes: Bool {
    switch parts?.scopeActivation {
    case .onTextEntry: isActive && !text.wrappedValue.isEmpty
    case .automatic, .onSearchPresentation, nil: isActive
    }
  }
}
