// What may be given as a string may be given as a text too, whose styles don't count.
extension View {
  /// Says what the view is for, to those who ask, by a text.
  public nonisolated func help(_ text: Text) -> ModifiedContent<Self, _TraitModifier> {
    help(text.content)
  }

  /// Says by a text what is read out in the view's place, and what it is called in scripts.
  public nonisolated func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, _TraitModifier> {
    accessibilityLabel(label.content)
  }
}
