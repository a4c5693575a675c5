// The user's current activity, and its advertisement to other devices.
extension Application {
  /// The user's current activity; nil if there is none.
  ///
  /// It is the activity that last became current, until it resigns, is invalidated, or its scene disconnects.
  /// When another scene gets the focus, the activity of its windows becomes current: see
  /// ``SceneWindow/userActivity``. Setting it is equivalent to ``UserActivity/becomeCurrent()``.
  public var currentUserActivity: UserActivity? {
    get { current.activity }
    set {
      if newValue === current.activity || isTerminated { return }
      if let newValue, newValue.isInvalidated {
        return report(.invalidatedActivity(newValue.activityType))
      }
      current.activity = newValue
      newValue?.application = self
      note(.currentActivity(newValue?.activityType, newValue?.session))
      for problem in newValue?.problems ?? [] { report(problem) }
      // The activity is updated before it is sent.
      queue.setNeedsCommit()
    }
  }

  /// The activity that is advertised to other devices, as a value; nil if there is none.
  ///
  /// It is ``currentUserActivity`` if that is eligible for Handoff and hasn't expired. It is up to date after
  /// a turn.
  public var advertisedActivity: ActivityRecord? {
    guard let activity = current.activity, activity.isEligibleForHandoff else { return nil }
    if let date = activity.expirationDate, date <= services.now() { return nil }
    return activity.record
  }

  /// Requests an update of the current activity at the end of the turn.
  func needsSave(_ activity: UserActivity) {
    if activity === current.activity { queue.setNeedsCommit() }
  }

  func activityDidChange(of window: SceneWindow) {
    current.setProvided(window.userActivity != nil, by: window.id)
    queue.setNeedsCommit()
  }

  /// Makes the activity of the focused scene's windows current, and updates it.
  func settleActivity() {
    // Most applications have no activity, and every turn ends here.
    let said = current.isProvided ? focusedScene?.windowActivity : nil
    if said !== current.ofWindows {
      let last = current.ofWindows
      current.ofWindows = said
      if let said { said.becomeCurrent() } else { last?.resignCurrent() }
    }
    if let session = current.activity?.session, sessions[session]?.scene == nil {
      currentUserActivity = nil
    }
    guard let activity = current.activity, activity.needsSave else { return }
    activity.save()
    for problem in activity.problems { report(problem) }
  }

  private var focusedScene: ConnectedScene? {
    focusedSession?.scene.flatMap { $0.activationState == .foregroundActive ? $0 : nil }
  }

  /// Tells the current activity's delegate that another device continues it.
  func handoffTaken(_ activityType: String) {
    guard let activity = current.activity, activity.activityType == activityType else {
      return report(.handoffNotCurrent(activityType))
    }
    activity.delegate?.userActivityWasContinued(activity)
  }
}
