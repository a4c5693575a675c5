import SceneDisplay

/// The views in `content` as pages of a tab view; a view without a title gets one for assistive technologies.
nonisolated struct Pages<Content: View>: View {
  let content: Content

  @MainActor var body: some View {
    ForEach(Array(SubviewsCollection(of: content).enumerated()), id: \.element.id) { page in
      if page.element.isTab {
        page.element
      } else {
        page.element
          .tabItem { Text("Page \(page.offset + 1)") }
          .tag(page.element.value)
      }
    }
  }
}

extension Subview {
  /// Whether the view is a page with a title of its own.
  fileprivate var isTab: Bool { (view as? any TabItem)?.isTab ?? false }

  /// The value that selects the view as a page: its tag, or else the id of its element in a ``ForEach``.
  fileprivate var value: AnyHashable? { (view as? any Tagged)?.tag ?? elementID }
}

/// A view that may be a page with a title.
nonisolated private protocol TabItem {
  var isTab: Bool { get }
}

extension Tab: TabItem {
  fileprivate var isTab: Bool { true }
}

extension ModifiedContent: TabItem {
  fileprivate var isTab: Bool {
    modifier is any TabItemModifier || (content as? any TabItem)?.isTab == true
  }
}

extension BadgedView: TabItem {
  fileprivate var isTab: Bool { (content as? any TabItem)?.isTab == true }
}

nonisolated private protocol TabItemModifier {}

extension _TabItemModifier: TabItemModifier {}

extension _AnyNode {
  /// Whether tab views that are mounted in the node show their tabs as pages, without a row of titles.
  var hasPagedTabs: Bool {
    !environment.cells.isEmpty
      && EnvironmentValues(cells: environment.cells).tabsKind.isKind(of: .pages)
  }
}
