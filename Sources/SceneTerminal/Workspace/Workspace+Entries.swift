import SceneDisplay
import SceneLayout
import SceneModel
import SceneRuntime

// The entries of the lists and menus that a person opens.
extension Workspace {
  /// The entries of the help: the keys for the part of the screen with the focus, the app's shortcuts, the commands of
  /// the terminal host, and advice about the terminal.
  var keyEntries: [FilteredList<Action>.Entry] {
    KeyGuide.entries(of: keyContext).map { entry in
      .init(entry.title, detail: entry.keyNames, note: entry.note, .key(entry.keys[0]))
    } + shortcutEntries
      + hostCommands.map { command in
        let keys = keys(of: command)
        return .init(
          command.title, detail: keys.map(\.name).joined(separator: " or "),
          note: command.explanation, .host(command))
      }
      + advice.map { .init($0, obstacle: "it is a setting of tmux", .host(.help)) }
  }

  /// The commands of the terminal host, without New Window if that command would open no window.
  private var hostCommands: [HostCommand] {
    let createsNewWindow = createsNewWindow
    return HostCommand.allCases.filter { $0 != .newWindow || createsNewWindow }
  }

  private var keyContext: KeyGuide.Context {
    if part == .log { return .log }
    guard let pane = focusedPane else { return .nothing }
    guard let focused = pane.focused, focused.isField else { return .window }
    return focused.isEditor ? .editor : .field
  }

  /// The entries for the app's shortcuts: elements and menu commands of the focused window, and scenes that can be
  /// opened.
  private var shortcutEntries: [FilteredList<Action>.Entry] {
    guard part == .content, focusedPane != nil || hasNoWindow else { return [] }
    return (focusedPane.map(pressedEntries) ?? windowlessShortcutEntries) + openedEntries
  }

  /// Returns the entries for the shortcuts of elements and menu commands of a window.
  private func pressedEntries(of pane: WindowPane) -> [FilteredList<Action>.Entry] {
    (pane.tree.commands + pane.tree.targets + pane.tree.hiddenItems).compactMap { target in
      keyName(of: target.shortcut).map { _ in
        FilteredList<Action>.Entry(
          pane.tree.name(of: target), detail: keyName(of: target, in: pane) ?? "",
          note: "A shortcut of the app.", obstacle: pane.obstacle(of: target),
          .press(pane, target))
      }
    }
  }

  /// The entries for the shortcuts of scenes that can be opened.
  private var openedEntries: [FilteredList<Action>.Entry] {
    application.graph.scenes.filter(\.isOffered).compactMap { scene in
      keyName(of: scene.keyboardShortcut).map { name in
        FilteredList<Action>.Entry(
          "Open \(scene.windowTitle)", detail: name, note: "A shortcut of the app.",
          .openScene(scene.id))
      }
    }
  }

  /// Returns the keys that perform a command now, without keys that are shortcuts of the app or that type text.
  func keys(of command: HostCommand) -> [KeyPress] {
    var shortcuts = application.graph.scenes.compactMap(\.keyboardShortcut)
    shortcuts += windowlessShortcuts(besidesThoseOf: command)
    if part == .content, let pane = focusedPane {
      shortcuts += (pane.tree.commands + pane.tree.targets).compactMap(\.shortcut)
    }
    return command.keys.filter { key in
      HostCommand.of(key, isTyping: isTyping) == command && !shortcuts.contains(where: key.matches)
    }
  }

  /// The entries of the list of all commands.
  ///
  /// They are notifications, other windows, the menu items of the app and of the terminal host, and the elements of the
  /// focused window.
  var commandEntries: [FilteredList<Action>.Entry] {
    notifications.all.reversed().map { identifier, record in
      .init("Open notification: \(record.title)", .notification(identifier))
    } + windowEntries
      + menus.flatMap { menu in
        menu.items.map { item in
          var item = item
          item.title = "\(menu.title): \(item.title)"
          item.heading = nil
          return item
        }
      } + targetEntries(withHidden: true) { .press($0, $1) }
  }

  /// The entries for the elements of the focused window; choosing an entry moves the focus to the element.
  var elementEntries: [FilteredList<Action>.Entry] { targetEntries { .reach($0, $1) } }

  /// The entries for the first 50 windows of the switcher, without the window that has the focus.
  private var windowEntries: [FilteredList<Action>.Entry] {
    switcherSessions.filter { $0 != application.focusedSession }.prefix(50).map { session in
      .init("Go to \(distinctTitle(of: session))", detail: session.stateName, .focus(session.id))
    }
  }

