import Foundation
import SceneViews

/// A stack of controllers, the last of which is shown.
open class UINavigationController: UIViewController {
  /// The controllers of the stack, ending with the top controller.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The delegate that observes changes of the stack.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar above the content.
  public private(set) lazy var navigationBar = UINavigationBar()
  /// The bar below the content.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, because this is Apple's type.
  public private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  /// Whether the bar above the content, which shows the titles and the buttons of the controllers, is hidden.
  open var isNavigationBarHidden = false { didSet { redisplay.change() } }
  /// Whether the bar below the content is hidden.
  open var isToolbarHidden = true { didSet { redisplay.change() } }
  /// The gesture that goes back; stored without effect.
  public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIGestureRecognizer()

  /// Creates a stack with its first controller.
  ///
  /// - Parameter rootViewController: The first controller, which stays at the bottom of the stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates an empty stack; the classes of the stack's bars have no effect.
  ///
  /// - Parameters:
  ///   - navigationBarClass: The class of the bar above the content.
  ///   - toolbarClass: The class of the bar below the content.
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
  }

  /// The controller on top of the stack.
  public var topViewController: UIViewController? { children.last }
  /// The controller that the stack, a controller around the stack, or the top controller presents.
  ///
  /// If none of them presents a controller, the value is the top controller, or nil for an empty stack.
  public var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController?.presentedViewController ?? topViewController
  }

  /// Puts a controller on top of the stack.
  ///
  /// - Parameters:
  ///   - controller: The controller. If it is already in the stack, nothing changes.
  ///   - animated: Whether the transition is animated; passed to methods such as `viewWillAppear(_:)`.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    guard !children.contains(where: { $0 === controller }) else { return }
    change(to: children + [controller], animated: animated)
  }

  /// Removes the top controller, unless it is the only controller of the stack.
  ///
  /// - Parameter animated: Whether the transition is animated; passed to methods such as `viewWillAppear(_:)`.
  /// - Returns: The removed controller; nil if the stack has fewer than two controllers.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1 else { return nil }
    let top = topViewController
    change(to: Array(children.dropLast()), animated: animated)
    return top
  }

  /// Removes all controllers but the first from the stack.
  ///
  /// - Parameter animated: Whether the transition is animated; passed to methods such as `viewWillAppear(_:)`.
  /// - Returns: The removed controllers; nil for an empty stack.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = children.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Removes the controllers above a controller from the stack.
  ///
  /// - Parameters:
  ///   - controller: The controller that will be on top.
  ///   - animated: Whether the transition is animated; passed to methods such as `viewWillAppear(_:)`.
  /// - Returns: The removed controllers; nil if the stack doesn't have the controller.
  @discardableResult open func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === controller }) else { return nil }
    let removed = Array(children[(index + 1)...])
    change(to: Array(children[...index]), animated: animated)
    return removed
  }

  /// Replaces the controllers of the stack.
  ///
  /// - Parameters:
  ///   - controllers: The controllers, ending with the top controller.
  ///   - animated: Whether the transition is animated; passed to methods such as `viewWillAppear(_:)`.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    change(to: controllers, animated: animated)
  }

  /// Shows or hides the bar above the content.
  ///
  /// - Parameters:
  ///   - hidden: Whether the bar is hidden.
  ///   - animated: Whether the change is animated; the parameter has no effect, because hosts choose the animation.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Shows or hides the bar below the content.
  ///
  /// - Parameters:
  ///   - hidden: Whether the bar is hidden.
  ///   - animated: Whether the change is animated; the parameter has no effect, because hosts choose the animation.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  private func change(to controllers: [UIViewController], animated: Bool) {
    let isNewTop = controllers.last !== topViewController
    replaceChildren(by: controllers, animated: animated) {
      guard isNewTop, let top = topViewController else { return }
      delegate?.navigationController(self, willShow: top, animated: animated)
    }
    let top = topViewController
    guard isNewTop, let top else { return }
    let didShow: () -> Void = { [weak self] in
      guard let self else { return }
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
    hierarchy?.afterUpdate(didShow)
  }

  override var shownChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

  override var content: any View {
    guard let root = children.first else { return EmptyView() }
    return NavigationStack(path: path) {
      NavigationPage(controller: root)
        .id(ObjectIdentifier(root))
        .navigationDestination(for: ControllerReference.self) {
          NavigationPage(controller: $0.controller)
        }
    }
  }

  private var path: Binding<[ControllerReference]> {
    Binding { [weak self] in
      self?.redisplay.read()
      return (self?.children ?? []).dropFirst().map { ControllerReference(controller: $0) }
    } set: { [weak self] pages in
      guard let self, let root = children.first else { return }
      change(to: [root] + pages.map(\.controller), animated: true)
    }
  }
}

/// A controller as a value of a navigation path.
struct ControllerReference: Hashable {
  let controller: UIViewController

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.controller === rhs.controller }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(controller))
  }
}

/// Methods with which a delegate observes the changes of a navigation stack.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
  /// Notifies the delegate that a controller is about to be shown.
  ///
  /// - Parameters:
  ///   - navigationController: The stack.
  ///   - viewController: The controller that is on top now.
  ///   - animated: Whether the transition is animated.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Notifies the delegate that a controller is shown.
  ///
  /// - Parameters:
  ///   - navigationController: The stack.
  ///   - viewController: The controller that is on top.
  ///   - animated: Whether the transition was animated.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
