import SceneDisplay

extension View {
  /// Sets the opacity of the view.
  ///
  /// - Parameter opacity: The opacity, from 0 to 1. A view with opacity 0 keeps its space, but isn't shown and doesn't
  ///   respond to input. In a terminal, a view with an opacity below 0.6 is dim.
  /// - Returns: The view with the opacity.
  public nonisolated func opacity(
    _ opacity: Double
  ) -> ModifiedContent<Self, _TraitModifier> {
    let opacity = opacity.finite ?? 1
    return with(opacity <= 0 ? .hidden : .opacity(min(1, opacity)))
  }

  /// Sets the environment value `\.colorScheme` inside the view; the colors of the host don't change.
  ///
  /// - Parameter colorScheme: The color scheme; nil for the scheme around the view.
  /// - Returns: The view, in which `\.colorScheme` has the value.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
  }

  /// Sets the environment value `\.colorScheme` inside the view; the colors of the host don't change.
  ///
  /// - Parameter colorScheme: The color scheme.
  /// - Returns: The view, in which `\.colorScheme` has the value.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
