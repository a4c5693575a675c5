import SceneRuntime

/// A view that provides an activity while it is visible.
@MainActor protocol ActivityTeller: AnyObject {
  /// The type of the activity; nil while none is provided.
  var activityType: String? { get }
  /// Fills in the view's part of the activity.
  func fill(_ activity: UserActivity)
}

/// The activity provided by the views of a window.
///
/// The first visible view determines the type, and all views of that type contribute to one activity (S94).
/// They fill it in on demand: before the activity is offered to other devices, sent or stored.
@MainActor final class WindowActivity {
  /// Whether the contributing views or their order may have changed.
  var tellersDidChange = false
  /// Whether the contents of the activity may have changed.
  var isOutdated = false

  private var tellers: [any ActivityTeller] = []
  private var activity: UserActivity?

  /// Updates the activity at the end of an update.
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
