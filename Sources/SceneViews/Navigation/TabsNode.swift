import SceneDisplay
import SceneRuntime

extension View {
  /// Makes the view a page of the enclosing ``TabView``, with a label for its tab.
  ///
  /// - Parameter label: The label of the tab.
  /// - Returns: The page.
  @preconcurrency
  public nonisolated func tabItem<Label: View>(
    @ViewBuilder _ label: @escaping @MainActor () -> Label
  ) -> ModifiedContent<Self, _TabItemModifier<Label>> {
    ModifiedContent(content: self, modifier: _TabItemModifier(label: label))
  }
}

/// A modifier that sets the label of a page.
public nonisolated struct _TabItemModifier<Label: View>: _PrimitiveModifier {
  let label: @MainActor () -> Label

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    guard let tabs = parent.tabView as? any TabHolder else {
      return WrapperNode(view, in: parent)
    }
    return TabNode(view, of: tabs, in: parent)
  }
}

/// A node with several pages, such as a tab view.
@MainActor private protocol TabHolder: _AnyNode {
  /// Updates the selected page after a page was added or removed, or after the value of a page may have changed.
  func tabsDidChange()
  /// Selects a page because a person pressed its tab.
  func choose(_ tab: any TabPage)
}

extension DisplayElement {
  fileprivate var isTabSection: Bool {
    if case .collection(let collection) = self { collection.kind == .tabSection } else { false }
  }
}

/// The node of one page of a tab view.
@MainActor private protocol TabPage: _AnyNode {
  var isChosen: Bool { get set }
  /// The tag of the page's content; nil if the content has no tag.
  var innerTag: AnyHashable? { get }
}

extension TabPage {
  /// The value of the page: its tag, or else the id of its element in a `ForEach`; nil if it has neither.
  fileprivate var value: AnyHashable? {
    var child: _AnyNode = self
    var id: AnyHashable?
    // A tag is applied either to the page or to its content.
    for node in enclosing() {
      if !node.isTransparent { break }
      if let tag = node.tag { return tag }
      id = id ?? node.elementID(of: child)
      child = node
    }
    return innerTag ?? id
  }

  /// The badge that the innermost `badge` modifier around the page sets, without modifiers that set nil; nil if there
  /// is none.
  fileprivate var badge: Text? {
    for node in enclosing() {
      if !node.isTransparent { break }
      if let badge = (node as? any BadgeHolder)?.badge.read() { return badge }
    }
    return nil
  }
}

final class TabsNode<Selection: Hashable, Content: View>:
  WrapperNode<TabView<Selection, Content>>, TabHolder, Reader
{
  /// The page that a person selected; it is used only if the app sets no selection.
  private weak var chosen: _AnyNode?
  /// The environment value `tabsKind`, the style of the tab view; nil if the tab view always shows titles of tabs.
  private let pageKind: EnvironmentLink<DisplayCollection.Kind>?
  private var kind = DisplayCollection.Kind.tabs
  var dependent: Dependent?

  init(_ view: TabView<Selection, Content>, in parent: _AnyNode) {
    pageKind =
      view.isPaged ? EnvironmentLink(Environment(\.tabsKind), in: parent.environment) : nil
    // Elsewhere, a tagged view is an option of the enclosing picker or list. Inside a tab view, a tag only identifies a
    // page.
    super.init(
      view, in: parent, environment: EnvironmentScope(parent.environment) { $0.withoutChoice() },
      isDisplayed: true)
    evaluate()
  }

  override var element: DisplayElement { .collection(DisplayCollection(kind)) }

  override func environmentDidChange() {
    guard let parent else { return }
    environment = EnvironmentScope(parent.environment) { $0.withoutChoice() }
    pageKind?.follow(parent.environment)
    forEachChild { $0.environmentDidChange() }
  }

  override func update(to view: TabView<Selection, Content>) {
    super.update(to: view)
    evaluate()
  }

  func evaluate() {
    let selection = view.selection
    let pageKind = pageKind
    let (wanted, newKind) = Evaluation.run(for: self) {
      (selection?.wrappedValue, pageKind?.value ?? .tabs)
    }
    var tabs: [any TabPage] = []
    forEachChild { collect(from: $0, into: &tabs) }
    let isAutomatic = newKind == .automaticPages
    let shownKind = isAutomatic ? tabs.count > 1 ? .pages : .unmarkedPages : newKind
    if shownKind != kind {
      kind = shownKind
      elementDidChange()
    }
    let isWanted: (any TabPage) -> Bool = { tab in
      wanted == nil ? tab === self.chosen : tab.value?.base as? Selection == wanted
    }
    let shown = tabs.first(where: isWanted) ?? tabs.first
    for tab in tabs where tab !== shown { tab.isChosen = false }
    shown?.isChosen = true
  }

  private func collect(from node: _AnyNode, into tabs: inout [any TabPage]) {
    if let tab = node as? any TabPage { return tabs.append(tab) }
    if node.isTransparent || node.element.isTabSection {
      node.forEachChild { collect(from: $0, into: &tabs) }
    }
  }

  fileprivate func tabsDidChange() {
    guard isMounted else { return }
    // The selection is determined later, because pages may be added while other pages are still being mounted.
    makeDependent(in: 0).invalidate()
  }

  fileprivate func choose(_ tab: any TabPage) {
    guard let selection = view.selection else {
      chosen = tab
      return tabsDidChange()
    }
    guard let value = tab.value?.base as? Selection else {
      return report(.pageWithoutValue(of: Selection.self, at: problemPlace))
    }
    selection.wrappedValue = value
  }

  override func unmount() {
    stopReading()
    pageKind?.disconnect()
    super.unmount()
  }

  override var name: String { "TabView" }
}

