public import SceneViews

extension Text {
  /// Concatenates two texts, each with its styles.
  ///
  /// - Parameters:
  ///   - lhs: The first text.
  ///   - rhs: The second text.
  /// - Returns: A text that shows the first text, followed by the second text.
  // The operator is declared again, because exporting `Text` doesn't export its operators. In a file that also imports
  // SceneViews, the attribute makes the compiler prefer the operator of SceneViews.
  @_disfavoredOverload
  public static func + (lhs: Text, rhs: Text) -> Text {
    lhs.followed(by: rhs)
  }
}
