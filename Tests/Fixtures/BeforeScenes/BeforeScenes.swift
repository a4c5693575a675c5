import Scenes

/// An application from before scenes: a delegate and no app.
@main final class AppDelegate: ApplicationDelegate {
  var window: SceneWindow?

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = SceneWindow()
    window.content = HostingContent(rootView: Text("from before scenes"))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
