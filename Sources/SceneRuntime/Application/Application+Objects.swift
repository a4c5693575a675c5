extension Application {
  /// The sessions, scenes, windows and their delegates as a tree of ownership.
  ///
  /// ```
  /// Application postbox
  ///   delegate AppDelegate
  ///   session 1, UIWindowSceneSessionRoleApplication, "Default Configuration"
  ///     WindowScene, foregroundActive
  ///       delegate SceneDelegate
  ///       window 1, key, visible
  ///         HostingContent<Text>
  /// ```
  public var objectTree: String {
    var lines = ["Application \(identifier)"]
    if let delegate { lines.append("  delegate \(type(of: delegate))") }
    for session in orderedSessions { lines += session.objectTree.map { "  \($0)" } }
    return lines.map(\.escaped).joined(separator: "\n")
  }
}
