import SceneDisplay

// Modifiers with texts as parameters instead of strings; the styles of the texts are ignored.
extension View {
  /// Adds a help text from a text.
  ///
  /// - Parameter text: The text, whose styles are ignored.
  /// - Returns: The view with the help text.
  public nonisolated func help(_ text: Text) -> ModifiedContent<Self, _TraitModifier> {
    with(text) { .help($0) }
  }

  /// Sets the accessibility label from a text; the label also identifies the view in scripts.
  ///
  /// - Parameter label: The label, whose styles are ignored.
  /// - Returns: The view with the label.
  public nonisolated func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(label) { .accessibilityLabel($0) }
  }
}
