import SceneDisplay
import SceneLayout
import SceneModel
package import SceneRuntime

/// A menu of a window's content that a person has requested.
package struct ContentMenu {
  /// An item of the menu, with the event that it sends.
  package struct Item {
    package let title: String
    /// The mark of the item's state, such as a check mark, or the name of its keyboard shortcut; empty if the item has
    /// neither.
    package var detail = ""
    package var isEnabled = true
    /// The event that is sent when the person chooses the item.
    package let event: HostEvent
    /// If choosing the item only shows a control in its bar, this control; otherwise nil.
    var control: Target?
    /// The name of the element that the item picks up, so that it can be dropped elsewhere; nil if the item picks up
    /// nothing.
    package var pickedTitle: String?
    /// The title of the section that begins with the item; empty if only a divider is above the item, nil if there is
    /// neither.
    package var heading: String?
    /// The shortcut that `detail` names; nil if `detail` names no shortcut.
    var shortcut: KeyboardShortcut?
  }

  package let title: String
  package let items: [Item]
  /// The index of the item that is selected when the menu opens, such as the selected option of a picker.
  package var selection = 0
}

// Menus of the content, and commands with which a person moves or deletes rows.
extension WindowPane {
  /// Returns the menu that a person has requested, and removes it, so that it is shown once; nil if there is none.
  package func takeMenu() -> ContentMenu? {
    defer { wantedMenu = nil }
    return wantedMenu
  }

  /// Opens the menu that belongs to a picker, to the control of a menu, or to the mark `[»]` at the end of a bar.
  ///
  /// - Returns: False if the element opens no menu.
  func openMenu(by target: Target) -> Bool {
    if !target.hidden.isEmpty {
      open(tree.hiddenItems(of: target), title: tree.name(of: target))
      return true
    }
    if let options = tree.menuOptions(of: target.node) {
      open(tree.menuItems(of: target.node), title: tree.name(of: target))
      wantedMenu?.selection =
        options.firstIndex {
          tree.element(of: $0)?.isSelectedOption == true && !tree.isRedacted($0)
        } ?? 0
      return true
    }
    guard case .control(let control) = target.element, control.kind.isKind(of: .menu) else {
      return false
    }
    var around = tree.parent(of: target.node)
    while let id = around {
      if case .container(let container)? = tree.element(of: id), container.kind == .menu {
        open(tree.menuItems(of: id), title: tree.node(id)?.label ?? "")
        return true
      }
      around = tree.parent(of: id)
    }
    return false
  }

  /// Opens the menu of an element.
  ///
  /// The menu begins with the context menus, and then the accessibility actions, of the element, its ancestors and its
  /// descendants. After them come the commands that open, move or delete the element's row, and the commands for
  /// dragging.
  ///
  /// - Returns: False if the element has no menu.
  func openContextMenu(of target: Target?) -> Bool {
    guard let target, hasContextMenu(target) else { return false }
    open(
      contextItems(of: target), actions: actionItems(of: target),
      rowItems: (row(around: target).map(rowItems) ?? []) + dragItems(of: target),
      title: tree.name(of: target))
    return true
  }

  /// Returns whether an element has a menu, which can consist of context menus, accessibility actions, commands for the
  /// element's row, and commands for dragging.
  package func hasContextMenu(_ target: Target) -> Bool {
    !contextMenus(of: target).isEmpty || row(around: target).map { !rowItems($0).isEmpty } == true
      || !dragItems(of: target).isEmpty || !actionItems(of: target).isEmpty
  }

