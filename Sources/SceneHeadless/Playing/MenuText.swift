import SceneDisplay

extension [DisplayNode] {
  /// Returns one line for each menu with its commands: `Mailbox: [Get Mail] [Erase]`.
  func menuLines(isEnabled: Bool) -> [String] {
    var titles: [String] = []
    var commands: [String: [String]] = [:]
    for menu in self {
      guard case .command(let command) = menu.element else { continue }
      let title = command.title ?? ""
      if !titles.contains(title) { titles.append(title) }
      commands[title, default: []] += menu.children.flatMap {
        $0.lines(isEnabled: isEnabled).map { String($0.trimmingPrefix { $0 == " " }) }
      }
    }
    return titles.map { title in
      (["\(title):"] + commands[title, default: []]).joined(separator: " ")
    }
  }
}
