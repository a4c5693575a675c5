/// The static declarations of an app about its scenes: whether it may have several scenes at a time, and the
/// configurations of its scenes.
///
/// A manifest is read from an Info.plist (`init(contentsOf:)`) or created in code:
///
/// ```swift
/// static let manifest = SceneManifest(
///   supportsMultipleScenes: true,
///   configurations: [
///     .windowApplication: [.init(name: "Inbox", delegateClass: InboxSceneDelegate.self)]
///   ])
/// ```
///
/// A manifest contains the names as they are written in the Info.plist. An application expands the variables in the
/// names and looks up the classes once, when the application is created (`resolved(in:)`).
public struct SceneManifest {
  /// Whether the application may have more than one scene at a time (S54, S56).
  public var supportsMultipleScenes: Bool
  /// The configurations by their roles.
  ///
  /// The first configuration of a role is the default of the role (S28).
  public var configurations: [SceneRole: [Configuration]]
  /// Whether windows can be grouped as tabs; nil if the manifest doesn't say.
  public var supportsTabbedSceneCollection: Bool?
  /// Whether the app has a scene for the CarPlay dashboard; nil if the manifest doesn't say.
  public var supportsDashboardNavigationScene: Bool?
  /// Whether the app has a scene for a car's instrument cluster; nil if the manifest doesn't say.
  public var supportsInstrumentClusterNavigationScene: Bool?
  /// The preferred role of the first scene: the entry at the top level of the Info.plist or, if there is none, the
  /// entry in the manifest; nil if neither exists.
  public var preferredDefaultSceneSessionRole: SceneRole?
  /// The entries of the manifest whose keys the library doesn't know.
  ///
  /// The values are as in the manifest, except for values that no ``PropertyValue`` can represent, such as an infinite
  /// number. Such a value is replaced by a description of it.
  public var unknownKeys: [String: PropertyValue] = [:]
  /// The build settings with which variables are expanded and classes are looked up.
  ///
  /// If the property is nil, the build settings of the app's module are used or, if they aren't known, those of the
  /// running program.
  public var buildSettings: BuildSettings?

  /// The name of the main storyboard for apps without scenes; nil if the Info.plist of the manifest has no such entry.
  package var mainStoryboardName: String?
  /// The problem with the file from which the manifest should have been read; nil if the file could be read.
  package var readingProblem: Problem?

  /// Creates a manifest in code.
  ///
  /// A manifest with class names instead of classes equals a manifest that is read from a file with the same entries.
  ///
  /// - Parameters:
  ///   - supportsMultipleScenes: Whether the application may have more than one scene at a time (S54).
  ///   - configurations: The configurations by their roles. The first configuration of a role is the default of the
  ///     role (S29).
  public init(
    supportsMultipleScenes: Bool,
    configurations: [SceneRole: [Configuration]] = [:]
  ) {
    self.supportsMultipleScenes = supportsMultipleScenes
    self.configurations = configurations
  }

  /// Returns a role's configuration with the given name or, if the name is nil, the role's first configuration (S29).
  ///
  /// - Parameters:
  ///   - name: The name of the configuration; nil for the first configuration of the role.
  ///   - role: The role whose configurations are searched.
  /// - Returns: The configuration; nil if the role has no configurations, or none with the name (S30).
  public func configuration(named name: String?, role: SceneRole) -> Configuration? {
    let entries = configurations[role] ?? []
    guard let name else { return entries.first }
    return entries.first { $0.name == name }
  }

  /// The roles that have configurations: first the predefined roles, then other roles in the order of their names.
  ///
  /// A property list has no order of roles, so the library defines one.
  public var roles: [SceneRole] {
    SceneRole.all.filter { configurations[$0] != nil }
      + configurations.keys.filter { !SceneRole.all.contains($0) }
      .sorted { $0.rawValue < $1.rawValue }
  }
}

extension SceneManifest: Equatable {
  /// Returns whether two manifests are equal.
  ///
  /// The scene classes and delegate classes of the configurations are compared by identity.
  public static func == (lhs: SceneManifest, rhs: SceneManifest) -> Bool {
    lhs.supportsMultipleScenes == rhs.supportsMultipleScenes
      && lhs.configurations == rhs.configurations
      && lhs.supportsTabbedSceneCollection == rhs.supportsTabbedSceneCollection
      && lhs.supportsDashboardNavigationScene == rhs.supportsDashboardNavigationScene
      && lhs.supportsInstrumentClusterNavigationScene
        == rhs.supportsInstrumentClusterNavigationScene
      && lhs.preferredDefaultSceneSessionRole == rhs.preferredDefaultSceneSessionRole
      && lhs.unknownKeys == rhs.unknownKeys && lhs.buildSettings == rhs.buildSettings
  }
}
