import SceneDisplay

/// A view with columns side by side, each leading to the next.
///
/// A link in a column shows its page in the next column, replacing its content; a link in the last column
/// shows the page there. A ``NavigationStack`` in a column handles the links inside it.
///
/// ```swift
/// struct Reader: View {
///   var body: some View {
///     NavigationSplitView {
///       List(1...12, id: \.self) { number in
///         NavigationLink("Message \(number)", value: number)
///       }
///       .navigationDestination(for: Int.self) { number in Text("Message \(number)") }
///     } detail: {
///       Text("No message selected")
///     }
///   }
/// }
/// ```
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail

  /// Creates a split view with three columns.
  ///
  /// - Parameters:
  ///   - sidebar: The leading column.
  ///   - content: The middle column, shown until a link in the sidebar shows a page there.
  ///   - detail: The last column, shown until a link shows a page there.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  @MainActor public static func _makeNode(
    _ view: NavigationSplitView<Sidebar, Content, Detail>, in parent: _AnyNode
  ) -> _Node<NavigationSplitView<Sidebar, Content, Detail>> {
    NavigationSplitNode(view, in: parent)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a split view with two columns.
  ///
  /// - Parameters:
  ///   - sidebar: The leading column.
  ///   - detail: The last column.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }
}

private final class NavigationSplitNode<Sidebar: View, Content: View, Detail: View>:
  ViewNode<NavigationSplitView<Sidebar, Content, Detail>>, Navigator
{
  let destinations = Destinations()
  private var columns: [ColumnNode] = []

  init(
    _ view: NavigationSplitView<Sidebar, Content, Detail>, in parent: _AnyNode
  ) {
    super.init(view, in: parent, isDisplayed: true)
    columns.append(ColumnNode(.sidebar, in: self) { [unowned self] in self.view.sidebar })
    if Content.self != EmptyView.self {
      columns.append(ColumnNode(.content, in: self) { [unowned self] in self.view.content })
    }
    columns.append(ColumnNode(.detail, in: self) { [unowned self] in self.view.detail })
  }

  override var element: DisplayElement { .split }

  override func update(to view: NavigationSplitView<Sidebar, Content, Detail>) {
    super.update(to: view)
    for column in columns { column.evaluate() }
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    for column in columns { body(column) }
  }

  func push(_ source: PageSource, from link: _AnyNode) {
    guard let column = columns.firstIndex(where: { link.isInside($0) }) else { return }
    let target = columns[min(column + 1, columns.count - 1)]
    let old = target.page.read()
    target.page.modify { $0 = source }
    if let old, old !== source { old.didLeave() }
  }

  func leave(_ source: PageSource) {
    for column in columns {
      column.page.modify { if $0?.isSame(as: source) == true { $0 = nil } }
    }
  }
}

/// The node of a column, which shows its declared content until a link shows a page.
private final class ColumnNode: MadeNode<AnyView> {
  private let part: DisplayContainer.Kind
  /// The page shown in place of the declared content; nil for none.
  let page: StateLocation<PageSource?>

  init(
    _ part: DisplayContainer.Kind, in parent: _AnyNode,
    _ content: @escaping @MainActor () -> any View
  ) {
    self.part = part
    let page = StateLocation<PageSource?>(nil, areEqual: ===)
    self.page = page
    let make = { @MainActor () -> AnyView in
      guard let source = page.read() else { return AnyView(content()) }
      // Pages have different identities, even if their views have the same type.
      let dismissal = Dismissal {
        page.modify { $0 = nil }
        source.didLeave()
      }
      return AnyView(source.make().id(source.identity).environment(\.dismissal, dismissal))
    }
    super.init(in: parent, seed: { $0.beginAnew() }, make)
  }

  override var element: DisplayElement { .part(part) }
}
