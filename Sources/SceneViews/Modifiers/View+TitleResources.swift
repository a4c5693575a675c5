// Titles from a `LocalizedStringResource`, which has the key of a title and the name of the string table with the key.
extension View {
  /// Sets the localized title of the window, in place of its scene's title (S112).
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
