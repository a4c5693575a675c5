import SceneDisplay
import SceneRuntime

// The menus of windows, with the standard commands, which aren't in the windows' display trees.
extension Player {
  /// Returns the standard commands in the menus of the given screens, each with its screen and the title of its menu.
  ///
  /// Standard commands that the content replaces are left out.
  func standardCommands(
    of screens: [HeadlessHost.Screen]
  ) -> [(screen: HeadlessHost.Screen, menu: String, command: DisplayStandardCommand)] {
    screens.flatMap { screen in
      screen.menus.flatMap { menu in
        menu.standardCommands.map { (screen, menu.title, $0) }
      }
    }
  }

  /// Returns the event for choosing a standard command; nil if no standard command has the given name.
  ///
  /// The name is the title of the command, or the titles of the menu and the command, as in `File > Close`. If the
  /// command is disabled, the method throws an error.
  func event(choosing name: String, in number: Int?) throws -> HostEvent? {
    let found = standardCommands(of: try screensInForeground(number)).first {
      // A command that shows a certain window has the title of the window, which may also be the name of an element.
      // The name of such a command must therefore include the title of the menu.
      ($0.command.title == name && !$0.command.id.hasPrefix("window:"))
        || "\($0.menu) > \($0.command.title)" == name
    }
    guard let found else { return nil }
    guard found.command.isEnabled else {
      throw ScriptError(
        "the command \"\(found.menu) > \(found.command.title)\" is disabled; expected an enabled one"
      )
    }
    return found.screen.event(.command(found.command.id))
  }

  /// Returns the event for choosing the enabled standard command with the given shortcut; nil if no enabled standard
  /// command has the shortcut.
  func event(
    ofStandardCommand shortcut: KeyboardShortcut, in screens: [HeadlessHost.Screen]
  ) -> HostEvent? {
    let found = standardCommands(of: screens).first {
      $0.command.isEnabled && $0.command.shortcut == shortcut
    }
    return found.map { $0.screen.event(.command($0.command.id)) }
  }

  /// Returns the event that passes a key to a screen; nil if no view in the frontmost content of the screens handles
  /// keys.
  ///
  /// If there are several screens with such a view, the last one gets the key.
  func event(ofKey key: KeyboardShortcut, in screens: [HeadlessHost.Screen]) -> HostEvent? {
    let screen = screens.reversed().first { screen in
      screen.tree.root.front.all.contains { $0.element.acts.contains(.key) }
    }
    return screen?.event(.key(key))
  }

  /// Throws an error if the event passed a key to views and no view handled the key.
  func checkKey(_ event: HostEvent) throws {
    guard case .content(let window, let event) = event, case .key(let key) = event.act,
      let content = host.screens[window]?.window.content as? any DisplayContent,
      content.wasKeyIgnored
    else { return }
    try checkDisabledCommand(with: key, in: [host.screens[window]].compactMap(\.self))
    throw ScriptError("no view handled the key \(key); expected one that the focused view handles")
  }

  /// Throws an error if a standard command has the given shortcut and is disabled.
  func checkDisabledCommand(
    with shortcut: KeyboardShortcut, in screens: [HeadlessHost.Screen]
  ) throws {
    let found = standardCommands(of: screens).first {
      !$0.command.isEnabled && $0.command.shortcut == shortcut
    }
    guard let found else { return }
    throw ScriptError(
      "the command \"\(found.menu) > \(found.command.title)\" with the shortcut \(shortcut) is disabled; "
        + "expected an enabled one")
  }

  /// Returns a line for each menu of a scene's windows: the title of the menu and its items, with standard commands.
  package func menuLines(in number: Int?) throws -> [String] {
    let screens = try screensInForeground(number)
    return screens.flatMap(\.menus).map { menu in
      let items = menu.items.flatMap { item in
        switch item {
        case .declared(let node): node.lines
        case .standard(let command):
          ["[\(command.title)]" + (command.isEnabled ? "" : " (disabled)")]
        }
      }
      return "\(menu.title): \(items.onOneLine)".escaped
    }
  }
}

extension HeadlessHost.Screen {
  /// The menus of the window.
  @MainActor fileprivate var menus: [DisplayMenu] {
    let content = window.content as? any DisplayContent
    return DisplayMenu.menus(of: tree.root, with: content?.standardCommands ?? [])
  }

  /// Returns the event for an act on the root of the display tree.
  @MainActor func event(_ act: ContentEvent.Act) -> HostEvent {
    .content(window.id, ContentEvent(act, on: tree.root.id))
  }
}

extension DisplayStandardCommand {
  /// The shortcut that performs the command; nil for none.
  var shortcut: KeyboardShortcut? {
    key.flatMap(KeyEquivalent.init(name:)).map { key in
      KeyboardShortcut(key, modifiers: EventModifiers(names: modifiers.map(\.rawValue)) ?? [])
    }
  }
}
