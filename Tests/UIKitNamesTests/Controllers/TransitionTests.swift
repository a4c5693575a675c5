import Checking
import ScenesTesting
import Testing
import UIKit

extension ScreenTests {
  /// Transitions that follow each other in one turn, and what controllers can ask during them.
  @MainActor struct TransitionTests {
    private let screens = ScreenTests()

    private func calls(of name: String = "") -> [String] {
      Screen.calls.filter {
        $0.hasPrefix(name) && !$0.hasSuffix("laid out") && !$0.hasSuffix("loaded")
          && !$0.hasSuffix("is appearing")
      }
    }

    @Test func `a push and a pop in one turn are balanced`() async throws {
      let root = UINavigationController(rootViewController: RecordingController("Inbox"))
      let simulator = await screens.show(root)
      Screen.calls = []
      try await simulator.perform { _ in
        root.pushViewController(RecordingController("Message"), animated: true)
        root.popViewController(animated: true)
      }
      await simulator.settle()
      expectEqual(
        calls(),
        [
          "Inbox will disappear", "Message will appear", "Inbox did disappear",
          "Message did appear", "Message will disappear", "Inbox will appear",
          "Message did disappear", "Inbox did appear",
        ])
    }

    @Test func `a bar button that changes is shown as it is`() async throws {
      let root = UIViewController()
      let button = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
      button.isEnabled = false
      root.navigationItem.rightBarButtonItem = button
      let simulator = await screens.show(UINavigationController(rootViewController: root))
      simulator.expect("[Save] (disabled)")
      try await simulator.perform { _ in button.isEnabled = true }
      simulator.expect(no: "(disabled)")
      try await simulator.perform { _ in button.title = "Send" }
      simulator.expect("[Send]")
    }

    @Test func `bar buttons that are set later are shown`() async throws {
      let root = UIViewController()
      let simulator = await screens.show(UINavigationController(rootViewController: root))
      func button(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
      }
      try await simulator.perform { _ in
        root.navigationItem.leftBarButtonItems = [button("Edit"), button("Sort")]
      }
      simulator.expect("[Edit]")
      simulator.expect("[Sort]")
      try await simulator.perform { _ in
        root.navigationItem.rightBarButtonItems = [button("Save")]
      }
      simulator.expect("[Save]")
      try await simulator.perform { _ in root.navigationItem.leftBarButtonItem = nil }
      simulator.expect(no: "[Edit]")
    }

    @Test func `a controller that pops itself when it appears is balanced`() async throws {
      final class Leaving: RecordingController {
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          navigationController?.popViewController(animated: false)
        }
        override func viewWillDisappear(_ animated: Bool) {
          super.viewWillDisappear(animated)
          if navigationController != nil { Screen.calls.append("in navigation") }
        }
        override func didMove(toParent parent: UIViewController?) {
          Screen.calls.append(parent == nil ? "left" : "moved")
        }
      }
      let root = UINavigationController(rootViewController: RecordingController("Inbox"))
      let simulator = await screens.show(root)
      Screen.calls = []
      try await simulator.perform { _ in
        root.pushViewController(Leaving("Message"), animated: true)
      }
      await simulator.settle()
      expectEqual(
        calls(),
        [
          "Inbox will disappear", "Message will appear", "Inbox did disappear",
          "Message did appear", "Message will disappear", "in navigation", "Inbox will appear",
          "Message did disappear", "Inbox did appear", "left",
        ])
      expectEqual(root.viewControllers.map(\.title), ["Inbox"])
    }

    @Test func `presenting and dismissing in one turn is balanced`() async throws {
      let inbox = RecordingController("Inbox")
      let simulator = await screens.show(inbox)
      Screen.calls = []
      try await simulator.perform { _ in
        inbox.present(RecordingController("Draft"), animated: false) {
          Screen.calls.append("presented")
        }
        inbox.dismiss(animated: false) { Screen.calls.append("dismissed") }
      }
      await simulator.settle()
      expectEqual(
        calls(),
        [
          "Draft will appear", "Draft did appear", "presented", "Draft will disappear",
          "Draft did disappear", "dismissed",
        ])
      expect(inbox.presentedViewController == nil && simulator.problems.isEmpty)
    }

    @Test func `another first controller ends what the old one presents`() async throws {
      let inbox = RecordingController("Inbox")
      let simulator = await screens.show(inbox)
      let window = try require(UIApplication.shared.keyWindow)
      Screen.calls = []
      try await simulator.perform { _ in
        inbox.present(RecordingController("Draft"), animated: true)
        window.rootViewController = RecordingController("Welcome")
      }
      await simulator.settle()
      expectEqual(
        calls(of: "Draft"),
        [
          "Draft will appear", "Draft did appear", "Draft will disappear", "Draft did disappear",
        ])
      expect(inbox.presentedViewController == nil && inbox.view.window == nil)
      expectEqual(calls().last, "Welcome did appear")
    }

    @Test func `presenting during a dismissal with an animation is a problem`() async throws {
      let inbox = RecordingController("Inbox")
      let simulator = await screens.show(inbox)
      try await simulator.perform { _ in
        inbox.present(RecordingController("Draft"), animated: true)
      }
      await simulator.settle()
      try await simulator.perform { _ in
        inbox.dismiss(animated: true)
        inbox.present(RecordingController("Second"), animated: true)
      }
      await simulator.settle()
      expectEqual(simulator.problems.map(\.code), ["presenterIsBusy"])
      expectEqual(inbox.presentedViewController, nil)
      try await simulator.perform { _ in
        inbox.present(RecordingController("Third"), animated: false)
        inbox.dismiss(animated: false)
        inbox.present(RecordingController("Fourth"), animated: true)
      }
      await simulator.settle()
      simulator.expect("Content of Fourth")
      expectEqual(simulator.problems.count, 1)
    }

