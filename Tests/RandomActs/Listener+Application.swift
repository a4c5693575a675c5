import Foundation
import SceneRuntime

// Calls of the application's delegate in the application life cycle only.
extension Listener {
  func applicationDidBecomeActive(_ application: Application) {
    hear(.applicationDidBecomeActive)
  }

  func applicationWillResignActive(_ application: Application) {
    hear(.applicationWillResignActive)
  }

  func applicationDidEnterBackground(_ application: Application) {
    hear(.applicationDidEnterBackground)
  }

  func applicationWillEnterForeground(_ application: Application) {
    hear(.applicationWillEnterForeground)
  }

  func application(
    _ application: Application, open url: URL, options: [Application.OpenURLOptionsKey: Any]
  ) -> Bool {
    hear(.applicationOpenURL)
    return true
  }

  func application(
    _ application: Application, continue userActivity: UserActivity,
    restorationHandler: @escaping ([AnyObject]?) -> Void
  ) -> Bool {
    hear(.applicationContinue)
    return true
  }

  func application(
    _ application: Application, willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    hear(.applicationWillContinue)
    return true
  }

  func application(
    _ application: Application, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    hear(.applicationDidFailToContinue)
  }

  func application(
    _ application: Application, performActionFor shortcutItem: ShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    hear(.applicationPerformAction)
    completionHandler(true)
  }

  func application(
    _ application: Application, userDidAcceptCloudKitShareWith metadata: ShareMetadata
  ) {
    hear(.applicationUserDidAcceptShare)
  }
}
