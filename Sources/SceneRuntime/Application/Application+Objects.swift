extension Application {
  /// The current objects as a tree of ownership.
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
    for session in orderedSessions {
      let name = session.configuration.name.map { ", \"\($0)\"" } ?? ""
      lines.append("  session \(session.id), \(session.role.rawValue)\(name)")
      guard let scene = session.scene else { continue }
      lines.append("    \(type(of: scene)), \(scene.activationState)")
      if let delegate = scene.delegate { lines.append("      delegate \(type(of: delegate))") }
      for window in parts.windows.windows(of: session) {
        let facts = [window.isKeyWindow ? "key" : nil, window.isVisible ? "visible" : nil]
        lines.append(
          "      "
            + (["window \(window.id.number)"] + facts.compactMap(\.self)).joined(separator: ", "))
        if let content = window.content { lines.append("        \(type(of: content))") }
      }
    }
    return lines.map(\.escaped).joined(separator: "\n")
  }
}
