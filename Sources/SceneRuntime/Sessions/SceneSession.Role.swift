extension SceneSession {
  /// What a session's scene is for, such as an app's window or an external display.
  ///
  /// Roles are an open set. Raw values are Apple's, so that a manifest written for a device
  /// keeps its meaning.
  public struct Role: RawRepresentable, Hashable, Codable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A window a person works in.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// What is shown on another display, which nobody touches.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }
}
