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
    /// Whether delegates are run, to learn what they do: scene delegates beside a storyboard are made and
    /// connected to a scene nobody sees, and the application's delegate is asked for configurations.
    public var connectsDelegates: Bool
    /// The application's delegate; only ``ApplicationDelegate/application(_:configurationForConnecting:options:)``
    /// is called.
    public var applicationDelegate: (any ApplicationDelegate)?
    /// The events for which it is asked for configurations, beside a scene that connects without one.
    public var events: [ExternalEvent] = []

    /// - Parameters:
    ///   - settings: Where names are looked up.
    ///   - declaredScenes: How many scenes the app declares.
    ///   - profile: What kind of device it is for.
    ///   - storyboards: The names of the storyboards that are registered; nil if that isn't known.
    ///   - connectsDelegates: Whether delegates are run.
    ///   - applicationDelegate: The application's delegate.
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
