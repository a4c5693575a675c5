import Checking
import ScenesTesting
import Testing
import UIKit

extension ScreenTests {
  /// The bars and columns of containers.
  @MainActor struct BarTests {
    private let screens = ScreenTests()

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
  }
}
