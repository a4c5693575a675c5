/// Content for scene configurations, registered under the name of a storyboard.
///
/// A scene whose configuration has the name gets a window with the content before its delegate's
/// `scene(_:willConnectTo:options:)` is called (S36). A visible window created by the delegate replaces it.
///
/// ```swift
/// let storyboard = Storyboard("Inbox") { _ in HostingContent(rootView: ReadingView()) }
/// print(storyboard.name)
/// ```
@MainActor public struct Storyboard {
  /// The name, without extension.
  public let name: String
  let make: @MainActor (SceneWindow) -> any WindowContent

  /// Registers content under a name.
  ///
  /// - Parameters:
  ///   - name: The name, without extension, as configurations have it.
  ///   - make: Creates the content of a window. It is called on the main actor, once per window,
  ///     when the scene of the window connects.
  public init(
    _ name: String, makingContent make: @escaping @MainActor (SceneWindow) -> any WindowContent
  ) {
    self.name = name
    self.make = make
  }
}

extension SceneConnector {
  /// Creates the window for the storyboard of a scene's configuration, and assigns it to the delegate.
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
      // As on a device: without a delegate nothing retains the window (S35).
      return report(
        .storyboardWithoutDelegate(name, configuration: configuration, in: session.id))
    }
    let window = SceneWindow(windowScene: scene)
    window.isFromStoryboard = true
    window.content = storyboard.make(window)
    window.makeKeyAndVisible()
    (scene.delegate as? any WindowSceneDelegate)?.window = window
  }

  /// Closes the window of a scene's storyboard if the delegate created another visible window (T21).
  func replaceStoryboard(in scene: ConnectedScene) {
    guard let scene = scene as? WindowScene, scene.hasOwnWindow,
      let window = scene.windows.first(where: \.isFromStoryboard)
    else { return }
    windows.close(window)
    scene.list.remove(window)
  }
}

extension WindowScene {
  /// Whether the delegate created a visible window, apart from that of a storyboard.
  var hasOwnWindow: Bool { windows.contains { $0.isVisible && !$0.isFromStoryboard } }
}
