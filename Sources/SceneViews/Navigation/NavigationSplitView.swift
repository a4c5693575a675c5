import SceneDisplay
import SceneRuntime

/// A view with columns side by side, in which links in a column determine the content of the next column.
///
/// A link in a column shows its page in the next column, where the page covers the content. A link in the last column
/// shows its page in the last column. Covered content keeps its state. A ``NavigationStack`` in a column handles the
/// links inside the stack.
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
  /// A binding to the visible columns; nil if the app sets none.
  var visibility: Binding<NavigationSplitViewVisibility>?
  /// A binding to the column that is shown where there is space for one column only; nil if the app sets none.
  var compactColumn: Binding<NavigationSplitViewColumn>?

  /// Creates a split view with three columns.
  ///
  /// - Parameters:
  ///   - sidebar: The leading column.
  ///   - content: The middle column, shown until a link in the sidebar shows a page in this column.
  ///   - detail: The last column, shown until a link shows a page in this column.
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
  ViewNode<NavigationSplitView<Sidebar, Content, Detail>>, Navigator, Reader, ColumnHolder
{
  let destinations = Destinations()
  private var columns: [ColumnNode] = []
  /// The pages that views request while the columns are being mounted; nil afterwards.
  private var requests: [(source: PageSource, link: _AnyNode)]? = []
  private var visibility = NavigationSplitViewVisibility.automatic
  /// The visible columns if the app sets no binding for them; a menu command changes them.
  private let ownVisibility = StateLocation(NavigationSplitViewVisibility.automatic)
  private var compactColumn: NavigationSplitViewColumn?
  var dependent: Dependent?

  init(
    _ view: NavigationSplitView<Sidebar, Content, Detail>, in parent: _AnyNode
  ) {
    super.init(view, in: parent, isDisplayed: true)
    columns.append(ColumnNode(.sidebar, in: self) { [unowned self] in self.view.sidebar })
    if Content.self != EmptyView.self {
      columns.append(ColumnNode(.content, in: self) { [unowned self] in self.view.content })
    }
    columns.append(ColumnNode(.detail, in: self) { [unowned self] in self.view.detail })
    let requests = requests ?? []
    self.requests = nil
    for (source, link) in requests { push(source, from: link) }
    tree.columnHolders.add(self)
    evaluate()
  }

  override var element: DisplayElement {
    guard let compactColumn else { return .split }
    var surface = DisplaySurface(.split)
    let part = compactColumn.part
    surface.compactColumn = shownColumns.firstIndex { $0.element == .part(part) }
    return .surface(surface)
  }

  override func update(to view: NavigationSplitView<Sidebar, Content, Detail>) {
    super.update(to: view)
    for column in columns { column.evaluate() }
    evaluate()
  }

  // MARK: - Columns

  /// Reads the bindings, and shows and hides columns.
  func evaluate() {
    let view = view
    let old = (visibility, compactColumn, shownColumns.count)
    (visibility, compactColumn) = Evaluation.run(for: self) {
      (view.visibility?.wrappedValue ?? ownVisibility.read(), view.compactColumn?.wrappedValue)
    }
    let shown = shownColumns
    for column in columns {
      if !shown.contains(where: { $0 === column }) {
        column.disappear()
      } else if isVisible {
        column.appear()
      }
    }
    if shown.count != old.2 { childrenDidChange() }
    if compactColumn != old.1 || visibility != old.0, compactColumn != nil { elementDidChange() }
  }

  private var shownColumns: [ColumnNode] {
    switch visibility {
    case .detailOnly: Array(columns.suffix(1))
    case .doubleColumn: Array(columns.suffix(2))
    default: columns
    }
  }

  override func forEachVisibleChild(_ body: (_AnyNode) -> Void) {
    for column in shownColumns { body(column) }
  }

  func toggleSidebar() -> Bool {
    let isShown = shownColumns.count == columns.count
    let next: NavigationSplitViewVisibility =
      isShown ? (columns.count > 2 ? .doubleColumn : .detailOnly) : .all
    if let binding = view.visibility {
      binding.wrappedValue = next
    } else {
      ownVisibility.modify { $0 = next }
    }
    return true
  }

  /// Sets the app's binding when a person chooses the column to show in a space for only one column.
  override func receive(_ act: ContentEvent.Act) -> Bool {
    guard case .set(let number) = act, let binding = view.compactColumn,
      let index = Int(exactly: number), shownColumns.indices.contains(index)
    else { return false }
    binding.wrappedValue = shownColumns[index].column
    return true
  }

  override func unmount() {
    tree.columnHolders.remove(self)
    stopReading()
    super.unmount()
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    for column in columns { body(column) }
  }

  func push(_ source: PageSource, from link: _AnyNode) {
    if requests != nil {
      requests?.append((source, link))
      return
    }
    guard let column = columns.firstIndex(where: { link.isInside($0) }) else { return }
    let target = columns[min(column + 1, columns.count - 1)]
    let old = target.page.read()
    target.page.modify { $0 = source }
    if let old, old !== source { old.didLeave() }
  }

  func leave(_ source: PageSource) {
    requests?.removeAll { $0.source === source }
    for column in columns {
      column.page.modify { if $0?.isSame(as: source) == true { $0 = nil } }
    }
  }
}

