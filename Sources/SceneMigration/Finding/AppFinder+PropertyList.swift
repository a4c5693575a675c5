extension AppFinder {
  /// If an app has no Info.plist, adds the Info.plist nearest to the file of the app's first delegate.
  ///
  /// - Parameters:
  ///   - candidate: The app.
  ///   - others: The paths of Info.plists that aren't considered, such as Info.plists that other targets name.
  func addPropertyList(_ candidate: inout AppCandidate, except others: Set<String> = []) {
    guard candidate.infoPlist == nil, let file = candidate.delegates.first?.file else { return }
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
      candidate.infoPlist = variables.expandList(list) as? [String: Any]
      candidate.infoPlistPath = path
      candidate.notes.append("\(path) is taken, as the nearest Info.plist of an app")
      return
    }
  }

  private static func isOfApplication(_ list: [String: Any]) -> Bool {
    if let type = list["CFBundlePackageType"] as? String, type != "APPL", !type.hasPrefix("$") {
      return false
    }
    if list["NSExtension"] != nil || list.keys.contains(where: { $0.hasPrefix("WK") }) {
      return false
    }
    return [
      "UIApplicationSceneManifest", "LSRequiresIPhoneOS", "UILaunchStoryboardName",
      "UIMainStoryboardFile", "UISupportedInterfaceOrientations", "CFBundleURLTypes",
    ]
    .contains { list[$0] != nil }
  }
}
