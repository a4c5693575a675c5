import SceneRuntime

/// A view that says what a person is doing, while it is in sight.
@MainActor protocol ActivityTeller: AnyObject {
  /// The type of the activity; nil while it says nothing.
  var activityType: String? { get }
  /// Fills in what it knows of the activity.
  func fill(_ activity: UserActivity)
}

/// What the views of one window say that a person is doing.
///
/// The first view in sight settles the type, and all of that type fill in one activity (S94). They do so
/// when it is needed: before the activity is offered to other devices, sent or kept.
@MainActor final class WindowActivity {
  /// Whether who tells, or in which order, has to be looked at again.
  var tellersDidChange = false
  /// Whether somebody would tell something else than before.
  var isOutdated = false

  private var tellers: [any ActivityTeller] = []
  private var activity: UserActivity?

  /// Brings up to date who tells what, at the end of an update.
  func settle(under root: _AnyNode?, in window: SceneWindow?) {
    if tellersDidChange {
      tellersDidChange = false
      isOutdated = true
      find(under: root)
      show(in: window)
    }
    if isOutdated {
      isOutdated = false
      activity?.needsSave = true
    }
  }

  private func find(under root: _AnyNode?) {
    tellers = []
    var type: String?
    root?.forEachAsker { node in
      guard let teller = node as? any ActivityTeller, let told = teller.activityType else { return }
      type = type ?? told
      if told == type { tellers.append(teller) }
    }
  }

  private func show(in window: SceneWindow?) {
    let type = tellers.first?.activityType
    if type == activity?.activityType { return }
    activity?.filling = nil
    activity = type.map { type in
      let activity = UserActivity(activityType: type)
      activity.filling = { [weak self] activity in
        for teller in self?.tellers ?? [] { teller.fill(activity) }
      }
      return activity
    }
    window?.userActivity = activity
  }
}