/// The declared content of a column, or a page that is shown in its place.
private nonisolated struct ColumnView: View {
  let content: AnyView
  let page: ColumnPage?

  @MainActor static func _makeNode(
    _ view: ColumnView, in parent: _AnyNode
  ) -> _Node<ColumnView> {
    ColumnViewNode(view, in: parent)
  }
}

/// A page in a column.
///
/// The page is a view of its own, so that the column isn't evaluated again when a view in the column replaces the
/// closure that creates the page.
private nonisolated struct ColumnPage: View {
  let source: PageSource
  let dismissal: Dismissal

  @MainActor var body: some View {
    // Each page has an identity of its own, even if the views of two pages have the same type.
    source.make().id(source.identity).environment(\.dismissal, dismissal)
  }
}

/// The node that keeps the declared content of a column mounted while a page is shown in its place.
private final class ColumnViewNode: _Node<ColumnView> {
  private var content: _Node<AnyView>?
  private var page: _Node<ColumnPage>?

  init(_ view: ColumnView, in parent: _AnyNode) {
    super.init(in: parent)
    content = AnyView._makeNode(view.content, in: self)
    show(view.page)
  }

  override func update(to view: ColumnView) {
    content?.update(to: view.content)
    show(view.page)
  }

  private func show(_ view: ColumnPage?) {
    switch (page, view) {
    case (let page?, let view?): page.update(to: view)
    case (let page?, nil):
      self.page = nil
      page.unmount()
      if isVisible { content?.appear() }
      childrenDidChange()
    case (nil, let view?):
      content?.disappear()
      page = ColumnPage._makeNode(view, in: self)
      childrenDidChange()
    case (nil, nil): break
    }
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let content { body(content) }
    if let page { body(page) }
  }

  override func forEachVisibleChild(_ body: (_AnyNode) -> Void) {
    if let shown = page ?? content { body(shown) }
  }
}

/// The node of a column; the column shows its declared content until a link shows a page.
private final class ColumnNode: MadeNode<ColumnView> {
  private let part: DisplayContainer.Kind
  /// The page that is shown in place of the declared content; nil while the declared content is shown.
  let page: StateLocation<PageSource?>

  init(
    _ part: DisplayContainer.Kind, in parent: _AnyNode,
    _ content: @escaping @MainActor () -> any View
  ) {
    self.part = part
    let page = StateLocation<PageSource?>(nil, areEqual: ===)
    self.page = page
    let make = { @MainActor () -> ColumnView in
      let content = AnyView(content())
      guard let source = page.read() else { return ColumnView(content: content, page: nil) }
      let dismissal = Dismissal {
        // A view can store the dismiss action, and call it after another page has replaced the page.
        guard page.peek()?.isSame(as: source) == true else { return }
        page.modify { $0 = nil }
        source.didLeave()
      }
      return ColumnView(content: content, page: ColumnPage(source: source, dismissal: dismissal))
    }
    super.init(in: parent, seed: { $0.withoutChoice() }, make)
  }

  override var element: DisplayElement { .part(part) }

  var column: NavigationSplitViewColumn {
    switch part {
    case .sidebar: .sidebar
    case .content: .content
    default: .detail
    }
  }
}
