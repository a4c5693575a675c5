import Checking
import ScenesTesting
import Testing
import UIKit

extension ScreenTests {
  /// Controllers are told when their views appear and disappear, in UIKit's order.
  @MainActor struct AppearanceTests {
    private let screens = ScreenTests()

    @Test func `a root controller loads, appears and is laid out before it did appear`() async {
      let simulator = await screens.show(RecordingController("Inbox"))
      expectEqual(
        Screen.calls,
        [
          "Inbox loaded", "Inbox will appear", "Inbox is appearing", "Inbox laid out",
          "Inbox did appear",
        ])
      simulator.expect("Content of Inbox")
    }

    @Test func `a pushed controller appears after the other began to disappear`() async throws {
      let root = UINavigationController(rootViewController: RecordingController("Inbox"))
      let simulator = await screens.show(root)
      Screen.calls = []
      try await simulator.perform { _ in
        root.pushViewController(RecordingController("Message"), animated: true)
        Screen.calls.append("pushed")
      }
      await simulator.settle()
      expectEqual(
        Screen.calls,
        [
          "Message loaded", "Inbox will disappear", "Message will appear", "Message is appearing",
          "pushed", "Message laid out", "Inbox did disappear", "Message did appear",
        ])
      simulator.expect("Content of Message")
      expect(!simulator.text.contains("Content of Inbox"))
    }

    @Test func `going back pops the controller`() async {
      let root = UINavigationController(rootViewController: RecordingController("Inbox"))
      root.pushViewController(RecordingController("Message"), animated: false)
      let simulator = await screens.show(root)
      Screen.calls = []
      await simulator.back()
      expectEqual(root.viewControllers.map(\.title), ["Inbox"])
      expectEqual(
        Screen.calls,
        [
          "Inbox loaded", "Message will disappear", "Inbox will appear", "Inbox is appearing",
          "Inbox laid out", "Message did disappear", "Inbox did appear",
        ])
      simulator.expect("Content of Inbox")
    }

    @Test(arguments: [
      (
        UIModalPresentationStyle.automatic,
        ["Draft loaded", "Draft will appear", "Draft did appear"]
      ),
      (
        .fullScreen,
        [
          "Draft loaded", "Inbox will disappear", "Draft will appear", "Inbox did disappear",
          "Draft did appear",
        ]
      ),
    ])
    func `a presented controller makes the presenting one disappear if it covers it`(
      style: UIModalPresentationStyle, calls: [String]
    ) async throws {
      let inbox = RecordingController("Inbox")
      let simulator = await screens.show(inbox)
      Screen.calls = []
      let draft = RecordingController("Draft")
      draft.modalPresentationStyle = style
      try await simulator.perform { _ in
        inbox.present(draft, animated: true) { Screen.calls.append("completed") }
      }
      await simulator.settle()
      let told = Screen.calls.filter { !$0.hasSuffix("is appearing") && !$0.hasSuffix("laid out") }
      expectEqual(told, calls + ["completed"])
      expect(inbox.presentedViewController === draft && draft.presentingViewController === inbox)
      simulator.expect("Content of Draft")
    }

    @Test func `dismissing takes the presented controller away`() async throws {
      let inbox = RecordingController("Inbox")
      let simulator = await screens.show(inbox)
      let draft = RecordingController("Draft")
      try await simulator.perform { _ in inbox.present(draft, animated: false) }
      await simulator.settle()
      Screen.calls = []
      try await simulator.perform { _ in
        draft.dismiss(animated: true) { Screen.calls.append("completed") }
      }
      await simulator.settle()
      expectEqual(Screen.calls, ["Draft will disappear", "Draft did disappear", "completed"])
      expectEqual(inbox.presentedViewController, nil)
      expect(!simulator.text.contains("Content of Draft"))
    }

