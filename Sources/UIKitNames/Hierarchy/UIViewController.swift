public import Foundation
import SceneRuntime
import SceneViews

/// A screen of the app, or a part of one: a view, the controllers inside it, and what it presents.
///
/// The life cycle is called in UIKit's order: `loadView()`, `viewDidLoad()`, `viewWillAppear(_:)`, `viewIsAppearing(_:)`, the
/// layout methods, and `viewDidAppear(_:)` after the host shows the view.
open class UIViewController: UIResponder {
  /// The controller that contains this one.
  public internal(set) weak var parent: UIViewController?
  /// The controllers that this one contains.
  public internal(set) var children: [UIViewController] = []
  /// The controller that this one presents, and that presents none in front of it by itself.
  public internal(set) var presentedViewController: UIViewController?
  /// The controller that presents this controller or an ancestor of it.
  public var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }
  weak var presenter: UIViewController?
  /// The hierarchy of the window whose root the controller is.
  weak var rootHierarchy: WindowHierarchy?
  /// The reasons why the view appears or disappears.
  var movement: Movement = []

  /// The title of the screen, shown by navigation and tabs.
  open var title: String? {
    didSet {
      guard title != oldValue else { return }
      navigationItem.title = title
      tabBarItem.title = title
      redisplay.change()
    }
  }
  /// The title and the buttons in navigation.
  open private(set) lazy var navigationItem = UINavigationItem(owner: self)
  /// The title and the image among tabs.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, because Apple's type is this one.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0) {
    didSet { parent?.redisplay.change() }
  }
  /// The buttons of the toolbar of navigation.
  open var toolbarItems: [UIBarButtonItem]? { didSet { redisplay.change() } }
  /// The way of presenting the controller.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The animation of presenting, kept without effect.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a person can't dismiss the controller.
  open var isModalInPresentation = false
  /// Whether presenting in the current context begins here, kept without effect.
  open var definesPresentationContext = false
  /// Whether tabs are hidden while the controller is pushed, kept without effect.
  open var hidesBottomBarWhenPushed = false
  /// The preferred size in points, kept without effect.
  open var preferredContentSize = CGSize.zero
  /// The appearance of the view.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      guard overrideUserInterfaceStyle != oldValue else { return }
      redisplay.change()
      let around = viewIfLoaded?.superview?.traitCollection.userInterfaceStyle ?? hierarchy?.style
      ownStyleDidChange(from: oldValue == .unspecified ? around ?? .unspecified : oldValue)
    }
  }
  /// The observations of the traits, for ``registerForTraitChanges(_:handler:)``.
  public let _traitObservers = _TraitObservers()
  /// The identifier for restoring the controller.
  open var restorationIdentifier: String?
  /// The storyboard that created the controller; nil if it was created in code.
  public internal(set) var storyboard: UIStoryboard?
  /// Whether the content can be edited.
  open var isEditing = false
  /// The edges that content extends to, kept without effect.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// The presentation of the controller itself, made when it is read first.
  var ownPresentation: UIPresentationController?

  /// The changes that views follow.
  let redisplay = Redisplay()
  private var ownView: UIView?
  private var isLoading = false

  /// Creates a controller; nib files aren't read here.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of a nib file, without effect.
  ///   - nibBundleOrNil: The bundle of the file, without effect.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Creates a controller from an archive, of which nothing is read here.
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

  /// The view, loaded when it is read first.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, because Apple's type is this one.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return ownView
    }
    set {
      ownView?.controller = nil
      ownView = newValue
      newValue?.controller = self
      redisplay.change()
    }
  }

  /// The view if it is loaded.
  public var viewIfLoaded: UIView? { ownView }
  /// Whether the view is loaded.
  public var isViewLoaded: Bool { ownView != nil }

  /// Loads the view unless it is loaded.
  public func loadViewIfNeeded() {
    guard ownView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    if ownView == nil { view = UIView() }
    isLoading = false
    viewDidLoad()
  }

  /// Creates the view; override it to set `view` to another.
  open func loadView() {
    view = UIView()
  }

  /// Tells the controller that its view is loaded.
  open func viewDidLoad() {}
  /// Tells the controller that its view is about to appear.
  ///
  /// - Parameter animated: Whether the app asked for an animation.
  open func viewWillAppear(_ animated: Bool) {}
  /// Tells the controller that its view appears, with its traits set.
  ///
  /// - Parameter animated: Whether the app asked for an animation.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Tells the controller that the host shows its view.
  ///
  /// - Parameter animated: Whether the app asked for an animation.
  open func viewDidAppear(_ animated: Bool) {}
  /// Tells the controller that its view is about to disappear.
  ///
  /// - Parameter animated: Whether the app asked for an animation.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Tells the controller that its view isn't shown any more.
  ///
  /// - Parameter animated: Whether the app asked for an animation.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Tells the controller that its view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Tells the controller that its view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Tells the controller that the system is short of memory; called after the application delegate's method.
  open func didReceiveMemoryWarning() {}
  /// Tells the controller that a trait of its view changed.
  ///
  /// - Parameter previousTraitCollection: The traits before the change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Tells the controller that the size of its view changes, which the default passes to the children.
  ///
  /// It is called when a host changed the size of the scene's windows.
  ///
  /// - Parameters:
  ///   - size: The new size in points.
  ///   - coordinator: Runs changes beside the transition, at once.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  /// Begins or ends editing of the content.
  ///
  /// - Parameters:
  ///   - editing: Whether the content is edited.
  ///   - animated: Whether the change is animated, without effect: hosts choose the animation.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  /// The traits of the view.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? UIDevice.current.traits(style: overrideUserInterfaceStyle)
  }

  /// The hierarchy that shows the controller.
  var hierarchy: WindowHierarchy? {
    rootHierarchy ?? presenter?.hierarchy ?? parent?.hierarchy
  }

  override var responderHierarchy: WindowHierarchy? { hierarchy }

  /// The view of this library that shows the controller; containers show others.
  var content: any View {
    // The pages below the top one of navigation aren't loaded.
    viewIfLoaded.map { DisplayedView(view: $0) } ?? EmptyView()
  }

  /// The kind of presentation, from its style; questions have their own.
  var presentationKind: PresentationKind {
    modalPresentationStyle.coversPresenter ? .cover : .sheet
  }

  /// The class of the presentation, from its style; questions have their own.
  var presentationForm: PresentationForm { PresentationForm(modalPresentationStyle) }

  /// The explanation of a question; nil for other controllers.
  var question: String? { nil }

  /// The action after a person dismisses the controller without an answer; nil if there is none.
  var cancellation: (() -> Void)? { nil }

  /// Removes a child that moves elsewhere from the values that a container keeps beside its children.
  ///
  /// - Parameters:
  ///   - child: The child.
  ///   - index: The position that it had among the children.
  func childDidLeave(_ child: UIViewController, from index: Int) {
    redisplay.change()
  }

  /// The children whose views are shown with the view; containers choose.
  var shownChildren: [UIViewController] {
    children.filter { $0.viewIfLoaded.map { $0.isDescendant(of: view) } ?? false }
  }

  /// Tells the controller that its parent changes; call the implementation of the superclass in an override.
  ///
  /// - Parameter parent: The new parent; nil if the controller leaves one.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil, hierarchy?.shows(self) == true { movement.insert(.leaving) }
  }
  /// Tells the controller that its parent changed; the default does nothing.
  ///
  /// - Parameter parent: The new parent; nil if the controller left one.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: - Saving

  /// Writes the state of the screen; the runtime keeps activities, so this is for apps that call it.
  ///
  /// - Parameter coder: The archive.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Reads the state of the screen; the runtime keeps activities, so this is for apps that call it.
  ///
  /// - Parameter coder: The archive.
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: - Bars and orientations

  /// The look of the status bar, without effect.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden, without effect.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the indicator of the home gesture is hidden, without effect.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The orientations of the screen, without effect.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// Whether the screen turns with the device, without effect.
  open var shouldAutorotate: Bool { true }
  /// The controller that chooses the style of the status bar; nil for this one.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Requests an update of the status bar, without effect.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Requests an update of the orientations, without effect.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}
