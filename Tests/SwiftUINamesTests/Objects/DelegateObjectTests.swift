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

/// Delegates that tell their changes.
@MainActor struct DelegateObjectTests {
  @Test func `a delegate that tells its changes is in the environment of all scenes`() async {
    let simulator = await AppSimulator(CountApp())
    await simulator.tap("Count 1")
    simulator.expect("Count 2")
  }
}