private final class TabNode<Content: View, Label: View>:
  ViewNode<ModifiedContent<Content, _TabItemModifier<Label>>>, TabPage
{
  private var label: TabLabelNode<Label>?
  private var page: TabContentNode<Content>?
  private unowned let tabs: any TabHolder

  init(
    _ view: ModifiedContent<Content, _TabItemModifier<Label>>, of tabs: any TabHolder,
    in parent: _AnyNode
  ) {
    self.tabs = tabs
    super.init(view, in: parent, isDisplayed: true)
    label = TabLabelNode(
      in: self, seed: { _ in },
      { [unowned self] in TabLabel(label: self.view.modifier.label(), badge: badge) })
    tabs.tabsDidChange()
  }

  override var element: DisplayElement { .tab(isSelected: isChosen) }

  var innerTag: AnyHashable? { (view.content as? any Tagged)?.tag }

  var isChosen = false {
    didSet {
      guard isChosen != oldValue else { return }
      if let page {
        if isChosen, isVisible { page.appear() } else { page.disappear() }
      } else {
        page = TabContentNode(
          in: self, isHidden: !isVisible, seed: { _ in }, { [unowned self] in view.content })
      }
      elementDidChange()
      childrenDidChange()
    }
  }

  override func update(to view: ModifiedContent<Content, _TabItemModifier<Label>>) {
    super.update(to: view)
    label?.evaluate()
    page?.evaluate()
    // The tag of the page may have changed.
    tabs.tabsDidChange()
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let label { body(label) }
    if let page { body(page) }
  }

  override func forEachVisibleChild(_ body: (_AnyNode) -> Void) {
    if let label { body(label) }
    if let page, isChosen { body(page) }
  }

  override func receive(_ act: ContentEvent.Act) -> Bool {
    guard act == .press else { return false }
    tabs.choose(self)
    return true
  }

  override func unmount() {
    super.unmount()
    tabs.tabsDidChange()
  }
}

/// The label of a tab, followed by the badge of the tab in parentheses if there is a badge.
nonisolated struct TabLabel<Label: View>: View {
  let label: Label
  let badge: Text?

  @MainActor var body: some View {
    if let badge {
      HStack {
        label
        badge.inParentheses
      }
    } else {
      label
    }
  }
}

private final class TabLabelNode<Label: View>: MadeNode<TabLabel<Label>> {
  override var element: DisplayElement { .part(.header) }
}

private final class TabContentNode<Content: View>: MadeNode<Content> {
  override var element: DisplayElement { .part(.content) }
}
