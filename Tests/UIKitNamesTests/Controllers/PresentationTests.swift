import Checking
import ScenesTesting
import Testing
import UIKit

extension ScreenTests {
  /// A controller has one presentation, of the class that fits its style.
  @MainActor struct PresentationTests {
    private let screens = ScreenTests()

    private final class Observer: NSObject, UIAdaptivePresentationControllerDelegate {
      func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
        Screen.calls.append("should dismiss")
        return true
      }
      func presentationControllerDidDismiss(_ controller: UIPresentationController) {
        Screen.calls.append("did dismiss \(type(of: controller))")
      }
    }

    @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet])
    func `the presentation of a sheet is one object`(style: UIModalPresentationStyle) {
      let controller = UIViewController()
      controller.modalPresentationStyle = style
      expect(controller.presentationController is UISheetPresentationController)
      expect(controller.sheetPresentationController === controller.presentationController)
      expectEqual(controller.popoverPresentationController, nil)
    }

    @Test func `the presentation of a popover is one object`() {
      let controller = UIViewController()
      controller.modalPresentationStyle = .popover
      expect(controller.presentationController is UIPopoverPresentationController)
      expect(controller.popoverPresentationController === controller.presentationController)
      expectEqual(controller.sheetPresentationController, nil)
    }

    @Test func `another presentation is neither a sheet nor a popover`() {
      let controller = UIViewController()
      controller.modalPresentationStyle = .fullScreen
      expect(controller.presentationController != nil)
      expect(controller.presentationController === controller.presentationController)
      expectEqual(controller.sheetPresentationController, nil)
      expectEqual(controller.popoverPresentationController, nil)
    }

    @Test func `another style has another presentation, with the same observer`() {
      let (controller, observer) = (UIViewController(), Observer())
      controller.presentationController?.delegate = observer
      let old = controller.presentationController
      controller.modalPresentationStyle = .popover
      expect(controller.presentationController !== old)
      expect(controller.presentationController?.delegate === observer)
    }

    @Test func `choices are a popover, and an alert isn't`() {
      let choices = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      expect(choices.popoverPresentationController != nil)
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      expectEqual(alert.popoverPresentationController, nil)
      expectEqual(alert.sheetPresentationController, nil)
    }

    @Test func `a controller in a presented one has its presentation`() async throws {
      let root = UIViewController()
      let simulator = await screens.show(root)
      let page = UIViewController()
      let navigation = UINavigationController(rootViewController: page)
      try await simulator.perform { _ in root.present(navigation, animated: false) }
      expect(page.presentationController === navigation.presentationController)
      expect(page.sheetPresentationController === navigation.sheetPresentationController)
    }

    @Test(arguments: ["sheet", "popover"])
    func `the observer of each kind is asked and told`(kind: String) async throws {
      let (root, presented, observer) = (UIViewController(), UIViewController(), Observer())
      let label = UILabel()
      label.text = "In front"
      presented.view.addSubview(label)
      let simulator = await screens.show(root)
      if kind == "sheet" {
        presented.sheetPresentationController?.delegate = observer
      } else {
        presented.modalPresentationStyle = .popover
        presented.popoverPresentationController?.delegate = observer
      }
      try await simulator.perform { _ in root.present(presented, animated: true) }
      await simulator.settle()
      simulator.expect("In front")
      await simulator.back()
      let name =
        kind == "sheet" ? "UISheetPresentationController" : "UIPopoverPresentationController"
      expectEqual(Screen.calls, ["should dismiss", "did dismiss \(name)"])
    }

    @Test func `a controller in others has what the outermost one presents`() async throws {
      let (page, presented, tabs) = (UIViewController(), UIViewController(), UITabBarController())
      let navigation = UINavigationController(rootViewController: page)
      tabs.viewControllers = [navigation]
      let simulator = await screens.show(tabs)
      try await simulator.perform { _ in page.present(presented, animated: false) }
      await simulator.settle()
      for controller in [page, navigation, tabs] {
        expect(controller.presentedViewController === presented)
      }
      expect(navigation.visibleViewController === presented)
      expectEqual(presented.presentedViewController, nil)
      try await simulator.perform { _ in page.dismiss(animated: false) }
      await simulator.settle()
      expectEqual(page.presentedViewController, nil)
      expect(navigation.visibleViewController === page)
    }
  }
}
