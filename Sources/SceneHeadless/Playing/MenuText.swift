import SceneDisplay

extension [DisplayNode] {
  /// Returns one line for each menu title, such as `Mailbox: [Get Mail] [Erase]`.
  ///
  /// A line has the commands of all menus with the title.
  ///
  /// Titles without commands have no line.
  func menuLines(isEnabled: Bool) -> [String] {
    var titles: [String] = []
    var commands: [String: [String]] = [:]
    for menu in self {
      guard case .command(let command) = menu.element else { continue }
      let title = command.title ?? ""
      if !titles.contains(title) { titles.append(title) }
      commands[title, default: []] += menu.children.flatMap { $0.lines(isEnabled: isEnabled) }
    }
    return titles.compactMap { title in
      let items = commands[title, default: []].onOneLine
      return items.isEmpty ? nil : "\(title): \(items)"
    }
  }
}

extension [String] {
  /// The items of a menu on one line.
  ///
  /// In the array, the items of a submenu are indented; on the line, they are in braces after the title of the submenu.
  var onOneLine: String {
    let indent = map { $0.prefix { $0 == " " }.count }.min() ?? 0
    let lines = map { $0.dropFirst(indent) }
    var items: [String] = []
    var index = 0
    while index < lines.count {
      items.append(String(lines[index]))
      index += 1
      let inner = lines[index...].prefix { $0.hasPrefix(" ") }.map(String.init)
      if !inner.isEmpty { items.append("{ \(inner.onOneLine) }") }
      index += inner.count
    }
    return items.joined(separator: " ")
  }
}
