public import Foundation
import SceneRuntime
import SceneViews

/// A controller of a screen or of a part of a screen, with its view, its children and the controller that it
/// presents.
///
/// The life-cycle methods are called in UIKit's order: `loadView()`, `viewDidLoad()`, `viewWillAppear(_:)`,
/// `viewIsAppearing(_:)`, the layout methods, and `viewDidAppear(_:)` after the host shows the view.
open class UIViewController: UIResponder {
  /// The controller that contains this controller; nil if there is none.
  public internal(set) weak var parent: UIViewController?
  /// The controllers inside this controller.
  public internal(set) var children: [UIViewController] = []
  /// The controller that this controller or its nearest presenting ancestor presents; nil if there is none.
  public var presentedViewController: UIViewController? {
    directlyPresented ?? parent?.presentedViewController
  }
  /// The controller that this controller itself presents; nil if there is none.
  var directlyPresented: UIViewController?
  /// The controller that presents this controller or an ancestor of this controller; nil if there is none.
  public var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }
  weak var presenter: UIViewController?
  /// The hierarchy of the window, if the controller is the window's root.
  weak var rootHierarchy: WindowHierarchy?
  /// The reasons why the view appears or disappears, such as `presenting`.
  var movement: Movement = []

  /// The title of the screen, which navigation bars and tabs show.
  open var title: String? {
    didSet {
      guard title != oldValue else { return }
      navigationItem.title = title
      tabBarItem.title = title
      redisplay.change()
    }
  }

  /// The title and the buttons of the controller in a navigation bar.
  open private(set) lazy var navigationItem = UINavigationItem(owner: self)
  /// The title and the image of the controller in a tab bar.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, because this is Apple's type.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0) {
    didSet { redisplay.change() }
  }

  /// The buttons that the toolbar of an enclosing navigation controller shows for this controller.
  open var toolbarItems: [UIBarButtonItem]? { didSet { redisplay.change() } }
  /// The style of presenting the controller.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The animation of presenting; stored without effect.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a person is prevented from dismissing the controller.
  open var isModalInPresentation = false
  /// Whether the view of this controller is covered when this controller or a descendant presents a controller with the
  /// style `currentContext`; stored without effect.
  open var definesPresentationContext = false
  /// Whether tabs are hidden while the controller is on a navigation stack; stored without effect.
  open var hidesBottomBarWhenPushed = false
  /// The preferred size in points; stored without effect.
  open var preferredContentSize = CGSize.zero
  /// The appearance of the controller's view and children; with `unspecified`, they have the appearance of the
  /// superview or window.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      guard overrideUserInterfaceStyle != oldValue else { return }
      redisplay.change()
      let around = viewIfLoaded?.superview?.traitCollection.userInterfaceStyle ?? hierarchy?.style
      ownStyleDidChange(from: oldValue == .unspecified ? around ?? .unspecified : oldValue)
    }
  }

  /// The observers that ``registerForTraitChanges(_:handler:)`` has registered; not for use by apps.
  public let _traitObservers = _TraitObservers()
  /// The identifier for restoring the controller; stored without effect.
  open var restorationIdentifier: String?
  /// The storyboard that created the controller; nil if it was created in code.
  public internal(set) var storyboard: UIStoryboard?
  /// Whether the content can be edited; stored without effect.
  open var isEditing = false
  /// The edges that content extends to; stored without effect.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// The controller's own presentation, created when ``presentationController`` is first read; nil before that.
  var ownPresentation: UIPresentationController?

  /// A notifier of the controller's changes, which updates the `DisplayedController` that shows the controller.
  let redisplay = Redisplay()
  private var ownView: UIView?
  private var isLoading = false

  /// Creates a controller; nib files aren't read.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of a nib file, which has no effect.
  ///   - nibBundleOrNil: The bundle of the file, which has no effect.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Creates a controller from an archive, which isn't read.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates a controller.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  // MARK: - The view

  /// The view, which is loaded when it is first read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, because this is Apple's type.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return ownView
    }
    set {
      let window = ownView?.ownWindow
      ownView?.place(in: nil)
      ownView?.controller = nil
      ownView = newValue
      newValue?.controller = self
      if let window { newValue?.place(in: window) }
      redisplay.change()
    }
  }

  /// The view; nil if it isn't loaded.
  public var viewIfLoaded: UIView? { ownView }
  /// Whether the view is loaded.
  public var isViewLoaded: Bool { ownView != nil }

  /// Loads the view if it isn't loaded.
  public func loadViewIfNeeded() {
    guard ownView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    if ownView == nil { view = UIView() }
    isLoading = false
    viewDidLoad()
  }

  /// Creates the view; override the method to set `view` to another view.
  open func loadView() {
    view = UIView()
  }

  /// Notifies the controller that its view is loaded.
  open func viewDidLoad() {}

  /// Notifies the controller that its view is about to appear.
  ///
  /// - Parameter animated: Whether the app requested an animation.
  open func viewWillAppear(_ animated: Bool) {}

  /// Notifies the controller that its view appears, after the view's traits are set.
  ///
  /// - Parameter animated: Whether the app requested an animation.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Notifies the controller that the host shows its view.
  ///
  /// - Parameter animated: Whether the app requested an animation.
  open func viewDidAppear(_ animated: Bool) {}

  /// Notifies the controller that its view is about to disappear.
  ///
  /// - Parameter animated: Whether the app requested an animation.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Notifies the controller that its view isn't shown any more.
  ///
  /// - Parameter animated: Whether the app requested an animation.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Notifies the controller that its view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Notifies the controller that its view laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Notifies the controller that the system is short of memory; the application's delegate is notified first.
  open func didReceiveMemoryWarning() {}

  /// Notifies the controller that a trait of its view changed.
  ///
  /// - Parameter previousTraitCollection: The traits before the change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Notifies the controller that the size of its view changes; the default implementation notifies the children.
  ///
  /// The method is called when a host has changed the size of the scene's windows.
  ///
  /// - Parameters:
  ///   - size: The new size in points.
  ///   - coordinator: An object that collects the changes of the controllers, and makes the changes without an
  ///     animation after all controllers were notified.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Sets `isEditing`; an override can begin or end editing of the content.
  ///
  /// - Parameters:
  ///   - editing: Whether the content can be edited.
  ///   - animated: Whether the change is animated, which has no effect: hosts choose the animation.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  /// The traits of the view.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? UIDevice.current.traits(style: overrideUserInterfaceStyle)
  }

  /// The hierarchy of the window that contains the controller; nil if the controller is in no window.
  var hierarchy: WindowHierarchy? {
    rootHierarchy ?? presenter?.hierarchy ?? parent?.hierarchy
  }

  override var responderHierarchy: WindowHierarchy? { hierarchy }

  /// The `View` with which a host shows this controller; containers override the property.
  var content: any View {
    // In a navigation stack, a page under another page may not have loaded its view, and shows nothing.
    viewIfLoaded.map { DisplayedView(view: $0) } ?? EmptyView()
  }

  /// The way in which hosts show this controller when it is presented, such as a sheet; alerts override the property.
  var presentationKind: PresentationKind {
    modalPresentationStyle.coversPresenter ? .cover : .sheet
  }

  /// The class of `presentationController`, which follows from `modalPresentationStyle`; alerts override the property.
  var presentationForm: PresentationForm { PresentationForm(modalPresentationStyle) }

  /// The message of an alert; nil for other controllers.
  var question: String? { nil }

  /// Prepares the controller for a dismissal by a person.
  ///
  /// - Returns: A closure to call after the dismissal, such as the action of an alert's Cancel button; nil for none.
  func beginCancellation() -> (() -> Void)? { nil }

  /// Updates the container after a child has left; overrides also remove the values that they store for the child.
  ///
  /// - Parameters:
  ///   - child: The child that leaves the container.
  ///   - index: The position that the child had.
  func childDidLeave(_ child: UIViewController, from index: Int) {
    redisplay.change()
  }

  /// The children that are shown together with the view; containers override the property.
  var shownChildren: [UIViewController] {
    children.filter { $0.viewIfLoaded.map { $0.isDescendant(of: view) } ?? false }
  }

  /// Notifies the controller that its parent changes; an override must call the superclass.
  ///
  /// - Parameter parent: The new parent; nil if the controller is removed.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil, hierarchy?.shows(self) == true { movement.insert(.leaving) }
  }

  /// Notifies the controller that its parent changed; the default implementation does nothing.
  ///
  /// - Parameter parent: The new parent; nil if the controller was removed.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: - Saving

  /// Writes the state of the screen; the method is never called by this library, which stores user activities
  /// instead of archives.
  ///
  /// - Parameter coder: The archive.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Reads the state of the screen; the method is never called by this library, which stores user activities
  /// instead of archives.
  ///
  /// - Parameter coder: The archive.
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: - Bars and orientations

  /// The appearance of the status bar, which has no effect.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden, which has no effect.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the indicator of the home gesture is hidden, which has no effect.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The orientations of the screen, which have no effect.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// Whether the screen rotates with the device, which has no effect.
  open var shouldAutorotate: Bool { true }
  /// The child that chooses the style of the status bar; nil if this controller chooses the style.
  ///
  /// The choice has no effect.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Requests an update of the status bar, which has no effect.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Requests an update of the orientations, which has no effect.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}
