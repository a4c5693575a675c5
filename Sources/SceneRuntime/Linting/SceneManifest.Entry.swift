extension SceneManifest {
  /// A configuration in the manifest, with its role, and with the key path at which rules report problems of the
  /// configuration.
  struct Entry {
    var role: SceneSession.Role
    var configuration: Configuration
    var path: PropertyListPath

    /// Returns the key path of one of the configuration's keys, for the location of a problem.
    func place(_ key: Configuration.Key) -> String { "\(path.key(key.rawValue))" }
  }

  static let path = PropertyListPath.top.key(InformationPropertyList.Key.sceneManifest.rawValue)

  /// Returns the key path of the array with a role's configurations.
  static func path(of role: SceneSession.Role) -> PropertyListPath {
    path.key(Key.configurations.rawValue).key(role.rawValue)
  }

  /// All configurations, in the order of the roles.
  var entries: [Entry] {
    roles.flatMap { role in
      (configurations[role] ?? []).enumerated().map { index, configuration in
        Entry(
          role: role, configuration: configuration, path: Self.path(of: role).index(index))
      }
    }
  }
}
