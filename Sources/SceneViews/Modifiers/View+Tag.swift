import SceneDisplay
import SceneRuntime

extension View {
  /// Sets the value that identifies the view, for example among the options of a ``Picker``.
  ///
  /// - Parameter tag: The value. If the view is a row of a list or an option of a picker, the tag must have the type of
  ///   the selected value. If several values can be selected, the tag must have the type of one of them, not of the
  ///   set.
  /// - Returns: The view with the tag.
  public nonisolated func tag<Value: Hashable>(
    _ tag: Value
  ) -> ModifiedContent<Self, _TagModifier<Value>> {
    ModifiedContent(content: self, modifier: _TagModifier(value: tag))
  }
}

/// A modifier that sets the tag of a view.
public nonisolated struct _TagModifier<Value: Hashable>: _PrimitiveModifier {
  let value: Value

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    EnvironmentValues(cells: parent.environment.cells).choice == nil
      ? TagNode(view, in: parent) : OptionNode(view, in: parent)
  }
}

extension _TagModifier: Tagged {
  var tag: AnyHashable? { AnyHashable(value) }
}

extension ModifiedContent: Tagged {
  var tag: AnyHashable? { (modifier as? any Tagged)?.tag ?? (content as? any Tagged)?.tag }
}

/// The node of a tagged view, which provides the tag to its ancestors.
private final class TagNode<Content: View, Value: Hashable>:
  WrapperNode<ModifiedContent<Content, _TagModifier<Value>>>
{
  init(_ view: ModifiedContent<Content, _TagModifier<Value>>, in parent: _AnyNode) {
    super.init(view, in: parent)
    tellFollower()
  }

  override var tag: AnyHashable? { AnyHashable(view.modifier.value) }

  override func update(to view: ModifiedContent<Content, _TagModifier<Value>>) {
    let isSame = view.modifier.value == self.view.modifier.value
    super.update(to: view)
    if !isSame { tellFollower() }
  }

  override func unmount() {
    tellFollower()
    super.unmount()
  }

  /// Notifies the enclosing node that depends on the tag, such as a list row that is selected by its tag.
  private func tellFollower() {
    for node in enclosing() {
      if let follower = node as? any TagFollower { return follower.tagDidChange() }
      if case .annotation = node.element { continue }
      if node.displayID != nil { return }
    }
  }
}

/// The node of a picker's option, or of a tagged view that is a row of a list and isn't created by a `ForEach`.
///
/// The node reads the selection itself, so that a change of the selection updates only such nodes, not the picker or
/// the list.
private final class OptionNode<Content: View, Value: Hashable>:
  WrapperNode<ModifiedContent<Content, _TagModifier<Value>>>, RowTraitFollower
{
  private let choice: EnvironmentLink<Choice?>
  /// The actions on the row, such as moving it, that modifiers inside the view prevent; one element for each modifier.
  private var traits: [RowTraits] = []
  private var item = DisplayCollection(.option, isSelected: false)
  /// The menu that the list sets for its rows; nil for an option of a picker, and if there is none.
  private var menu: RowMenu?
  var dependent: Dependent?

  init(_ view: ModifiedContent<Content, _TagModifier<Value>>, in parent: _AnyNode) {
    choice = EnvironmentLink(Environment(\.choice), in: parent.environment)
    super.init(view, in: parent, isDisplayed: true)
    if choice.value?.item == .row,
      let source = EnvironmentValues(cells: environment.cells).selectionMenu
    {
      menu = RowMenu(source, of: { [weak self] in self?.chosenValues ?? [] }, in: self)
    }
    item = readItem()
  }

  override var element: DisplayElement { .collection(item) }

  override func update(to view: ModifiedContent<Content, _TagModifier<Value>>) {
    let isSame = view.modifier.value == self.view.modifier.value
    super.update(to: view)
    menu?.update()
    if !isSame || menu != nil { evaluate() }
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    super.forEachChild(body)
    if let menu { body(menu.node) }
  }

  func evaluate() {
    let old = item
    item = readItem()
    if item != old { elementDidChange() }
  }

  override func rowTraitsDidChange() {
    evaluate()
    super.rowTraitsDidChange()
  }

  override func forEachRowValue(_ body: (AnyHashable) -> Void) {
    if choice.value?.item == .row, !isSelectionDisabled { body(AnyHashable(view.modifier.value)) }
  }

  func set(_ trait: RowTraits, _ isSet: Bool) {
    traits.set(trait, isSet)
    if isMounted { evaluate() }
  }

  private var isSelectionDisabled: Bool {
    traits.combined.union(traitsAround).contains(.isSelectionDisabled)
  }

  /// The values to which the menu of the row applies: the whole selection if the row is selected, otherwise the tag.
  private var chosenValues: Set<AnyHashable> {
    let value = AnyHashable(view.modifier.value)
    guard let choice = choice.value, choice.isSelected(value) else { return [value] }
    return choice.selected
  }

  override func receive(_ act: ContentEvent.Act) -> Bool {
    if act == .submit { return menu?.performPrimaryAction(on: chosenValues) == true }
    guard act == .press, !isSelectionDisabled else { return false }
    if choice.value?.select(view.modifier.value) == true { return true }
    report(.tagOfOtherType(Value.self, at: problemPlace))
    return true
  }

  override var name: String { "option" }

  override func environmentDidChange() {
    super.environmentDidChange()
    choice.move(to: environment)
    evaluate()
  }

  override func unmount() {
    stopReading()
    super.unmount()
    choice.disconnect()
    menu = nil
  }

  private func readItem() -> DisplayCollection {
    Evaluation.run(for: self) {
      let kind = choice.value?.item ?? .option
      let isSelected = choice.value?.isSelected(view.modifier.value) ?? false
      var item = DisplayCollection(
        kind, isSelected: kind == .row && isSelectionDisabled ? nil : isSelected)
      if menu?.hasPrimaryAction == true { item.rowActs = .submit }
      return item
    }
  }
}
