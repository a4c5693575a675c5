import SceneDisplay
public import SceneRuntime

extension View {
  /// Names a key that does what pressing the view does.
  ///
  /// - Parameters:
  ///   - key: The key, by the character it types.
  ///   - modifiers: The keys held with it.
  /// - Returns: The view with the key.
  public nonisolated func keyboardShortcut(
    _ key: Character, modifiers: Set<KeyboardShortcut.Modifier> = [.command]
  ) -> ModifiedContent<Self, _TraitModifier> {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Names a key that does what pressing the view does, such as ``KeyboardShortcut/defaultAction``.
  public nonisolated func keyboardShortcut(
    _ shortcut: KeyboardShortcut
  ) -> ModifiedContent<Self, _TraitModifier> {
    let held = KeyboardShortcut.Modifier.allCases.filter(shortcut.modifiers.contains)
    let modifiers = held.map { modifier -> DisplayKeyModifier in
      switch modifier {
      case .command: .command
      case .control: .control
      case .option: .option
      case .shift: .shift
      }
    }
    return with(.keyboardShortcut(key: shortcut.key, modifiers: modifiers))
  }
}
