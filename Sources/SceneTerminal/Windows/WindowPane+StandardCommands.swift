package import SceneDisplay
import SceneLayout
package import SceneRuntime

// The menus of a window, with the standard commands.
extension WindowPane {
  /// The menus of the window, without the standard commands that the terminal host provides itself.
  ///
  /// The host provides the commands for minimizing, the window list, opening windows, and help.
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

  /// Returns a command as the menus show it.
  ///
  /// If the host performs the command in the field with the focus, the command is enabled. If the last step of the
  /// edited text is newer than the last change of the app, Undo and Redo apply to the edited text, and have the titles
  /// "Undo Typing" and "Redo Typing". The app may have registered the undoing of the last step as a change of its
  /// own. In this case Undo is disabled, because it would bring back the text that was undone.
  private func forField(_ command: DisplayStandardCommand) -> DisplayStandardCommand {
    var command = command
    if isForTyping(command) {
      command.title = command.id == "undo" ? "Undo Typing" : "Redo Typing"
      command.isEnabled = true
    } else if isForField(command) {
      command.isEnabled = true
    } else if command.id == "undo", let turn = command.turn, editedText?.redoStep?.turn == turn {
      command.isEnabled = false
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

  /// Returns whether a text has a step to undo, but the app has made a newer change, to which Undo applies first.
  func isUndoneAfterChange(_ edit: TextEdit) -> Bool {
    guard edit.canUndo(beforeChangeIn: nil), let content = window.content as? any DisplayContent
    else { return false }
    let turn = content.standardCommands.first { $0.id == "undo" }?.turn
    return !edit.canUndo(beforeChangeIn: turn)
  }

  /// Returns the events for a key that is pressed in a field, but undoes or redoes a change of the app.
  ///
  /// The result is nil if the key doesn't stand for Undo or Redo, if the app has no such change, or if a step of the
  /// edited text is undone or redone first.
  func eventsForChange(_ key: KeyPress) -> [HostEvent]? {
    guard let id = key.historyCommand,
      let command = menus.flatMap(\.standardCommands).first(where: { $0.id == id }),
      command.turn != nil, command.isEnabled, !isForTyping(command)
    else { return nil }
    return events(choosing: command)
  }

  /// Returns the enabled standard command whose shortcut is the given key.
  ///
  /// A sheet in front disables the commands that act on the content behind it.
  ///
  /// - Returns: The command; nil if there is none, or if the key has neither Control nor Command.
  package func standardCommand(of key: KeyPress) -> DisplayStandardCommand? {
    guard key.modifiers.contains(.control) || key.modifiers.contains(.command) else { return nil }
    return menus.flatMap(\.standardCommands).first { command in
      command.isEnabled && command.shortcut.map(key.matches) == true
    }
  }

  /// Returns the events that perform a standard command; if the command applies to the edited text, the text is changed
  /// at once.
  package func events(choosing command: DisplayStandardCommand) -> [HostEvent] {
    if isForTyping(command) {
      return edit { text in
        if command.id == "undo" { text.undo() } else { text.redo() }
        return true
      } ?? []
    }
    if isForField(command) { return perform(inField: command) }
    return [.content(window.id, ContentEvent(.command(command.id), on: tree.rootID))]
  }
}

extension DisplayStandardCommand {
  /// The shortcut of the command; nil if it has none.
  package var shortcut: KeyboardShortcut? {
    key.flatMap(KeyEquivalent.init(name:)).map { key in
      KeyboardShortcut(key, modifiers: EventModifiers(names: modifiers.map(\.rawValue)) ?? [])
    }
  }
}
