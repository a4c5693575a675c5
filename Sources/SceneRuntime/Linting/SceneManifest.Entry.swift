extension SceneManifest {
  /// A configuration with its key path, for rules.
  struct Entry {
    var role: SceneSession.Role
    var configuration: Configuration
    var path: PropertyListPath

    /// Returns the key path of one of the configuration's keys, for messages.
    func place(_ key: Configuration.Key) -> String { "\(path.key(key.rawValue))" }
  }

  static let path = PropertyListPath.top.key(InformationPropertyList.Key.sceneManifest.rawValue)

  /// Returns the key path of a role's array.
  static func path(of role: SceneSession.Role) -> PropertyListPath {
    path.key(Key.configurations.rawValue).key(role.rawValue)
  }

  /// All configurations, role by role.
  var entries: [Entry] {
    roles.flatMap { role in
      (configurations[role] ?? []).enumerated().map { index, configuration in
        Entry(
          role: role, configuration: configuration, path: Self.path(of: role).index(index))
      }
    }
  }
}
