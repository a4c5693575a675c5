import SceneDisplay

extension View {
  /// Sets the opacity of the view.
  ///
  /// - Parameter opacity: The opacity; a view with 0 takes its room but isn't shown and can't be acted on, and one
  ///   below 0.6 is dim at a terminal.
  /// - Returns: The view with the opacity.
  public nonisolated func opacity(
    _ opacity: Double
  ) -> ModifiedContent<Self, _TraitModifier> {
    let opacity = opacity.finite ?? 1
    return with(opacity <= 0 ? .hidden : .opacity(min(1, opacity)))
  }

  /// Sets whether the colors of the view are light or dark, which styles read; hosts keep theirs.
  ///
  /// - Parameter colorScheme: Whether the colors are light or dark; nil for those around the view.
  /// - Returns: The view, in which `\.colorScheme` has the value.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
  }

  /// Sets whether the colors of the view are light or dark, which styles read; hosts keep theirs.
  ///
  /// - Parameter colorScheme: Whether the colors are light or dark.
  /// - Returns: The view, in which `\.colorScheme` has the value.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
