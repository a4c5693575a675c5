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
      }.map(withTyping))
  }

  /// Returns the command that undoes or redoes a step of the edited text, if there is such a step; otherwise the command
  /// itself.
  ///
  /// The steps of the text come first, even before a newer change that the app has registered.
  private func withTyping(_ command: DisplayStandardCommand) -> DisplayStandardCommand {
    guard let edit = editedText else { return command }
    var command = command
    switch command.id {
    case "undo" where edit.canUndo: (command.title, command.isEnabled) = ("Undo Typing", true)
    case "redo" where edit.canRedo: (command.title, command.isEnabled) = ("Redo Typing", true)
    default: break
    }
    return command
  }

  /// The text of the field with the focus; nil if no field is edited.
  private var editedText: TextEdit? {
    editing.flatMap { $0.node == focused?.node ? $0.edit : nil }
  }

  /// Returns the enabled standard command whose shortcut is the given key.
  ///
  /// - Returns: The command; nil if there is none, while a sheet is in front, or for a key without Control and Command.
  package func standardCommand(of key: KeyPress) -> DisplayStandardCommand? {
    guard !tree.hasSurfaceInFront,
      key.modifiers.contains(.control) || key.modifiers.contains(.command)
    else { return nil }
    return menus.flatMap(\.standardCommands).first { command in
      command.isEnabled && command.shortcut.map(key.matches) == true
    }
  }

  /// Returns the events that perform a standard command; a step of the edited text is undone or redone at once.
  package func events(choosing command: DisplayStandardCommand) -> [HostEvent] {
    if command.id == "undo", editedText?.canUndo == true {
      return edit { text in
        text.undo()
        return true
      } ?? []
    }
    if command.id == "redo", editedText?.canRedo == true {
      return edit { text in
        text.redo()
        return true
      } ?? []
    }
    return [.content(window.id, ContentEvent(.command(command.id), on: tree.rootID))]
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
