// The windows of storyboards.
extension SceneConnector {
  /// Creates the window of the storyboard that a session's configuration names, and assigns the window to the scene's
  /// delegate.
  func showStoryboard(of session: SceneSession, in scene: ConnectedScene) {
    guard let name = session.configuration.storyboard else { return }
    let configuration = session.configuration.name
    guard let storyboard = storyboards.first(where: { $0.name == name }) else {
      return report(
        .unregisteredStoryboard(
          name, configuration: configuration, role: session.role, in: session.id))
    }
    guard let scene = scene as? WindowScene else { return }
    guard scene.delegate != nil else {
      // As on a device, no window is created without a delegate, because nothing would retain the
      // window (S35).
      return report(
        .storyboardWithoutDelegate(name, configuration: configuration, in: session.id))
    }
    let window = scene.showWindow(of: .storyboard, making: storyboard.make)
    (scene.delegate as? any WindowSceneDelegate)?.window = window
  }

  /// Closes the window of a scene's storyboard if the delegate created another visible window (T21).
  func replaceStoryboard(in scene: ConnectedScene) {
    guard let scene = scene as? WindowScene, scene.hasOwnWindow,
      let window = scene.windows.first(where: { $0.origin == .storyboard })
    else { return }
    windows.close(window)
    scene.list.remove(window)
  }
}
