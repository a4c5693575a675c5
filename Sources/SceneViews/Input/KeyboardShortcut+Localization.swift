public import SceneModel

extension KeyboardShortcut {
  /// The rule by which a shortcut is adapted to a keyboard, which has no effect.
  public struct Localization: Hashable, Sendable {
    private init() {}

    /// The system chooses the mapping.
    public static let automatic = Localization()
    /// Without mirroring it for lines from right to left.
    public static let withoutMirroring = Localization()
    /// Not at all.
    public static let custom = Localization()
  }

  /// Creates a shortcut, which is the same on all keyboards.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifier keys held with it.
  ///   - localization: The rule for other keyboards, which has no effect.
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
  ///   - modifiers: The modifier keys held with it.
  ///   - localization: The rule for other keyboards, which has no effect.
  /// - Returns: The view with the shortcut.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(key, modifiers: modifiers)
  }
}
