extension SceneManifest {
  /// A configuration for scenes of a role, with names from a manifest or classes set in code.
  public struct Configuration {
    /// The name, unique in the application; nil for an unnamed entry.
    public var name: String?
    /// The scene's class, a subclass of `ConnectedScene`; nil means `WindowScene`.
    public var sceneClass: AnyClass?
    /// The delegate's class, which conforms to `ConnectedSceneDelegate`; nil means no delegate.
    public var delegateClass: AnyClass?
    /// The name for looking up the scene's class, used if ``sceneClass`` is nil.
    public var sceneClassName: String?
    /// The name for looking up the delegate's class, used if ``delegateClass`` is nil.
    public var delegateClassName: String?
    /// The storyboard of the scene's window, without extension.
    public var storyboardName: String?
    /// The storyboard shown while the scene launches, without extension.
    public var launchStoryboardName: String?
    /// The initial immersion style of an immersive space, on visionOS.
    public var initialImmersionStyle: String?
    /// The entries with unknown keys, unchanged.
    public var unknownKeys: [String: PropertyValue] = [:]

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - name: The name, unique in the application; nil for an unnamed entry.
    ///   - sceneClass: The scene's class, a subclass of `ConnectedScene`; nil to look up
    ///     `sceneClassName`.
    ///   - delegateClass: The delegate's class, which conforms to `ConnectedSceneDelegate`; nil to
    ///     look up `delegateClassName`.
    ///   - sceneClassName: The name of the scene's class, such as `Postbox.InboxScene`; nil for
    ///     `WindowScene`.
    ///   - delegateClassName: The name of the delegate's class, such as
    ///     `Postbox.InboxSceneDelegate`; nil for no delegate.
    ///   - storyboardName: The storyboard of the scene's window, without extension; nil for none
    ///     (S36).
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
  /// Returns whether two configurations are equal; classes are compared by identity.
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
