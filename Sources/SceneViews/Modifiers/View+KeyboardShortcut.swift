import SceneDisplay
public import SceneRuntime

extension View {
  /// Names a key that does what pressing the view does.
  ///
  /// - Parameters:
  ///   - key: The key, such as `"s"` or ``KeyEquivalent/delete``.
  ///   - modifiers: The keys held with it.
  /// - Returns: The view with the key.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> ModifiedContent<Self, _TraitModifier> {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Names a key that does what pressing the view does, such as ``KeyboardShortcut/defaultAction``.
  public nonisolated func keyboardShortcut(
    _ shortcut: KeyboardShortcut
  ) -> ModifiedContent<Self, _TraitModifier> {
    keyboardShortcut(Optional(shortcut))
  }

  /// Names a key that does what pressing the view does; nil takes away one that is named further out.
  public nonisolated func keyboardShortcut(
    _ shortcut: KeyboardShortcut?
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(
      .keyboardShortcut(
        key: shortcut?.key.name,
        modifiers: shortcut?.modifiers.names.compactMap(DisplayKeyModifier.init) ?? []))
  }
}
