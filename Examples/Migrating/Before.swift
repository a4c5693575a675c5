import Foundation
import Scenes

/// Postbox before scenes: one delegate makes the window and is told everything.
enum Before {
  final class AppDelegate: ApplicationDelegate, NotificationCenterDelegate {
    var window: SceneWindow?
    private let mailbox = Mailbox()

    func application(
      _ application: Application,
      didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool {
      application.notificationDelegate = self
      let window = SceneWindow()
      window.content = HostingContent(rootView: MailboxView(mailbox: mailbox))
      window.makeKeyAndVisible()
      self.window = window
      return true
    }

    func applicationDidEnterBackground(_ application: Application) {
      mailbox.saveDrafts()
    }

    func application(
      _ application: Application, open url: URL, options: [Application.OpenURLOptionsKey: Any]
    ) -> Bool {
      mailbox.open(url)
    }

    func application(
      _ application: Application, continue userActivity: UserActivity,
      restorationHandler: @escaping ([AnyObject]?) -> Void
    ) -> Bool {
      mailbox.goOn(with: userActivity)
    }

    func application(
      _ application: Application, willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
      mailbox.wait(for: userActivityType)
      return true
    }

    func application(
      _ application: Application, didFailToContinueUserActivityWithType userActivityType: String,
      error: any Error
    ) {
      mailbox.giveUp(userActivityType, because: error)
    }

    func application(
      _ application: Application, performActionFor shortcutItem: ShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      completionHandler(mailbox.perform(shortcutItem))
    }

    func notificationCenter(
      _ application: Application, didReceive response: NotificationResponse
    ) {
      mailbox.show(response)
    }
  }
}
