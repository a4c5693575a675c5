/// An application's static declarations about its scenes: whether there can be several, and their
/// configurations.
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
/// Names are kept as written. An application expands their variables and looks up their classes once,
/// when it is created (`resolved(in:)`).
public struct SceneManifest {
  /// Whether the application can have more than one scene at a time (S54, S56).
  public var supportsMultipleScenes: Bool
  /// The configurations of each role; the first is the role's default (S28).
  public var configurations: [SceneRole: [Configuration]]
  /// Whether windows can be grouped as tabs; nil if the manifest has no entry.
  public var supportsTabbedSceneCollection: Bool?
  /// Whether a scene on the CarPlay dashboard is supported; nil if the manifest has no entry.
  public var supportsDashboardNavigationScene: Bool?
  /// Whether a scene in a car's instrument cluster is supported; nil if the manifest has no entry.
  public var supportsInstrumentClusterNavigationScene: Bool?
  /// The role of the first scene at launch: the entry at the top level of an Info.plist or, if
  /// there is none, the entry in the manifest; nil if neither has an entry.
  public var preferredDefaultSceneSessionRole: SceneRole?
  /// The entries with unknown keys.
  ///
  /// Supported values are unchanged; values that can't be represented, such as infinite numbers,
  /// are replaced by a description.
  public var unknownKeys: [String: PropertyValue] = [:]
  /// The settings for looking up names.
  ///
  /// If nil, the settings of the app's module are used. If the module has no settings, the settings
  /// of the running program are used.
  public var buildSettings: BuildSettings?

  /// The main storyboard of apps without scenes, if the Info.plist names a main storyboard in
  /// addition to the manifest.
  package var mainStoryboardName: String?
  /// The problem with the file from which the manifest should have been read; nil if there was no
  /// problem.
  package var readingProblem: Problem?

  /// Creates a manifest in code, equal to a manifest read from a file with the same entries.
  ///
  /// - Parameters:
  ///   - supportsMultipleScenes: Whether more than one scene is allowed (S54).
  ///   - configurations: The configurations by role; the first of a role is its default (S29).
  public init(
    supportsMultipleScenes: Bool,
    configurations: [SceneRole: [Configuration]] = [:]
  ) {
    self.supportsMultipleScenes = supportsMultipleScenes
    self.configurations = configurations
  }

  /// Returns the configuration with a name, or the first configuration of the role if `name` is nil
  /// (S29).
  ///
  /// - Parameters:
  ///   - name: The name of the configuration; nil for the first of the role.
  ///   - role: The role whose entries are searched.
  /// - Returns: The configuration; nil if the role has no configurations, or none with the name
  ///   (S30).
  public func configuration(named name: String?, role: SceneRole) -> Configuration? {
    let entries = configurations[role] ?? []
    guard let name else { return entries.first }
    return entries.first { $0.name == name }
  }

  /// The roles that have configurations: predefined roles first, then other roles by name.
  ///
  /// The dictionaries of a property list have no order, so the library defines this order.
  public var roles: [SceneRole] {
    SceneRole.all.filter { configurations[$0] != nil }
      + configurations.keys.filter { !SceneRole.all.contains($0) }
      .sorted { $0.rawValue < $1.rawValue }
  }
}

extension SceneManifest: Equatable {
  /// Returns whether two manifests are equal; classes are compared by identity.
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
