import Foundation

/// A project of Xcode, as far as its application targets go.
struct XcodeProject {
  /// A target that makes an application.
  struct Target {
    /// The name.
    var name: String
    /// The build settings of one configuration, with those of the project beneath.
    var settings: [String: String]
    /// The paths of the Swift files in the project's folder.
    var sources: Set<String>
    /// The folders whose files all belong to the target.
    var folders: [String]
    /// The paths of files in those folders that don't.
    var exceptions: Set<String>

    /// Returns whether a file belongs to the target.
    func contains(_ path: String) -> Bool {
      sources.contains(path)
        || !exceptions.contains(path) && folders.contains { path.hasPrefix($0 + "/") }
    }
  }

  /// The targets that make applications for iOS.
  private(set) var targets: [Target] = []

  private typealias Object = [String: Any]
  private let objects: [String: Object]
  private let files: ProjectFiles
  private let folder: String

  /// Reads a project.
  ///
  /// - Parameters:
  ///   - path: The path of the `.xcodeproj`.
  ///   - files: The files of the folder.
  init?(_ path: String, in files: ProjectFiles) {
    guard let list = files.propertyList("\(path)/project.pbxproj"),
      let entries = list["objects"] as? [String: Any]
    else { return nil }
    self.files = files
    folder = path.split(separator: "/").dropLast().joined(separator: "/")
    objects = entries.compactMapValues { $0 as? Object }
    guard let root = (list["rootObject"] as? String).flatMap({ objects[$0] }) else { return nil }
    let base = settings(of: root, over: [:])
    let places = paths(of: root)
    for id in strings(root["targets"]) {
      guard let object = objects[id], let name = object["name"] as? String,
        (object["productType"] as? String ?? "").hasPrefix("com.apple.product-type.application")
      else { continue }
      let settings = settings(of: object, over: base.merging(["TARGET_NAME": name]) { $1 })
      guard Self.isMobile(settings) else { continue }
      targets.append(target(name, object, settings, places))
    }
  }

  private func strings(_ value: Any?) -> [String] { value as? [String] ?? [] }

  private static func isMobile(_ settings: [String: String]) -> Bool {
    let platforms = "\(settings["SDKROOT"] ?? "") \(settings["SUPPORTED_PLATFORMS"] ?? "")"
    if platforms.contains("iphone") || platforms.contains("xros") || platforms.contains("appletvos")
    {
      return true
    }
    return !platforms.contains("macosx") && !platforms.contains("watch")
      || platforms.contains("auto")
  }

  // MARK: - Settings

  private func settings(of object: Object, over base: [String: String]) -> [String: String] {
    guard let list = (object["buildConfigurationList"] as? String).flatMap({ objects[$0] }) else {
      return base
    }
    let configurations = strings(list["buildConfigurations"]).compactMap { objects[$0] }
    let preferred = list["defaultConfigurationName"] as? String ?? "Release"
    guard
      let chosen = configurations.first(where: { $0["name"] as? String == preferred })
        ?? configurations.first
    else { return base }
    var settings = base
    if let reference = chosen["baseConfigurationReference"] as? String,
      let file = objects[reference].flatMap({ path(of: $0, id: reference) })
    {
      settings.merge(configuration(at: file)) { $1 }
    }
    for (key, value) in chosen["buildSettings"] as? Object ?? [:] {
      guard let text = value as? String ?? (value as? [String])?.joined(separator: " ") else {
        continue
      }
      settings[key] = text.replacing("$(inherited)", with: settings[key] ?? "")
    }
    return settings
  }

  /// Returns the settings of an `.xcconfig` file and those it includes.
  private func configuration(at path: String, depth: Int = 0) -> [String: String] {
    guard depth < 8, let text = files.text(path) else { return [:] }
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    var settings: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let line = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
        .trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("#include"), let name = line.firstMatch(of: /"(.+?)"/) {
        settings.merge(configuration(at: Self.normal("\(folder)/\(name.1)"), depth: depth + 1)) {
          $1
        }
      } else if let match = line.wholeMatch(
        of: /([A-Za-z_][A-Za-z0-9_]*)(?:\[[^\]]*\])?\s*=\s*(.*)/)
      {
        let key = String(match.1)
        settings[key] = String(match.2).replacing("$(inherited)", with: settings[key] ?? "")
      }
    }
    return settings
  }

  // MARK: - Files

  /// The path of each file and group, by its identifier.
  private func paths(of root: Object) -> [String: String] {
    var result: [String: String] = [:]
    var pending: [(String, String)] = []
    let start = Self.normal("\(folder)/\(root["projectDirPath"] as? String ?? "")")
    if let group = root["mainGroup"] as? String { pending.append((group, start)) }
    while let (id, parent) = pending.popLast() {
      guard result[id] == nil, let object = objects[id] else { continue }
      let own = object["path"] as? String ?? ""
      let tree = object["sourceTree"] as? String ?? "<group>"
      let path = Self.normal("\(tree == "SOURCE_ROOT" ? start : parent)/\(own)")
      result[id] = path
      pending += strings(object["children"]).map { ($0, path) }
    }
    return result
  }

  private func path(of object: Object, id: String) -> String? {
    guard let own = object["path"] as? String else { return nil }
    // The groups aren't known yet: the file is looked for by its name.
    let direct = Self.normal("\(folder)/\(own)")
    if files.text(direct) != nil { return direct }
    let parents = objects.filter { strings($0.value["children"]).contains(id) }
    for (key, parent) in parents {
      if let base = parent["path"] as? String {
        let grand =
          objects.first { strings($0.value["children"]).contains(key) }?.value["path"] as? String
        let candidates = ["\(folder)/\(base)/\(own)", "\(folder)/\(grand ?? "")/\(base)/\(own)"]
        if let found = candidates.map(Self.normal).first(where: { files.text($0) != nil }) {
          return found
        }
      }
    }
    return nil
  }

  /// Removes empty parts, `.` and `..` from a path.
  static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty {
        parts.removeLast()
      } else if part != ".." {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  private func target(
    _ name: String, _ object: Object, _ settings: [String: String], _ places: [String: String]
  ) -> Target {
    var target = Target(name: name, settings: settings, sources: [], folders: [], exceptions: [])
    for phase in strings(object["buildPhases"]).compactMap({ objects[$0] })
    where phase["isa"] as? String == "PBXSourcesBuildPhase" {
      for file in strings(phase["files"]).compactMap({ objects[$0] }) {
        guard let reference = file["fileRef"] as? String, let path = places[reference] else {
          continue
        }
        target.sources.insert(path)
      }
    }
    for id in strings(object["fileSystemSynchronizedGroups"]) {
      guard let group = objects[id], let path = places[id] else { continue }
      target.folders.append(path)
      for exception in strings(group["exceptions"]).compactMap({ objects[$0] }) {
        let names = strings(exception["membershipExceptions"]).map { Self.normal("\(path)/\($0)") }
        target.exceptions.formUnion(names)
      }
    }
    return target
  }

  /// The folder of the project, in the root.
  var sourceRoot: String { folder }
}
