extension SceneManifest {
  /// The app and the device of a manifest, which the checks of the manifest need.
  @MainActor public struct Surroundings {
    /// The settings for looking up names, unless the manifest has its own.
    public var settings: BuildSettings
    /// The number of scenes declared by the app.
    public var declaredScenes: Int
    /// The type of device, which determines the roles that can be shown.
    public var profile: HostProfile
    /// The names of the registered storyboards; nil if the names are unknown, so that no names are
    /// checked.
    public var storyboards: Set<String>?
    /// Whether the checks call delegates.
    ///
    /// If true, scene delegates of configurations with a storyboard are created and connected to a
    /// hidden scene, and the application's delegate is called for configurations.
    public var connectsDelegates: Bool
    /// The application's delegate; only its method
    /// ``/SceneRuntime/ApplicationDelegate/application(_:configurationForConnecting:options:)`` is
    /// called.
    public var applicationDelegate: (any ApplicationDelegate)?
    /// The events for which a check calls the delegate's configuration method; the check also calls the
    /// method once without an event.
    public var events: [ExternalEvent] = []

    /// Creates surroundings.
    ///
    /// - Parameters:
    ///   - settings: The settings for looking up names.
    ///   - declaredScenes: The number of scenes declared by the app.
    ///   - profile: The type of device.
    ///   - storyboards: The names of the registered storyboards; nil if they are unknown.
    ///   - connectsDelegates: Whether the checks call delegates.
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
