extension SceneManifest {
  /// A configuration for scenes of a role, with class names that were read from a manifest, or with classes that were
  /// set in code.
  public struct Configuration {
    /// The name of the configuration, unique in the application; nil for a configuration without a name.
    public var name: String?
    /// The class of the scenes, a subclass of `ConnectedScene`; nil to look up ``sceneClassName``.
    public var sceneClass: AnyClass?
    /// The class of the scenes' delegates, which conforms to `ConnectedSceneDelegate`; nil to look up
    /// ``delegateClassName``.
    public var delegateClass: AnyClass?
    /// The name of the class of the scenes, used only if ``sceneClass`` is nil.
    ///
    /// If both properties are nil, the scenes have the class `WindowScene`.
    public var sceneClassName: String?
    /// The name of the class of the scenes' delegates, used only if ``delegateClass`` is nil.
    ///
    /// If both properties are nil, the scenes have no delegate.
    public var delegateClassName: String?
    /// The name of the storyboard of the scenes' windows, without file extension; nil for none.
    public var storyboardName: String?
    /// The name of the storyboard that is shown while a scene launches, without file extension; nil for none.
    public var launchStoryboardName: String?
    /// The immersion style with which an immersive space begins, on visionOS; nil if there is none.
    public var initialImmersionStyle: String?
    /// The entries of the configuration whose keys the library doesn't know.
    ///
    /// The values are as in the manifest, except for values that no ``PropertyValue`` can represent, such as an
    /// infinite number. Such a value is replaced by a description of it.
    public var unknownKeys: [String: PropertyValue] = [:]

    /// Creates a configuration with classes or with the names of classes.
    ///
    /// - Parameters:
    ///   - name: The name of the configuration, unique in the application; nil for a configuration without a name.
    ///   - sceneClass: The class of the scenes, a subclass of `ConnectedScene`; nil to look up `sceneClassName`.
    ///   - delegateClass: The class of the scenes' delegates, which conforms to `ConnectedSceneDelegate`; nil to look
    ///     up `delegateClassName`.
    ///   - sceneClassName: The name of the class of the scenes, such as `Postbox.InboxScene`, used only if `sceneClass`
    ///     is nil. If both are nil, the scenes have the class `WindowScene`.
    ///   - delegateClassName: The name of the class of the scenes' delegates, such as `Postbox.InboxSceneDelegate`,
    ///     used only if `delegateClass` is nil. If both are nil, the scenes have no delegate.
    ///   - storyboardName: The name of the storyboard of the scenes' windows, without file extension; nil for none
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
  /// Returns whether two configurations are equal.
  ///
  /// Classes are equal if they are the same class.
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
