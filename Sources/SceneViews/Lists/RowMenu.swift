import SceneDisplay
import SceneRuntime

/// The menu that a list has for its rows, kept from one evaluation to the next.
@MainActor final class SelectionMenu {
  /// Returns the items for some values.
  var items: @MainActor (Set<AnyHashable>) -> AnyView = { _ in AnyView(EmptyView()) }
  /// Performs the action of a row that is opened; nil if there is none.
  var primaryAction: (@MainActor (Set<AnyHashable>) -> Void)?

  nonisolated init() {}
}

/// The menu of one row, made of that of its list.
@MainActor struct RowMenu {
  private let source: SelectionMenu
  private let values: @MainActor () -> Set<AnyHashable>
  private let items: _Node<RowMenuItems>

  init(
    _ source: SelectionMenu, of values: @escaping @MainActor () -> Set<AnyHashable>,
    in row: _AnyNode
  ) {
    self.source = source
    self.values = values
    items = RowMenuItems._makeNode(RowMenuItems(source: source, values: values), in: row)
  }

  var node: _AnyNode { items }

  var hasPrimaryAction: Bool { source.primaryAction != nil }

  /// Makes the items again, after the closure that returns them may have changed.
  func update() { items.update(to: RowMenuItems(source: source, values: values)) }

  func performPrimaryAction(on values: Set<AnyHashable>) -> Bool {
    guard let action = source.primaryAction else { return false }
    action(values)
    return true
  }
}

/// The items of a row's menu, made again when the selection changes.
nonisolated struct RowMenuItems: View {
  let source: SelectionMenu
  let values: @MainActor () -> Set<AnyHashable>

  @MainActor var body: some View {
    MenuItems(child: source.items(values()))
  }
}

/// The items of a menu without a control that opens it.
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
  /// The menu of the list around for its rows; nil if it has none.
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}

private struct SelectionMenuKey: EnvironmentKey {
  static var defaultValue: SelectionMenu? { nil }
}
