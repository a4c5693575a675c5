import SceneDisplay

/// Pages of a ``TabView`` that belong together, below a header.
///
/// ```swift
/// struct Mailboxes: View {
///   var body: some View {
///     TabView {
///       Tab("Inbox", systemImage: "tray") { Text("12 messages") }
///       TabSection("Folders") {
///         Tab("Archive", systemImage: "archivebox") { Text("3 messages") }
///       }
///     }
///   }
/// }
/// ```
public nonisolated struct TabSection<Header: View, Content: View>: View {
  let child: TupleView<PartView<Header>, Content>

  /// Creates a section with views as its header.
  ///
  /// - Parameters:
  ///   - content: The pages.
  ///   - header: The header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    child = TupleView((PartView(.header, header()), content()))
  }

  @MainActor public static func _makeNode(
    _ view: TabSection<Header, Content>, in parent: _AnyNode
  ) -> _Node<TabSection<Header, Content>> {
    ContainerNode(view, in: parent)
  }
}

extension TabSection where Header == Text {
  /// Creates a section with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the header.
  ///   - content: The pages.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a section with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - content: The pages.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension TabSection where Header == EmptyView {
  /// Creates a section without a header.
  ///
  /// - Parameter content: The pages.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension TabSection: ContainerView {
  var element: DisplayElement { .collection(DisplayCollection(.tabSection)) }
}

/// The role of a page of a ``TabView``.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// A page for searching.
  public static let search = TabRole(name: "search")
}

extension Tab where Label == SceneViews.Label<Text, Image>, Value == Never {
  /// Creates a page with a role, which determines the title of the page.
  ///
  /// - Parameters:
  ///   - role: The role, which gives the page the title `Search` and the image of a magnifying glass.
  ///   - content: The content of the page.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init("Search", systemImage: "magnifyingglass", content: content)
  }

  /// Creates a page with a title, a system image and a role.
  ///
  /// - Parameters:
  ///   - title: The text of the tab.
  ///   - name: The name of the symbol.
  ///   - role: The role; the parameter has no effect.
  ///   - content: The content of the page.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage name: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(title, systemImage: name, content: content)
  }

  /// Creates a page with a localized title, a system image and a role.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - name: The name of the symbol.
  ///   - role: The role; the parameter has no effect.
  ///   - content: The content of the page.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, systemImage: name, content: content)
  }
}

extension Tab where Label == SceneViews.Label<Text, Image> {
  /// Creates a page with a value and a role, which determines the title of the page.
  ///
  /// - Parameters:
  ///   - value: The value that selects the page.
  ///   - role: The role, which gives the page the title `Search` and the image of a magnifying glass.
  ///   - content: The content of the page.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init("Search", systemImage: "magnifyingglass", value: value, content: content)
  }

  /// Creates a page with a value, a title, a system image and a role.
  ///
  /// - Parameters:
  ///   - title: The text of the tab.
  ///   - name: The name of the symbol.
  ///   - value: The value that selects the page.
  ///   - role: The role; the parameter has no effect.
  ///   - content: The content of the page.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage name: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title, systemImage: name, value: value, content: content)
  }

  /// Creates a page with a value, a localized title, a system image and a role.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - name: The name of the symbol.
  ///   - value: The value that selects the page.
  ///   - role: The role; the parameter has no effect.
  ///   - content: The content of the page.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, systemImage: name, value: value, content: content)
  }
}
