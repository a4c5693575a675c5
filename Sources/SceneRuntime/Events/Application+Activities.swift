// What a person is doing, and what is said of it to other devices.
extension Application {
  /// What a person is doing now; nil if nothing says so.
  ///
  /// That which last became current, until it resigns, is invalidated, or its scene goes. When another
  /// scene gets the focus, what its windows say becomes current: see ``SceneWindow/userActivity``.
  /// Setting it is the same as ``UserActivity/becomeCurrent()``.
  public var currentUserActivity: UserActivity? {
    get { current.activity }
    set {
      if newValue === current.activity || isTerminated { return }
      if let newValue, newValue.isInvalidated { return report(.invalidated(newValue)) }
      current.activity = newValue
      newValue?.application = self
      note(.currentActivity(newValue?.activityType, newValue?.session))
      for problem in newValue?.problems ?? [] { report(problem) }
      // It is brought up to date before it is sent.
      queue.setNeedsCommit()
    }
  }

  /// What other devices are offered now, as a value; nil if nothing is.
  ///
  /// That is ``currentUserActivity`` if it is eligible and hasn't expired. It is up to date after a turn.
  public var advertisedActivity: ActivityRecord? {
    guard let activity = current.activity, activity.isEligibleForHandoff else { return nil }
    if let date = activity.expirationDate, date <= services.now() { return nil }
    return activity.record
  }

  /// Has the current activity brought up to date at the end of the turn.
  func needsSave(_ activity: UserActivity) {
    if activity === current.activity { queue.setNeedsCommit() }
  }

  func activityDidChange(of window: SceneWindow) {
    current.setProvided(window.userActivity != nil, by: window.id)
    queue.setNeedsCommit()
  }

  /// Makes current what the windows of the focused scene say, and brings it up to date.
  func settleActivity() {
    // Most applications say nothing, and every turn ends here.
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

  /// Another device goes on with what is current.
  func handoffTaken(_ activityType: String) {
    guard let activity = current.activity, activity.activityType == activityType else {
      return report(
        Problem(
          at: "handoff \(activityType)",
          "no such activity is current, so nobody is told that another device took it",
          remedy: "have the host offer what advertisedActivity says, and nothing else"))
    }
    activity.delegate?.userActivityWasContinued(activity)
  }
}

extension Problem {
  @MainActor fileprivate static func invalidated(_ activity: UserActivity) -> Problem {
    Problem(
      at: "activity \"\(activity.activityType)\"",
      "it was invalidated, so it can't become current",
      remedy: "make another activity for what a person does next")
  }
}
