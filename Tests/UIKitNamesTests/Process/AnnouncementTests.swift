import Checking
import ScenesTesting
import Testing
import UIKit

extension ScreenTests {
  /// Notifications to assistive technologies.
  @MainActor struct AnnouncementTests {
    private let screens = ScreenTests()

    @Test func `texts are announced in the trace`() async {
      let announce = UIAction(title: "Announce") { _ in
        UIAccessibility.post(notification: .announcement, argument: "Message sent")
        UIAccessibility.post(
          notification: .announcement, argument: NSAttributedString(string: "Draft saved"))
        UIAccessibility.post(notification: .announcement, argument: nil)
        UIAccessibility.post(notification: .layoutChanged, argument: UIView())
        UIAccessibility.post(notification: .screenChanged, argument: "Inbox")
        UIAccessibility.post(notification: .pageScrolled, argument: "Page 2 of 3")
        UIAccessibility.post(notification: .pauseAssistiveTechnology, argument: nil)
      }
      let controller = UIViewController()
      controller.view.addSubview(UIButton(type: .system, primaryAction: announce))
      let simulator = await screens.show(controller)
      await simulator.tap("Announce")
      expectEqual(
        simulator.trace.filter { $0.hasPrefix("log ") },
        ["Message sent", "Draft saved", "Inbox", "Page 2 of 3"].map {
          "log announcement: \($0)"
        })
    }
  }
}
