extension SceneSession {
  /// The lines about the session in the printed tree of the application's objects: the session, its scene, the
  /// delegate, and the windows with their contents.
  var objectTree: [String] {
    let name = configuration.name.map { ", \"\($0)\"" } ?? ""
    var lines = ["session \(id), \(role.rawValue)\(name)"]
    guard let scene else { return lines }
    lines.append("  \(type(of: scene)), \(scene.activationState)")
    if let delegate = scene.delegate { lines.append("    delegate \(type(of: delegate))") }
    for window in parts.windows.windows(of: self) {
      let facts = [window.isKeyWindow ? "key" : nil, window.isVisible ? "visible" : nil]
      lines.append(
        "    " + (["window \(window.id.number)"] + facts.compactMap(\.self)).joined(separator: ", ")
      )
      if let content = window.content { lines.append("      \(type(of: content))") }
    }
    return lines
  }
}
