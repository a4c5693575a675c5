/// A request to activate a scene, with the activity and the options as they were when the request
/// was made.
struct SceneActivation {
  /// The session to activate; nil for a new session.
  let session: SceneSession?
  /// The scene declared by a delegate's class; nil for the scenes declared by the app.
  let hosted: HostedScene?
  /// The role of a new session.
  let role: SceneSession.Role
  /// The activity for the scene to show.
  let activity: ActivityRecord?
  /// The problems of the activity.
  let problems: [Problem]
  /// The session of the scene in which the user made the request.
  let requester: SceneSession.ID?
  let joining: ConnectedScene.CollectionJoinBehavior
  /// Whether an open session may be shown instead of a new session.
  let isReusing: Bool

  /// Reads a request of the app.
  ///
  /// Later changes of the activity don't affect the request.
  @MainActor init(
    session: SceneSession?, hosted: HostedScene? = nil, role: SceneSession.Role,
    activity: UserActivity?, options: ActivationRequestOptions?, isReusing: Bool
  ) {
    activity?.saveIfNeeded()
    self.session = session
    self.hosted = hosted
    self.role = role
    self.activity = activity?.record
    problems = activity?.problems ?? []
    requester = options?.requestingScene?.session.id
    joining = options?.collectionJoinBehavior ?? .automatic
    self.isReusing = isReusing
  }
}
