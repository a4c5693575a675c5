// The titles of resources are those of keys with their string tables.
extension View {
  /// Sets the localized title of the window, in place of its scene's title (S112).
  ///
  /// Of several visible titles in a window the first is used, and outer views come before inner views.
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
