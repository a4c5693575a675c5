/// A request to show the scene of an open session, or to create a session with a role.
///
/// ```swift
/// @MainActor func openMessage(in application: Application) {
///   let activity = UserActivity(activityType: "com.example.postbox.reading")
///   activity.targetContentIdentifier = "message/42"
///   application.activateSceneSession(for: SceneSessionActivationRequest(userActivity: activity))
/// }
/// ```
public struct SceneSessionActivationRequest: Hashable, Sendable {
  /// The role of the scene; the session's role if there is a session (S52).
  public let role: SceneSession.Role
  /// The session whose scene is shown; nil to create a session, or to show an open session that the activity chooses.
  public let session: SceneSession?
  /// The activity that the scene receives; nil for none.
  public var userActivity: UserActivity?
  /// The options of the request; nil for the default options.
  public var options: ActivationRequestOptions?
  /// The requested scene if the class of a scene delegate declares it; otherwise nil.
  let hosting: HostedScene?

  /// Creates a request for a scene that the activity chooses.
  ///
  /// - Parameters:
  ///   - role: The role of the session if a session is created; a window by default.
  ///   - userActivity: The activity that the scene receives. The activity's target content identifier chooses the scene
  ///     (S50). If there is no activity, the first declared scene that opens at launch is chosen (S53).
  ///   - options: The options of the request; nil for the default options.
  public init(
    role: SceneSession.Role = .windowApplication, userActivity: UserActivity? = nil,
    options: ActivationRequestOptions? = nil
  ) {
    self.role = role
    session = nil
    hosting = nil
    self.userActivity = userActivity
    self.options = options
  }

  /// Creates a request to show the scene of a session.
  ///
  /// If the session is disconnected, a new scene connects to the session.
  ///
  /// - Parameters:
  ///   - session: The session whose scene is shown.
  ///   - userActivity: The activity that the scene receives; nil for none.
  ///   - options: The options of the request; nil for the default options.
  public init(
    session: SceneSession, userActivity: UserActivity? = nil,
    options: ActivationRequestOptions? = nil
  ) {
    role = session.role
    self.session = session
    hosting = nil
    self.userActivity = userActivity
    self.options = options
  }

  /// Creates a request for a scene that the class of a scene delegate declares.
  package init(hosting: HostedScene) {
    role = .windowApplication
    session = nil
    self.hosting = hosting
  }
}
