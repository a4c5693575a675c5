import SceneDisplay
import SceneRuntime

/// The node of a list's row or of a picker's option for one element; pressing it selects it if the list has a selection.
final class RowNode<Content: View>: _Node<Content>, Row, Reader {
  private var child: _Node<Content>?
  /// The id of the element.
  private let id: AnyHashable
  /// The selection of the list; nil if it has none, or if the row is a section.
  private var choice: EnvironmentLink<Choice?>?
  private var shown = DisplayElement.row
  var dependent: Dependent?

  init(_ view: Content, id: AnyHashable, in parent: _AnyNode) {
    self.id = id
    let isChosen = parent.environment.chooses && !(view is any SectionView)
    // The selection applies to the row, and not to its descendants.
    super.init(
      in: parent,
      environment: isChosen
        ? EnvironmentScope(parent.environment) { $0.withoutChoice() } : parent.environment,
      isDisplayed: true)
    if isChosen { choice = EnvironmentLink(Environment(\.choice), in: parent.environment) }
    child = Content._makeNode(view, in: self)
    if isChosen { shown = readSelection() }
  }

  override var element: DisplayElement { shown }

  override func update(to view: Content) {
    child?.update(to: view)
    evaluate()
  }

  func evaluate() {
    guard choice != nil else { return }
    let old = shown
    shown = readSelection()
    if shown != old { elementDidChange() }
  }

  func tagDidChange() {
    if isMounted, choice != nil, child != nil { makeDependent(in: 0).invalidate() }
  }

  /// The value that selects the row: the tag of its content, or else the element's id.
  private var value: AnyHashable { child?.tagWithin ?? id }

  private func readSelection() -> DisplayElement {
    Evaluation.run(for: self) {
      guard let choice = choice?.value else { return .row }
      if choice.item == .row, !choice.accepts(value) { return .row }
      return .collection(DisplayCollection(choice.item, isSelected: choice.isSelected(value)))
    }
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let child { body(child) }
  }

  override func forEachScrollTarget(_ body: (ScrollTarget) -> Void) {
    body(ScrollTarget(id: id, node: self))
    super.forEachScrollTarget(body)
  }

  override func receive(_ act: ContentEvent.Act) -> Bool {
    guard act == .press, let choice = choice?.value else { return false }
    if choice.select(value) { return true }
    guard choice.item == .option else { return false }
    report(.tagOfOtherType(type(of: value.base), at: problemPlace))
    return true
  }

  override func environmentDidChange() {
    guard let choice, let parent else { return super.environmentDidChange() }
    environment = EnvironmentScope(parent.environment) { $0.withoutChoice() }
    choice.move(to: parent.environment)
    forEachChild { $0.environmentDidChange() }
    evaluate()
  }

  override func unmount() {
    stopReading()
    super.unmount()
    choice?.disconnect()
  }

  override var name: String { choice?.value?.item == .option ? "option" : "row" }
}

extension EnvironmentScope {
  /// Whether views in the scope can be selected.
  fileprivate var chooses: Bool { EnvironmentValues(cells: cells).choice != nil }
}

extension _AnyNode {
  /// The tag of the node or of descendants that are part of the same element.
  fileprivate var tagWithin: AnyHashable? {
    if let tag { return tag }
    var found: AnyHashable?
    forEachChild { child in
      if found == nil, child.isTransparent { found = child.tagWithin }
    }
    return found
  }

  /// Whether a tag in the node applies to its ancestor.
  private var isTransparent: Bool {
    guard displayID != nil else { return true }
    if case .annotation = element { return true }
    return false
  }
}

/// A row of a list; tags in it belong to the row.
@MainActor protocol Row: _AnyNode {
  /// Updates the row after a tag in it was added, removed or changed.
  func tagDidChange()
}

extension _AnyNode {
  /// Whether the rows of a `ForEach` mounted in the node are rows of a list, which are created lazily.
  final var holdsRows: Bool {
    var node: _AnyNode? = self
    var isInSection = false
    while let inner = node {
      if inner is any Row {
        // Rows of a section that is itself a row of a `ForEach`.
        if !isInSection { return false }
      } else if inner.displayID != nil {
        switch inner.element {
        case .section: isInSection = true
        case .collection(let collection) where collection.kind == .list: return true
        case .collection(let collection) where collection.kind == .rows: break
        case .annotation: break
        default: return false
        }
      }
      node = inner.parent
    }
    return false
  }
}
