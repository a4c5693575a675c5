/// A menu of a window: the app's own commands and the standard commands, in display order.
///
/// ```swift
/// import SceneDisplay
///
/// @MainActor func titles(of content: any DisplayContent) -> [String] {
///   DisplayMenu.menus(of: content.display, with: content.standardCommands).map(\.title)
/// }
/// ```
public struct DisplayMenu: Hashable, Sendable {
  /// An item of a menu.
  public enum Item: Hashable, Sendable {
    /// An item that the app declares: a button, a toggle, a picker or a divider.
    case declared(DisplayNode)
    /// A standard command.
    case standard(DisplayStandardCommand)
  }

  /// The title of the menu in the menu bar.
  public var title: String
  /// The items in the order in which the host shows them.
  public var items: [Item]

  /// Returns the menus of a window.
  ///
  /// The standard menus are in their usual order; the custom menus are before the menus Window and Help.
  ///
  /// - Parameters:
  ///   - root: The tree of the window.
  ///   - standard: The standard commands; commands of a replaced group are left out.
  /// - Returns: The menus that have items.
  public static func menus(
    of root: DisplayNode, with standard: [DisplayStandardCommand]
  ) -> [DisplayMenu] {
    var placed: [DisplayCommandPlacement: [Item]] = [:]
    var own: [DisplayMenu] = []
    func gather(_ node: DisplayNode) {
      guard case .command(let command) = node.element else {
        if case .annotation = node.element { node.children.forEach(gather) }
        return
      }
      let items = node.children.map(Item.declared)
      if let placement = command.placement {
        placed[placement, default: []] += items
      } else if let title = command.title {
        if let index = own.firstIndex(where: { $0.title == title }) {
          own[index].items += items
        } else {
          own.append(DisplayMenu(title: title, items: items))
        }
      } else {
        node.children.forEach(gather)
      }
    }
    for child in root.children {
      if case .command = child.element { gather(child) }
    }

    var menus: [DisplayMenu] = []
    for group in DisplayCommandPlacement.Group.allCases {
      func items(_ position: DisplayCommandPlacement.Position) -> [Item]? {
        placed[DisplayCommandPlacement(position, group)]
      }
      let usual = standard.filter { $0.group == group }.map(Item.standard)
      let all = (items(.before) ?? []) + (items(.replacing) ?? usual) + (items(.after) ?? [])
      if all.isEmpty { continue }
      if let last = menus.indices.last, menus[last].title == group.menu {
        menus[last].items += all
      } else {
        menus.append(DisplayMenu(title: group.menu, items: all))
      }
    }
    let end = menus.firstIndex { $0.title == "Window" || $0.title == "Help" } ?? menus.count
    menus.insert(contentsOf: own.filter { !$0.items.isEmpty }, at: end)
    return menus
  }

  /// The standard commands among the items.
  public var standardCommands: [DisplayStandardCommand] {
    items.compactMap { if case .standard(let command) = $0 { command } else { nil } }
  }
}
