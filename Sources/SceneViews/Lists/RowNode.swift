import SceneDisplay
import SceneRuntime

/// The node of a row of a list, or of an option of a picker.
///
/// If the list or the picker has a selection, pressing the row selects the value of the row: its tag, or else the id of
/// its element.
final class RowNode<Content: View>: _Node<Content>, Row, Reader {
  // Small properties stand first, next to those of the superclass, which saves memory in lists with many rows.
  /// Whether the row has no selection, no menu and no actions, as in most lists.
  private var isPlain = true
  /// The actions that modifiers inside the row prevent, one element for each modifier.
  private var traits: [RowTraits] = []
  private var child: _Node<Content>?
  /// The id of the element.
  private let id: AnyHashable
  /// The selection of the list or the picker; nil if there is none, or if the row is a section.
  private var choice: EnvironmentLink<Choice?>?
  private var shown = DisplayElement.row
  /// The node of the `ForEach` that created this row in a list; nil for an option of a picker.
  private unowned let rows: (any EditableRows)?
  /// The menu that the list sets for its rows; nil if there is none.
  private var menu: RowMenu?
  // Proof: the property is isolated to the main actor, and is only read and replaced as a whole, so accesses never
  // overlap.
  #if hasAttribute(exclusivity) && !PUBLIC_API_ONLY
  @exclusivity(unchecked)
  #endif
  var dependent: Dependent?

  init(
    _ view: Content, id: AnyHashable, in parent: _AnyNode, rows: (any EditableRows)? = nil,
    isHidden: Bool = false
  ) {
    self.id = id
    self.rows = rows
    let isChosen = parent.environment.chooses && rows?.areSections != true
    // The selection applies to the row as a whole, so views in the row don't get the selection.
    super.init(
      in: parent,
      environment: isChosen
        ? EnvironmentScope(parent.environment) { $0.withoutChoice() } : parent.environment,
      isDisplayed: true)
    if isHidden { hide() }
    if isChosen { choice = EnvironmentLink(Environment(\.choice), in: parent.environment) }
    child = Content._makeNode(view, in: self)
    if rows != nil { makeMenu() }
    evaluate()
  }

  override var element: DisplayElement { shown }

  override func update(to view: Content) {
    child?.update(to: view)
    menu?.update()
    evaluate()
  }

  func evaluate() {
    // Mark the dependent as valid, because a dependent that stays invalid isn't queued again.
    dependent?.begin(0)
    let wasPlain = isPlain
    isPlain = choice == nil && menu == nil && rows?.acts == nil
    if isPlain, wasPlain { return }
    let old = shown
    shown = readShown()
    if shown != old { elementDidChange() }
  }

  func tagDidChange() {
    if isMounted, choice != nil, child != nil { makeDependent(in: 0).invalidate() }
  }

  func set(_ trait: RowTraits, _ isSet: Bool) {
    traits.set(trait, isSet)
    if isMounted, child != nil { makeDependent(in: 0).invalidate() }
  }

  override func rowTraitsDidChange() {
    evaluate()
    super.rowTraitsDidChange()
  }

  /// Returns the element of the row, with the actions that the app supports on the row.
  private func readShown() -> DisplayElement {
    let (element, isOpened) =
      choice == nil && menu == nil
      ? (.row, false)
      : Evaluation.run(for: self) { (readSelection(), menu?.hasPrimaryAction == true) }
    guard var acts = rows?.acts ?? (isOpened ? [] : nil),
      case .collection(var row) = element
    else { return element }
    let traits = traits.combined.union(rows?.traits ?? [])
    if traits.contains(.isDeleteDisabled) { acts.remove(.delete) }
    if traits.contains(.isMoveDisabled) { acts.remove(.move) }
    if isOpened { acts.insert(.submit) }
    row.rowActs = acts.isEmpty ? nil : acts
    return .collection(row)
  }

  /// The value that selects the row: the tag of its content, or else the element's id.
  private var value: AnyHashable { child?.tagWithin ?? id }

  private func readSelection() -> DisplayElement {
    guard let choice = choice?.value else { return .row }
    if choice.item == .row, !choice.accepts(value) || isSelectionDisabled { return .row }
    return .collection(DisplayCollection(choice.item, isSelected: choice.isSelected(value)))
  }

  private var isSelectionDisabled: Bool {
    traits.combined.union(rows?.traits ?? []).contains(.isSelectionDisabled)
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let child { body(child) }
    if let menu { body(menu.node) }
  }

  // MARK: - The list's menu

  /// Mounts the menu that the enclosing list sets for its rows.
  private func makeMenu() {
    guard let source = rows?.selectionMenu else { return }
    menu = RowMenu(source, of: { [weak self] in self?.chosenValues ?? [] }, in: self)
  }

