package import SceneDisplay
import SceneLayout
package import SceneRuntime

// The menus of a window, with the standard commands.
extension WindowPane {
  /// The menus of the window, without the standard commands that the terminal host provides itself.
  ///
  /// These are the commands for minimizing, the window list, opening windows, and help.
  package var menus: [DisplayMenu] {
    guard let content = window.content as? any DisplayContent,
      let root = tree.node(tree.rootID)
    else { return [] }
    let own = ["minimize", "window", "open", "help"]
    return DisplayMenu.menus(
      of: root,
      with: content.standardCommands.filter { command in
        !own.contains(command.id.prefix { $0 != ":" }.description)
      })
  }

  /// Returns the enabled standard command whose shortcut is the given key; nil for none, and while a sheet is in front.
  package func standardCommand(of key: KeyPress) -> DisplayStandardCommand? {
    guard !tree.hasSurfaceInFront,
      key.modifiers.contains(.control) || key.modifiers.contains(.command)
    else { return nil }
    return menus.flatMap(\.standardCommands).first { command in
      command.isEnabled && command.shortcut.map(key.matches) == true
    }
  }

  /// Returns the event that performs a standard command.
  package func event(choosing command: DisplayStandardCommand) -> HostEvent {
    .content(window.id, ContentEvent(.command(command.id), on: tree.rootID))
  }
}

extension DisplayStandardCommand {
  /// The shortcut of the command; nil for none.
  package var shortcut: KeyboardShortcut? {
    key.flatMap(KeyEquivalent.init(name:)).map { key in
      KeyboardShortcut(key, modifiers: EventModifiers(names: modifiers.map(\.rawValue)) ?? [])
    }
  }
}
