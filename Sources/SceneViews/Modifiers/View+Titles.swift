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

// Titles from a `LocalizedStringResource`, which has the key of a title and the name of the string table with the key.
extension View {
  /// Sets the localized title of the window; this title replaces the title of the scene (S112).
  ///
  /// If several visible views in a window set a title, the title of the first view is used; outer views come before
  /// inner views.
  ///
  /// - Parameter titleResource: The key of the title with its string table.
  /// - Returns: The view with the title.
  @_disfavoredOverload
  public nonisolated func navigationTitle(
    _ titleResource: LocalizedStringResource
  ) -> ModifiedContent<Self, _TitleModifier> {
    navigationTitle(Text(titleResource))
  }
}
