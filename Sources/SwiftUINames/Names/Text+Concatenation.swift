public import SceneViews

extension Text {
  /// Concatenates two texts, each with its styles.
  ///
  /// - Parameters:
  ///   - lhs: The first text.
  ///   - rhs: The text after the label.
  /// - Returns: A text with the runs of both.
  // Operators aren't found through the export of their type alone; where both are seen, that of the type is used.
  @_disfavoredOverload
  public static func + (lhs: Text, rhs: Text) -> Text {
    lhs.followed(by: rhs)
  }
}
