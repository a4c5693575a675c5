/// Is told of the application's life as a whole, and chooses how scenes are made.
///
/// One instance lives as long as the application. Every method has a default.
@MainActor public protocol ApplicationDelegate: AnyObject {
  init()

  /// The application is ready; no scene exists yet (S1, S134).
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - launchOptions: Nil: what a scene is launched for is told to the scene (S6).
  /// - Returns: True; where there are scenes it isn't looked at.
  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool

  /// A new session is about to connect: says how its scenes are made.
  ///
  /// A session that connects again keeps its configuration, and this isn't called (S38, S39).
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - connectingSceneSession: The session, whose configuration is the manifest's.
  ///   - options: What the scene is for.
  /// - Returns: The configuration, of which the session keeps a copy.
  func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: ConnectionOptions
  ) -> SceneConfiguration

  /// Sessions are gone for good, which no longer stand in ``Application/openSessions`` (S13, S15).
  func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>)

  /// The application ends, after its scenes went to the background.
  func applicationWillTerminate(_ application: Application)
}

extension Application {
  /// A key of what a launch is for; no key is in use where there are scenes (S6).
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

// MARK: - Default implementations

extension ApplicationDelegate {
  public func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  public func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: ConnectionOptions
  ) -> SceneConfiguration {
    connectingSceneSession.configuration
  }

  public func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>
  ) {}

  public func applicationWillTerminate(_ application: Application) {}
}
