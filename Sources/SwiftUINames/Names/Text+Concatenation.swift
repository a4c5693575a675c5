public import SceneViews

extension Text {
  /// Concatenates two texts, each with its styles.
  ///
  /// - Parameters:
  ///   - lhs: The first text.
  ///   - rhs: The second text.
  /// - Returns: A text with the runs of both.
  // Exporting a type doesn't export its operators. If a file also imports the type's module, the compiler prefers
  // that module's operator.
  @_disfavoredOverload
  public static func + (lhs: Text, rhs: Text) -> Text {
    lhs.followed(by: rhs)
  }
}
