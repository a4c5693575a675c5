extension SceneGraph: CustomStringConvertible {
  /// The graph as an indented tree that lists every scene with its properties.
  public var description: String {
    description(of: "app", supportingMultipleScenes: true)
  }

  /// Returns the graph as an indented tree under an application's name.
  ///
  /// - Parameters:
  ///   - name: The name of the application.
  ///   - supportsMultipleScenes: Whether the application may have more than one scene at a time, which determines the
  ///     scenes that open at launch.
  /// - Returns: The tree, with one line for each property of a scene.
  public func description(
    of name: String, supportingMultipleScenes supportsMultipleScenes: Bool
  ) -> String {
    let launched = Set(
      scenesAtLaunch(supportingMultipleScenes: supportsMultipleScenes).map(\.id))
    var lines = [name]
    for scene in scenes {
      lines.append("  " + scene.heading)
      lines += scene.details(opensAtLaunch: launched.contains(scene.id)).map { "    " + $0 }
    }
    lines += spaces.flatMap(\.lines).map { "  " + $0 }
    return lines.map(\.escaped).joined(separator: "\n")
  }
}

extension SceneDescription {
  /// The scene type, the title and the identity of the scene, such as `WindowGroup "Inbox" ("inbox")`.
  package var heading: String {
    // The identity of a document group is the type of its documents. Because several groups can have documents of this
    // type, the text has the path of the declaration instead.
    switch (title, kind == .documentGroup ? .path(kind, path) : id) {
    case (let title?, .path): "\(kind.rawValue) \"\(title)\" (at \(path))"
    case (nil, .path): "\(kind.rawValue) (at \(path))"
    case (let title?, _): "\(kind.rawValue) \"\(title)\" (\(id))"
    case (nil, _): "\(kind.rawValue) (\(id))"
    }
  }

  fileprivate func details(opensAtLaunch: Bool) -> [String] {
    var details: [String] = []
    if opensAtLaunch { details.append("opens at launch") }
    if launchBehavior == .suppressed { details.append("doesn't open at launch") }
    if restorationBehavior == .disabled { details.append("isn't restored") }
    if let barExtra {
      details.append("shows a \(barExtra.isWindow ? "window" : "menu")")
      if barExtra.isRemovable { details.append("is there while a binding is true") }
    }
    if let valueType, kind != .documentGroup { details.append("presents \(valueType)") }
    if kind == .documentGroup, conditions?.description == "none" {
      details.append("external events: links to its documents")
    } else if kind.isReachable {
      details.append("external events: \(conditions?.description ?? "those no other scene takes")")
    }
    if let defaultSize {
      details.append("default size: \(defaultSize.width) × \(defaultSize.height)")
    }
    if resizability != .automatic { details.append("resizability: \(resizability.rawValue)") }
    if let documentExtensions {
      let types = documentExtensions.map { ".\($0)" }.joined(separator: ", ")
      details.append("documents: \(types.isEmpty ? "any" : types)")
    }
    details += windowTraits?.details ?? []
    if let keyboardShortcut { details.append("keyboard shortcut: \(keyboardShortcut)") }
    return details
  }
}
