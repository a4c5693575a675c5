import SceneDisplay
import SceneRuntime

/// The node of a stack, whose pages result from its path and from the pages that views present.
final class NavigationStackNode<Root: View>: ViewNode<NavigationStack<Root>>, Navigator, Reader {
  /// A page that a view presents, with the values that were in the path when the view presented the page.
  private struct Extra {
    let source: PageSource
    let below: [AnyHashable]
  }

  let destinations = Destinations()
  var dependent: Dependent?

  private let ownPath = StateLocation(NavigationPath(), areEqual: ==)
  private let extras = StateLocation<[Extra]>([])
  private var root: PageNode<Root>?
  /// The pages above the root.
  private var pages: [(source: PageSource, node: PageNode<AnyView>)] = []

  init(_ view: NavigationStack<Root>, in parent: _AnyNode) {
    super.init(view, in: parent, isDisplayed: true)
    root = PageNode(upon: 0, nil, in: self) { [unowned self] in self.view.root }
    evaluate()
    if isVisible { top?.appear() }
  }

  override var element: DisplayElement { .navigation }

  override func update(to view: NavigationStack<Root>) {
    super.update(to: view)
    root?.evaluate()
    evaluate()
  }

  private var path: PathBinding { view.path() ?? PathBinding(Binding(ownPath)) }

  // MARK: - Pages

  func evaluate() {
    let (values, requested) = Evaluation.run(for: self) { (path.read(), self.extras.read()) }
    // The views that present pages can be updated after the stack. A page that its view no longer presents is left out
    // here, so that it isn't shown below the page of a value that was added at the same time. If pages of values are
    // already above the page, it stays until its view removes it together with all pages above it.
    let extras = requested.filter { extra in
      extra.source.isWanted()
        || pages.drop { $0.source !== extra.source }.contains { $0.source.value != nil }
    }
    let sources = sources(values, extras)
    for extra in extras where !sources.contains(where: { $0 === extra.source }) {
      tree.afterUpdate { [weak self] in
        self?.extras.modify { $0.removeAll { $0.source === extra.source } }
        extra.source.didLeave()
      }
    }
    show(sources)
  }

  /// Returns the sources of the pages, from bottom to top: the page of each value, and each page that a view presents.
  ///
  /// A page that a view presents is left out if the values below the page have changed.
  private func sources(_ values: [AnyHashable], _ extras: [Extra]) -> [PageSource] {
    var sources: [PageSource] = []
    for count in 0...values.count {
      for extra in extras
      where extra.below.count == count && values.starts(with: extra.below) {
        sources.append(extra.source)
      }
      if count < values.count { sources.append(source(for: values[count])) }
    }
    return sources
  }

  /// Shows the pages of the given sources; existing pages are kept up to the first page whose source differs.
  private func show(_ sources: [PageSource]) {
    let kept = zip(pages, sources).prefix { $0.source.isSame(as: $1) }.count
    if kept == pages.count, kept == sources.count { return }
    let oldTop = top
    // The pages are removed from `pages` first, because unmounting a view in a page can call `leave(_:)` for other
    // pages.
    let left = pages[kept...].map(\.node)
    pages.removeSubrange(kept...)
    for page in left { page.unmount() }
    for source in sources[kept...] {
      let dismissal = Dismissal { [weak self] in self?.leave(source) }
      pages.append(
        (source, PageNode(upon: pages.count + 1, dismissal, in: self) { source.make() }))
    }
    if let oldTop, oldTop !== top, oldTop.isMounted { oldTop.disappear() }
    if isVisible { top?.appear() }
    childrenDidChange()
  }

  private var top: _AnyNode? { pages.last?.node ?? root }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let root { body(root) }
    for page in pages { body(page.node) }
  }

  // Only the top page is visible.
  override func forEachVisibleChild(_ body: (_AnyNode) -> Void) {
    if let top { body(top) }
  }

  override func unmount() {
    stopReading()
    let left = pages.map(\.node)
    pages = []
    super.unmount()
    for page in left { page.unmount() }
  }

  // MARK: - Requests

  func push(_ source: PageSource, from link: _AnyNode) {
    if let value = source.value {
      if path.append(value) { return }
      link.report(
        .linkOfOtherType(type(of: value.base), than: path.element, at: link.problemPlace))
    } else {
      let below = path.read()
      extras.modify { extras in
        if !extras.contains(where: { $0.source === source }) {
          extras.append(Extra(source: source, below: below))
        }
      }
    }
  }

  func leave(_ source: PageSource) {
    guard let index = pages.firstIndex(where: { $0.source === source }) else {
      // The page isn't shown yet or isn't shown any more, so only the request is removed.
      extras.modify { $0.removeAll { $0.source === source } }
      return
    }
    let left = pages[index...].map(\.source)
    extras.modify { $0.removeAll { extra in left.contains { $0 === extra.source } } }
    for source in left { source.didLeave() }
    // If no removed page has a value, the path isn't truncated: its values beyond the remaining pages were set after
    // the pages were shown.
    guard left.contains(where: { $0.value != nil }) else { return }
    let count = pages[..<index].count { $0.source.value != nil }
    if path.read().count > count { path.truncate(count) }
  }
}

/// The node of a page in a stack.
final class PageNode<Content: View>: MadeNode<Content>, Page {
  /// The nodes in the page that hide the back button.
  var closing: [_AnyNode] = [] {
    didSet { if closing.isEmpty != oldValue.isEmpty { elementDidChange() } }
  }

  /// The number of pages below this page.
  private let under: Int
  private let dismissal: Dismissal?

  init(
    upon under: Int, _ dismissal: Dismissal?, in parent: _AnyNode,
    _ make: @escaping @MainActor () -> Content
  ) {
    self.under = under
    self.dismissal = dismissal
    super.init(
      in: parent, isHidden: true,
      seed: {
        $0.withoutChoice()
        if let dismissal { $0.dismissal = dismissal }
      }, make)
  }

  override var element: DisplayElement {
    closing.isEmpty
      ? .page(depth: under) : .surface(DisplaySurface(.page, isDismissible: false, depth: under))
  }

  override func receive(_ act: ContentEvent.Act) -> Bool {
    guard act == .dismiss, closing.isEmpty, let dismissal else { return false }
    dismissal.perform()
    return true
  }
}

/// The node of a page in a stack; nodes inside the page can hide its back button.
@MainActor protocol Page: _AnyNode {
  /// The descendants that hide the back button.
  var closing: [_AnyNode] { get set }
}
