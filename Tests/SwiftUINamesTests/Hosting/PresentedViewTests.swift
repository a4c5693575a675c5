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

private struct Detail: View {
  @State private var id: Int

  init(id: Int) {
    _id = State(initialValue: id)
  }

  var body: some View { Text("detail \(id)") }
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

/// Views in controllers that other controllers present or contain.
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

  @Test(arguments: [true, false])
  func `the view of a controller that replaces another has a state of its own`(
    isInTabs: Bool
  ) async throws {
    let simulator = await AppSimulator(delegate: PresentingDelegate.self)
    let window = try require(UIApplication.shared.keyWindow)
    let (navigation, tabs) = (UINavigationController(), UITabBarController())
    let root: UIViewController = isInTabs ? tabs : navigation
    try await simulator.perform { _ in window.rootViewController = root }
    for id in 1...2 {
      try await simulator.perform { _ in
        let controller = UIHostingController(rootView: Detail(id: id))
        if isInTabs {
          tabs.setViewControllers([controller], animated: false)
        } else {
          navigation.setViewControllers([controller], animated: false)
        }
      }
      await simulator.settle()
      simulator.expect("detail \(id)")
    }
  }

  @Test func `the view of a tab keeps its state when another tab is added before it`()
    async throws
  {
    let simulator = await AppSimulator(delegate: PresentingDelegate.self)
    let window = try require(UIApplication.shared.keyWindow)
    let (first, second) = (
      UIHostingController(rootView: Detail(id: 1)), UIHostingController(rootView: Detail(id: 2))
    )
    let tabs = UITabBarController()
    tabs.viewControllers = [first]
    try await simulator.perform { _ in window.rootViewController = tabs }
    await simulator.settle()
    try await simulator.perform { _ in
      first.rootView = Detail(id: 3)
      tabs.viewControllers = [second, first]
    }
    await simulator.settle()
    simulator.expect("detail 1")
    try await simulator.perform { _ in tabs.selectedIndex = 0 }
    await simulator.settle()
    simulator.expect("detail 2")
  }
}
