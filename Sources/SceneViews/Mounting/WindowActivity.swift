import SceneRuntime

/// The node of a view that provides an activity while the view is visible.
@MainActor protocol ActivityContributor: AnyObject {
  /// The type of the activity; nil if the view currently provides none.
  var activityType: String? { get }
  /// Sets the properties that the view contributes to the activity.
  func fill(_ activity: UserActivity)
}

/// The activity that the views of a window provide.
///
/// The first visible view that provides an activity determines the activity type (S94). All visible views that provide
/// an activity of that type set properties of one activity. The views set the properties on demand: before the activity
/// is announced to other devices, sent or stored.
@MainActor final class WindowActivity {
  /// Whether the contributing views or their order may have changed.
  var contributorsDidChange = false
  /// Whether the contents of the activity may have changed.
  var isOutdated = false

  private var contributors: [any ActivityContributor] = []
  private var activity: UserActivity?

  /// Sets the activity of the window to the activity that the visible views provide, at the end of an update.
  func settle(under root: _AnyNode?, in window: SceneWindow?) {
    if contributorsDidChange {
      contributorsDidChange = false
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
    contributors = []
    var type: String?
    root?.forEachContributor { node in
      guard let contributor = node as? any ActivityContributor,
        let provided = contributor.activityType
      else { return }
      type = type ?? provided
      if provided == type { contributors.append(contributor) }
    }
  }

  private func show(in window: SceneWindow?) {
    let type = contributors.first?.activityType
    if type == activity?.activityType { return }
    activity?.filling = nil
    activity = type.map { type in
      let activity = UserActivity(activityType: type)
      activity.filling = { [weak self] activity in
        for contributor in self?.contributors ?? [] { contributor.fill(activity) }
      }
      return activity
    }
    window?.userActivity = activity
  }
}
