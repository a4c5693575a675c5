/// A wish for a scene: a session to show, or a role for which to make one.
public struct SceneSessionActivationRequest: Hashable, Sendable {
  /// The session's role if there is a session (S52).
  public let role: SceneSession.Role
  /// The session to show; nil for a new one.
  public let session: SceneSession?
  /// What the scene is for.
  public var userActivity: UserActivity?
  /// How to carry it out.
  public var options: ActivationRequestOptions?
  /// The scene of a delegate's class; nil if the app's declarations are meant.
  let hosting: HostedScene?

  /// Asks for a new scene of a role, chosen by the activity.
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

  /// Asks for the scene of a session, connecting it if it is gone.
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

  /// Asks for a scene that the class of a delegate declares.
  package init(hosting: HostedScene) {
    role = .windowApplication
    session = nil
    self.hosting = hosting
  }
}
