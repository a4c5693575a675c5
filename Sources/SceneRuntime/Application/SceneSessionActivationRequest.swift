/// A request to activate a scene of an existing session, or of a new session with a role.
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
  /// The session to activate; nil for a new session.
  public let session: SceneSession?
  /// The activity for the scene to show.
  public var userActivity: UserActivity?
  /// The options of the request.
  public var options: ActivationRequestOptions?
  /// The scene declared by a delegate's class; nil for the scenes declared by the app.
  let hosting: HostedScene?

  /// Creates a request for a new scene of a role, chosen by the activity.
  ///
  /// - Parameters:
  ///   - role: The role of the scene; a window by default.
  ///   - userActivity: The activity for the scene to show. Its target chooses the scene (S50); nil
  ///     for a new session of the first declared scene (S53).
  ///   - options: The options of the request; nil for a request without options.
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

  /// Creates a request for the scene of a session.
  ///
  /// A disconnected session connects.
  ///
  /// - Parameters:
  ///   - session: The session to activate.
  ///   - userActivity: The activity for the scene to show; nil for none.
  ///   - options: The options of the request; nil for a request without options.
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

  /// Creates a request for a scene declared by a delegate's class.
  package init(hosting: HostedScene) {
    role = .windowApplication
    session = nil
    self.hosting = hosting
  }
}
