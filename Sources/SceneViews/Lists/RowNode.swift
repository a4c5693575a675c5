import SceneDisplay
import SceneRuntime

/// A row of a list, for one element; a person chooses it where the list has a selection.
final class RowNode<Content: View>: _AnyNode, Row, Reader {
  private var child: _Node<Content>?
  /// The element's id.
  private let id: AnyHashable
  /// The choice of the list; nil if it has none, or if the row is a section of it.
  private var choice: EnvironmentLink<Choice?>?
  private var shown = DisplayElement.row
  var dependent: Dependent?

  init(_ view: Content, id: AnyHashable, in parent: _AnyNode) {
    self.id = id
    let isChosen = parent.environment.chooses && !(view is any SectionView)
    // The choice is the row's, and not that of anything in it.
    super.init(
      tree: parent.tree, parent: parent,
      environment: isChosen
        ? EnvironmentScope(parent.environment) { $0.withoutChoice() } : parent.environment,
      isDisplayed: true)
    if isChosen { choice = EnvironmentLink(\.choice, in: parent.environment) }
    child = Content._makeNode(view, in: self)
    if isChosen { shown = readSelection() }
  }

  override var element: DisplayElement { shown }

  func update(to view: Content) {
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

  /// The value it is chosen by: the tag of what it shows, else the element's id.
  private var value: AnyHashable { child?.tagWithin ?? id }

  private func readSelection() -> DisplayElement {
    Evaluation.run(for: self) {
      guard let choice = choice?.value, choice.accepts(value) else { return .row }
      return .option(isSelected: choice.isSelected(value))
    }
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let child { body(child) }
  }

  override func receive(_ act: ContentEvent.Act) -> Bool {
    guard act == .press else { return false }
    return choice?.value?.select(value) ?? false
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
}

extension EnvironmentScope {
  /// Whether something is chosen among what reads it.
  fileprivate var chooses: Bool { EnvironmentValues(cells: cells).choice != nil }
}

extension _AnyNode {
  /// The tag of it, or of what is in it up to what is shown as one thing.
  fileprivate var tagWithin: AnyHashable? {
    if let tag { return tag }
    var found: AnyHashable?
    forEachChild { child in
      if found == nil, child.isTransparent { found = child.tagWithin }
    }
    return found
  }

  /// Whether a tag in it is that of what surrounds it.
  private var isTransparent: Bool {
    guard displayID != nil else { return true }
    if case .trait = element { return true }
    return false
  }
}

/// A row of a list, whatever it shows; a tag in it is its own.
@MainActor protocol Row: _AnyNode {
  /// A tag in it came, went, or is another.
  func tagDidChange()
}

extension _AnyNode {
  /// Whether the rows of a `ForEach` mounted in it are those of a list, which are made on demand.
  final var holdsRows: Bool {
    var node: _AnyNode? = self
    var isInSection = false
    while let inner = node {
      if inner is any Row {
        // Rows of a section that is itself one of many.
        if !isInSection { return false }
      } else if inner.displayID != nil {
        switch inner.element {
        case .list: return true
        case .section: isInSection = true
        case .rows, .trait: break
        default: return false
        }
      }
      node = inner.parent
    }
    return false
  }
}
