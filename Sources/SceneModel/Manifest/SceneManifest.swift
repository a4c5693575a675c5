/// What an application says of its scenes before any exists: how many, and how they are made.
///
/// It is read from an Info.plist (``init(contentsOf:)``), or a value made in code:
///
/// ```swift
/// static let manifest = SceneManifest(
///   supportsMultipleScenes: true,
///   configurations: [
///     .windowApplication: [.init(name: "Inbox", delegateClass: InboxSceneDelegate.self)]
///   ])
/// ```
///
/// Names are kept as they are written. An application expands their variables and looks up their
/// classes once, when it is made (``resolved(in:)``).
public struct SceneManifest {
  /// Whether the application may have more than one scene at a time (S54, S56).
  public var supportsMultipleScenes: Bool
  /// The configurations of each role; the first is the role's default (S28).
  public var configurations: [SceneRole: [Configuration]]
  /// Whether windows may be gathered as tabs; nil if the manifest doesn't say.
  public var supportsTabbedSceneCollection: Bool?
  /// Whether there may be a scene on a car's dashboard; nil if the manifest doesn't say.
  public var supportsDashboardNavigationScene: Bool?
  /// Whether there may be a scene among a car's instruments; nil if the manifest doesn't say.
  public var supportsInstrumentClusterNavigationScene: Bool?
  /// The role of the first scene at launch, from the top level of an Info.plist or, if it isn't there, the
  /// manifest; nil if neither says.
  public var preferredDefaultSceneSessionRole: SceneRole?
  /// The entries whose keys aren't known, as they are; words stand for a value that can't be used, such as a
  /// number that isn't finite.
  public var unknownKeys: [String: PropertyValue] = [:]
  /// Where names are looked up; nil for the app's own module, else the running program's.
  public var buildSettings: BuildSettings?

  /// The main storyboard of an app without scenes that stands beside the manifest in its Info.plist.
  package var mainStoryboardName: String?
  /// Why the file that should have given it isn't used.
  package var readingProblem: Problem?

  /// A manifest made in code, as one that was read says it.
  ///
  /// - Parameters:
  ///   - supportsMultipleScenes: Whether there may be several scenes (S54).
  ///   - configurations: How scenes are made, by role; the first of a role counts where none is named (S29).
  public init(
    supportsMultipleScenes: Bool,
    configurations: [SceneRole: [Configuration]] = [:]
  ) {
    self.supportsMultipleScenes = supportsMultipleScenes
    self.configurations = configurations
  }

  /// The entry with this name, or the role's first if `name` is nil (S29).
  public func configuration(named name: String?, role: SceneRole) -> Configuration? {
    let entries = configurations[role] ?? []
    guard let name else { return entries.first }
    return entries.first { $0.name == name }
  }

  /// The roles that have configurations: those this library has names for, then others by name.
  ///
  /// A property list's dictionaries have no order, so this one is ours.
  public var roles: [SceneRole] {
    SceneRole.all.filter { configurations[$0] != nil }
      + configurations.keys.filter { !SceneRole.all.contains($0) }
      .sorted { $0.rawValue < $1.rawValue }
  }
}

extension SceneManifest: Equatable {
  /// Whether two manifests say the same; classes are the same if they are one class.
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
