import Foundation
import Scenes

/// Postbox with scenes: what is one window's is its scene's, what is the process's stays.
enum After {
  final class AppDelegate: ApplicationDelegate, NotificationCenterDelegate {
    static var manifest: SceneManifest? {
      SceneManifest(
        supportsMultipleScenes: false,
        configurations: [
          .windowApplication: [.init(name: "Inbox", delegateClass: SceneDelegate.self)]
        ])
    }

    let mailbox = Mailbox()

    func application(
      _ application: Application,
      didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool {
      application.notificationDelegate = self
      return true
    }

    func notificationCenter(
      _ application: Application, didReceive response: NotificationResponse
    ) {
      mailbox.show(response)
    }
  }

  final class SceneDelegate: WindowSceneDelegate {
    var window: SceneWindow?
    private var mailbox = Mailbox()

    /// Makes the window, then does what the scene connects for, which is told nowhere else.
    func scene(
      _ scene: ConnectedScene, willConnectTo session: SceneSession,
      options connectionOptions: ConnectionOptions
    ) {
      guard let scene = scene as? WindowScene,
        let delegate = session.application?.delegate as? AppDelegate
      else { return }
      mailbox = delegate.mailbox
      let window = SceneWindow(windowScene: scene)
      window.content = HostingContent(rootView: MailboxView(mailbox: mailbox))
      window.makeKeyAndVisible()
      self.window = window
      for context in connectionOptions.urlContexts { _ = mailbox.open(context.url) }
      for activity in connectionOptions.userActivities { _ = mailbox.goOn(with: activity) }
      if let type = connectionOptions.handoffUserActivityType { mailbox.wait(for: type) }
      if let shortcut = connectionOptions.shortcutItem { _ = mailbox.perform(shortcut) }
      if let response = connectionOptions.notificationResponse { mailbox.show(response) }
    }

    func sceneDidEnterBackground(_ scene: ConnectedScene) {
      mailbox.saveDrafts()
    }

    func scene(_ scene: ConnectedScene, openURLContexts urlContexts: Set<OpenURLContext>) {
      for context in urlContexts { _ = mailbox.open(context.url) }
    }

    func scene(_ scene: ConnectedScene, continue userActivity: UserActivity) {
      _ = mailbox.goOn(with: userActivity)
    }

    func scene(_ scene: ConnectedScene, willContinueUserActivityWithType userActivityType: String) {
      mailbox.wait(for: userActivityType)
    }

    func scene(
      _ scene: ConnectedScene, didFailToContinueUserActivityWithType userActivityType: String,
      error: any Error
    ) {
      mailbox.giveUp(userActivityType, because: error)
    }

    func windowScene(
      _ windowScene: WindowScene, performActionFor shortcutItem: ShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      completionHandler(mailbox.perform(shortcutItem))
    }
  }
}
