import SceneDisplay

// Modifiers with a `Text` as parameter instead of a string; the styles of the `Text` are ignored.
extension View {
  /// Adds help text, given as a `Text`.
  ///
  /// - Parameter text: The text, whose styles are ignored.
  /// - Returns: The view with the help text.
  public nonisolated func help(_ text: Text) -> ModifiedContent<Self, _TraitModifier> {
    with(text) { .help($0) }
  }

  /// Sets the accessibility label, given as a `Text`; the label also identifies the view in scripts.
  ///
  /// - Parameter label: The label, whose styles are ignored.
  /// - Returns: The view with the label.
  public nonisolated func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(label) { .accessibilityLabel($0) }
  }
}
