import Foundation

extension XcodeProject {
  /// Returns whether the settings build an app for iOS, iPadOS, tvOS or visionOS.
  ///
  /// Settings without a platform count as settings for iOS.
  static func isMobile(_ settings: [String: String], _ variables: inout Variables) -> Bool {
    let supported = variables.expand(settings["SUPPORTED_PLATFORMS"] ?? "")
    let kit = variables.expand(settings["SDKROOT"] ?? "")
    func isOne(_ text: String) -> Bool {
      ["iphone", "xros", "appletvos"].contains(where: text.contains)
    }
    if kit.contains("watch") { return false }
    if isOne(kit) || isOne(supported) { return true }
    return supported.isEmpty && !kit.contains("macosx")
  }

  /// Returns the path of the Info.plist that the settings name; nil if the settings name no Info.plist.
  func infoPlist(_ settings: [String: String], _ variables: inout Variables) -> String? {
    guard let setting = settings["INFOPLIST_FILE"], !setting.isEmpty else { return nil }
    return Self.normal("\(sourceRoot)/\(variables.expand(setting.filter { $0 != "\"" }))")
  }

  /// Returns the build settings of a project or a target.
  ///
  /// - Parameters:
  ///   - object: The project or target.
  ///   - base: The settings that the object's own settings override.
  /// - Returns: The settings of the default configuration or, if there is none, of the first configuration; `base` if
  ///   the object has no configuration.
  func settings(of object: Object, over base: [String: String]) -> [String: String] {
    guard let list = (object["buildConfigurationList"] as? String).flatMap({ objects[$0] }) else {
      return base
    }
    let configurations = strings(list["buildConfigurations"]).compactMap { objects[$0] }
    let preferred = list["defaultConfigurationName"] as? String ?? "Release"
    guard
      let chosen = configurations.first(where: { $0["name"] as? String == preferred })
        ?? configurations.first
    else { return base }
    let name = chosen["name"] as? String ?? preferred
    var settings = base
    if let file = baseFile(of: chosen) {
      var remaining = Self.includeLimit
      read(file, into: &settings, configuration: name, &remaining)
    }
    let own = (chosen["buildSettings"] as? Object ?? [:]).compactMapValues { value in
      value as? String ?? (value as? [String])?.joined(separator: " ")
    }
    // A setting with a condition overrides a setting without a condition. The key with the condition is longer, so it
    // comes later in this order.
    for (key, value) in own.sorted(by: { $0.key < $1.key }) {
      Self.set(key, value, in: &settings, configuration: name)
    }
    return settings
  }

  /// Returns the path of the `.xcconfig` file of a configuration; nil if there is none.
  private func baseFile(of configuration: Object) -> String? {
    if let reference = configuration["baseConfigurationReference"] as? String {
      return places[reference]
    }
    // A file in a synchronized folder has no identifier in the project; the configuration names the folder, and the
    // path of the file in the folder.
    guard let anchor = configuration["baseConfigurationReferenceAnchor"] as? String,
      let relative = configuration["baseConfigurationReferenceRelativePath"] as? String
    else { return nil }
    return places[anchor].map { Self.normal("\($0)/\(relative)") }
  }

  /// Adds the settings of an `.xcconfig` file, and of the files that it includes.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - settings: The settings.
  ///   - configuration: The name of the configuration.
  ///   - remaining: The number of files that can still be read. Without this limit, a chain of files
  ///     that each include the next file twice would take too long.
  ///   - outer: The paths of the files that include this file.
  private func read(
    _ path: String, into settings: inout [String: String], configuration: String,
    _ remaining: inout Int, within outer: Set<String> = []
  ) {
    guard remaining > 0, !outer.contains(path), let text = files.text(path) else { return }
    remaining -= 1
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
        .trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("#include"), let name = line.firstMatch(of: /"(.+?)"/) {
        read(
          Self.normal("\(folder)/\(name.1)"), into: &settings, configuration: configuration,
          &remaining, within: outer.union([path]))
      } else if let match = line.wholeMatch(
        of: /([A-Za-z_][A-Za-z0-9_]*(?:\[[^\]]*\])*)\s*=\s*(.*)/)
      {
        Self.set(
          String(match.1), String(match.2), in: &settings, configuration: configuration)
      }
    }
  }

  /// Sets a value if every condition in the key, such as `[sdk=iphoneos*]`, is true for an iOS device
  /// and the configuration.
  private static func set(
    _ key: String, _ value: String, in settings: inout [String: String], configuration: String
  ) {
    guard let name = key.prefixMatch(of: /[^\[]+/).map({ String($0.0) }) else { return }
    for condition in key.dropFirst(name.count).matches(of: /(\w+)=([^\],]+)/) {
      let pattern = condition.2
      switch condition.1 {
      case "sdk" where matches("iphoneos", pattern) || pattern.hasPrefix("iphoneos"): continue
      case "config" where matches(configuration, pattern): continue
      case "arch" where pattern == "*": continue
      default: return
      }
    }
    let inherited = settings[name] ?? ""
    let count = value.ranges(of: "$(inherited)").count
    // Without this limit, many lines that each contain the inherited value twice would fill the memory.
    guard count * inherited.utf8.count < 1_000_000 else { return }
    settings[name] = value.replacing("$(inherited)", with: inherited)
  }

  /// Returns whether a whole name matches a pattern, in which each `*` stands for any text.
  private static func matches(_ name: String, _ pattern: Substring) -> Bool {
    var parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    let first = parts.removeFirst()
    guard let last = parts.popLast() else { return name == first }
    guard name.hasPrefix(first) else { return false }
    var rest = name.dropFirst(first.count)
    for part in parts where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }

  private static let includeLimit = 100
}
