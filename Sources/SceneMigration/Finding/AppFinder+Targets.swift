extension AppFinder {
  /// Returns the application targets of the Xcode projects, with the delegates of each target.
  func targets() -> [AppCandidate] {
    projects.flatMap { path, project in
      project.targets.map { target in
        var candidate = candidate(target, of: project, at: path)
        // If the target's files contain no delegates, `withoutTargets(_:)` may search all files later, and then adds
        // the Info.plist.
        if !candidate.delegates.isEmpty { addPropertyList(&candidate, of: path) }
        return candidate
      }
    }
  }

  /// Returns the app of a target.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - project: The project that contains the target.
  ///   - place: The path of the project.
  /// - Returns: The app. It has no path of an Info.plist if the target names an Info.plist that can't be read, or if it
  ///   neither names nor generates one.
  private func candidate(
    _ target: XcodeProject.Target, of project: XcodeProject, at place: String
  ) -> AppCandidate {
    var variables = Variables(target.settings, target: target.name)
    let module = Variables.identifier(variables.expand("$(PRODUCT_MODULE_NAME)"))
    var notes: [String] = []
    var list: [String: Any]?
    var path: String?
    if let named = project.infoPlist(target.settings, &variables) {
      list = files.propertyList(named)
      path = list == nil ? nil : named
      if list == nil {
        notes.append("INFOPLIST_FILE names \(named), which isn't there or can't be read")
      }
    } else if target.settings["GENERATE_INFOPLIST_FILE"] == "YES" {
      path = Self.settingsPlace(place)
    }
    list = Self.generated(target.settings, list)
    if let own = list { list = variables.expandList(own) as? [String: Any] }
    var candidate = AppCandidate(
      name: target.name, reason: "application target of \(place)", module: module, delegates: [],
      files: [], infoPlistPath: path, infoPlist: list, notes: notes,
      depth: ProjectFiles.depth(of: place))
    let unknown = variables.unknown.sorted()
    if !unknown.isEmpty {
      candidate.notes.append(
        "no value was found for \(unknown.map { "$(\($0))" }.joined(separator: ", "))")
    }
    complete(
      &candidate, files.swift.filter(target.contains),
      objectiveC: objectiveCDelegates.filter(target.contains))
    return candidate
  }

  /// Returns an Info.plist with the keys that build settings add; nil if the target has no Info.plist and generates
  /// none.
  private static func generated(_ settings: [String: String], _ list: [String: Any]?)
    -> [String: Any]?
  {
    guard settings["GENERATE_INFOPLIST_FILE"] == "YES" else { return list }
    var result = list ?? [:]
    for (key, value) in settings where key.hasPrefix("INFOPLIST_KEY_") {
      let name = String(key.dropFirst("INFOPLIST_KEY_".count))
      if name == "UIApplicationSceneManifest_Generation" {
        guard value == "YES", result["UIApplicationSceneManifest"] == nil else { continue }
        result["UIApplicationSceneManifest"] = ["UIApplicationSupportsMultipleScenes": true]
      } else if result[name] == nil, !name.contains("_") {
        result[name] = value
      }
    }
    return result
  }
}
