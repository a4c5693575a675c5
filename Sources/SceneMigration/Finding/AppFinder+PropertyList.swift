extension AppFinder {
  /// Returns the text that replaces the path of an Info.plist if the build settings of a project contain its keys.
  static func settingsPlace(_ project: String) -> String { "build settings of \(project)" }

  /// If no path of an Info.plist is known, adds the Info.plist nearest to the file of the app's first delegate.
  ///
  /// If a key is in both the build settings and this Info.plist, the value in the Info.plist is used. An Info.plist
  /// that a target names isn't used as the nearest Info.plist of another app.
  ///
  /// - Parameters:
  ///   - candidate: The app.
  ///   - project: The path of the project that contains the app's target; nil for an app without a target.
  func addPropertyList(_ candidate: inout AppCandidate, of project: String? = nil) {
    guard candidate.infoPlistPath == nil, let file = candidate.delegates.first?.file else { return }
    defer {
      if candidate.infoPlist != nil, candidate.infoPlistPath == nil {
        candidate.infoPlistPath = project.map(Self.settingsPlace)
      }
    }
    let others = projects.reduce(into: Set()) { $0.formUnion($1.project.infoPlists) }
    let parts = file.split(separator: "/")
    func distance(_ path: String) -> Int {
      let other = path.split(separator: "/")
      let common = zip(parts, other).prefix { $0 == $1 }.count
      return parts.count + other.count - 2 * common
    }
    let lists = files.propertyLists.filter { $0.hasSuffix("Info.plist") && !others.contains($0) }
      .sorted { (distance($0), $0) < (distance($1), $1) }
    for path in lists {
      guard let list = files.propertyList(path), Self.isOfApplication(list) else { continue }
      var variables = Variables([:], target: candidate.name)
      let own = variables.expandList(list) as? [String: Any] ?? [:]
      candidate.infoPlist = own.merging(candidate.infoPlist ?? [:]) { own, _ in own }
      candidate.infoPlistPath = path
      candidate.notes.append("\(path) is taken, as the nearest Info.plist of an app")
      return
    }
  }

  /// The keys that only an Info.plist of an app for Apple Watch has.
  private static let watchKeys: Set<String> = [
    "WKApplication", "WKWatchKitApp", "WKCompanionAppBundleIdentifier", "WKWatchOnly",
    "WKRunsIndependentlyOfCompanionApp",
  ]

  private static func isOfApplication(_ list: [String: Any]) -> Bool {
    if let type = list["CFBundlePackageType"] as? String, type != "APPL", !type.hasPrefix("$") {
      return false
    }
    guard list["NSExtension"] == nil, watchKeys.isDisjoint(with: list.keys) else { return false }
    return [
      "UIApplicationSceneManifest", "LSRequiresIPhoneOS", "UILaunchStoryboardName",
      "UIMainStoryboardFile", "UISupportedInterfaceOrientations", "CFBundleURLTypes",
    ]
    .contains { list[$0] != nil }
  }
}
