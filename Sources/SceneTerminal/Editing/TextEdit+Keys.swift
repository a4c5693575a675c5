extension TextEdit {
  /// Performs the command of an editing key (T-87).
  ///
  /// - Returns: Whether the key is an editing key. Tab and Esc aren't editing keys, nor is Enter in a text of one line.
  package mutating func handle(_ key: KeyPress) -> Bool {
    switch key.historyCommand {
    case "undo":
      undo()
      return true
    case "redo":
      redo()
      return true
    default: break
    }
    let isSelecting = key.modifiers.contains(.shift)
    let modifiers = key.modifiers.subtracting(.shift)
    switch key.key {
    case .character:
      return handle(key.typedCharacter, modifiers)
    case .enter:
      guard isMultiline, modifiers.isEmpty else { return false }
      insert("\n")
    case .backspace:
      switch modifiers {
      case []: deleteBackward()
      case .control, .option: kill(to: .wordLeft)
      case .command: kill(to: .lineStart)
      default: return false
      }
    case .delete:
      switch modifiers {
      case []: deleteForward()
      case .control, .option: kill(to: .wordRight)
      default: return false
      }
    default:
      guard let move = move(of: key.key, modifiers) else { return false }
      self.move(move, isSelecting: isSelecting)
    }
    return true
  }

  /// Returns the cursor movement of a key; nil if the key doesn't move the cursor in this text.
  private func move(of key: KeyPress.Key, _ modifiers: KeyPress.Modifiers) -> Move? {
    switch (key, modifiers) {
    case (.left, []): .left
    case (.right, []): .right
    case (.left, .control), (.left, .option): .wordLeft
    case (.right, .control), (.right, .option): .wordRight
    case (.home, []), (.left, .command): .lineStart
    case (.end, []), (.right, .command): .lineEnd
    case (.home, .control): .textStart
    case (.end, .control): .textEnd
    case (.up, .command) where isMultiline: .textStart
    case (.down, .command) where isMultiline: .textEnd
    case (.up, []) where isMultiline: .lines(-1)
    case (.down, []) where isMultiline: .lines(1)
    default: nil
    }
  }

  private mutating func handle(
    _ character: Character, _ modifiers: KeyPress.Modifiers
  ) -> Bool {
    switch (modifiers, character) {
    case ([], _): insert(String(character))
    case (.control, "a"): move(.lineStart)
    case (.control, "e"): move(.lineEnd)
    case (.control, "w"): killToSpace()
    case (.control, "u"): kill(to: .lineStart)
    case (.control, "k"): kill(to: .lineEnd)
    case (.control, "y"): yank()
    case (.command, "a"): selectAll()
    case (.option, "b"): move(.wordLeft)
    case (.option, "f"): move(.wordRight)
    case (.option, "B"): move(.wordLeft, isSelecting: true)
    case (.option, "F"): move(.wordRight, isSelecting: true)
    case (.option, "d"): kill(to: .wordRight)
    default: return false
    }
    return true
  }
}

extension KeyPress {
  /// The identifier of the standard command that the key performs in a field: `undo` or `redo`; nil for other keys.
  var historyCommand: String? {
    switch (modifiers.subtracting(.shift), typedCharacter) {
    // A terminal that doesn't report the character with Shift reports Control-? as Control-Shift-/.
    case (.control, "/") where modifiers.contains(.shift): "redo"
    case (.control, "?"), (.option, "_"), (.command, "Z"): "redo"
    case (.control, "_"), (.control, "/"), (.command, "z"): "undo"
    default: nil
    }
  }

  /// The character that the key types, which depends on whether Shift is held (T-50); U+FFFD for a key that types no
  /// character.
  fileprivate var typedCharacter: Character {
    guard case .character(let character) = key else { return "\u{FFFD}" }
    guard modifiers.contains(.shift) else { return character }
    if let shifted { return shifted }
    let capital = character.uppercased()
    return capital.count == 1 ? capital.first ?? character : character
  }
}
