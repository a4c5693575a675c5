import SceneRuntime

extension HostingContent {
  /// Opens a window for the activity that a person drags.
  ///
  /// - Returns: Whether an activity is being dragged.
  func openDragged() -> Bool {
    guard let application = tree.session?.application,
      let activity = application.dragPasteboard.activity
    else { return false }
    application.dragPasteboard.set([])
    application.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
    return true
  }
}
