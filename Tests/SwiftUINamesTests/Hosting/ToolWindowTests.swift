import Checking
import ScenesTesting
import SwiftUI
import Testing

private struct Mailbox: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    Button("Letter") {
      UIApplication.shared.requestSceneSessionActivation(
        nil, userActivity: NSUserActivity(activityType: "com.example.letter"), options: nil,
        errorHandler: nil)
    }
    Button("Tools") { openWindow(id: "tools") }
  }
}

private class LetterDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIHostingController(rootView: Text("a letter"))
    window.makeKeyAndVisible()
    self.window = window
  }
}

private class ToolAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    if !options.userActivities.isEmpty { configuration.delegateClass = LetterDelegate.self }
    return configuration
  }

  override func buildMenu(with builder: any UIMenuBuilder) {
    builder.insertChild(
      UIMenu(title: "Letters", children: [UIAction(title: "Send") { _ in }]), atEndOfMenu: .file)
  }
}

private struct ToolApp: App {
  @UIApplicationDelegateAdaptor(ToolAppDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup { Mailbox() }
      .commands { CommandMenu("Mailbox") { Button("Sort") {} } }
    UtilityWindow("Tools", id: "tools") { Text("a hammer") }
  }
}

/// A utility window beside windows of controllers.
@MainActor struct ToolWindowTests {
  @Test func `the menus of a utility window are those of the window of controllers before it`()
    async
  {
    let simulator = await AppSimulator(ToolApp(), profile: .desktop)
    await simulator.tap("Tools")
    expectContains(simulator.menus(in: 2).joined(separator: "\n"), "Mailbox: [Sort]")
    await simulator.tap("Letter", in: 1)
    simulator.expect("a letter", in: 3)
    await simulator.focus(3)
    await simulator.focus(2)
    let menus = simulator.menus(in: 2).joined(separator: "\n")
    expectContains(menus, "[Send]")
    expect(!menus.contains("Mailbox"))
    await simulator.close(3)
    expectContains(simulator.menus(in: 2).joined(separator: "\n"), "Mailbox: [Sort]")
  }
}
