public import Foundation
import SceneRuntime
import SceneViews

/// The title and the buttons of a controller in a navigation bar.
open class UINavigationItem: NSObject {
  /// The conditions for a large title, which have no effect.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The title is large if the title of the previous controller is large.
    case automatic
    /// The title is always large.
    case always
    /// The title is never large.
    case never
  }

  private weak var owner: UIViewController?

  /// The title in the navigation bar; if it is nil, the title of the controller is shown.
  open var title: String? { didSet { didChange(title != oldValue) } }
  /// The text above the title; stored without effect.
  open var prompt: String?
  /// The view that replaces the title; stored without effect.
  open var titleView: UIView?
  /// The first of ``leftBarButtonItems``; nil if there is none.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of ``rightBarButtonItems``, at the trailing edge; nil if there is none.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The buttons at the leading edge.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange(true) } }
  /// The buttons at the trailing edge, beginning with the outermost.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange(true) } }
  /// The Back button that the next screen has for returning to the controller; stored without effect.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the Back button; stored without effect.
  open var backButtonTitle: String?
  /// Whether the Back button is hidden; stored without effect.
  open var hidesBackButton = false
  /// The condition under which the title is large; stored without effect.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The search controller of the screen; stored without effect.
  open var searchController: AnyObject?
  /// Whether buttons are shown beside the Back button; stored without effect.
  open var leftItemsSupplementBackButton = false

  init(owner: UIViewController) {
    self.owner = owner
    title = owner.title
    super.init()
  }

  /// Creates an item with a title.
  ///
  /// - Parameter title: The title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  public override init() {
    super.init()
  }

  private func didChange(_ isOther: Bool) {
    if isOther { owner?.redisplay.change() }
  }
}

/// A button in a bar.
open class UIBarButtonItem: NSObject {
  /// The styles of a button.
  public enum Style: Int, Sendable {
    /// A plain button.
    case plain
    /// The button that ends a task.
    case done = 2
  }

  /// The standard buttons.
  public enum SystemItem: Int, Sendable {
    /// A button that ends a task.
    case done
    /// A button that ends a task without a change.
    case cancel
    /// A button that begins editing.
    case edit
    /// A button that saves changes.
    case save
    /// A button that adds an element.
    case add
    /// A flexible space, which hosts don't show.
    case flexibleSpace
    /// A space of fixed width, which hosts don't show.
    case fixedSpace
    /// A button that begins a message.
    case compose
    /// A button that replies to a message.
    case reply
    /// A button that shares content.
    case action
    /// A button that moves an element to another folder.
    case organize
    /// A button that shows bookmarks.
    case bookmarks
    /// A button that begins a search.
    case search
    /// A button that reloads content.
    case refresh
    /// A button that stops an operation.
    case stop
    /// A button that takes a picture.
    case camera
    /// A button that deletes an element.
    case trash
    /// A button that starts playback.
    case play
    /// A button that pauses playback.
    case pause
    /// A button that rewinds.
    case rewind
    /// A button that plays fast forward.
    case fastForward
    /// A button that undoes the last change.
    case undo
    /// A button that redoes the last change.
    case redo
    /// A button that closes the screen.
    case close = 24

    var title: String? {
      self == .flexibleSpace || self == .fixedSpace ? nil : "\(self)".localizedCapitalized
    }
  }

  /// A notifier of the button's changes, which updates the views that show the button.
  let redisplay = Redisplay()

  /// The title of the button; nil to show the name of the image.
  open var title: String? { didSet { redisplay.change() } }
  /// The image of the button; its name is shown if the button has neither a title nor a label.
  open var image: UIImage? { didSet { redisplay.change() } }
  /// The style of the button; stored without effect.
  open var style = Style.plain
  /// Whether the button can be pressed.
  open var isEnabled = true { didSet { redisplay.change() } }
  /// A number that the app chooses for the button.
  open var tag = 0
  /// The color of the button; stored without effect.
  open var tintColor: UIColor?
  /// The width in points; stored without effect.
  open var width: CGFloat = 0
  /// The identifier for tests and scripts.
  open var accessibilityIdentifier: String? { didSet { redisplay.change() } }
  /// The label for assistive technologies, which the button also shows instead of the title.
  open var accessibilityLabel: String? { didSet { redisplay.change() } }
  /// The view that replaces the button; nil for none.
  open var customView: UIView? { didSet { redisplay.change() } }
  /// The method that pressing the button calls.
  open var action: Selector?
  /// The object that has the method in `action`; it isn't retained.
  ///
  /// If the target is nil, the first object that responds to the method is used, as in
  /// `UIApplication.sendAction(_:to:from:for:)`.
  open weak var target: AnyObject?
  /// The action that pressing the button performs.
  open var primaryAction: UIAction? { didSet { redisplay.change() } }
  /// The menu whose actions replace the button; nil for none.
  open var menu: UIMenu? { didSet { redisplay.change() } }

  /// Creates a button with a title and a method of an object.
  ///
  /// - Parameters:
  ///   - title: The title; nil for none.
  ///   - style: The style, which has no effect.
  ///   - target: The object that has the method, not retained; nil for the first object that responds to the method.
  ///   - action: The method, which is called through ``/UIKitObjects/NSObject/perform(_:with:)`` with the button; nil
  ///     for none.
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target
    self.action = action
  }

  /// Creates a button with an image and a method of an object.
  ///
  /// - Parameters:
  ///   - image: The image; nil for none.
  ///   - style: The style, which has no effect.
  ///   - target: The object that has the method, not retained; nil for the first object that responds to the method.
  ///   - action: The method, which is called through ``/UIKitObjects/NSObject/perform(_:with:)`` with the button; nil
  ///     for none.
  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates a standard button with a method of an object.
  ///
  /// - Parameters:
  ///   - item: The standard button, whose name is the title.
  ///   - target: The object that has the method, not retained; nil for the first object that responds to the method.
  ///   - action: The method, which is called through ``/UIKitObjects/NSObject/perform(_:with:)`` with the button; nil
  ///     for none.
  public convenience init(
    barButtonSystemItem item: SystemItem, target: AnyObject?, action: Selector?
  ) {
    self.init(title: item.title, style: .plain, target: target, action: action)
  }

  /// Creates a standard button with an action or a menu.
  ///
  /// - Parameters:
  ///   - item: The standard button, whose name is the title.
  ///   - primaryAction: The action; nil for none.
  ///   - menu: The menu; nil for none.
  public convenience init(
    systemItem item: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: item.title, image: nil, primaryAction: primaryAction, menu: menu)
  }

  /// Creates a button with an action or a menu.
  ///
  /// - Parameters:
  ///   - title: The title; nil for the title of the action.
  ///   - image: The image; nil for the image of the action.
  ///   - primaryAction: The action; nil for none.
  ///   - menu: The menu; nil for none.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item that shows a view.
  ///
  /// - Parameter customView: The view, which replaces a button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns a flexible space, which hosts don't show.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Performs `primaryAction`, if it is set, and then sends `action`, if it is set, to `target`.
  ///
  /// This method is called when a person presses the button.
  func press() {
    if let primaryAction { primaryAction.run(for: self) }
    guard let action else { return }
    (Application.current ?? Application.latest)?.sendAction(
      action, to: target, from: self, for: nil)
  }

  /// The identity of the button in its bar.
  var identity: ObjectIdentifier { ObjectIdentifier(self) }
}
