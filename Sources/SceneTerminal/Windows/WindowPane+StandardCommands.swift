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
      }.map(forField))
  }

  /// Returns the command for the field with the focus, if the host performs the command in the field; otherwise the
  /// command itself.
  ///
  /// Undo and Redo apply to the edited text if its last step is newer than the change of the app.
  private func forField(_ command: DisplayStandardCommand) -> DisplayStandardCommand {
    var command = command
    if isForTyping(command) {
      command.title = command.id == "undo" ? "Undo Typing" : "Redo Typing"
      command.isEnabled = true
    } else if isForField(command) {
      command.isEnabled = true
    }
    return command
  }

  /// Returns whether a command undoes or redoes a step of the edited text.
  private func isForTyping(_ command: DisplayStandardCommand) -> Bool {
    switch command.id {
    case "undo": editedText?.canUndo(beforeChangeIn: command.turn) == true
    case "redo": editedText?.canRedo(beforeChangeIn: command.turn) == true
    default: false
    }
  }

  /// Returns whether a text has a step that is undone after a newer change of the app.
  func isUndoneAfterChange(_ edit: TextEdit) -> Bool {
    guard edit.canUndo(beforeChangeIn: nil), let content = window.content as? any DisplayContent
    else { return false }
    let turn = content.standardCommands.first { $0.id == "undo" }?.turn
    return !edit.canUndo(beforeChangeIn: turn)
  }

  /// Returns the events that undo or redo a change of the app, if the key stands for Undo or Redo in a field, and the
  /// change is newer than the steps of the edited text; nil otherwise.
  func eventsForChange(_ key: KeyPress) -> [HostEvent]? {
    guard let id = key.historyCommand,
      let command = menus.flatMap(\.standardCommands).first(where: { $0.id == id }),
      command.turn != nil, !isForTyping(command)
    else { return nil }
    return events(choosing: command)
  }

  /// Returns the enabled standard command whose shortcut is the given key.
  ///
  /// A sheet in front disables those of the commands that act on the content behind it.
  ///
  /// - Returns: The command; nil if there is none, or for a key without Control and Command.
  package func standardCommand(of key: KeyPress) -> DisplayStandardCommand? {
    guard key.modifiers.contains(.control) || key.modifiers.contains(.command) else { return nil }
    return menus.flatMap(\.standardCommands).first { command in
      command.isEnabled && command.shortcut.map(key.matches) == true
    }
  }

  /// Returns the events that perform a standard command; the edited text is changed at once.
  package func events(choosing command: DisplayStandardCommand) -> [HostEvent] {
    if isForTyping(command) {
      return edit { text in
        if command.id == "undo" { text.undo() } else { text.redo() }
        return true
      } ?? []
    }
    if isForField(command) { return perform(inField: command) }
    // Select All applies to the list of the row with the focus.
    let row = command.id == "selectAll" ? focused.flatMap { $0.isRow ? $0.node : nil } : nil
    return [.content(window.id, ContentEvent(.command(command.id), on: row ?? tree.rootID))]
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
