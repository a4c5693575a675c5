import Checking
import Testing
import UIKit

/// The chosen tab stays chosen while others come and go.
@MainActor struct TabSelectionTests {
  @Test(arguments: [0, 1, 2])
  func `the chosen controller stays chosen when another leaves`(leaving: Int) {
    let controllers = [UIViewController(), UIViewController(), UIViewController()]
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    tabs.selectedIndex = 1
    controllers[leaving].removeFromParent()
    let expected = leaving == 1 ? controllers[2] : controllers[1]
    expect(tabs.selectedViewController === expected)
  }
}
