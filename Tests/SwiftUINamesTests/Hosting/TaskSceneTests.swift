import ScenesTesting
import SwiftUI
import Testing

/// The session of the scene that shows a view, handed down by a scene delegate.
private struct TaskSessionKey: EnvironmentKey {
  static var defaultValue: UISceneSession? { nil }
}

extension EnvironmentValues {
  fileprivate var taskSession: UISceneSession? {
    get { self[TaskSessionKey.self] }
    set { self[TaskSessionKey.self] = newValue }
  }
}

/// The first view of an app, which asks for a scene of its own for a draft.
private struct Mailbox: View {
  var body: some View {
    Button("New Message") {
      let activity = NSUserActivity(activityType: "com.example.compose")
      activity.targetContentIdentifier = "compose/lunch"
      UIApplication.shared.requestSceneSessionActivation(
        nil, userActivity: activity, options: nil, errorHandler: nil)
    }
  }
}

/// A task that ends its scene when it is done.
private struct Draft: View {
  let subject: String
  @Environment(\.taskSession) private var session

  var body: some View {
    VStack {
      Text("draft of \(subject)")
      Button("Send") {
        guard let session else { return }
        let options = UIWindowSceneDestructionRequestOptions()
        options.windowDismissalAnimation = .commit
        UIApplication.shared.requestSceneSessionDestruction(
          session, options: options, errorHandler: nil)
      }
    }
  }
}

private class DraftDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let target = connectionOptions.userActivities.first?.targetContentIdentifier ?? ""
    windowScene.activationConditions.canActivateForTargetContentIdentifierPredicate =
      NSPredicate(format: "SELF == %@", target)
    let draft = Draft(subject: String(target.split(separator: "/").last ?? ""))
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIHostingController(
      rootView: draft.environment(\.taskSession, session))
    window.makeKeyAndVisible()
    self.window = window
  }
}

private class MailAppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    if options.userActivities.contains(where: { $0.activityType == "com.example.compose" }) {
      configuration.delegateClass = DraftDelegate.self
    }
    return configuration
  }
}

private struct TaskApp: App {
  @UIApplicationDelegateAdaptor(MailAppDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup { Mailbox() }
  }
}

/// An app of views with a scene delegate of UIKit for one of its tasks.
@MainActor struct TaskSceneTests {
  @Test func `a delegate shows a view in a scene of its own, which ends itself`() async {
    let simulator = await AppSimulator(TaskApp())
    await simulator.tap("New Message")
    simulator.expect(windows: 2)
    simulator.expect("draft of lunch", in: 2)
    await simulator.tap("Send", in: 2)
    simulator.expect(windows: 1)
    simulator.expect("[New Message]")
  }
}
