import Foundation
import SceneViews

/// Controllers of which a person chooses one by a tab.
open class UITabBarController: UIViewController {
  /// The observer of choices.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar with the tabs.
  public private(set) lazy var tabBar = UITabBar()
  private var selection = 0

  /// The controllers in the order of their tabs.
  open var viewControllers: [UIViewController]? {
    get { children.isEmpty ? nil : children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers.
  ///
  /// - Parameters:
  ///   - controllers: The controllers in the order of their tabs; nil for none. The chosen one
  ///     stays chosen if it is among them.
  ///   - animated: Whether the transition is animated, which the methods of appearance get.
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    let selected = selectedViewController
    replaceChildren(by: controllers ?? [], animated: animated) {
      selection = children.firstIndex { $0 === selected } ?? 0
    }
  }

  override func childDidLeave(_ child: UIViewController, from index: Int) {
    if index < selection { selection -= 1 }
    selection = max(0, min(selection, children.count - 1))
    super.childDidLeave(child, from: index)
  }

  /// The position of the chosen controller; `NSNotFound` if there is none.
  open var selectedIndex: Int {
    get { children.isEmpty ? NSNotFound : selection }
    set {
      guard children.indices.contains(newValue), newValue != selection else { return }
      selection = newValue
      redisplay.change()
      hierarchy?.controllersDidChange()
    }
  }

  /// The chosen controller.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(selection) ? children[selection] : nil }
    set {
      guard let index = children.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }

  override var shownChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  override var content: any View {
    let controllers = children
    return TabView(selection: choice) {
      ForEach(controllers.indices, id: \.self) { index in
        TabPage(controller: controllers[index]).tag(index)
      }
    }
  }

  /// The choice of a person, which the observer may refuse.
  private var choice: Binding<Int> {
    Binding { [weak self] in
      self?.redisplay.read()
      return self?.selection ?? 0
    } set: { [weak self] index in
      guard let self, children.indices.contains(index) else { return }
      let controller = children[index]
      guard delegate?.tabBarController(self, shouldSelect: controller) != false else { return }
      selectedIndex = index
      delegate?.tabBarController(self, didSelect: controller)
    }
  }
}

/// A controller as a page with a tab.
private struct TabPage: View {
  let controller: UIViewController

  var body: some View {
    controller.redisplay.read()
    return DisplayedController(controller: controller).tabItem { Text(title) }
  }

  /// The title of the tab: a navigation controller's is that of its first controller.
  private var title: String {
    let root = (controller as? UINavigationController)?.viewControllers.first
    root?.redisplay.read()
    return [controller, root].compactMap(\.self).lazy.compactMap { controller in
      controller.tabBarItem.flatMap { $0.title ?? $0.image?.name } ?? controller.title
    }.first ?? ""
  }
}

/// Observes the choices of a person among tabs.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns whether a person can choose a controller.
  ///
  /// - Parameters:
  ///   - tabBarController: The controller with the tabs.
  ///   - viewController: The controller whose tab a person chooses.
  /// - Returns: Whether it is chosen; true by default.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Tells the observer that a person chose a controller.
  ///
  /// - Parameters:
  ///   - tabBarController: The controller with the tabs.
  ///   - viewController: The controller that is chosen now.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
