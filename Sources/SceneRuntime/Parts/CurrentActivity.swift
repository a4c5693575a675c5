/// The activity that the user is working on, which is advertised to the user's other devices.
@MainActor final class CurrentActivity: ApplicationPart {
  /// The current activity; nil if there is none.
  private(set) var value: UserActivity?
  /// The activity that the windows of the focused scene provided at the end of the last turn; nil if they provided
  /// none, or if the focused scene wasn't active.
  private var ofWindows: UserActivity?
  /// The windows that provide an activity.
  private var providers: Set<WindowID> = []
  /// The activity types that the app declares; nil if the app has no list of types.
  private var declaredTypes: Set<String>?

  /// Adds activity types that the app declares.
  func declare(_ types: [String]) {
    declaredTypes = (declaredTypes ?? []).union(types)
  }

  /// Returns whether the app has a list of activity types, even an empty one, that doesn't contain the given type.
  func isUndeclared(_ type: String) -> Bool { declaredTypes.map { !$0.contains(type) } ?? false }

  /// Makes the given activity the current activity; with nil, there is no current activity.
  ///
  /// If the given activity is invalidated, a problem is reported, and the current activity stays the same.
  func set(_ newValue: UserActivity?) {
    if newValue === value || launch.isTerminated { return }
    if let newValue, newValue.isInvalidated {
      return report(.invalidatedActivity(newValue.activityType))
    }
    value = newValue
    newValue?.application = application
    note(.currentActivity(newValue?.activityType, newValue?.session))
    for problem in newValue?.problems ?? [] { report(problem) }
    // The commit at the end of the turn lets the app update the activity before other devices receive it.
    queue.setNeedsCommit()
  }

  /// Removes all activities; called when the application has ended.
  func reset() {
    (value, ofWindows, providers) = (nil, nil, [])
  }

  /// The record of the current activity, if other devices may continue the activity; nil otherwise.
  var advertised: ActivityRecord? {
    guard let activity = value, activity.isEligibleForHandoff else { return nil }
    if let date = activity.expirationDate, date <= services.now() { return nil }
    return activity.record
  }

  /// Requests that the app updates an activity at the end of the turn, if the activity is the current activity.
  func needsSave(_ activity: UserActivity) {
    if activity === value { queue.setNeedsCommit() }
  }

  /// Records whether a window provides an activity, after the window's activity changed.
  func activityDidChange(of window: SceneWindow) {
    if window.userActivity != nil {
      providers.insert(window.id)
    } else {
      providers.remove(window.id)
    }
    queue.setNeedsCommit()
  }

  /// Stops counting a window among the windows that provide an activity; called when the window leaves its scene.
  func remove(_ window: WindowID) {
    providers.remove(window)
    queue.setNeedsCommit()
  }

  /// Updates the current activity at the end of a turn.
  ///
  /// If the windows of the focused scene provide another activity than at the end of the last turn, their activity
  /// becomes the current activity. If the windows no longer provide an activity, their previous activity resigns as the
  /// current activity. A current activity whose session has no scene resigns too. If the current activity is out of
  /// date, the app updates the activity.
  func settle() {
    // In most turns no window provides an activity, so the focused scene isn't looked up.
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

  /// Tells the delegate of the current activity that another device has continued this activity.
  ///
  /// If there is no current activity, or if it has another type than the given type, a problem is reported instead.
  func wasContinued(_ activityType: String) {
    guard let activity = value, activity.activityType == activityType else {
      return report(.handoffNotCurrent(activityType))
    }
    activity.delegate?.userActivityWasContinued(activity)
  }
}
