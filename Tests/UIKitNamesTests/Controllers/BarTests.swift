import Checking
import ScenesTesting
import Testing
import UIKit

extension ScreenTests {
  /// The bars and columns of containers.
  @MainActor struct BarTests {
    private let screens = ScreenTests()

    private class Inbox: UIViewController {
      var calls = 0
      override func responds(to selector: Selector) -> Bool { selector == "compose:" }
      override func perform(_ selector: Selector, with object: Any? = nil) -> Any? {
        calls += 1
        return nil
      }
    }

    @Test func `a hidden bar has no buttons`() async throws {
      let inbox = UIViewController()
      inbox.navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .compose, primaryAction: nil)
      let navigation = UINavigationController(rootViewController: inbox)
      let simulator = await screens.show(navigation)
      simulator.expect("Compose")
      try await simulator.perform { _ in
        navigation.setNavigationBarHidden(true, animated: true)
      }
      await simulator.settle()
      simulator.expect(no: "Compose")
      try await simulator.perform { _ in navigation.isNavigationBarHidden = false }
      await simulator.settle()
      simulator.expect("Compose")
    }

    @Test func `the window has the title of the page in front`() async throws {
      let inbox = UIViewController()
      inbox.title = "Inbox"
      let navigation = UINavigationController(rootViewController: inbox)
      let simulator = await screens.show(navigation)
      func title() -> String? {
        let scene = simulator.application.connectedScenes.first as? UIWindowScene
        return scene?.keyWindow?.effectiveTitle
      }
      expectEqual(title(), "Inbox")
      let message = UIViewController()
      message.navigationItem.title = "Lunch"
      try await simulator.perform { _ in navigation.pushViewController(message, animated: false) }
      await simulator.settle()
      expectEqual(title(), "Lunch")
      try await simulator.perform { _ in message.navigationItem.title = nil }
      await simulator.settle()
      expectEqual(title(), "")
      try await simulator.perform { _ in navigation.title = "Mail" }
      await simulator.settle()
      expectEqual(title(), "Mail")
    }

    @Test func `the action of a button without a target goes to a shown controller`() async throws {
      let inbox = Inbox()
      let button = UIBarButtonItem(barButtonSystemItem: .compose, target: nil, action: "compose:")
      inbox.navigationItem.rightBarButtonItem = button
      let simulator = await screens.show(UINavigationController(rootViewController: inbox))
      await simulator.tap("Compose")
      expectEqual(inbox.calls, 1)
      expectEqual(simulator.problems, [])
      final class Plain {}
      let plain = Plain()
      try await simulator.perform { _ in button.target = plain }
      await simulator.tap("Compose")
      expectEqual(inbox.calls, 1)
      expectEqual(simulator.problems.map(\.code), ["unperformedSelector"])
    }

    @Test func `an action goes to its target alone, or to the first object that responds`()
      async throws
    {
      final class Plain {}
      let inbox = Inbox()
      let simulator = await screens.show(inbox)
      try await simulator.perform { application in
        @MainActor func send(_ action: Selector, to target: Any?) -> Bool {
          application.sendAction(action, to: target, from: nil, for: nil)
        }
        expect(send("compose:", to: nil) && inbox.calls == 1)
        expect(!send("reply:", to: nil))
        expect(!send("compose:", to: Plain()) && inbox.calls == 1)
        expect(send("reply:", to: inbox) && inbox.calls == 2)
      }
      expectEqual(simulator.problems.map(\.code), ["unperformedSelector"])
    }

    @Test func `two columns have no supplementary column`() async {
      func split(_ style: UISplitViewController.Style) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        split.setViewController(RecordingController("Folders"), for: .primary)
        split.setViewController(RecordingController("Messages"), for: .supplementary)
        split.setViewController(RecordingController("Letter"), for: .secondary)
        return split
      }
      expectEqual(split(.doubleColumn).viewControllers.map(\.title), ["Folders", "Letter"])
      expectEqual(split(.tripleColumn).viewControllers.count, 3)
      let simulator = await screens.show(split(.doubleColumn))
      simulator.expect("Content of Letter")
      simulator.expect(no: "Content of Messages")
    }

    @Test func `the activity of the controller in front is current, and updated before it is sent`()
      async throws
    {
      final class Reader: UIViewController {
        override func updateUserActivityState(_ activity: NSUserActivity) {
          activity.title = "Message 42"
        }
      }
      let reader = Reader()
      let reading = NSUserActivity(activityType: "com.example.postbox.reading")
      reader.userActivity = reading
      let navigation = UINavigationController(rootViewController: reader)
      let simulator = await screens.show(navigation)
      let application = simulator.application
      expect(application.currentUserActivity === reading && reading.title == nil)
      try await simulator.perform { _ in reading.needsSave = true }
      await simulator.settle()
      expectEqual(reading.title, "Message 42")
      try await simulator.perform { _ in
        navigation.pushViewController(UIViewController(), animated: false)
      }
      await simulator.settle()
      expectEqual(application.currentUserActivity, nil)
      try await simulator.perform { _ in navigation.popViewController(animated: false) }
      await simulator.settle()
      expect(application.currentUserActivity === reading)
      try await simulator.perform { _ in reader.userActivity = nil }
      await simulator.settle()
      expectEqual(application.currentUserActivity, nil)
      try await simulator.perform { _ in
        (reading.title, reading.needsSave) = (nil, true)
        application.currentUserActivity = reading
      }
      await simulator.settle()
      expect(!reading.needsSave && reading.title == nil)
    }

    @Test func `the menu of a button is enabled with the button`() async throws {
      let inbox = UIViewController()
      let button = UIBarButtonItem(
        title: "More", menu: UIMenu(children: [UIAction(title: "Archive") { _ in }]))
      button.isEnabled = false
      inbox.navigationItem.rightBarButtonItem = button
      let simulator = await screens.show(UINavigationController(rootViewController: inbox))
      expect(!simulator.element("Archive").isEnabled)
      try await simulator.perform { _ in button.isEnabled = true }
      await simulator.settle()
      expect(simulator.element("Archive").isEnabled)
    }
  }
}
