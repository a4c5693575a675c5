import SceneDisplay

// Menus of views and rows. If a window is printed as text, the items follow the view; in a terminal, a key opens the
// menu.
extension View {
  /// Adds actions to the menu of a row.
  ///
  /// - Parameters:
  ///   - edge: The edge of the row; the parameter has no effect.
  ///   - allowsFullSwipe: Whether a long swipe performs the first action; the parameter has no effect.
  ///   - content: The actions.
  /// - Returns: The view with the actions.
  public nonisolated func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> some View {
    ContextMenuView(child: TupleView((self, MenuItems(child: content()))))
  }

  /// Adds a menu to the view.
  ///
  /// - Parameter menuItems: The items: buttons, toggles, pickers, menus, sections and dividers.
  /// - Returns: The view with the menu.
  public nonisolated func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> some View {
    ContextMenuView(child: TupleView((self, MenuItems(child: menuItems()))))
  }

  /// Adds a menu to the view; the preview isn't shown.
  ///
  /// - Parameters:
  ///   - menuItems: The items: buttons, toggles, pickers, menus, sections and dividers.
  ///   - preview: The preview of the view; the closure is never called.
  /// - Returns: The view with the menu.
  public nonisolated func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }

  /// Adds a menu to the rows that a ``ForEach`` creates in a list, and an action for opening a row.
  ///
  /// For a selected row, the menu applies to all selected values; for any other row, the menu applies to the value of
  /// that row.
  ///
  /// ```swift
  /// struct Messages: View {
  ///   let subjects: [String]
  ///   @State private var selection: Set<String> = []
  ///
  ///   var body: some View {
  ///     List(subjects, id: \.self, selection: $selection) { Text($0) }
  ///       .contextMenu(forSelectionType: String.self) { chosen in
  ///         Button("Archive \(chosen.count)") {}
  ///       } primaryAction: { chosen in
  ///         print("opens \(chosen)")
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - itemType: The type of the selected values.
  ///   - menu: Returns the items for the values to which the menu applies.
  ///   - primaryAction: The action for the values to which the menu applies, performed when a person opens a row, for
  ///     example with Return; nil if opening a row has no effect.
  /// - Returns: The view with the menu in each of these rows.
  @preconcurrency
  public nonisolated func contextMenu<Item: Hashable, Items: View>(
    forSelectionType itemType: Item.Type = Item.self,
    @ViewBuilder menu: @escaping @MainActor (Set<Item>) -> Items,
    primaryAction: (@MainActor (Set<Item>) -> Void)? = nil
  ) -> some View {
    SelectionMenuView(
      child: self, items: { AnyView(menu(chosen(Item.self, among: $0))) },
      primaryAction: action(primaryAction))
  }
}

/// Returns those of the given values that have the type `Item`.
private nonisolated func chosen<Item: Hashable>(
  _ type: Item.Type, among values: Set<AnyHashable>
) -> Set<Item> {
  Set(values.compactMap { $0.base as? Item })
}

/// Returns a closure that gets values of any type, and passes only the values of type `Item` to the given action.
private nonisolated func action<Item: Hashable>(
  _ action: (@MainActor (Set<Item>) -> Void)?
) -> (@MainActor (Set<AnyHashable>) -> Void)? {
  guard let action else { return nil }
  return { values in action(Set(values.compactMap { $0.base as? Item })) }
}

/// A view with its context menu as the last child.
private nonisolated struct ContextMenuView<Content: View, Items: View>: View {
  let child: TupleView<Content, MenuItems<Items>>

  @MainActor static func _makeNode(
    _ view: ContextMenuView<Content, Items>, in parent: _AnyNode
  ) -> _Node<ContextMenuView<Content, Items>> {
    ContainerNode(view, in: parent)
  }
}

extension ContextMenuView: ContainerView {
  var element: DisplayElement { .annotation(.contextMenu) }
}

extension ContextMenuView: Tagged {
  var tag: AnyHashable? { (child.content.0 as? any Tagged)?.tag }
}

/// A list with a menu for its rows.
private nonisolated struct SelectionMenuView<Child: View>: WrapperView {
  let child: Child
  let items: SelectionMenu.Items
  let primaryAction: SelectionMenu.Action?

  @MainActor static func _makeNode(
    _ view: SelectionMenuView<Child>, in parent: _AnyNode
  ) -> _Node<SelectionMenuView<Child>> {
    SelectionMenuNode(view, in: parent)
  }
}

private final class SelectionMenuNode<Child: View>: WrapperNode<SelectionMenuView<Child>> {
  private let menu: SelectionMenu

  init(_ view: SelectionMenuView<Child>, in parent: _AnyNode) {
    let menu = SelectionMenu(view.items, primaryAction: view.primaryAction)
    self.menu = menu
    super.init(
      view, in: parent,
      environment: EnvironmentScope(parent.environment) { $0.selectionMenu = menu })
  }

  override func update(to view: SelectionMenuView<Child>) {
    // The menu is changed before the rows are updated, because the rows read the menu.
    menu.replace(view.items, primaryAction: view.primaryAction)
    super.update(to: view)
  }

  override func environmentDidChange() {
    guard let parent else { return }
    environment = EnvironmentScope(parent.environment) { [menu] in $0.selectionMenu = menu }
    forEachChild { $0.environmentDidChange() }
  }
}
