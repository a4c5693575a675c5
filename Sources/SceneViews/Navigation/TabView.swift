/// Pages of which one is shown; a person chooses which.
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
/// A page is mounted when it is chosen first, and keeps its state from then on; it disappears when
/// another is chosen, and appears again.
public nonisolated struct TabView<Selection: Hashable, Content: View>: View {
  let selection: Binding<Selection>?
  let child: Content

  /// Pages of which one is chosen by a value.
  ///
  /// - Parameters:
  ///   - selection: The value of the page that is shown; the first page is shown if no page has it.
  ///   - content: The pages, each with a value.
  public init(selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
    self.selection = selection
    child = content()
  }

  @MainActor public static func _makeNode(
    _ view: TabView<Selection, Content>, in parent: _AnyNode
  ) -> _Node<TabView<Selection, Content>> {
    TabsNode(view, in: parent)
  }
}

extension TabView where Selection == Int {
  /// Pages of which a person chooses one, the first at the beginning.
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

  /// A page that is chosen by a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - content: What is shown.
  ///   - label: What a person reads of it.
  public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.value = value
    self.content = content()
    self.label = label()
  }

  @MainActor public var body: some View {
    content.tabItem { label }.tag(value)
  }
}

extension Tab where Label == Text {
  /// A page that is chosen by a value, with a text.
  public init<Title: StringProtocol>(
    _ title: Title, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.value = value
    self.content = content()
    label = Text(title)
  }
}

extension Tab where Label == SceneViews.Label<Text, Image> {
  /// A page that is chosen by a value, with a text and a picture.
  public init<Title: StringProtocol>(
    _ title: Title, image name: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.value = value
    self.content = content()
    label = SceneViews.Label(title, image: name)
  }

  /// A page that is chosen by a value, with a text and a symbol of the system.
  public init<Title: StringProtocol>(
    _ title: Title, systemImage name: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(title, image: name, value: value, content: content)
  }
}

extension Tab where Label == SceneViews.Label<Text, Image>, Value == Never {
  /// A page with a text and a symbol of the system.
  public init<Title: StringProtocol>(
    _ title: Title, systemImage name: String, @ViewBuilder content: () -> Content
  ) {
    value = nil
    self.content = content()
    label = SceneViews.Label(title, systemImage: name)
  }
}

extension Tab where Label == Text, Value == Never {
  /// A page with a text.
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content
  ) {
    value = nil
    self.content = content()
    label = Text(title)
  }
}
