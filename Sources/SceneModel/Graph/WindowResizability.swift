/// How far a person may change the size of a scene's windows.
public enum WindowResizability: String, Codable, Sendable {
  /// As ``contentSize`` for settings, as ``contentMinSize`` for all others (S111).
  case automatic
  /// Between the smallest and the largest size of the content.
  case contentSize
  /// From the smallest size of the content upwards.
  case contentMinSize
}
