import SceneDisplay

extension DisplayNode {
  /// The title of the menu, or of the menu that contains the command group; empty for other nodes.
  var menuTitle: String {
    if case .menu(let title) = element { return title }
    if case .commandGroup(let placement) = element { return placement.group.menu }
    return ""
  }

  /// Returns one line per menu with all its commands: `Mailbox: [Get Mail] [Erase]`.
  func menuLines(isEnabled: Bool) -> [String] {
    var titles: [String] = []
    var commands: [String: [String]] = [:]
    for menu in element == .menuBar ? children : [self] {
      if !titles.contains(menu.menuTitle) { titles.append(menu.menuTitle) }
      commands[menu.menuTitle, default: []] += menu.children.flatMap {
        $0.lines(isEnabled: isEnabled)
      }
    }
    return titles.map { title in
      (["\(title):"] + commands[title, default: []]).joined(separator: " ")
    }
  }
}
