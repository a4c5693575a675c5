import UIKit

/// The calls that the delegates below received, in order.
@MainActor enum Told {
  static var calls: [String] = []
}

/// A delegate of an application, in UIKit's names: not final, a responder, and created without arguments.
class MailDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Told.calls.append("launched, shared: \(UIApplication.shared === application)")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Mail", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = MailSceneDelegate.self
    return configuration
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    Told.calls.append("discarded \(sceneSessions.count)")
  }
}

/// A delegate of a scene, in UIKit's names.
class MailSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.makeKeyAndVisible()
    self.window = window
    Told.calls.append("connected \(session.persistentIdentifier)")
    self.scene(scene, openURLContexts: connectionOptions.urlContexts)
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    Told.calls.append("active: \(scene.activationState == .foregroundActive)")
  }

  func sceneDidEnterBackground(_ scene: UIScene) { Told.calls.append("in the background") }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    for context in contexts { Told.calls.append("open \(context.url.absoluteString)") }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    if userActivity.activityType == NSUserActivityTypeBrowsingWeb { Told.calls.append("browse") }
  }
}
