/// What one node of a window is and means; how it is drawn is the host's affair.
public enum DisplayElement: Hashable, Codable, Sendable {
  /// The whole of a window's content.
  case root
  /// Text to read.
  case text(String)
  /// Something to press; its children are its label.
  case button
  /// A line of text a person edits.
  case textField(label: String, text: String)
  /// Children one below the other, or side by side.
  case stack(Axis)

  /// The direction in which a stack lays out its children.
  public enum Axis: String, Codable, Sendable {
    case horizontal
    case vertical
  }
}
