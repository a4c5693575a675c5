package import SceneRuntime

extension KeyboardShortcut {
  /// Parses the keyboard shortcut in an act, such as `command+n`.
  ///
  /// - Throws: A ``ScriptError`` that describes the form of shortcuts.
  package init(inScript text: String) throws {
    guard let shortcut = KeyboardShortcut(String(text)) else {
      throw ScriptError(
        "\"\(text)\" isn't a keyboard shortcut; expected a key, such as n, behind any of "
          + EventModifiers.named.map(\.name).joined(separator: ", ")
          + ", as in command+shift+n; keys without a character are "
          + KeyEquivalent.names.joined(separator: ", "))
    }
    self = shortcut
  }
}
