extension SceneManifest {
  /// One way to make a scene of a role: the names in a manifest's entry, or classes given in code.
  public struct Configuration {
    /// Unique in the application; nil for an unnamed entry.
    public var name: String?
    /// A subclass of ``ConnectedScene``; nil means ``WindowScene``.
    public var sceneClass: AnyClass?
    /// A class that conforms to ``ConnectedSceneDelegate``; nil means none.
    public var delegateClass: AnyClass?
    /// The name by which the scene's class is looked up if none is given.
    public var sceneClassName: String?
    /// The name by which the delegate's class is looked up if none is given.
    public var delegateClassName: String?
    /// The storyboard the scene's window is made from, without extension.
    public var storyboardName: String?
    /// The storyboard shown while the scene launches, without extension.
    public var launchStoryboardName: String?
    /// How a space around a person begins, on visionOS.
    public var initialImmersionStyle: String?
    /// The entries whose keys aren't known, as they are.
    public var unknownKeys: [String: PropertyValue] = [:]

    public init(
      name: String? = nil, sceneClass: AnyClass? = nil, delegateClass: AnyClass? = nil,
      sceneClassName: String? = nil, delegateClassName: String? = nil,
      storyboardName: String? = nil
    ) {
      self.name = name
      self.sceneClass = sceneClass
      self.delegateClass = delegateClass
      self.sceneClassName = sceneClassName
      self.delegateClassName = delegateClassName
      self.storyboardName = storyboardName
    }
  }
}

extension SceneManifest.Configuration: Equatable {
  /// Whether two entries say the same; classes are the same if they are one class.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.name == rhs.name && lhs.sceneClass == rhs.sceneClass
      && lhs.delegateClass == rhs.delegateClass && lhs.sceneClassName == rhs.sceneClassName
      && lhs.delegateClassName == rhs.delegateClassName
      && lhs.storyboardName == rhs.storyboardName
      && lhs.launchStoryboardName == rhs.launchStoryboardName
      && lhs.initialImmersionStyle == rhs.initialImmersionStyle
      && lhs.unknownKeys == rhs.unknownKeys
  }
}
