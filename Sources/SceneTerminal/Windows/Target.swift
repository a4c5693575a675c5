package import SceneDisplay
package import SceneLayout
package import SceneModel

/// An element that a person can act on, with its area in the window.
package struct Target: Hashable {
  /// The node that receives the person's input.
  package let node: Int
  package let element: DisplayElement
  /// The cells of the element, in the window's coordinates; empty for an item of a menu.
  package let area: CellRectangle
  /// The keyboard shortcut that presses the element.
  package let shortcut: KeyboardShortcut?
  /// The accessibility label of the element; nil for an element whose own text is its name.
  let label: String?
  /// The title of the menu in the menu bar that contains the element; nil for an element of the window's content.
  package let menu: String?
  /// The titles of the submenus that contain the element, from the outermost to the innermost; nil if no submenu
  /// contains it.
  package let submenu: String?
  /// In a menu, the title of the section that begins with the element.
  ///
  /// The text is empty if a divider without a title is above the element. It is nil if there is neither a title nor a
  /// divider.
  let heading: String?
  package let isEnabled: Bool
  /// The help text of the element or, without one, its accessibility hint; nil if it has neither.
  package let help: String?
  /// For the mark `[»]` at the end of a bar, the nodes whose controls don't fit into the bar; empty for other elements.
  var hidden: [Int] = []

  /// Whether the element is a field in which a person types text.
  package var isField: Bool { element.acts.contains(.enter) }
  /// Whether the element is a view that the app makes focusable, rather than a control.
  package var isFocusable: Bool {
    if case .annotation(let annotation) = element { annotation.kind == .focusable } else { false }
  }

  /// Whether the element is a button without the destructive role, so that it can be a default answer.
  package var isAnswer: Bool {
    if case .control(let control) = element {
      control.kind == .button && control.role != .destructive
    } else {
      false
    }
  }
  var isButton: Bool {
    if case .control(let control) = element { control.kind == .button } else { false }
  }

  /// Whether the element is a control with the cancel role.
  var isCancel: Bool {
    if case .control(let control) = element { control.role == .cancel } else { false }
  }

  /// Whether the element is a text field of several lines.
  package var isEditor: Bool {
    if case .control(let control) = element { control.kind.isKind(of: .textEditor) } else { false }
  }

  /// Whether the element is a selected row of a list.
  var isSelectedRow: Bool {
    if case .collection(let item) = element { isRow && item.isSelected == true } else { false }
  }

  /// Whether the element is a tab or a page of a tab view.
  var isTab: Bool {
    if case .collection(let item) = element { item.kind.isKind(of: .tab) } else { false }
  }

  /// Whether the element is a page or a column from which a person can go back.
  var isBack: Bool {
    switch element {
    case .surface: true
    case .container(let container): container.kind.isColumn
    default: false
    }
  }

  /// Whether the element is a list, which can have the focus only while it has no rows.
  var isList: Bool { element.isList }
  var isSearchField: Bool {
    if case .control(let control) = element { control.kind.isKind(of: .searchField) } else { false }
  }

  /// Whether the element is a row of a list.
  package var isRow: Bool {
    if case .collection(let item) = element {
      item.kind.isKind(of: .row) && item.kind != .option && item.kind != .tab
    } else {
      false
    }
  }
}

extension LayoutTree {
  /// The elements that a person can act on in the frontmost sheet or, without a sheet, in the window.
  ///
  /// The elements are in the order of the tree, and include disabled elements. Alerts, dialogs and popovers are kinds
  /// of sheets.
  package var targets: [Target] {
    var gathering = Gathering(tree: self)
    gathering.gather(front, Gathering.Surroundings())
    return gathering.targets
  }

  /// Returns the items of a menu in the window's content, in order.
  ///
  /// - Parameter menu: The node of the menu.
  /// - Returns: The items, including disabled items.
  package func menuItems(of menu: Int) -> [Target] {
    var gathering = Gathering(tree: self)
    gathering.isInMenu = true
    for child in children(of: menu) where element(of: child) != .part(.header) {
      gathering.gather(child, gathering.surroundings(of: menu))
    }
    return gathering.targets
  }

  /// Returns the controls that don't fit into a bar, as items of a menu.
  ///
  /// - Parameter mark: The mark `[»]` at the end of the bar, which opens the menu.
  /// - Returns: The controls, in their order in the bar.
  func hiddenItems(of mark: Target) -> [Target] { hiddenItems(in: mark.hidden) }

  /// Returns the controls in the given nodes, which don't fit into a bar, as items of a menu.
  fileprivate func hiddenItems(in nodes: [Int]) -> [Target] {
    var gathering = Gathering(tree: self)
    gathering.isInMenu = true
    for node in nodes { gathering.gather(node, gathering.surroundings(of: node)) }
    return gathering.targets
  }

