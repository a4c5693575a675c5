import SceneDisplay
import SceneRuntime

/// A row of a list, for one element; a person chooses it where the list has a selection.
final class RowNode<Content: View>: _AnyNode, Row, Reader {
  private var child: _Node<Content>?
  /// The element's id.
  private let id: AnyHashable
  /// The value it is chosen by.
  private var value: AnyHashable
  /// The choice of the list; nil if it has none.
  private var choice: EnvironmentLink<Choice?>?
  private var shown = DisplayElement.row
  var dependent: Dependent?

  init(_ view: Content, id: AnyHashable, in parent: _AnyNode) {
    self.id = id
    value = (view as? any Tagged)?.tag ?? id
    super.init(
      tree: parent.tree, parent: parent, environment: parent.environment, isDisplayed: true)
    if EnvironmentValues(cells: environment.cells).choice != nil {
      choice = EnvironmentLink(\.choice, in: environment)
      shown = readSelection()
    }
    child = Content._makeNode(view, in: self)
  }

  override var element: DisplayElement { shown }

  func update(to view: Content) {
    if choice != nil {
      value = (view as? any Tagged)?.tag ?? id
      evaluate()
    }
    child?.update(to: view)
  }

  func evaluate() {
    let old = shown
    shown = readSelection()
    if shown != old { elementDidChange() }
  }

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
    super.environmentDidChange()
    guard let choice else { return }
    choice.move(to: environment)
    choice.forget()
    evaluate()
  }

  override func unmount() {
    stopReading()
    super.unmount()
    choice?.disconnect()
  }
}

/// A row of a list, whatever it shows; a tag in it is its own.
@MainActor protocol Row: _AnyNode {}

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
