import SceneDisplay
public import SceneRuntime

extension View {
  /// Sets a keyboard shortcut that presses the view.
  ///
  /// ```swift
  /// struct SendButton: View {
  ///   @State private var isSent = false
  ///
  ///   var body: some View {
  ///     Button("Send") { isSent = true }
  ///       .keyboardShortcut("d", modifiers: [.command, .shift])
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key, such as `"s"` or ``/SceneModel/KeyEquivalent/delete``.
  ///   - modifiers: The modifier keys held with the key.
  /// - Returns: The view with the shortcut.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> ModifiedContent<Self, _TraitModifier> {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Sets a keyboard shortcut that presses the view, such as ``/SceneModel/KeyboardShortcut/defaultAction``.
  ///
  /// - Parameter shortcut: The key with its modifier keys.
  /// - Returns: The view with the shortcut.
  public nonisolated func keyboardShortcut(
    _ shortcut: KeyboardShortcut
  ) -> ModifiedContent<Self, _TraitModifier> {
    keyboardShortcut(Optional(shortcut))
  }

  /// Sets a keyboard shortcut that presses the view; nil removes the shortcut of an outer modifier.
  ///
  /// - Parameter shortcut: The key with its modifier keys; nil for none.
  /// - Returns: The view with the shortcut, or without a shortcut.
  public nonisolated func keyboardShortcut(
    _ shortcut: KeyboardShortcut?
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(
      .keyboardShortcut(
        key: shortcut?.key.name,
        modifiers: shortcut?.modifiers.names.compactMap(DisplayKeyModifier.init) ?? []))
  }
}
