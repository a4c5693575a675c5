public import SceneViews

extension StandIn: ShapeStyle {
  /// The colour of text, because a theme of the app's isn't known.
  public func resolve(in environment: EnvironmentValues) -> Color { .primary }
}