  private func open(
    _ targets: [Target], actions: [ContentMenu.Item] = [], rowItems: [ContentMenu.Item] = [],
    title: String
  ) {
    var items = targets.map { target in
      let name = tree.name(of: target)
      let state = tree.isRedacted(target.node) ? nil : target.stateName
      return ContentMenu.Item(
        title: target.submenu.map { "\($0) › \(name)" } ?? name,
        detail: state ?? target.shortcut?.keyName ?? "", isEnabled: target.isEnabled,
        event: .content(window.id, ContentEvent(.press, on: target.node)),
        control: isPressable(target) ? nil : target, heading: target.heading,
        shortcut: state == nil ? target.shortcut : nil)
    }
    // If an action has the title of another item or of a command for the row, the menu doesn't contain the action.
    let others = Set((items + rowItems).map(\.title))
    items += actions.filter { !others.contains($0.title) }
    var rowItems = rowItems
    // A divider is between the items of the app and the commands for the row.
    if !items.isEmpty, !rowItems.isEmpty { rowItems[0].heading = "" }
    wantedMenu = ContentMenu(title: title.isEmpty ? "Menu" : title, items: items + rowItems)
  }

  /// Returns the items of the context menus of an element.
  ///
  /// An item of a later menu is left out if an item of an earlier menu has the same title and role. For example, swipe
  /// actions and a context menu may both contain the button Delete.
  private func contextItems(of target: Target) -> [Target] {
    var items: [Target] = []
    for menu in contextMenus(of: target) {
      let earlier = items
      items += tree.menuItems(of: menu).filter { item in
        !earlier.contains { $0.isEnabled && isRepeated($0, item) }
      }
    }
    return items
  }

  /// Returns whether two items of menus are buttons with the same title and role.
  private func isRepeated(_ item: Target, _ other: Target) -> Bool {
    guard case .control(let first) = item.element, case .control(let second) = other.element else {
      return false
    }
    return first.kind == .button && second.kind == .button && first.role == second.role
      && item.submenu == other.submenu && tree.name(of: item) == tree.name(of: other)
  }

  /// Returns an item for each accessibility action of an element, its ancestors and its descendants.
  private func actionItems(of target: Target) -> [ContentMenu.Item] {
    guard let node = tree.node(target.node) else { return [] }
    var items: [ContentMenu.Item] = []
    func add(_ id: Int, _ element: DisplayElement) {
      for name in element.actionNames where !items.contains(where: { $0.title == name }) {
        items.append(
          ContentMenu.Item(
            title: name, event: .content(window.id, ContentEvent(.action(name), on: id))))
      }
    }
    for inside in node.all where !inside.element.actionNames.isEmpty && canAct(inside.id) {
      add(inside.id, inside.element)
    }
    var around = tree.parent(of: target.node)
    while let id = around, let element = tree.element(of: id) {
      if case .surface = element { break }
      if !element.actionNames.isEmpty, canAct(id) { add(id, element) }
      around = tree.parent(of: id)
    }
    return items
  }

  /// Returns whether a person can act on an element: no view around the element is disabled or hidden.
  private func canAct(_ id: Int) -> Bool {
    var around = tree.parent(of: id)
    while let outer = around {
      if case .annotation(let annotation)? = tree.element(of: outer) {
        switch (annotation.kind, annotation.value) {
        case (.hidden, _), (.told, _), (.disabled, .flag(true)), (.inert, .flag(true)): return false
        default: break
        }
      }
      around = tree.parent(of: outer)
    }
    return true
  }

  private func contextMenus(of target: Target) -> [Int] {
    var menus = (tree.node(target.node)?.all ?? []).filter { $0.element == .contextMenu }.map(\.id)
    var around = tree.parent(of: target.node)
    while let id = around {
      if let last = tree.children(of: id).last, tree.element(of: last) == .contextMenu,
        !menus.contains(last)
      {
        menus.append(last)
      }
      if case .surface? = tree.element(of: id) { break }
      around = tree.parent(of: id)
    }
    return menus
  }

  // MARK: - Rows

  /// Returns the given element if it is a row of a list, otherwise the row that contains the element; nil if no row
  /// contains it.
  private func row(around target: Target) -> Target? {
    if target.isRow { return target }
    var around = tree.parent(of: target.node)
    while let id = around {
      if let row = targets.first(where: { $0.node == id && $0.isRow }) { return row }
      around = tree.parent(of: id)
    }
    return nil
  }

