import ScenesTesting
import SwiftUI
import Testing

private final class CountingDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var count = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    count = 1
    return true
  }
}

private struct CountView: View {
  @EnvironmentObject private var delegate: CountingDelegate
  var body: some View { Button("Count \(delegate.count)") { delegate.count += 1 } }
}

private struct CountApp: App {
  @UIApplicationDelegateAdaptor private var delegate: CountingDelegate
  var body: some Scene {
    WindowGroup { CountView() }
  }
}

private final class CountingSceneDelegate: NSObject, UIWindowSceneDelegate, ObservableObject {
  @Published var count = 0

  func sceneDidBecomeActive(_ scene: UIScene) { count += 1 }
}

private final class ConfiguringDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = CountingSceneDelegate.self
    return configuration
  }
}

private struct ActiveView: View {
  @EnvironmentObject private var delegate: CountingSceneDelegate
  var body: some View { Text("Active \(delegate.count) times") }
}

private struct ActiveApp: App {
  @UIApplicationDelegateAdaptor private var delegate: ConfiguringDelegate
  var body: some Scene {
    WindowGroup { ActiveView() }
  }
}

/// Delegates that tell their changes.
@MainActor struct DelegateObjectTests {
  @Test func `a delegate that tells its changes is in the environment of all scenes`() async {
    let simulator = await AppSimulator(CountApp())
    await simulator.tap("Count 1")
    simulator.expect("Count 2")
  }

  @Test func `S133: a scene's delegate that tells its changes is in the environment of its views`()
    async
  {
    let simulator = await AppSimulator(ActiveApp())
    simulator.expect("Active 1 times")
    await simulator.background()
    await simulator.foreground()
    simulator.expect("Active 2 times")
  }
}
