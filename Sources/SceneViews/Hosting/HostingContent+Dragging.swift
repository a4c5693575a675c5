import SceneRuntime

extension HostingContent {
  /// Requests a new scene for the dragged activity, which a person has dropped at the edge of the screen.
  ///
  /// - Returns: Whether a scene was requested; false if no activity was dragged.
  func openDragged() -> Bool {
    guard let application = tree.session?.application,
      let activity = application.dragPasteboard.activity
    else { return false }
    application.dragPasteboard.set([])
    application.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
    return true
  }
}
