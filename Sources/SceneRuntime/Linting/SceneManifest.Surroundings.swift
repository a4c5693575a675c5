extension SceneManifest {
  /// What a manifest is judged by, since it says nothing of the app and the device itself.
  @MainActor public struct Surroundings {
    /// Where names are looked up, unless the manifest has settings of its own.
    public var settings: BuildSettings
    /// How many scenes the app declares.
    public var declaredScenes: Int
    /// What kind of device it is for, whose roles it can show.
    public var profile: HostProfile
    /// The names of the storyboards that are registered; nil if that isn't known, and nothing is said.
    public var storyboards: Set<String>?
    /// Whether scene delegates beside a storyboard are made and connected, to a scene nobody sees;
    /// nothing else shows whether they make a window.
    public var connectsDelegates: Bool
    /// What such a scene's application has for a delegate, which isn't called.
    public var applicationDelegate: (any ApplicationDelegate)?

    /// - Parameters:
    ///   - settings: Where names are looked up.
    ///   - declaredScenes: How many scenes the app declares.
    ///   - profile: What kind of device it is for.
    ///   - storyboards: The names of the storyboards that are registered; nil if that isn't known.
    ///   - connectsDelegates: Whether scene delegates beside a storyboard are run.
    ///   - applicationDelegate: What these find as their application's delegate.
    public init(
      settings: BuildSettings = .process, declaredScenes: Int = 0,
      profile: HostProfile = .tablet, storyboards: Set<String>? = nil,
      connectsDelegates: Bool = false, applicationDelegate: (any ApplicationDelegate)? = nil
    ) {
      self.settings = settings
      self.declaredScenes = declaredScenes
      self.profile = profile
      self.storyboards = storyboards
      self.connectsDelegates = connectsDelegates
      self.applicationDelegate = applicationDelegate
    }
  }
}