  /// The controls that don't fit into bars.
  var hiddenItems: [Target] { targets.flatMap { hiddenItems(of: $0) } }

  /// The commands that the app adds to the window's menus, in order, including disabled commands.
  package var commands: [Target] {
    var gathering = Gathering(tree: self)
    gathering.isInMenu = true
    for child in children(of: rootID) {
      if case .command? = element(of: child) {
        gathering.gather(child, Gathering.Surroundings())
      }
    }
    return gathering.targets
  }

  /// The node of the frontmost sheet, alert, dialog or popover; the root node if there is none.
  package var front: Int {
    var front = rootID
    while let inner = children(of: front).last(where: { isInFront($0) }) { front = inner }
    return front
  }

  /// Whether a sheet, an alert, a dialog or a popover is in front of the window's content.
  package var hasSurfaceInFront: Bool { front != rootID }

  /// Whether a sheet, an alert or a dialog is in front, so that the content refuses the commands of the app's menus.
  ///
  /// A popover that a person can dismiss doesn't count, because choosing a command closes the popover.
  var isCoveringCommands: Bool {
    children(of: rootID).contains { element(of: $0)?.coversContent == true }
  }

  private func isInFront(_ id: Int) -> Bool {
    if case .surface(let surface)? = element(of: id) {
      surface.kind.isKind(of: .sheet)
    } else {
      false
    }
  }
}

/// A traversal of a tree that collects the elements that a person can act on.
private struct Gathering {
  struct Surroundings {
    var isEnabled = true
    var shortcut: KeyboardShortcut?
    var label: String?
    var help: String?
    /// The accessibility hint, which is shown if the element has no help text.
    var hint: String?
    var menu: String?
    var submenu: String?
    /// Whether an element that can have the focus contains the node.
    var isInTarget = false
  }

  let tree: LayoutTree
  var isInMenu = false
  var targets: [Target] = []
  /// The heading of the next item of a menu; nil if it has none.
  var heading: String?

  /// Returns the surroundings of a menu's items.
  ///
  /// The items are disabled if an element around the menu is disabled.
  func surroundings(of menu: Int) -> Surroundings {
    var surroundings = Surroundings()
    var around = tree.parent(of: menu)
    while let id = around {
      if tree.element(of: id) == .annotation(.disabled(true)) { surroundings.isEnabled = false }
      around = tree.parent(of: id)
    }
    return surroundings
  }

  mutating func gather(_ id: Int, _ surroundings: Surroundings) {
    guard let element = tree.element(of: id) else { return }
    var inner = surroundings
    switch element {
    case .container(let container) where container.kind == .contextMenu: return
    case .container(let container) where container.kind == .menu:
      let children = tree.children(of: id)
      if !isInMenu {
        if let header = children.first { gather(header, inner) }
        return
      }
      inner.submenu = joined(inner.submenu, tree.node(id)?.label)
      gatherParts(children.dropFirst(), inner)
      return
    case .container(let container) where isInMenu && container.kind == .divider:
      heading = heading ?? ""
      return
    case .container(let container) where isInMenu && container.kind == .section:
      let (outer, count) = (heading, targets.count)
      let header = tree.children(of: id).first { tree.element(of: $0) == .part(.header) }
      heading = header.flatMap { tree.node($0)?.label } ?? ""
      gatherParts(tree.children(of: id).filter { $0 != header }[...], inner)
      // A divider separates the items below the section from the items of the section.
      heading = targets.count == count ? outer : ""
      return
    case .collection(let collection) where collection.kind == .picker:
      let header = tree.children(of: id).first { tree.element(of: $0) == .part(.header) }
      let title = header.flatMap { tree.node($0)?.label }
      if isInMenu {
        inner.submenu = joined(inner.submenu, title)
      } else if tree.menuOptions(of: id) != nil {
        inner.label = inner.label ?? title
        return add(id, element, inner)
      }
    case .annotation(let annotation):
      switch (annotation.kind, annotation.value) {
      case (.hidden, _), (.told, _): return
      case (.disabled, .flag(true)), (.inert, .flag(true)): inner.isEnabled = false
      case (.accessibilityLabel, .text(let text)): inner.label = text
      case (.help, .text(let text)): inner.help = text
      case (.accessibilityHint, .text(let text)): inner.hint = text
      case (.keyboardShortcut, .key(let key, let modifiers)):
        inner.shortcut = key.flatMap(KeyEquivalent.init(name:)).map {
          KeyboardShortcut(
            $0, modifiers: EventModifiers(names: modifiers.map(\.rawValue)) ?? [])
        }
      default: break
      }
    case .command(let command):
      if !isInMenu { return }
      inner.menu = command.title ?? surroundings.menu
      heading = nil
    case .surface(let surface):
      if surface.kind.isKind(of: .sheet), id != tree.front { return }
    default: break
    }
    if element.acts.contains(.focus) || isBack(id, element) {
      add(id, element, inner)
      // The shortcut and label of a row don't apply to the controls in the row.
      inner.shortcut = nil
      inner.label = nil
      inner.isInTarget = true
    }
    if case .control = element { return }
    let count = targets.count
    for child in tree.children(of: id) { gather(child, inner) }
    addBarMarks(of: id, inner)
    // A list without rows can have the focus, so that the focus stays in its column.
    if element.isList, targets.count == count, !isInMenu { add(id, element, inner) }
    // A drag source, a drop target or a view with a menu can have the focus, unless an element inside or around it can.
    if element.hasMenu, targets.count == count, !inner.isInTarget, !isInMenu {
      add(id, element, inner)
    }
  }

