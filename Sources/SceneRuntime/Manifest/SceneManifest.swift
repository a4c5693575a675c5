/// What an application says of its scenes before any exists: how many, and how they are made.
///
/// Here it is a value made in code:
///
/// ```swift
/// static let manifest = SceneManifest(
///   supportsMultipleScenes: true,
///   configurations: [
///     .windowApplication: [.init(name: "Inbox", delegateClass: InboxSceneDelegate.self)]
///   ])
/// ```
public struct SceneManifest {
  /// One way to make a scene of a role.
  public struct Configuration {
    /// Unique in the application; nil for an unnamed entry.
    public var name: String?
    /// A subclass of ``ConnectedScene``; nil means ``WindowScene``.
    public var sceneClass: AnyClass?
    /// A class that conforms to ``ConnectedSceneDelegate``; nil means none.
    public var delegateClass: AnyClass?

    public init(
      name: String? = nil, sceneClass: AnyClass? = nil, delegateClass: AnyClass? = nil
    ) {
      self.name = name
      self.sceneClass = sceneClass
      self.delegateClass = delegateClass
    }
  }

  /// Whether the application may have more than one scene at a time (S54, S56).
  public var supportsMultipleScenes: Bool
  /// The configurations of each role; the first is the role's default (S28).
  public var configurations: [SceneSession.Role: [Configuration]]

  public init(
    supportsMultipleScenes: Bool,
    configurations: [SceneSession.Role: [Configuration]] = [:]
  ) {
    self.supportsMultipleScenes = supportsMultipleScenes
    self.configurations = configurations
  }

  /// The entry with this name, or the role's first if `name` is nil (S29).
  public func configuration(named name: String?, role: SceneSession.Role) -> Configuration? {
    let entries = configurations[role] ?? []
    guard let name else { return entries.first }
    return entries.first { $0.name == name }
  }
}
