import Foundation
import SceneModel
import SceneRuntime

// The commands of an app without windows. While there is a window, the content of the window has these commands.
extension Workspace {
  /// A command that a person can choose while the app has no window.
  struct WindowlessCommand {
    /// The title of the menu that contains the command.
    let menu: String
    let title: String
    let shortcut: KeyboardShortcut?
    /// The reason why the command can't be chosen; nil if it can be chosen.
    var obstacle: String?
    let action: Action

    /// Returns the entry for the command in menus and lists, with the name of its key.
    func entry(_ keyName: String? = nil, note: String = "") -> FilteredList<Action>.Entry {
      .init(title, detail: keyName ?? "", note: note, obstacle: obstacle, action)
    }
  }

  /// Whether the app has no windows, not even in the background; windows on external displays don't count.
  var hasNoWindow: Bool {
    application.orderedSessions.allSatisfy { $0.role == .windowExternalDisplayNonInteractive }
  }

  /// The commands that a person can choose while the app has no window, in the order of the menus.
  ///
  /// They open the settings, documents and windows, and quit the app. Other commands of the app belong to the content
  /// of a window.
  var windowlessCommands: [WindowlessCommand] {
    guard hasNoWindow else { return [] }
    let scenes = application.graph.scenes.filter(\.hasStandardCommands)
    let hasSeveralScenes = application.supportsMultipleScenes
    var commands: [WindowlessCommand] = []
    if hasSeveralScenes, let settings = scenes.first(where: { $0.kind == .settings }) {
      let action = Action.openScene(settings.id)
      commands.append(
        .init(
          menu: "Application", title: "Settings…", shortcut: KeyboardShortcut(","), action: action))
      // The first item is selected when the menus open, and mustn't end the app, so Quit needs another item before it.
      commands.append(
        .init(
          menu: "Application", title: "Quit \(application.name)", shortcut: KeyboardShortcut("q"),
          action: .host(.quit)))
    }
    let creating = scenes.first { $0.createsDocuments == true }
    if let creating {
      commands.append(
        .init(
          menu: "File", title: "New", shortcut: KeyboardShortcut("n"),
          action: hasSeveralScenes ? .openScene(creating.id) : .host(.newWindow)))
    }
    if scenes.contains(where: { $0.kind == .documentGroup }) {
      let remedy = creating == nil ? "" : ", and New opens one"
      commands.append(
        .init(
          menu: "File", title: "Open…", shortcut: KeyboardShortcut("o"),
          obstacle: "it needs a window that asks for the file\(remedy)", action: .host(.help)))
      commands += recentFileCommands
    }
    let groups = scenes.filter { $0.kind == .windowGroup && $0.valueType == nil }
    guard hasSeveralScenes else {
      if creating == nil, !groups.isEmpty {
        commands.append(
          .init(
            menu: "File", title: "New Window", shortcut: KeyboardShortcut("n"),
            action: .host(.newWindow)))
      }
      return commands
    }
    for (index, group) in groups.enumerated() {
      let title = groups.count > 1 ? group.title.map { "New \($0) Window" } : nil
      commands.append(
        .init(
          menu: "File", title: title ?? "New Window",
          shortcut: group.keyboardShortcut
            ?? (index == 0 && creating == nil ? KeyboardShortcut("n") : nil),
          action: .openScene(group.id)))
    }
    return commands
  }

  /// The commands that open the recent files.
  private var recentFileCommands: [WindowlessCommand] {
    RecentFile.files(RecentFileList(application.userDefaults).existing).map { file in
      WindowlessCommand(
        menu: "File", title: "Open Recent › \(file.title)", shortcut: nil,
        action: .openFile(file.id))
    }
  }

  /// Opens a recent file, or says why it can't be opened.
  func open(_ file: URL) {
    if file.isThere {
      application.openDocument(at: file)
    } else {
      message = "“\(file.lastPathComponent)” was deleted or moved."
    }
  }

  /// The entries of the help for the shortcuts of an app without windows.
  ///
  /// The commands New Window and Quit are left out, because the help lists the commands of the terminal host that have
  /// the same effect.
  var windowlessShortcutEntries: [FilteredList<Action>.Entry] {
    windowlessCommands.compactMap { command in
      guard command.title != HostCommand.newWindow.title, !command.action.isOfHost(.quit),
        let name = keyName(of: command.shortcut)
      else { return nil }
      return command.entry(name, note: "A command of the app.")
    }
  }

  /// Returns the shortcuts of the windowless commands, except of the command that has the same effect as the given
  /// command of the host.
  func windowlessShortcuts(besidesThoseOf host: HostCommand) -> [KeyboardShortcut] {
    windowlessCommands.filter { $0.title != host.title && !$0.action.isOfHost(host) }
      .compactMap(\.shortcut)
  }

  /// While the app has no window, performs the command or opens the scene whose shortcut is the given key.
  ///
  /// - Returns: The effect; nil if the app has a window, or if no command and no scene has the key.
  func handleWithoutWindow(_ key: KeyPress) -> Effect? {
    guard part == .content, hasNoWindow else { return nil }
    if let command = windowlessCommands.first(where: { $0.shortcut.map(key.matches) == true }) {
      return choose(command.entry())
    }
    let scene = application.graph.scenes.first { scene in
      scene.isOffered && scene.keyboardShortcut.map(key.matches) == true
    }
    return scene.map { choose(.init($0.windowTitle, .openScene($0.id))) }
  }
}

extension Workspace.Action {
  /// Returns whether the action is the given command of the terminal host.
  fileprivate func isOfHost(_ command: HostCommand) -> Bool {
    if case .host(command) = self { true } else { false }
  }
}
