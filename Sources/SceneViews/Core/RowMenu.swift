import SceneDisplay
import SceneRuntime

/// The menu that a list sets for its rows; the list keeps the same object when the items of the menu change.
@MainActor final class SelectionMenu {
  /// Returns the items for the values to which the menu applies: the selected values, or the value of a row that isn't
  /// selected.
  var items: @MainActor (Set<AnyHashable>) -> AnyView = { _ in AnyView(EmptyView()) }
  /// Performs the primary action for the given values when a person opens a row; nil if the list has no primary action.
  var primaryAction: (@MainActor (Set<AnyHashable>) -> Void)?

  nonisolated init() {}
}

/// The menu of one row, created from the menu of its list.
@MainActor struct RowMenu {
  private let source: SelectionMenu
  private let values: @MainActor () -> Set<AnyHashable>
  private let items: _Node<RowMenuItems>
  private var updateCount = 0

  init(
    _ source: SelectionMenu, of values: @escaping @MainActor () -> Set<AnyHashable>,
    in row: _AnyNode
  ) {
    self.source = source
    self.values = values
    items = RowMenuItems._makeNode(
      RowMenuItems(source: source, values: values, updateCount: updateCount), in: row)
  }

  var node: _AnyNode { items }

  var hasPrimaryAction: Bool { source.primaryAction != nil }

  /// Creates the items again, because the closure that returns them or the value of the row may have changed.
  mutating func update() {
    updateCount += 1
    items.update(to: RowMenuItems(source: source, values: values, updateCount: updateCount))
  }

  func performPrimaryAction(on values: Set<AnyHashable>) -> Bool {
    guard let action = source.primaryAction else { return false }
    action(values)
    return true
  }
}

/// The items of a row's menu, which are created again when the selection changes.
nonisolated struct RowMenuItems: View {
  let source: SelectionMenu
  let values: @MainActor () -> Set<AnyHashable>
  /// The number of the update, because the body of an equal view isn't evaluated again.
  let updateCount: Int

  @MainActor var body: some View {
    // A tag of an item doesn't make the item a row of the list.
    MenuItems(child: source.items(values()).environment(\.choice, nil))
  }
}

/// The items of a context menu; unlike a `Menu`, a context menu has no button.
nonisolated struct MenuItems<Content: View>: View {
  let child: Content

  @MainActor static func _makeNode(
    _ view: MenuItems<Content>, in parent: _AnyNode
  ) -> _Node<MenuItems<Content>> {
    ContainerNode(view, in: parent)
  }
}

extension MenuItems: ContainerView {
  var element: DisplayElement { .contextMenu }
}

extension EnvironmentValues {
  /// The menu that the enclosing list sets for its rows; nil if there is none.
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}

private struct SelectionMenuKey: EnvironmentKey {
  static var defaultValue: SelectionMenu? { nil }
}
