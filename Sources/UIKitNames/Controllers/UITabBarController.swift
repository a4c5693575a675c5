import Foundation
import SceneViews

/// A controller with tabs, with which a person selects one of several controllers.
open class UITabBarController: UIViewController {
  /// The delegate that observes the selection.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar with the tabs.
  public private(set) lazy var tabBar = UITabBar()
  private var selection = 0

  /// The controllers in the order of their tabs; nil if there are none.
  open var viewControllers: [UIViewController]? {
    get { children.isEmpty ? nil : children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers of the tabs.
  ///
  /// - Parameters:
  ///   - controllers: The controllers in the order of their tabs; nil for none. The selected controller stays
  ///     selected if it is among them; otherwise, the first controller is selected.
  ///   - animated: Whether the transition is animated; passed to methods such as `viewWillAppear(_:)`.
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

  /// The position of the selected controller; `NSNotFound` if there is none.
  open var selectedIndex: Int {
    get { children.isEmpty ? NSNotFound : selection }
    set {
      guard children.indices.contains(newValue), newValue != selection else { return }
      selection = newValue
      redisplay.change()
      hierarchy?.controllersDidChange()
    }
  }

  /// The controller whose tab is selected; nil if there is none.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(selection) ? children[selection] : nil }
    set {
      guard let index = children.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }

  override var shownChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  override var content: any View {
    // The id of a page is its controller, so that each controller keeps the state of its own views.
    let pages = Array(children.enumerated())
    return TabView(selection: choice) {
      ForEach(pages, id: \.element.identity) { page in
        TabPage(controller: page.element).tag(page.offset)
      }
    }
  }

  /// The position of the selected tab; if a person selects another tab, the delegate may refuse the selection.
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

extension UIViewController {
  /// The identity of the controller among the controllers of the tabs.
  fileprivate var identity: ObjectIdentifier { ObjectIdentifier(self) }
}

/// A view that shows a controller as a page with a tab.
private struct TabPage: View {
  let controller: UIViewController

  var body: some View {
    controller.redisplay.read()
    return DisplayedController(controller: controller).tabItem { Text(title) }
  }

  /// The title of the tab; for a navigation controller without a title, the title of its first controller.
  private var title: String {
    let root = (controller as? UINavigationController)?.viewControllers.first
    root?.redisplay.read()
    return [controller, root].compactMap(\.self).lazy.compactMap { controller in
      controller.tabBarItem?.redisplay.read()
      return controller.tabBarItem.flatMap { $0.title ?? $0.image?.name } ?? controller.title
    }.first ?? ""
  }
}

/// Methods with which a delegate observes, and can refuse, the selection of tabs.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns whether a person can select a controller.
  ///
  /// - Parameters:
  ///   - tabBarController: The controller with the tabs.
  ///   - viewController: The controller whose tab the person presses.
  /// - Returns: Whether the controller is selected; true by default.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Notifies the delegate that a person selected a controller.
  ///
  /// - Parameters:
  ///   - tabBarController: The controller with the tabs.
  ///   - viewController: The controller that is now selected.
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
