/// The user's current activity, and its advertisement to other devices.
@MainActor final class CurrentActivity: ApplicationPart {
  /// The activity that is current.
  private(set) var value: UserActivity?
  /// The activity that the windows of the focused scene last provided.
  private var ofWindows: UserActivity?
  /// The windows that provide an activity.
  private var providers: Set<WindowID> = []
  /// The types of activities that the app declares; nil if the app declares none.
  private var declaredTypes: Set<String>?

  /// Adds types of activities that the app declares.
  func declare(_ types: [String]) {
    declaredTypes = (declaredTypes ?? []).union(types)
  }

  /// Returns whether the app declares types of activities, but not this type.
  func isUndeclared(_ type: String) -> Bool { declaredTypes.map { !$0.contains(type) } ?? false }

  /// Makes an activity current; nil for none.
  func set(_ newValue: UserActivity?) {
    if newValue === value || launch.isTerminated { return }
    if let newValue, newValue.isInvalidated {
      return report(.invalidatedActivity(newValue.activityType))
    }
    value = newValue
    newValue?.application = application
    note(.currentActivity(newValue?.activityType, newValue?.session))
    for problem in newValue?.problems ?? [] { report(problem) }
    // The commit at the end of the turn updates the activity before it is sent.
    queue.setNeedsCommit()
  }

  /// Removes all activities, because the application has ended.
  func reset() {
    (value, ofWindows, providers) = (nil, nil, [])
  }

  /// The record of the current activity, if other devices may continue it.
  var advertised: ActivityRecord? {
    guard let activity = value, activity.isEligibleForHandoff else { return nil }
    if let date = activity.expirationDate, date <= services.now() { return nil }
    return activity.record
  }

  /// Requests an update of an activity at the end of the turn if the activity is current.
  func needsSave(_ activity: UserActivity) {
    if activity === value { queue.setNeedsCommit() }
  }

  /// Records whether a window provides an activity.
  func activityDidChange(of window: SceneWindow) {
    if window.userActivity != nil {
      providers.insert(window.id)
    } else {
      providers.remove(window.id)
    }
    queue.setNeedsCommit()
  }

  /// Removes a window that left its scene.
  func remove(_ window: WindowID) {
    providers.remove(window)
    queue.setNeedsCommit()
  }

  /// Makes the activity of the focused scene's windows current, and updates this activity.
  func settle() {
    // An early return for most turns, because most applications have no activity.
    let provided = providers.isEmpty ? nil : focusedScene?.windowActivity
    if provided !== ofWindows {
      let last = ofWindows
      ofWindows = provided
      if let provided { provided.becomeCurrent() } else { last?.resignCurrent() }
    }
    if let session = value?.session, sessions[session]?.scene == nil {
      set(nil)
    }
    guard let activity = value, activity.needsSave else { return }
    activity.save()
    for problem in activity.problems { report(problem) }
  }

  private var focusedScene: ConnectedScene? {
    guard let scene = transitions.focused?.scene else { return nil }
    return scene.activationState == .foregroundActive ? scene : nil
  }

  /// Tells the current activity's delegate that another device continues it.
  func wasContinued(_ activityType: String) {
    guard let activity = value, activity.activityType == activityType else {
      return report(.handoffNotCurrent(activityType))
    }
    activity.delegate?.userActivityWasContinued(activity)
  }
}
