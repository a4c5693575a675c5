package import SceneDisplay
import SceneLayout
package import SceneRuntime

// The menus of a window, with the standard commands.
extension WindowPane {
  /// The menus, without what the terminal itself has: quitting, the list of windows, and windows put aside.
  package var menus: [DisplayMenu] {
    guard let content = window.content as? any DisplayContent,
      let root = tree.node(tree.rootID)
    else { return [] }
    let own = ["quit", "minimize", "window", "open"]
    let standard = content.standardCommands.filter { command in
      !own.contains(command.id.prefix { $0 != ":" }.description)
    }
    return DisplayMenu.menus(of: root, with: standard)
  }

  /// Returns the standard command that a key chooses; nil if there is none.
  package func standardCommand(of key: KeyPress) -> DisplayStandardCommand? {
    guard !tree.hasSurfaceInFront,
      key.modifiers.contains(.control) || key.modifiers.contains(.command)
    else { return nil }
    return menus.flatMap(\.standardCommands).first { command in
      command.isEnabled && command.shortcut.map(key.matches) == true
    }
  }

  /// Returns the event for choosing a standard command.
  package func event(choosing command: DisplayStandardCommand) -> HostEvent {
    .content(window.id, ContentEvent(.command(command.id), on: tree.rootID))
  }
}

extension DisplayStandardCommand {
  /// The shortcut that chooses the command; nil for none.
  package var shortcut: KeyboardShortcut? {
    key.flatMap(KeyEquivalent.init(name:)).map { key in
      KeyboardShortcut(key, modifiers: EventModifiers(names: modifiers.map(\.rawValue)) ?? [])
    }
  }
}
