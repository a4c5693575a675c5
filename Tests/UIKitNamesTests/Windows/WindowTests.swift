import Checking
import SceneModel
import ScenesTesting
import Testing
import UIKit

extension ScreenTests {
  /// Windows are made in all of UIKit's ways.
  @MainActor struct WindowTests {
    private let screens = ScreenTests()

    @Test func `a window gets its scene after it was made`() async {
      final class Delegate: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
        var window: UIWindow?

        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
          configuration.delegateClass = Delegate.self
          return configuration
        }

        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.windowScene = scene as? UIWindowScene
          let space: (any UICoordinateSpace)? = window?.windowScene?.coordinateSpace
          expectEqual(space?.bounds.isEmpty, false)
          window?.rootViewController = RecordingController("Inbox")
          window?.makeKeyAndVisible()
        }
      }
      let simulator = await AppSimulator(delegate: Delegate.self)
      simulator.expect("Content of Inbox")
      expectEqual(simulator.problems, [])
    }

    @Test func `a window that gets no scene is a problem at the end of the turn`() async {
      let root = UIViewController()
      var window: UIWindow?
      root.view.addSubview(
        UIButton(
          type: .system,
          primaryAction: UIAction(title: "Open") { _ in window = UIWindow(frame: .zero) }))
      let simulator = await screens.show(root)
      await simulator.tap("Open")
      expectEqual(simulator.problems.map(\.code), ["windowWithoutScene"])
      expectEqual(window?.windowScene, nil)
    }

    @Test func `a delegate without scenes shows its window`() async {
      final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = RecordingController("Inbox")
          window?.makeKeyAndVisible()
          return true
        }
      }
      let simulator = await AppSimulator(delegate: Delegate.self)
      simulator.expect("Content of Inbox")
      expectEqual(Screen.calls.last, "Inbox did appear")
    }

    @Test func `the properties of a window reach the traits of its views`() async throws {
      let root = UIViewController()
      _ = await screens.show(root)
      let window = try require(UIApplication.shared.keyWindow)
      expectEqual(UIApplication.shared.windows, [window])
      window.overrideUserInterfaceStyle = .dark
      window.tintColor = .systemPink
      expectEqual(root.traitCollection.userInterfaceStyle, .dark)
      expectEqual(root.traitCollection.userInterfaceIdiom, .pad)
      expectEqual(window.tintColor, .systemPink)
      root.overrideUserInterfaceStyle = .light
      expectEqual(root.view.traitCollection.userInterfaceStyle, .light)
    }

    @Test func `menus and commands with keys are in the menu of the window`() async {
      final class Inbox: UIViewController {
        override var keyCommands: [UIKeyCommand]? {
          commands
        }
        private let commands = [
          UIKeyCommand(title: "Reply", action: "reply", input: "r", modifierFlags: .command)
        ]
        override func responds(to selector: Selector) -> Bool { selector == "reply" }
        override func perform(_ selector: Selector, with object: Any? = nil) -> Any? {
          Screen.calls.append("\(selector)")
          return nil
        }
      }
      let simulator = await screens.show(Inbox())
      await simulator.tap("File > Get Mail")
      await simulator.press("command+r")
      expectEqual(Screen.calls, ["get mail", "reply"])
    }

    private final class Keyed: UIViewController {
      private let commands: [UIKeyCommand]
      init(_ title: String, _ commands: [UIKeyCommand]) {
        self.commands = commands
        super.init(nibName: nil, bundle: nil)
        self.title = title
      }
      required init?(coder: NSCoder) { nil }
      override var keyCommands: [UIKeyCommand]? { commands }
      override func responds(to selector: Selector) -> Bool {
        commands.contains { $0.action == selector }
      }
      override func perform(_ selector: Selector, with object: Any? = nil) -> Any? {
        Screen.calls.append("\(title ?? "") \(selector)")
        return nil
      }
    }

    @Test(arguments: ["command", "control"])
    func `a sheet performs the key commands of its controller and of those behind it`(
      _ modifier: String
    ) async throws {
      let inbox = Keyed(
        "Inbox",
        [UIKeyCommand(title: "Reply", action: "reply", input: "r", modifierFlags: .command)])
      let draft = Keyed(
        "Draft", [UIKeyCommand(title: "Send", action: "send", input: "s", modifierFlags: .command)])
      let simulator = await screens.show(inbox)
      try await simulator.perform { _ in inbox.present(draft, animated: false) }
      await simulator.press("\(modifier)+s")
      await simulator.press("\(modifier)+r")
      expectEqual(Screen.calls, ["Draft send", "Inbox reply"])
    }

    @Test func `a key command without a title is in the menu by its key`() async {
      let inbox = Keyed(
        "Inbox",
        [
          UIKeyCommand(input: "r", modifierFlags: .command, action: "reply"),
          UIKeyCommand(title: "Archive", action: "archive", input: "e", modifierFlags: .command),
        ])
      let simulator = await screens.show(inbox)
      await simulator.press("command+r")
      await simulator.press("command+e")
      expectEqual(Screen.calls, ["Inbox reply", "Inbox archive"])
      expectContains(simulator.menus(), "Commands: [command+r] [Archive]")
    }

    @Test func `a disabled key command has no key in a sheet`() async throws {
      let command = UIKeyCommand(input: "s", modifierFlags: .command, action: "send")
      command.attributes = .disabled
      let inbox = UIViewController()
      let simulator = await screens.show(inbox)
      let draft = Keyed("Draft", [command])
      try await simulator.perform { _ in inbox.present(draft, animated: false) }
      let issues = await simulator.issues { await simulator.press("command+s") }
      expectContains(issues.first?.message, "no view handled the key")
      expectEqual(Screen.calls, [])
    }

    @Test func `reading the key window of the application is a failure with several scenes`() async
    {
      let simulator = await AppSimulator(
        delegate: ScreenDelegate.self,
        manifest: SceneManifest(supportsMultipleScenes: true, configurations: [:]),
        checks: [.strict(seed: 7)])
      _ = UIApplication.shared.keyWindow
      await simulator.newWindow()
      await simulator.resume(1)
      let issues = await simulator.issues { _ = UIApplication.shared.keyWindow }
      expectContains(issues.first?.message, "UIApplication.keyWindow")
      expectEqual(issues.first?.sourceLocation.line, #line - 2)
    }

    @Test func `storyboards are registered in code`() async throws {
      UIStoryboard.register(
        "Main", initial: { RecordingController("Inbox") },
        identified: ["draft": { RecordingController("Draft") }])
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      expectEqual(storyboard.instantiateInitialViewController()?.title, "Inbox")
      expectEqual(storyboard.instantiateViewController(withIdentifier: "draft").title, "Draft")
      let simulator = await screens.show(RecordingController("Inbox"))
      try await simulator.perform { _ in
        _ = storyboard.instantiateViewController(withIdentifier: "nothing")
      }
      expectEqual(simulator.problems.map(\.code), ["unregisteredController"])
    }

    @Test(arguments: [true, false])
    func `a window's own view that was hidden at first is shown later`(
      isTransparent: Bool
    ) async throws {
      let label = UILabel()
      label.text = "Offline"
      if isTransparent { label.alpha = 0 } else { label.isHidden = true }
      let simulator = await screens.show(UIViewController())
      let window = try require(UIApplication.shared.keyWindow)
      try await simulator.perform { _ in window.addSubview(label) }
      await simulator.settle()
      simulator.expect(no: "Offline")
      try await simulator.perform { _ in
        if isTransparent { label.alpha = 1 } else { label.isHidden = false }
      }
      await simulator.settle()
      simulator.expect("Offline")
    }
  }
}
