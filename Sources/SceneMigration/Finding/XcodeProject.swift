import Foundation

/// The application targets of an Xcode project, with the objects that describe them.
struct XcodeProject {
  /// A target that builds an application.
  struct Target {
    var name: String
    /// The build settings of one configuration, merged over the settings of the project.
    var settings: [String: String]
    /// The paths of source files that belong to the target, in addition to the files in `folders`.
    var sources: Set<String> = []
    /// The folders whose files all belong to the target, except the files in ``exceptions``.
    var folders: [String] = []
    /// The paths of files in ``folders`` that don't belong to the target.
    var exceptions: Set<String> = []

    /// Returns whether a file belongs to the target.
    func contains(_ path: String) -> Bool {
      sources.contains(path)
        || !exceptions.contains(path) && folders.contains { path.hasPrefix($0 + "/") }
    }
  }

  /// The targets that build applications for iOS, iPadOS, tvOS or visionOS.
  private(set) var targets: [Target] = []
  /// The paths of the Info.plists of all targets, including targets that aren't apps.
  private(set) var infoPlists: Set<String> = []
  /// The folder to which paths in settings are relative, as a path relative to the root of the project's files.
  let sourceRoot: String

  typealias Object = [String: Any]
  /// The objects of the project file, by their identifiers.
  let objects: [String: Object]
  let files: ProjectFiles
  /// The paths of the files and groups, by the identifiers of their objects.
  private(set) var places: [String: String] = [:]

  /// Reads a project; returns nil if the project can't be read.
  ///
  /// - Parameters:
  ///   - path: The path of the `.xcodeproj`.
  ///   - files: The files of the project's folder.
  init?(_ path: String, in files: ProjectFiles) {
    guard let list = files.propertyList("\(path)/project.pbxproj"),
      let entries = list["objects"] as? [String: Any]
    else { return nil }
    self.files = files
    objects = entries.compactMapValues { $0 as? Object }
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    guard let root = (list["rootObject"] as? String).flatMap({ entries[$0] as? Object }) else {
      return nil
    }
    sourceRoot = Self.normal("\(folder)/\(root["projectDirPath"] as? String ?? "")")
    places = paths(of: root)
    let file = path.split(separator: "/").last ?? ""
    let own = String(file.dropLast(".xcodeproj".count))
    let base = settings(of: root, over: ["PROJECT": own, "PROJECT_NAME": own])
    for id in strings(root["targets"]) {
      guard let object = objects[id], let name = object["name"] as? String else { continue }
      let settings = settings(of: object, over: base.merging(["TARGET_NAME": name]) { $1 })
      var variables = Variables(settings, target: name)
      if let list = infoPlist(settings, &variables) { infoPlists.insert(list) }
      guard Self.productTypes.contains(object["productType"] as? String ?? ""),
        Self.isMobile(settings, &variables)
      else { continue }
      targets.append(target(name, id, object, settings))
    }
  }

  /// The product types that are apps, except apps for Apple Watch.
  private static let productTypes: Set<String> = [
    "com.apple.product-type.application",
    "com.apple.product-type.application.on-demand-install-capable",
  ]

  func strings(_ value: Any?) -> [String] { value as? [String] ?? [] }

  // MARK: - Files

  private func paths(of root: Object) -> [String: String] {
    var result: [String: String] = [:]
    var pending: [(String, String)] = []
    if let group = root["mainGroup"] as? String { pending.append((group, sourceRoot)) }
    while let (id, parent) = pending.popLast() {
      guard result[id] == nil, let object = objects[id] else { continue }
      let own = object["path"] as? String ?? ""
      let tree = object["sourceTree"] as? String ?? "<group>"
      let path = Self.normal("\(tree == "SOURCE_ROOT" ? sourceRoot : parent)/\(own)")
      result[id] = path
      pending += strings(object["children"]).map { ($0, path) }
    }
    return result
  }

  /// Returns a path without empty parts and `.`, and without `..` and the parts that `..` cancels.
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
    _ name: String, _ id: String, _ object: Object, _ settings: [String: String]
  ) -> Target {
    var target = Target(name: name, settings: settings)
    for phase in strings(object["buildPhases"]).compactMap({ objects[$0] })
    where phase["isa"] as? String == "PBXSourcesBuildPhase" {
      for file in strings(phase["files"]).compactMap({ objects[$0] }) {
        guard let reference = file["fileRef"] as? String, let path = places[reference] else {
          continue
        }
        target.sources.insert(path)
      }
    }
    let own = Set(strings(object["fileSystemSynchronizedGroups"]))
    target.folders = own.compactMap { places[$0] }.sorted()
    for (group, path) in places {
      for exception in strings(objects[group]?["exceptions"]).compactMap({ objects[$0] })
      where exception["target"] as? String ?? id == id {
        let names = strings(exception["membershipExceptions"]).map { Self.normal("\(path)/\($0)") }
        // If the folder belongs to another target, its exceptions for this target are files of this target too.
        if own.contains(group) {
          target.exceptions.formUnion(names)
        } else {
          target.sources.formUnion(names)
        }
      }
    }
    return target
  }
}