    @Test func `a child's view that is added appears`() async throws {
      let inbox = RecordingController("Inbox")
      let simulator = await screens.show(inbox)
      Screen.calls = []
      let child = RecordingController("Child")
      try await simulator.perform { _ in
        inbox.addChild(child)
        inbox.view.addSubview(child.view)
        child.didMove(toParent: inbox)
      }
      await simulator.settle()
      expectEqual(
        Screen.calls.filter { $0.hasPrefix("Child") && !$0.hasSuffix("laid out") },
        [
          "Child loaded", "Child will appear", "Child is appearing", "Child did appear",
        ])
      simulator.expect("Content of Child")
    }

    @Test func `a tab that is chosen appears, and the other disappears`() async {
      let tabs = UITabBarController()
      tabs.viewControllers = [RecordingController("Inbox"), RecordingController("Settings")]
      let simulator = await screens.show(tabs)
      expect(!Screen.calls.contains("Settings loaded"))
      Screen.calls = []
      await simulator.tap("Settings")
      expectEqual(tabs.selectedIndex, 1)
      expectEqual(
        Screen.calls.filter { !$0.hasSuffix("laid out") },
        [
          "Settings loaded", "Inbox will disappear", "Settings will appear",
          "Settings is appearing", "Inbox did disappear", "Settings did appear",
        ])
    }

    @Test func `columns of a split view are shown together`() async throws {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(RecordingController("Inbox"), for: .primary)
      split.setViewController(RecordingController("Message"), for: .secondary)
      split.setViewController(RecordingController("Threads"), for: .supplementary)
      let simulator = await screens.show(split)
      expectEqual(split.displayMode, .oneBesideSecondary)
      simulator.expect("Content of Inbox")
      simulator.expect("Content of Message")
      try await simulator.perform { _ in
        split.showDetailViewController(RecordingController("Draft"), sender: nil)
      }
      await simulator.settle()
      simulator.expect("Content of Draft")
      expect(!simulator.text.contains("Content of Message"))
    }

    @Test func `another root controller takes the place of the first`() async throws {
      let simulator = await screens.show(RecordingController("Welcome"))
      Screen.calls = []
      let window = try require(UIApplication.shared.keyWindow)
      try await simulator.perform { _ in window.rootViewController = RecordingController("Inbox") }
      await simulator.settle()
      expectEqual(Screen.calls.first, "Inbox loaded")
      expectContains(Screen.calls, "Welcome did disappear")
      simulator.expect("Content of Inbox")
      expect(!simulator.text.contains("Content of Welcome"))
    }

    @Test func `a controller outside of a window presents nothing, and says so`() async throws {
      let simulator = await screens.show(RecordingController("Inbox"))
      try await simulator.perform { _ in
        UIViewController().present(RecordingController("Draft"), animated: true)
      }
      expectEqual(simulator.problems.map(\.code), ["presenterOutsideWindow"])
      try await simulator.perform { _ in
        let root = UIApplication.shared.keyWindow?.rootViewController
        root?.present(RecordingController("First"), animated: true)
        root?.present(RecordingController("Second"), animated: true)
      }
      expectEqual(simulator.problems.map(\.code), ["presenterOutsideWindow", "presenterIsBusy"])
      await simulator.settle()
      simulator.expect("Content of First")
    }

    @Test func `closing the window makes the controllers disappear`() async {
      let simulator = await screens.show(RecordingController("Inbox"))
      Screen.calls = []
      await simulator.close(1)
      expectEqual(Screen.calls, ["Inbox will disappear", "Inbox did disappear"])
    }

    @Test func `a controller can't be inside itself`() {
      let (outer, inner) = (UIViewController(), UIViewController())
      outer.addChild(inner)
      inner.addChild(outer)
      expect(inner.children.isEmpty && outer.children == [inner])
      let navigation = UINavigationController(rootViewController: outer)
      navigation.pushViewController(navigation, animated: false)
      navigation.setViewControllers([outer, outer], animated: false)
      expectEqual(navigation.viewControllers, [outer])
    }

    @Test func `a tab has the title of the first controller of its navigation`() async {
      let tabs = UITabBarController()
      tabs.viewControllers = ["Inbox", "Settings"].map {
        UINavigationController(rootViewController: RecordingController($0))
      }
      let simulator = await screens.show(tabs)
      await simulator.tap("Settings")
      simulator.expect("Content of Settings")
    }
  }
}