  /// The values to which the menu of the row applies: the whole selection if the row is selected, otherwise the row's
  /// value.
  private var chosenValues: Set<AnyHashable> {
    guard let choice = choice?.value, choice.isSelected(value) else { return [value] }
    return choice.selected
  }

  override func forEachRowValue(_ body: (AnyHashable) -> Void) {
    guard let choice = choice?.value else { return super.forEachRowValue(body) }
    // Values that don't have the type of the selection needn't be left out here, because the selection leaves them out.
    if choice.item == .row, !isSelectionDisabled { body(value) }
  }

  override func forEachScrollTarget(_ body: (ScrollTarget) -> Void) {
    body(ScrollTarget(id: id, node: self))
    super.forEachScrollTarget(body)
  }

  override func receive(_ act: ContentEvent.Act) -> Bool {
    switch act {
    case .delete, .move:
      guard case .collection(let row) = shown,
        row.rowActs?.contains(act == .delete ? .delete : .move) == true
      else { return false }
      return rows?.perform(act, on: self) == true
    case .drop: return shown.acts.contains(.drop) && rows?.perform(act, on: self) == true
    case .submit: return menu?.performPrimaryAction(on: chosenValues) == true
    default: break
    }
    guard act == .press, let choice = choice?.value, !isSelectionDisabled else { return false }
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
    menu = nil
  }

  override var name: String { choice?.value?.item == .option ? "option" : "row" }
}

extension EnvironmentScope {
  /// Whether a view in the scope can be selected.
  fileprivate var chooses: Bool { EnvironmentValues(cells: cells).choice != nil }
}

extension _AnyNode {
  /// The tag of the node, or else the first tag inside the node that applies to the node as a whole; nil if there is
  /// none.
  fileprivate var tagWithin: AnyHashable? {
    if let tag { return tag }
    var found: AnyHashable?
    forEachChild { child in
      if found == nil, child.isTransparent { found = child.tagWithin }
    }
    return found
  }
}

/// A row of a list, or an option of a picker; a tag inside the row applies to the row, unless the tag is in another
/// container in the row.
@MainActor protocol Row: TagFollower, RowTraitFollower {}

/// A container in which the views of a `ForEach` are created on demand.
enum RowsHolder {
  /// A list, or a form with rows that a person can delete and move.
  case list
  /// A lazy stack in a scroll view.
  case stack
}

extension _AnyNode {
  /// Returns the kind of container in which a `ForEach`, mounted in the node, creates its views on demand; nil if the
  /// `ForEach` creates all views at once.
  ///
  /// If `inForm` is true, a form counts as a list, because a person can delete and move its rows as in a list.
  final func rowsHolder(inForm: Bool) -> RowsHolder? {
    var node: _AnyNode? = self
    var isInSection = false
    while let inner = node {
      if inner is any Row {
        // A row that contains rows must be a section.
        if !isInSection { return nil }
      } else if inner.isContainer {
        switch inner.element {
        case .section: isInSection = true
        case .form: return inForm ? .list : nil
        case .collection(let collection) where collection.kind == .list: return .list
        case .collection(let collection)
        where collection.kind == .rows || collection.kind.isPartOfStack:
          break
        case .annotation: break
        default:
          // A section arranges its views in a column.
          guard let axis = inner.lazyAxis, axis == .vertical || !isInSection else { return nil }
          return inner.parent?.isScrolled(along: axis) == true ? .stack : nil
        }
      }
      node = inner.parent
    }
    return nil
  }

  /// Whether the node is part of the content of a scroll view that scrolls along an axis.
  ///
  /// Only stacks, overlays, insets, sections and similar containers may be between the node and the scroll view. If
  /// another container, such as a list, is between them, the result is false.
  private final func isScrolled(along axis: DisplayElement.Axis) -> Bool {
    var node: _AnyNode? = self
    while let inner = node {
      // `isContainer` isn't checked here, because it is also true for a `LayersNode`, for which hosts display no
      // element.
      if inner.displayID != nil {
        switch inner.element {
        case .annotation(let annotation):
          if annotation.kind.isKind(of: .hidden) { return false }
        case .collection(let collection) where collection.kind.isPartOfStack: break
        case .container(let container):
          switch container.kind {
          case .scroll: return container.axis == axis
          case .scrollBoth: return true
          case .stack, .overlay, .front, .back, .geometry, .leadingInset, .trailingInset, .section,
            .box:
            break
          default: return false
          }
        default: return false
        }
      }
      node = inner.parent
    }
    return false
  }
}
