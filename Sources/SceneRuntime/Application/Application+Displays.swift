// External displays, for hosts that have several.
extension Application {
  /// Returns the name of the external display that shows a session's scene.
  ///
  /// - Parameter session: The session.
  /// - Returns: The name with which the host attached the display; nil if the session isn't for a display.
  public func displayName(of session: SceneSession) -> String? { parts.displays.name(of: session) }
}
