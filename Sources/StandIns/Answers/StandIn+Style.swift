public import SceneViews

extension StandIn: ShapeStyle {
  /// Returns the primary color, because the colors of the app's theme aren't known.
  public func resolve(in environment: EnvironmentValues) -> Color { .primary }
}
