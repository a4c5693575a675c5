import SceneDisplay

extension DisplayNode {
  /// The title of the menu it is, or whose commands it adds to; empty for anything else.
  var menuTitle: String {
    if case .menu(let title) = element { return title }
    if case .commandGroup(let placement) = element { return placement.group.menu }
    return ""
  }

  /// A line for each menu, of all commands in it: `TurnQueue: [Get Mail] [Erase]`.
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
