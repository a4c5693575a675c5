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
/// The item for the sidebar is a button that shows and hides the sidebar of the window. The other items show nothing,
/// because the title and the search field always have their own places.
public nonisolated struct DefaultToolbarItem: View {
  private let kind: ToolbarDefaultItemKind
  private let placement: ToolbarItemPlacement

  /// Creates a standard control.
  ///
  /// - Parameters:
  ///   - kind: The control.
  ///   - placement: The placement of the control, by purpose.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    self.kind = kind
    self.placement = placement
  }

  /// A toolbar item with the button for the sidebar, or nothing.
  @MainActor public var body: some View {
    if kind == .sidebarToggle {
      ToolbarItem(placement: placement) { ColumnButton(title: "Toggle Sidebar", column: .sidebar) }
    }
  }
}
