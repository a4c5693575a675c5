import SceneDisplay

// On hosts without pixels, the items of these menus stand behind the view, and a key opens them at a terminal.
extension View {
  /// Adds actions to the menu of a row.
  ///
  /// - Parameters:
  ///   - edge: The edge of the row, which has no effect.
  ///   - allowsFullSwipe: Whether a long swipe performs the first action, which has no effect.
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

  /// Adds a menu to the view, without its preview.
  ///
  /// - Parameters:
  ///   - menuItems: The items: buttons, toggles, pickers, menus, sections and dividers.
  ///   - preview: The preview of the view, which is never made.
  /// - Returns: The view with the menu.
  public nonisolated func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }

  /// Adds a menu to the rows of a list, made for the selected ones, and an action for opening them.
  ///
  /// The menu of a selected row is that of all selected rows; another row has a menu of its own.
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
  ///   - menu: Returns the items for the selected values.
  ///   - primaryAction: The action for the selected values when a person opens a row, as by Return; nil for none.
  /// - Returns: The view with the menu in each of its rows.
  @preconcurrency
  public nonisolated func contextMenu<Item: Hashable, Items: View>(
    forSelectionType itemType: Item.Type = Item.self,
    @ViewBuilder menu: @escaping @MainActor (Set<Item>) -> Items,
    primaryAction: (@MainActor (Set<Item>) -> Void)? = nil
  ) -> some View {
    SelectionMenuView(
      content: self, items: { AnyView(menu(chosen(Item.self, among: $0))) },
      primaryAction: action(primaryAction))
  }
}

/// Returns the values of a type.
private nonisolated func chosen<Item: Hashable>(
  _ type: Item.Type, among values: Set<AnyHashable>
) -> Set<Item> {
  Set(values.compactMap { $0.base as? Item })
}

/// Returns an action that takes the values of its type.
private nonisolated func action<Item: Hashable>(
  _ action: (@MainActor (Set<Item>) -> Void)?
) -> (@MainActor (Set<AnyHashable>) -> Void)? {
  guard let action else { return nil }
  return { values in action(Set(values.compactMap { $0.base as? Item })) }
}

/// A view with a menu of its own, the last child.
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

/// A list with a menu for its selected rows.
private nonisolated struct SelectionMenuView<Content: View>: View {
  let content: Content
  let items: @MainActor (Set<AnyHashable>) -> AnyView
  let primaryAction: (@MainActor (Set<AnyHashable>) -> Void)?
  @State private var menu = SelectionMenu()

  @MainActor var body: some View {
    // Before the rows are made again, which read it.
    menu.items = items
    menu.primaryAction = primaryAction
    return content.environment(\.selectionMenu, menu)
  }
}
