public import SceneModel

extension KeyboardShortcut {
  /// A rule for adapting a shortcut to the keyboards of other languages; it has no effect, because hosts don't adapt
  /// shortcuts.
  public struct Localization: Hashable, Sendable {
    private init() {}

    /// The system adapts the shortcut.
    public static let automatic = Localization()
    /// The system adapts the shortcut, but doesn't mirror it for languages that are written from right to left.
    public static let withoutMirroring = Localization()
    /// The app adapts the shortcut.
    public static let custom = Localization()
  }

  /// Creates a shortcut, which is the same on all keyboards.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifier keys held with the key.
  ///   - localization: The rule for the keyboards of other languages; the parameter has no effect.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization
  ) {
    self.init(key, modifiers: modifiers)
  }
}

extension View {
  /// Sets the keyboard shortcut of a control, which is the same on all keyboards.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifier keys held with the key.
  ///   - localization: The rule for the keyboards of other languages; the parameter has no effect.
  /// - Returns: The view with the shortcut.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(key, modifiers: modifiers)
  }
}
