import SceneRuntime

extension HostingContent {
  /// Opens a window for the activity that is dragged.
  ///
  /// - Returns: Whether one is dragged.
  func openDragged() -> Bool {
    guard let application = tree.session?.application,
      let activity = application.dragPasteboard.activity
    else { return false }
    application.dragPasteboard.set([])
    application.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
    return true
  }
}
