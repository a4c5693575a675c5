import SceneDisplay
import SceneRuntime

/// The menu that a list sets for its rows; the list keeps the same object when the items of the menu change.
@MainActor final class SelectionMenu {
  /// Returns the items for the values to which the menu applies: the selected values, or the value of a row that isn't
  /// selected.
  typealias Items = @MainActor (Set<AnyHashable>) -> AnyView
  /// Performs the primary action for the given values when a person opens a row.
  typealias Action = @MainActor (Set<AnyHashable>) -> Void

  /// The number of times that the items were replaced; when the number changes, the items are created again.
  private let version = StateLocation(0)
  private let hasAction: StateLocation<Bool>
  private var makeItems: Items
  /// The primary action; nil if the list has none.
  private(set) var primaryAction: Action?

  init(_ items: @escaping Items, primaryAction: Action?) {
    makeItems = items
    self.primaryAction = primaryAction
    hasAction = StateLocation(primaryAction != nil, areEqual: ==)
  }

  /// Whether the list has a primary action; a body that reads the value is evaluated again when the value changes.
  var hasPrimaryAction: Bool { hasAction.read() }

  /// Returns the items for the given values; a body that calls the method is evaluated again when the items are
  /// replaced.
  func items(for values: Set<AnyHashable>) -> AnyView {
    _ = version.read()
    return makeItems(values)
  }

  /// Replaces the items and the primary action; not for use in a body.
  func replace(_ items: @escaping Items, primaryAction: Action?) {
    makeItems = items
    self.primaryAction = primaryAction
    version.modify { $0 += 1 }
    hasAction.modify { $0 = primaryAction != nil }
  }
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

  var hasPrimaryAction: Bool { source.hasPrimaryAction }

  /// Creates the items again, because the value of the row may have changed.
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

/// The items of a row's menu, which are created again when the menu or the selection changes.
nonisolated struct RowMenuItems: View {
  let source: SelectionMenu
  let values: @MainActor () -> Set<AnyHashable>
  /// The number of updates of the menu.
  ///
  /// The number makes the view differ from the previous view after each update; the body of an equal view wouldn't be
  /// evaluated again.
  let updateCount: Int

  @MainActor var body: some View {
    // With the selection in the environment, a tag would make a menu item a row of the list.
    MenuItems(child: source.items(for: values()).environment(\.choice, nil))
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
