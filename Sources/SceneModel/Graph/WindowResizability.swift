/// The limits within which a person can resize a scene's windows.
public enum WindowResizability: String, Codable, Sendable {
  /// Like ``contentSize`` for settings and ``contentMinSize`` for other scenes (S111).
  case automatic
  /// Between the minimum and the maximum size of the content.
  case contentSize
  /// At least the minimum size of the content.
  case contentMinSize
}
