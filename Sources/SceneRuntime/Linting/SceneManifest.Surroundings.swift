extension SceneManifest {
  /// The app and the device for which a scene manifest is checked.
  @MainActor public struct Surroundings {
    /// The build settings with which variables are expanded and classes are looked up, unless the manifest has build
    /// settings of its own.
    public var settings: BuildSettings
    /// The number of scenes that the app declares.
    public var declaredScenes: Int
    /// The device for which the manifest is checked; it determines the roles whose scenes are shown.
    public var profile: HostProfile
    /// The names of the registered storyboards; nil if they are unknown, in which case the names of storyboards aren't
    /// checked.
    public var storyboards: Set<String>?
    /// Whether the checks call delegates.
    ///
    /// If true, scene delegates of configurations with a storyboard are created and connected to a hidden scene, and
    /// the application's delegate is asked for configurations.
    public var connectsDelegates: Bool
    /// The application's delegate; only its method
    /// ``/SceneRuntime/ApplicationDelegate/application(_:configurationForConnecting:options:)`` is
    /// called.
    public var applicationDelegate: (any ApplicationDelegate)?
    /// The events for which a check asks the application's delegate for a configuration.
    ///
    /// The delegate is also asked once without an event.
    public var events: [ExternalEvent] = []

    /// Creates a description of the app and the device for which a manifest is checked.
    ///
    /// - Parameters:
    ///   - settings: The build settings with which variables are expanded and classes are looked up; by default those
    ///     of the process.
    ///   - declaredScenes: The number of scenes that the app declares.
    ///   - profile: The device for which the manifest is checked; a tablet by default.
    ///   - storyboards: The names of the registered storyboards; nil if they are unknown.
    ///   - connectsDelegates: True to let the checks create scene delegates and call methods of delegates.
    ///   - applicationDelegate: The application's delegate, which is asked for configurations; nil if there is none.
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
