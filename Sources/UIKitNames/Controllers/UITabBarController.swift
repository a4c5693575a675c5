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
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    let selected = selectedViewController
    replaceChildren(by: controllers ?? [])
    selection = children.firstIndex { $0 === selected } ?? 0
    redisplay.change()
    hierarchy?.controllersDidChange(animated: animated)
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
    let item = controller.tabBarItem
    return DisplayedController(controller: controller)
      .tabItem { Text(item?.title ?? controller.title ?? item?.image?.name ?? "") }
  }
}

/// Observes the choices of a person among tabs.
@MainActor public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns whether a person can choose a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Tells the observer that a person chose a controller.
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

/// The title and the image of a controller among tabs.
open class UITabBarItem: NSObject {
  /// The tabs that several apps have.
  public enum SystemItem: Int, Sendable {
    /// More tabs.
    case more
    /// Favorites.
    case favorites
    /// Featured content.
    case featured
    /// The best.
    case topRated
    /// What was used last.
    case recents
    /// Contacts.
    case contacts
    /// What was done.
    case history
    /// Bookmarks.
    case bookmarks
    /// A search.
    case search
    /// What is being loaded.
    case downloads
  }

  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// The image while the tab is chosen, kept without effect.
  open var selectedImage: UIImage?
  /// The text on the tab, kept without effect.
  open var badgeValue: String?
  /// The app's number for the tab.
  open var tag = 0
  /// The identifier for tests.
  open var accessibilityIdentifier: String?

  /// Creates a tab.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Creates a tab that several apps have.
  public convenience init(tabBarSystemItem item: SystemItem, tag: Int) {
    self.init(title: "\(item)".localizedCapitalized, image: nil, tag: tag)
  }
}