  private func rowItems(_ row: Target) -> [ContentMenu.Item] {
    let acts = row.element.acts
    var items: [ContentMenu.Item] = []
    func add(_ title: String, _ keys: String, _ act: ContentEvent.Act) {
      items.append(
        ContentMenu.Item(
          title: title, detail: keys, isEnabled: true,
          event: .content(window.id, ContentEvent(act, on: row.node))))
    }
    if acts.contains(.submit) {
      add("Open", columnAfter(row) == nil ? "Enter" : "Alt-Enter", .submit)
    }
    if acts.contains(.move) {
      add("Move Up", "Alt-↑", .move(by: -1))
      add("Move Down", "Alt-↓", .move(by: 1))
    }
    if acts.contains(.delete) { add("Delete", "Del", .delete) }
    return items
  }

  /// Deletes the row that contains the focus.
  ///
  /// The next row gets the focus or, if the deleted row is the last row, the previous row. If no row remains, the list
  /// gets the focus.
  ///
  /// - Returns: The events; nil if the focused element isn't in a row that can be deleted.
  func deleteRow() -> [HostEvent]? {
    guard let row = focused.flatMap(row), row.element.acts.contains(.delete) else { return nil }
    let rows = targets.filter { $0.isRow && tree.parent(of: $0.node) == tree.parent(of: row.node) }
    let index = rows.firstIndex { $0.node == row.node } ?? 0
    let next = index + 1 < rows.count ? rows[index + 1] : index > 0 ? rows[index - 1] : nil
    let moved = next.map { moveFocus(to: $0) } ?? []
    return moved + [.content(window.id, ContentEvent(.delete, on: row.node))]
  }

  /// Moves the row that contains the focus by a number of rows.
  ///
  /// - Returns: The events; nil if the focused element isn't in a row that can be moved.
  func moveRow(by distance: Int) -> [HostEvent]? {
    guard let row = focused.flatMap(row), row.element.acts.contains(.move) else { return nil }
    return [.content(window.id, ContentEvent(.move(by: distance), on: row.node))]
  }

  // MARK: - Searching

  /// Moves the focus to the search field.
  ///
  /// - Returns: The events; nil if there is no search field.
  func focusSearch() -> [HostEvent]? {
    guard let field = (targets + hiddenTargets).first(where: \.isSearchField) else { return nil }
    if field.node != focus {
      searchOrigin = Covered(surface: tree.front, focus: focus)
    }
    return field.area.isEmpty ? showInBar(field) : moveFocus(to: field)
  }

  /// The button that cancels a search; nil if the focus isn't in a search field, or if the field has no such button.
  private var searchCancel: Target? {
    guard let focused, focused.isSearchField else { return nil }
    var around = tree.parent(of: focused.node)
    while let id = around {
      let inside = targets.filter { tree.isInside($0.node, id) }
      // Look only into the innermost element that contains both the field and other targets.
      if inside.count > 1 { return inside.first(where: \.isCancel) }
      around = tree.parent(of: id)
    }
    return nil
  }

  /// Ends the search of the focused search field.
  ///
  /// If a key moved the focus to the field, the element that had the focus before gets it back.
  ///
  /// - Returns: The events for the content; nil if no search field with a cancel button has the focus.
  func cancelSearch() -> [HostEvent]? {
    guard let cancel = searchCancel else { return nil }
    let events = press(cancel, movesFocus: false) + moveFocus(to: nil)
    if let origin = searchOrigin { giveBackFocus(origin) }
    searchOrigin = nil
    return events
  }
}

extension Target {
  /// The mark of a toggle or of a selected option in a menu, empty for a toggle that is off; nil for other elements.
  var stateName: String? {
    switch element {
    case .control(let control):
      if case .isOn(let isOn) = control.value {
        control.kind.isKind(of: .mixedToggle) ? "-" : isOn ? "✓" : ""
      } else {
        nil
      }
    case .collection(let item): item.isSelected == true ? "✓" : nil
    default: nil
    }
  }
}

extension DisplayElement {
  /// Whether the element is a selected item of a collection.
  fileprivate var isSelectedOption: Bool {
    if case .collection(let item) = self { item.isSelected == true } else { false }
  }
}
