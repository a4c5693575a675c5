// What a scene was showing, kept with its session for the scene that comes after it.
extension Application {
  /// Asks a scene's delegate what to keep, and keeps a copy with the session (S118, S119).
  ///
  /// A delegate without a method of its own isn't asked anything, and the session keeps what it has.
  func keepState(of scene: ConnectedScene) {
    guard let delegate = scene.delegate else { return }
    let session = scene.session
    var activity: UserActivity?
    let hasAnswered = asking(scene, .stateRestorationActivity) {
      activity = $0.stateRestorationActivity(for: scene)
    }
    // Whether it has the method shows only in the call.
    guard hasAnswered else { return }
    note(.stateRestorationActivity, session.id)
    if let activity {
      activity.delegate?.userActivityWillSave(activity)
      if scene.userActivity === activity { scene.updateUserActivityState(activity) }
      note(.didUpdate, session.id)
      delegate.scene(scene, didUpdate: activity)
    }
    session.stateRestorationActivity = activity
  }

  /// Tells a scene that connected again what its session kept, if it kept something (S121).
  func restoreState(of scene: ConnectedScene) {
    guard let activity = scene.session.stateRestorationActivity else { return }
    _ = telling(.restoreInteractionStateWith, scene.session.id, scene) {
      $0.scene(scene, restoreInteractionStateWith: activity)
    }
  }
}