  /// Returns entries for the elements of the focused window.
  ///
  /// - Parameters:
  ///   - withHidden: Whether the controls that don't fit into bars are included.
  ///   - action: Returns the action of the entry for an element.
  /// - Returns: The entries, in the order of the elements.
  private func targetEntries(
    withHidden: Bool = false, _ action: (WindowPane, Target) -> Action
  ) -> [FilteredList<Action>.Entry] {
    guard let pane = focusedPane else { return [] }
    let targets = pane.tree.targets + (withHidden ? pane.tree.hiddenItems : [])
    return targets.compactMap { target in
      var name = pane.tree.name(of: target)
      if name.isEmpty { return nil }
      if let menu = target.submenu { name = "\(menu) › \(name)" }
      // Leave out an unlabeled view, such as a table, that contains other elements, because its name consists of their
      // texts.
      if target.isFocusable, target.label == nil,
        targets.contains(where: { pane.tree.isInside($0.node, target.node) && $0 != target })
      {
        return nil
      }
      let row = pane.tree.rowText(around: target)
      return .init(
        row.map { "\(name): \($0)" } ?? name, detail: keyName(of: target, in: pane) ?? "",
        note: target.help ?? "", obstacle: target.isEnabled ? nil : "it is disabled",
        action(pane, target))
    }
  }

  // MARK: - Menus

  /// The menus of the focused window, followed by the menus of the terminal host; Help is the last menu.
  var menus: [MenuBar.Menu] {
    var menus: [MenuBar.Menu] = []
    /// The title of the menu whose next item is below a divider; nil if there is no such menu.
    var divided: String?
    func add(_ entry: FilteredList<Action>.Entry, to title: String) {
      var entry = entry
      if divided == title { entry.heading = entry.heading ?? "" }
      divided = nil
      if let index = menus.firstIndex(where: { $0.title == title }) {
        menus[index].items.append(entry)
      } else {
        menus.append(MenuBar.Menu(title: title, items: [entry]))
      }
    }
    if let pane = focusedPane {
      let commands = pane.tree.commands
      for menu in pane.menus {
        for item in menu.items {
          switch item {
          case .declared(let node):
            let inside = Set(node.all.map(\.id))
            let found = commands.filter { inside.contains($0.node) }
            if found.isEmpty, node.all.contains(where: { $0.element == .divider }) {
              divided = menu.title
            }
            for command in found {
              let name = pane.tree.name(of: command)
              add(
                .init(
                  command.submenu.map { "\($0) › \(name)" } ?? name,
                  detail: [command.stateName, keyName(of: command, in: pane)].compactMap(\.self)
                    .filter { !$0.isEmpty }.joined(separator: " "),
                  obstacle: pane.obstacle(of: command), heading: command.heading,
                  .press(pane, command)),
                to: menu.title)
            }
          case .standard(let command):
            // The first item is selected when the menus open, so it mustn't end the app.
            if command.id == "quit", menus.isEmpty { continue }
            // A command of the host is enabled even if the content disables it. For example, Close can close the sheet
            // in front.
            let host = HostCommand(command).map(Action.host)
            add(
              .init(
                command.title, detail: keyName(of: command),
                obstacle: command.isEnabled || host != nil ? nil : "it is disabled",
                host ?? .standard(pane, command)),
              to: menu.title)
          }
        }
      }
    }
    let windowless = focusedPane == nil ? windowlessCommands : []
    for command in windowless {
      add(command.entry(keyName(of: command.shortcut)), to: command.menu)
    }
    let hasSettings =
      focusedPane?.menus.contains {
        $0.standardCommands.contains { $0.id == "settings" }
      } ?? windowless.contains { $0.title == "Settings…" }
    for scene in application.graph.scenes
    where application.supportsMultipleScenes && scene.isOffered
      // The settings are left out if the app's menu has the command Settings, which opens them.
      && !(scene.kind == .settings && hasSettings)
    {
      add(
        .init(
          "Open \(scene.windowTitle)", detail: keyName(of: scene.keyboardShortcut) ?? "",
          .openScene(scene.id)),
        to: "Window")
    }
    let canQuit = menus.contains { menu in
      menu.items.contains { if case .host(.quit) = $0.item { true } else { false } }
    }
    for command in hostCommands {
      guard let menu = command.menuTitle, command != .quit || !canQuit else { continue }
      add(
        .init(command.title, detail: keys(of: command).first?.name ?? "", .host(command)), to: menu)
    }
    // If the app has a menu Help, the menu was added before the menus of the host, so it is moved to the end.
    if let help = menus.firstIndex(where: { $0.title == "Help" }) {
      menus.append(menus.remove(at: help))
    }
    return menus
  }
}

extension HostCommand {
  /// Creates the host's command that replaces a standard command; returns nil if the content performs the standard
  /// command.
  fileprivate init?(_ command: DisplayStandardCommand) {
    switch command.id {
    case "quit": self = .quit
    case "close": self = .closeScene
    default: return nil
    }
  }

  /// The title of the menu that contains the command; nil for the command that opens the menus.
  fileprivate var menuTitle: String? {
    switch self {
    case .menu: nil
    case .help, .commands, .find: "Help"
    case .log, .redraw, .picture, .attachDisplay, .memoryWarning, .suspend, .quit, .home: "Host"
    case .nextScene, .previousScene, .switcher, .newWindow, .closeScene, .background, .slideOver,
      .zoom, .wider, .narrower:
      "Window"
    }
  }
}
