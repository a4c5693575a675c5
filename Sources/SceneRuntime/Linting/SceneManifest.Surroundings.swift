extension SceneManifest {
  /// What a manifest is judged by, since it says nothing of the app and the device itself.
  @MainActor public struct Surroundings {
    /// Where names are looked up, unless the manifest has settings of its own.
    public var settings: BuildSettings
    /// How many scenes the app declares.
    public var declaredScenes: Int
    /// What kind of device it is for.
    public var profile: HostProfile
    /// The roles such a device can show.
    public var roles: Set<SceneSession.Role>
    /// Whether scene delegates beside a storyboard are made and connected, to a scene nobody sees;
    /// nothing else shows whether they make a window.
    public var connectsDelegates: Bool
    /// What such a scene's application has for a delegate, which isn't called.
    public var applicationDelegate: (any ApplicationDelegate)?

    /// - Parameters:
    ///   - settings: Where names are looked up.
    ///   - declaredScenes: How many scenes the app declares.
    ///   - profile: What kind of device it is for.
    ///   - roles: The roles such a device can show.
    ///   - connectsDelegates: Whether scene delegates beside a storyboard are run.
    ///   - applicationDelegate: What these find as their application's delegate.
    public init(
      settings: BuildSettings = .process, declaredScenes: Int = 0,
      profile: HostProfile = .tablet, roles: Set<SceneSession.Role> = [.windowApplication],
      connectsDelegates: Bool = false, applicationDelegate: (any ApplicationDelegate)? = nil
    ) {
      self.settings = settings
      self.declaredScenes = declaredScenes
      self.profile = profile
      self.roles = roles
      self.connectsDelegates = connectsDelegates
      self.applicationDelegate = applicationDelegate
    }
  }
}