  /// Collects the items of a submenu or a section.
  ///
  /// A divider after the last of these items isn't drawn above the next item of the outer menu.
  private mutating func gatherParts(_ children: ArraySlice<Int>, _ surroundings: Surroundings) {
    let (outer, count) = (heading, targets.count)
    for child in children { gather(child, surroundings) }
    heading = targets.count == count ? outer : nil
  }

  private func joined(_ titles: String?, _ title: String?) -> String? {
    let all = [titles, title].compactMap(\.self).filter { !$0.isEmpty }
    return all.isEmpty ? nil : all.joined(separator: " › ")
  }

  private func isBack(_ id: Int, _ element: DisplayElement) -> Bool {
    switch element {
    case .surface(let surface): surface.isDismissible && !surface.kind.isKind(of: .sheet)
    case .container(let container):
      container.kind.isColumn && tree.followsHiddenColumn(id)
    default: false
    }
  }

  private mutating func add(_ id: Int, _ element: DisplayElement, _ surroundings: Surroundings) {
    let area: CellRectangle
    if isInMenu {
      area = CellRectangle(columns: 0, rows: 0)
    } else if isBack(id, element), let page = tree.area(of: id) {
      area = CellRectangle(column: page.column, row: page.row, columns: 6, rows: 1)
    } else if let shown = tree.area(of: id) ?? tree.linkAreas(of: id).first ?? headerArea(of: id) {
      area = shown
    } else {
      return
    }
    targets.append(
      Target(
        node: id, element: element, area: area, shortcut: surroundings.shortcut,
        label: surroundings.label,
        menu: surroundings.menu, submenu: surroundings.submenu, heading: heading,
        isEnabled: surroundings.isEnabled,
        help: surroundings.help ?? surroundings.hint))
    heading = nil
  }

  /// Adds the mark `[»]` to those bars of a page that have no room for all their controls.
  ///
  /// A mark opens a menu of the controls that aren't shown. The node of the mark is the first of these controls, so
  /// that this control gets the focus of the mark when the bar becomes wide enough.
  private mutating func addBarMarks(of page: Int, _ surroundings: Surroundings) {
    for mark in tree.barMarks(of: page) {
      guard let first = tree.hiddenItems(in: mark.hidden).first else { continue }
      targets.append(
        Target(
          node: first.node, element: .container(DisplayContainer(.menu)),
          area: CellRectangle(mark.frame), shortcut: nil,
          label: "More", menu: nil, submenu: nil, heading: nil, isEnabled: surroundings.isEnabled,
          help: "Shows the controls that don't fit into the bar.", hidden: mark.hidden))
    }
  }

  /// Returns the area of the first descendant with an area, such as the header of a tab.
  ///
  /// Call this method for a group, which has no area of its own.
  private func headerArea(of id: Int) -> CellRectangle? {
    for child in tree.children(of: id) {
      if let area = tree.area(of: child) ?? headerArea(of: child) { return area }
    }
    return nil
  }
}

extension DisplayElement {
  var isList: Bool {
    if case .collection(let collection) = self { collection.kind == .list } else { false }
  }

  var isForm: Bool {
    if case .container(let container) = self { container.kind == .form } else { false }
  }

  /// Whether a person can act on the element only through its menu.
  var hasMenu: Bool {
    self == .annotation(.contextMenu) || self == .annotation(.draggable)
      || self == .annotation(.dropTarget) || !actionNames.isEmpty
  }

  /// The names of the accessibility actions that the element adds to its content.
  var actionNames: [String] {
    guard case .annotation(let annotation) = self, annotation.kind == .accessibilityAction,
      case .text(let names) = annotation.value
    else { return [] }
    return names.split(separator: "\n").map(String.init)
  }
}

extension DisplayContainer.Kind {
  /// Whether the container is a column of a split view.
  fileprivate var isColumn: Bool { self == .sidebar || self == .content || self == .detail }
}
