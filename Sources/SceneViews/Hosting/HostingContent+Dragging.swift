import SceneRuntime

extension HostingContent {
  /// Requests a new scene for the activity that a person has dragged to the edge of the screen.
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
