import SceneDisplay
import SceneModel

// The names of keys in menus and lists. A menu or list names a key only if the terminal can send the key, and if the
// key performs the command.
extension Workspace {
  /// Returns the name of a shortcut's key.
  ///
  /// - Parameter shortcut: The shortcut, if there is one.
  /// - Returns: The name; nil if there is no shortcut, if the terminal can't send the key, if the key edits the text of
  ///   the field with the focus, or if the key is Control-C or Control-Z, which always end or suspend the app.
  func keyName(of shortcut: KeyboardShortcut?) -> String? {
    guard let shortcut else { return nil }
    let key = shortcut.keyPress
    let isReserved = HostCommand.of(key, isTyping: true).map { $0 == .quit || $0 == .suspend }
    if isReserved == true, key != KeyPress(.character("q"), .control) { return nil }
    if !sendsAllKeys, !key.hasTraditionalBytes { return nil }
    if part == .content, focusedPane?.isEditingKey(key) == true { return nil }
    return key.name
  }

  /// Returns the name of the key that presses an element; nil if the element has no such key, or if another element
  /// gets the key.
  func keyName(of target: Target, in pane: WindowPane) -> String? {
    pane.keyName(of: target).flatMap { _ in keyName(of: target.shortcut) }
  }

  /// Returns the name of a standard command's key; empty if there is none, or if the terminal host uses the key for
  /// another command.
  ///
  /// In a field, Undo and Redo have keys of their own, which every terminal can send.
  func keyName(of command: DisplayStandardCommand) -> String {
    if isTyping, command.id == "undo" { return KeyPress(.character("_"), .control).name }
    if isTyping, command.id == "redo" { return KeyPress(.character("_"), .option).name }
    guard let shortcut = command.shortcut else { return "" }
    let other = HostCommand.allCases.first { $0.keys.contains { $0.matches(shortcut) } }
    switch (command.id.prefix { $0 != ":" }, other) {
    case ("close", .closeScene):
      return keyName(of: shortcut) ?? keys(of: .closeScene).first?.name ?? ""
    case (_, nil), ("new", .newWindow), ("quit", .quit): return keyName(of: shortcut) ?? ""
    default: return ""
    }
  }
}

extension KeyPress {
  /// Whether every terminal can send the key, as bytes that stand for no other key (T-45).
  var hasTraditionalBytes: Bool {
    guard modifiers.isSubset(of: [.shift, .option, .control]) else { return false }
    switch key {
    case .character(let character):
      // Control with H, I, M and [ are the bytes of Backspace, Tab, Enter and Esc.
      return modifiers.isDisjoint(with: .control)
        || !modifiers.contains(.shift) && "abcdefgjklnopqrstuvwxyz \\]^_".contains(character)
    case .enter, .escape: return modifiers.isSubset(of: .option)
    case .tab: return modifiers.isSubset(of: .shift)
    case .backspace: return modifiers.isSubset(of: .option)
    case .delete, .insert, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .function,
      .menu:
      return true
    }
  }
}
