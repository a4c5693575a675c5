public import SceneDisplay

/// A standard control of the toolbar at a placement that the app chooses.
///
/// ```swift
/// struct Folders: View {
///   var body: some View {
///     NavigationSplitView {
///       Text("Inbox")
///     } detail: {
///       Text("12 messages").toolbar { DefaultToolbarItem(kind: .sidebarToggle, placement: .navigation) }
///     }
///   }
/// }
/// ```
///
/// The item for the sidebar is a button that shows and hides the sidebar of the window. The item for the search is a
/// button that moves the focus to the search field. The item for the title shows the title of the window as text. The
/// search field and the title of the window also stay in their usual places.
public nonisolated struct DefaultToolbarItem: View {
  private let kind: ToolbarDefaultItemKind
  private let placement: ToolbarItemPlacement

  /// Creates a standard control.
  ///
  /// - Parameters:
  ///   - kind: The kind of the control: the button for the sidebar, the button for the search, or the title.
  ///   - placement: The placement of the control: its purpose, or its place in a bar.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    self.kind = kind
    self.placement = placement
  }

  /// A toolbar item with the button for the sidebar, the button for the search, or the title.
  @MainActor public var body: some View {
    ToolbarItem(placement: placement) {
      switch kind {
      case .sidebarToggle: ColumnButton(title: "Toggle Sidebar", column: .sidebar)
      case .search: SearchButton()
      case .title: WindowTitle()
      }
    }
  }
}

/// A button that moves the focus to the search field of the window.
private nonisolated struct SearchButton: View {
  @Environment(\.enclosingWindow) private var window

  @MainActor var body: some View {
    let window = window
    Button("Search") { window?.content?.beginSearch() }
  }
}

/// A view that shows the title of the window as text.
private nonisolated struct WindowTitle: View {
  @MainActor static func _makeNode(
    _ view: WindowTitle, in parent: _AnyNode
  ) -> _Node<WindowTitle> {
    WindowTitleNode(in: parent)
  }
}

private final class WindowTitleNode: _Node<WindowTitle>, TitleObserver {
  private var text = ""

  init(in parent: _AnyNode) {
    super.init(in: parent, isDisplayed: true)
    tree.titleObservers.append(self)
    tree.titlesDidChange = true
  }

  override var element: DisplayElement { .text(DisplayText(text)) }

  func titleDidChange(to title: String) {
    if title == text { return }
    text = title
    elementDidChange()
  }

  override func unmount() {
    tree.titleObservers.removeAll { $0 === self }
    super.unmount()
  }
}
