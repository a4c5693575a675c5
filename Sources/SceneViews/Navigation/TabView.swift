/// A view with several pages, of which the selected page is shown.
///
/// ```swift
/// struct Mailboxes: View {
///   @State private var mailbox = "inbox"
///
///   var body: some View {
///     TabView(selection: $mailbox) {
///       Tab("Inbox", value: "inbox") { Text("12 messages") }
///       Tab("Drafts", value: "drafts") { Text("no drafts") }
///     }
///   }
/// }
/// ```
///
/// A page is mounted when it is first selected, and keeps its state from then on. It disappears when another page is
/// selected, and appears when it is selected again.
public nonisolated struct TabView<Selection: Hashable, Content: View>: View {
  let selection: Binding<Selection>?
  let child: Content
  /// Whether the tabs are shown as pages, without a row of titles.
  var isPaged = false

  /// Creates a tab view with a selection.
  ///
  /// - Parameters:
  ///   - selection: The value of the selected page; if no page has this value, the first page is shown.
  ///   - content: The pages, each with a value.
  public init(selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
    self.selection = selection
    child = content()
  }

  @MainActor public static func _makeNode(
    _ view: TabView<Selection, Content>, in parent: _AnyNode
  ) -> _Node<TabView<Selection, Content>> {
    guard !view.isPaged, parent.hasPagedTabs else { return TabsNode(view, in: parent) }
    return RelayNode(view, in: parent) { view in
      var pages = TabView<Selection, Pages<Content>>(view.selection, Pages(content: view.child))
      pages.isPaged = true
      return pages
    }
  }

  init(_ selection: Binding<Selection>?, _ content: Content) {
    self.selection = selection
    child = content
  }
}

extension TabView where Selection == Int {
  /// Creates a tab view that manages its own selection, which is initially the first page.
  ///
  /// - Parameter content: The pages, with or without values.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    child = content()
  }
}

extension TabView: WrapperView {}

/// A page of a ``TabView``.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: View {
  let value: Value?
  let content: Content
  let label: Label
  /// The text in parentheses after the label; nil if only the label is shown.
  private var badge: Text?

  /// Creates a page with a value.
  ///
  /// - Parameters:
  ///   - value: The value that selects the page.
  ///   - content: The content of the page.
  ///   - label: The label of the tab.
  public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.value = value
    self.content = content()
    self.label = label()
  }

  /// Creates a page without a value.
  init(untagged content: Content, label: Label) {
    value = nil
    self.content = content
    self.label = label
  }

  /// The content, with the label and the value for the enclosing tab view.
  @MainActor public var body: some View {
    let label = TabLabel(label: label, badge: badge)
    content.tabItem { label }.tag(value)
  }

  /// Shows a number in parentheses after the label of the tab; if the number is 0, only the label is shown.
  ///
  /// - Parameter count: The number.
  /// - Returns: The page with the number.
  public func badge(_ count: Int) -> Self { badged(count == 0 ? nil : Text(verbatim: "\(count)")) }

  /// Shows text in parentheses after the label of the tab; if the text is nil, only the label is shown.
  ///
  /// - Parameter text: The text.
  /// - Returns: The page with the text.
  @_disfavoredOverload
  public func badge<Badge: StringProtocol>(_ text: Badge?) -> Self {
    badged(text.map { Text($0) })
  }

  /// Shows the characters of a `Text` in parentheses after the label of the tab; if the text is nil, only the label is
  /// shown.
  ///
  /// - Parameter text: The text.
  /// - Returns: The page with the text.
  @_disfavoredOverload
  public func badge(_ text: Text?) -> Self { badged(text) }

  private func badged(_ text: Text?) -> Self {
    var tab = self
    tab.badge = text
    return tab
  }
}

extension Tab where Label == Text {
  /// Creates a page with a value and a title.
  ///
  /// - Parameters:
  ///   - title: The text of the tab.
  ///   - value: The value that selects the page.
  ///   - content: The content of the page.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.value = value
    self.content = content()
    label = Text(title)
  }
}

extension Tab where Label == SceneViews.Label<Text, Image> {
  /// Creates a page with a value, a title and an image.
  ///
  /// - Parameters:
  ///   - title: The text of the tab.
  ///   - name: The name by which hosts find the image.
  ///   - value: The value that selects the page.
  ///   - content: The content of the page.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image name: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.value = value
    self.content = content()
    label = SceneViews.Label(title, image: name)
  }

  /// Creates a page with a value, a title and a system image.
  ///
  /// - Parameters:
  ///   - title: The text of the tab.
  ///   - name: The name of the symbol.
  ///   - value: The value that selects the page.
  ///   - content: The content of the page.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage name: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(title, image: name, value: value, content: content)
  }
}

extension Tab where Label == SceneViews.Label<Text, Image>, Value == Never {
  /// Creates a page with a title and a system image.
  ///
  /// - Parameters:
  ///   - title: The text of the tab.
  ///   - name: The name of the symbol.
  ///   - content: The content of the page.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage name: String, @ViewBuilder content: () -> Content
  ) {
    value = nil
    self.content = content()
    label = SceneViews.Label(title, systemImage: name)
  }
}

extension Tab where Label == Text, Value == Never {
  /// Creates a page with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the tab.
  ///   - content: The content of the page.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content
  ) {
    value = nil
    self.content = content()
    label = Text(title)
  }
}
