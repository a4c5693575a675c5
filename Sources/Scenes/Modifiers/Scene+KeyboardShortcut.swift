extension Scene {
  /// Names a key with which a person opens a window of the scene.
  ///
  /// Of a group a new window opens; a single window is brought to the front. Where there can be one
  /// scene only, a problem is recorded.
  ///
  /// - Parameters:
  ///   - key: The key, such as `"0"` or ``KeyEquivalent/home``.
  ///   - modifiers: The keys held with it.
  /// - Returns: The scene with the shortcut.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> ModifiedScene<Self, _TraitModifier> {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Names a key with which a person opens a window of the scene; nil takes away one that is named
  /// further out.
  public nonisolated func keyboardShortcut(
    _ shortcut: KeyboardShortcut?
  ) -> ModifiedScene<Self, _TraitModifier> {
    with(.keyboardShortcut(shortcut))
  }
}
