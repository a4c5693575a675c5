/// The menus of an app and of the terminal host; one menu is open.
package struct MenuBar {
  /// A menu with its items.
  package struct Menu {
    package var title: String
    package var items: [FilteredList<Workspace.Action>.Entry]

    /// The items with their headings, in the order in which they are drawn.
    var lines: [MenuLine] { MenuLine.lines(of: items.map(\.heading)) }
  }

  package let menus: [Menu]
  /// The index of the open menu.
  package private(set) var menu = 0
  /// The index of the selected item.
  package private(set) var item = 0

  init(_ menus: [Menu]) {
    self.menus = menus.filter { !$0.items.isEmpty }
  }

  var selected: FilteredList<Workspace.Action>.Entry? {
    guard menus.indices.contains(menu) else { return nil }
    let items = menus[menu].items
    return items.indices.contains(item) ? items[item] : nil
  }

  /// Opens a menu and selects an item; indices before the first and after the last wrap around.
  mutating func select(menu: Int, item: Int = 0) {
    guard !menus.isEmpty else { return }
    self.menu = (menu + menus.count) % menus.count
    let count = menus[self.menu].items.count
    self.item = count == 0 ? 0 : (item + count) % count
  }

  /// Handles a key that opens another menu or moves the selection.
  ///
  /// - Returns: False for any other key.
  mutating func handle(_ key: KeyPress) -> Bool {
    switch key.key {
    case .left, .character("h"): select(menu: menu - 1)
    case .right, .tab, .character("l"): select(menu: menu + 1)
    case .up, .character("k"): select(menu: menu, item: item - 1)
    case .down, .character("j"): select(menu: menu, item: item + 1)
    case .home: select(menu: menu)
    case .end: select(menu: menu, item: -1)
    default: return false
    }
    return true
  }

  /// Returns the columns in which the titles begin, if the first title begins in the given column.
  func columns(from column: Int) -> [Int] {
    var next = column
    return menus.map { menu in
      defer { next += DisplayedText.width(of: menu.title) + 2 }
      return next
    }
  }
}
