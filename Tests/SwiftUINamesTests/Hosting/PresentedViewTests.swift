import Checking
import ScenesTesting
import SwiftUI
import Testing

private struct Closable: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("in front")
    Button("Close") { dismiss() }
  }
}

private class PresentingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIHostingController(rootView: Text("behind"))
    window.makeKeyAndVisible()
    self.window = window
  }
}

private class PresentingDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = PresentingSceneDelegate.self
    return configuration
  }
}

/// Views in controllers that other controllers present.
@MainActor @Suite(.serialized) struct PresentedViewTests {
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func `a view dismisses its controller, which a person can't, and not the window`(
    style: UIModalPresentationStyle
  ) async throws {
    let simulator = await AppSimulator(delegate: PresentingDelegate.self)
    let root = try require(UIApplication.shared.keyWindow?.rootViewController)
    let presented = UIHostingController(rootView: Closable())
    presented.modalPresentationStyle = style
    presented.isModalInPresentation = true
    try await simulator.perform { _ in root.present(presented, animated: false) }
    await simulator.settle()
    simulator.expect("in front")
    if style == .pageSheet { await simulator.back() }
    simulator.expect("in front")
    await simulator.tap("Close")
    await simulator.settle()
    simulator.expect(no: "in front")
    simulator.expect(windows: 1)
    simulator.expect("behind")
    expectEqual(root.presentedViewController, nil)
  }
}
