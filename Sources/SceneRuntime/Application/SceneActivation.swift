/// A request to activate a scene, with the activity and the options as they were when the request
/// was made.
struct SceneActivation {
  /// The session to activate; nil for a new session.
  let session: SceneSession?
  /// The requested scene that a delegate class declares; nil for a scene that the app declares.
  let hosted: HostedScene?
  /// The role of the session if a session is created.
  let role: SceneSession.Role
  /// The activity for the scene to show; nil for none.
  let activity: ActivityRecord?
  /// The problems with values of the activity, which are reported when the request is queued.
  let problems: [Problem]
  /// The session of the scene in which the user made the request; nil if it is unknown.
  let requester: SceneSession.ID?
  let joining: ConnectedScene.CollectionJoinBehavior
  /// Whether the router may choose an open session for the activity, so that no new session is created.
  let isReusing: Bool

  /// Creates a request from the values that the app passed.
  ///
  /// The values of the activity are copied, so later changes of the activity don't affect the request.
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
