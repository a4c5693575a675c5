/// The applications and targets of a `Package.swift`.
///
/// The manifest is read as text and never run.
struct PackageManifest {
  /// A product that is an app, as in a package of Swift Playgrounds.
  struct Application {
    var name: String
    /// The names of the app's targets.
    var targets: [String]
    /// The keys of the Info.plist that the manifest sets.
    var infoPlist: [String: Any]
    /// The path of a property list with further keys, relative to the package's folder.
    var infoPlistPath: String?
    /// The lines of values that weren't read because they aren't literals.
    var unread: [Int]
  }

  /// A target with source files.
  struct Target {
    var name: String
    /// Whether the target is a program.
    var isExecutable: Bool
    /// The path of the target's folder, relative to the package's folder; nil for the default path.
    var path: String?
    /// The only paths with sources, relative to the target's folder; empty if the whole folder has
    /// sources.
    var sources: [String]
    /// The paths in the target's folder that aren't part of the target.
    var excluded: [String]
  }

  /// The products that are apps.
  private(set) var applications: [Application] = []
  /// The targets that are declared with `target` or `executableTarget`.
  private(set) var targets: [Target] = []

  /// Reads a manifest from its source.
  init(_ source: SourceText) {
    // The dependencies among the arguments of a target have the same form as a target, such as `.target(name: "Mail")`,
    // so the arguments of targets are skipped.
    var end = 0
    for index in source.tokens.indices
    where index >= end && source.text(index - 1) == "." && source.text(index + 1) == "(" {
      switch source.text(index) {
      case "iOSApplication":
        if let found = Self.application(index + 1, in: source) { applications.append(found) }
      case "executableTarget", "target":
        if let found = Self.target(index + 1, in: source) { targets.append(found) }
        end = source.partners[index + 1] ?? end
      case "testTarget", "macro", "plugin": end = source.partners[index + 1] ?? end
      default: break
      }
    }
  }

  private static func application(_ open: Int, in source: SourceText) -> Application? {
    func text(_ label: String) -> String? {
      source.argument(label, in: open).flatMap(source.string)
    }
    let targets = source.argument("targets", in: open).map(source.strings) ?? []
    guard let name = text("name") ?? targets.first else { return nil }
    var list: [String: Any] = ["CFBundleName": name, "CFBundlePackageType": "APPL"]
    list["CFBundleIdentifier"] = text("bundleIdentifier")
    list["CFBundleShortVersionString"] = text("displayVersion")
    list["CFBundleVersion"] = text("bundleVersion")
    var unread: [Int] = []
    if let value = source.argument("infoPlist", in: open) {
      // The value is a call such as `.extendingInfoPlist(with: [:])`, or the dictionary itself.
      let call = value.first { source.text($0) == "(" }
      let inner = call.flatMap { source.arguments(in: $0).first?.value } ?? value
      let entries = source.propertyListValue(inner, unread: &unread) as? [String: Any]
      list.merge(entries ?? [:]) { $1 }
    }
    return Application(
      name: name, targets: targets, infoPlist: list,
      infoPlistPath: text("additionalInfoPlistContentFilePath"),
      unread: unread.map(source.line(of:)))
  }

  private static func target(_ open: Int, in source: SourceText) -> Target? {
    guard let name = source.argument("name", in: open).flatMap(source.string),
      // A call of `.target` outside of a target can be a dependency, for example if the manifest has a constant with
      // dependencies. Only a dependency has the argument `condition`.
      source.text(open - 1) == "executableTarget"
        || !source.arguments(in: open).contains(where: { source.text($0.label) == "condition" })
    else { return nil }
    return Target(
      name: name, isExecutable: source.text(open - 1) == "executableTarget",
      path: source.argument("path", in: open).flatMap(source.string),
      sources: source.argument("sources", in: open).map(source.strings) ?? [],
      excluded: source.argument("exclude", in: open).map(source.strings) ?? [])
  }

  /// The executable targets that aren't targets of an application product.
  var programs: [Target] {
    let used = Set(applications.flatMap(\.targets))
    return targets.filter { $0.isExecutable && !used.contains($0.name) }
  }

  /// Returns the Swift files of a target.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - folder: The folder of the package.
  ///   - paths: The Swift files of the project.
  /// - Returns: The paths of the target's files.
  func files(of target: Target, in folder: String, among paths: [String]) -> [String] {
    func inside(_ parts: [String]) -> String { XcodeProject.normal(parts.joined(separator: "/")) }
    func isIn(_ path: String, _ place: String) -> Bool {
      place.isEmpty || path == place || path.hasPrefix(place + "/")
    }
    let places = target.path.map { [$0] } ?? self.places(of: target)
    let root = places.map { inside([folder, $0]) }
      .first { place in paths.contains { isIn($0, place) } }
    guard let root else { return [] }
    let sources = target.sources.map { inside([root, $0]) }
    let others = targets.filter { $0.name != target.name }.compactMap(\.path)
      .map { inside([folder, $0]) }.filter { $0 != root && isIn($0, root) }
    let excluded = target.excluded.map { inside([root, $0]) } + others
    return paths.filter { path in
      isIn(path, root) && (sources.isEmpty || sources.contains { isIn(path, $0) })
        && !excluded.contains { isIn(path, $0) }
    }
  }

  /// Returns the folders in which the sources of a target without a path may be, in the order of the search.
  private func places(of target: Target) -> [String] {
    let roots = ["Sources", "Source", "src", "srcs"]
    // If a package has only one target, the target's sources can be directly in these folders.
    return roots.map { "\($0)/\(target.name)" } + (targets.count == 1 ? roots : [])
  }
}
