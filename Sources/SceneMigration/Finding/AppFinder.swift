import Foundation

/// Finds the applications of a project.
struct AppFinder {
  /// The files of the project.
  let files: ProjectFiles

  /// Returns the applications, those with delegates first.
  func candidates() -> [AppCandidate] {
    let targets = files.xcodeProjects.flatMap {
      path -> [(XcodeProject.Target, XcodeProject, String)] in
      guard let project = XcodeProject(path, in: files) else { return [] }
      return project.targets.map { ($0, project, path) }
    }
    let found = targets.compactMap { candidate($0.0, $0.1.sourceRoot, $0.2) }
    let useful = found.filter { !$0.delegates.isEmpty }
    if !useful.isEmpty { return useful }
    return withoutTargets(found.first)
  }

  // MARK: - Targets

  private func candidate(_ target: XcodeProject.Target, _ root: String, _ project: String)
    -> AppCandidate?
  {
    var variables = Variables(target.settings, target: target.name)
    let module = Variables.identifier(variables.expand("$(PRODUCT_MODULE_NAME)"))
    var notes: [String] = []
    var list: [String: Any]?
    var path: String?
    if let setting = target.settings["INFOPLIST_FILE"] {
      let expanded = variables.expand(setting.filter { $0 != "\"" })
      let place = XcodeProject.normal("\(root)/\(expanded)")
      list = files.propertyList(place)
      path = list == nil ? nil : place
      if list == nil {
        notes.append("INFOPLIST_FILE names \(place), which isn't there or can't be read")
      }
    }
    list = generated(target.settings, list)
    if let own = list { list = variables.expandList(own) as? [String: Any] }
    let paths = files.swift.filter(target.contains)
    var candidate = AppCandidate(
      name: target.name, reason: "application target of \(project)", module: module, delegates: [],
      files: [], infoPlistPath: path, infoPlist: list, notes: notes)
    let unknown = variables.unknown.sorted()
    if !unknown.isEmpty {
      candidate.notes.append(
        "no value was found for \(unknown.map { "$(\($0))" }.joined(separator: ", "))")
    }
    complete(&candidate, paths)
    return candidate
  }

  /// Returns an Info.plist with the keys that build settings add to it.
  private func generated(_ settings: [String: String], _ list: [String: Any]?) -> [String: Any]? {
    guard settings["GENERATE_INFOPLIST_FILE"] == "YES" || list != nil else { return list }
    var result = list ?? [:]
    for (key, value) in settings where key.hasPrefix("INFOPLIST_KEY_") {
      let name = String(key.dropFirst("INFOPLIST_KEY_".count))
      if name == "UIApplicationSceneManifest_Generation" {
        guard value == "YES", result["UIApplicationSceneManifest"] == nil else { continue }
        result["UIApplicationSceneManifest"] = ["UIApplicationSupportsMultipleScenes": true]
      } else if result[name] == nil, !name.contains("_"), !name.contains("[") {
        result[name] = value
      }
    }
    return result.isEmpty ? nil : result
  }

  // MARK: - Without targets

  private func withoutTargets(_ target: AppCandidate?) -> [AppCandidate] {
    let index = DelegateIndex(files.swift, text: files.text)
    guard !index.delegates.isEmpty else { return [] }
    let mains = index.delegates.filter(\.isMain)
    let folders = Set(mains.map { Self.folder(of: $0.file) })
    guard folders.count > 1, target == nil else {
      let name = target?.name ?? files.root.lastPathComponent
      var candidate =
        target
        ?? AppCandidate(
          name: name, reason: "all Swift files, because no project of Xcode is there",
          module: Variables.identifier(name), delegates: [], files: [], notes: [])
      if target != nil { candidate.reason += "; its delegates were looked for in all Swift files" }
      complete(&candidate, files.swift)
      addPropertyList(&candidate)
      return [candidate]
    }
    return folders.sorted().map { folder in
      let paths = files.swift.filter { path in
        path.hasPrefix(folder.isEmpty ? "" : folder + "/")
          && !folders.contains { $0.count > folder.count && path.hasPrefix($0 + "/") }
      }
      let name = folder.split(separator: "/").last.map(String.init) ?? files.root.lastPathComponent
      var candidate = AppCandidate(
        name: name, reason: "the folder \(folder) has a class or struct with @main",
        module: Variables.identifier(name), delegates: [], files: [], notes: [])
      complete(&candidate, paths)
      addPropertyList(&candidate)
      return candidate
    }
  }

  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// Adds the Info.plist that is nearest to the delegates.
  private func addPropertyList(_ candidate: inout AppCandidate) {
    guard candidate.infoPlist == nil, let file = candidate.delegates.first?.file else { return }
    let parts = file.split(separator: "/")
    func distance(_ path: String) -> Int {
      let other = path.split(separator: "/")
      let common = zip(parts, other).prefix { $0 == $1 }.count
      return parts.count + other.count - 2 * common
    }
    let lists = files.propertyLists.filter { $0.hasSuffix("Info.plist") }
      .sorted { (distance($0), $0) < (distance($1), $1) }
    for path in lists {
      guard let list = files.propertyList(path), Self.isOfApplication(list) else { continue }
      var variables = Variables([:], target: candidate.name)
      candidate.infoPlist = variables.expandList(list) as? [String: Any]
      candidate.infoPlistPath = path
      candidate.notes.append(
        "\(path) was taken as the Info.plist because it is the nearest of an application")
      return
    }
  }

  private static func isOfApplication(_ list: [String: Any]) -> Bool {
    if let type = list["CFBundlePackageType"] as? String, type != "APPL", !type.hasPrefix("$") {
      return false
    }
    if list["NSExtension"] != nil { return false }
    return [
      "UIApplicationSceneManifest", "LSRequiresIPhoneOS", "UILaunchStoryboardName",
      "UIMainStoryboardFile", "UISupportedInterfaceOrientations", "CFBundleURLTypes",
    ]
    .contains { list[$0] != nil }
  }

  // MARK: - Delegates

  /// Adds the delegates among files, and the files that are compiled with them.
  private func complete(_ candidate: inout AppCandidate, _ paths: [String]) {
    let index = DelegateIndex(paths, text: files.text)
    candidate.delegates = index.delegates
    var chosen: [String] = []
    func add(_ file: String) {
      if !chosen.contains(file), !file.hasSuffix("main.swift") { chosen.append(file) }
    }
    for delegate in index.delegates where delegate.kind != .app {
      add(delegate.file)
      var name = index.classes[delegate.name]?.inherited.first
      var seen: Set<String> = []
      while let parent = name, let found = index.classes[parent], seen.insert(parent).inserted {
        add(found.file)
        name = found.inherited.first
      }
      for file in index.extensions[delegate.name, default: []].sorted() { add(file) }
    }
    candidate.files = chosen
    if let app = candidate.app, let text = files.text(app.file) {
      let source = SourceText(path: app.file, text: text)
      let place = source.tokens.indices.first { source.text($0) == "UIApplicationDelegateAdaptor" }
      if let place { candidate.adaptedDelegate = source.text(place + 2) }
    }
  }
}
