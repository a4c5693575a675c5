/// A request to activate a scene, as it was when it was made.
struct SceneActivation {
  /// The session to activate; nil for a new one.
  let session: SceneSession?
  /// The scene declared by a delegate's class; nil for the scenes declared by the app.
  let hosted: HostedScene?
  /// The role of a new session.
  let role: SceneSession.Role
  /// The activity that the scene is to show.
  let activity: ActivityRecord?
  /// The session of the scene in which the user made the request.
  let requester: SceneSession.ID?
  let joining: ConnectedScene.CollectionJoinBehavior
  /// Whether an open session may be shown instead of a new one.
  let isReusing: Bool
}
