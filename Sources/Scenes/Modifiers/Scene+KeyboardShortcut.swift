extension Scene {
  /// Sets the keyboard shortcut that opens a window of the scene.
  ///
  /// A window group opens a new window; a single window comes to the front. In an app that supports only one scene, the
  /// shortcut opens no second window: pressing it then records a problem.
  ///
  /// - Parameters:
  ///   - key: The key, such as `"0"` or ``/SceneModel/KeyEquivalent/home``.
  ///   - modifiers: The modifier keys held while the key is pressed.
  /// - Returns: The scene with the shortcut.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> ModifiedScene<Self, _TraitModifier> {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Sets the keyboard shortcut that opens a window of the scene.
  ///
  /// The shortcut is the same on the keyboards of all languages.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifier keys held while the key is pressed.
  ///   - localization: The rule for the keyboards of other languages; the parameter has no effect.
  /// - Returns: The scene with the shortcut.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some Scene {
    keyboardShortcut(key, modifiers: modifiers)
  }

  /// Sets or removes the keyboard shortcut that opens a window of the scene.
  ///
  /// - Parameter shortcut: The shortcut; nil removes the shortcut that an outer modifier sets.
  /// - Returns: The scene with the shortcut.
  public nonisolated func keyboardShortcut(
    _ shortcut: KeyboardShortcut?
  ) -> ModifiedScene<Self, _TraitModifier> {
    with(.keyboardShortcut(shortcut))
  }
}