    @Test func `controllers know why they appear and disappear`() async throws {
      final class Asking: UIViewController {
        static var said: [String] = []
        private func say(_ call: String) {
          let reasons = [
            isBeingPresented ? "presented" : nil, isBeingDismissed ? "dismissed" : nil,
            isMovingToParent ? "to parent" : nil, isMovingFromParent ? "from parent" : nil,
            navigationController == nil ? nil : "in navigation",
          ]
          let said = reasons.compactMap(\.self).joined(separator: ", ")
          Self.said.append("\(title ?? "") \(call): \(said)")
        }
        override func viewWillAppear(_ animated: Bool) { say("will appear") }
        override func viewDidAppear(_ animated: Bool) { say("did appear") }
        override func viewWillDisappear(_ animated: Bool) { say("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { say("did disappear") }
      }
      func asking(_ title: String) -> UIViewController {
        let controller = Asking()
        controller.title = title
        return controller
      }
      let (first, second, sheet) = (asking("A"), asking("B"), asking("C"))
      let root = UINavigationController(rootViewController: first)
      let simulator = await screens.show(root)
      for act in [
        { root.pushViewController(second, animated: true) },
        { _ = root.popViewController(animated: true) },
        { root.present(sheet, animated: true) }, { root.dismiss(animated: true) },
      ] {
        try await simulator.perform { _ in act() }
        await simulator.settle()
      }
      expectEqual(
        Asking.said,
        [
          "A will appear: to parent, in navigation", "A did appear: to parent, in navigation",
          "A will disappear: in navigation", "B will appear: to parent, in navigation",
          "A did disappear: in navigation", "B did appear: to parent, in navigation",
          "B will disappear: from parent, in navigation", "A will appear: in navigation",
          "B did disappear: from parent", "A did appear: in navigation",
          "C will appear: presented", "C did appear: presented", "C will disappear: dismissed",
          "C did disappear: dismissed",
        ])
      expect(!sheet.isBeingDismissed && !second.isMovingFromParent && !first.isMovingToParent)
    }

    @Test func `children are told of their parent before and after they appear`() async throws {
      final class Child: UIViewController {
        private func say(_ call: String) { Screen.calls.append(call) }
        override func willMove(toParent parent: UIViewController?) {
          super.willMove(toParent: parent)
          say(parent == nil ? "will leave" : "will move")
        }
        override func didMove(toParent parent: UIViewController?) {
          say(parent == nil ? "left" : "moved")
        }
        override func viewDidAppear(_ animated: Bool) { say("appeared") }
        override func viewDidDisappear(_ animated: Bool) { say("disappeared") }
      }
      let root = UINavigationController(rootViewController: RecordingController("Inbox"))
      let simulator = await screens.show(root)
      Screen.calls = []
      let child = Child()
      try await simulator.perform { _ in root.pushViewController(child, animated: true) }
      await simulator.settle()
      try await simulator.perform { _ in root.popViewController(animated: true) }
      await simulator.settle()
      expectEqual(
        Screen.calls.filter { !$0.hasPrefix("Inbox") },
        [
          "will move", "appeared", "moved", "will leave", "disappeared", "left",
        ])
      Screen.calls = []
      let outer = UIViewController()
      outer.addChild(child)
      child.removeFromParent()
      expectEqual(Screen.calls, ["will move", "left"])
    }

    @Test func `a controller at a second place leaves the first`() async throws {
      let tabs = UITabBarController()
      let (inbox, settings) = (RecordingController("Inbox"), RecordingController("Settings"))
      tabs.viewControllers = [settings, inbox]
      let simulator = await screens.show(tabs)
      let other = UIViewController()
      other.addChild(inbox)
      expect(inbox.parent === other && tabs.viewControllers == [settings])
      let window = try require(UIApplication.shared.keyWindow)
      try await simulator.perform { _ in window.rootViewController = settings }
      await simulator.settle()
      expect(settings.parent == nil && tabs.viewControllers == nil)
      simulator.expect("Content of Settings")
      let navigation = UINavigationController()
      try await simulator.perform { _ in
        navigation.pushViewController(settings, animated: false)
        window.rootViewController = navigation
      }
      await simulator.settle()
      expect(settings.parent === navigation && settings.view.window === window)
      simulator.expect("Content of Settings")
      let (first, second, view) = (UIView(), UIView(), UIView())
      first.addSubview(view)
      window.addSubview(view)
      expect(first.subviews.isEmpty && window.subviews == [view])
      second.addSubview(view)
      expect(window.subviews.isEmpty && second.subviews == [view])
    }

    @Test func `a detail is presented outside of columns`() async throws {
      let root = UINavigationController(rootViewController: RecordingController("Inbox"))
      let simulator = await screens.show(root)
      try await simulator.perform { _ in
        root.topViewController?.showDetailViewController(RecordingController("Draft"), sender: nil)
      }
      await simulator.settle()
      expectEqual(root.viewControllers.count, 1)
      expectEqual(root.presentedViewController?.title, "Draft")
    }
  }
}
