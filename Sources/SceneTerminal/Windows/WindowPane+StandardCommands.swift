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

  /// Returns the command that undoes or redoes a step of the edited text, if the step is newer than the change of the
  /// app that the command undoes or redoes; otherwise the command itself.
  private func withTyping(_ command: DisplayStandardCommand) -> DisplayStandardCommand {
    guard isForTyping(command) else { return command }
    var command = command
    (command.title, command.isEnabled) = (
      command.id == "undo" ? "Undo Typing" : "Redo Typing", true
    )
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

  /// The text of the field with the focus; nil if no field is edited.
  private var editedText: TextEdit? {
    editing.flatMap { $0.node == focused?.node ? $0.edit : nil }
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

  /// Returns the events that perform a standard command; a step of the edited text is undone or redone at once.
  package func events(choosing command: DisplayStandardCommand) -> [HostEvent] {
    if isForTyping(command) {
      return edit { text in
        if command.id == "undo" { text.undo() } else { text.redo() }
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
