public import Foundation
import SceneViews

/// The title and the buttons of a controller in navigation.
open class UINavigationItem: NSObject {
  /// The condition for a large title, kept without effect.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As for the previous controller.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  private weak var owner: UIViewController?

  /// The title; that of the controller unless it is set.
  open var title: String? { didSet { didChange(title != oldValue) } }
  /// A text above the title, kept without effect.
  open var prompt: String?
  /// The view in place of the title, kept without effect.
  open var titleView: UIView?
  /// The button at the leading edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The button at the trailing edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// The buttons at the leading edge.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange(true) } }
  /// The buttons at the trailing edge, the first outermost.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange(true) } }
  /// The button for going back to the controller, kept without effect.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the button for going back, kept without effect.
  open var backButtonTitle: String?
  /// Whether the button for going back is hidden, kept without effect.
  open var hidesBackButton = false
  /// The condition under which the title is large, kept without effect.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The search of the screen, kept without effect.
  open var searchController: AnyObject?
  /// Whether buttons are shown beside the Back button, kept without effect.
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
  /// The looks of a button.
  public enum Style: Int, Sendable {
    /// Plain.
    case plain
    /// For the end of a task.
    case done = 2
  }

  /// The buttons that every app has.
  public enum SystemItem: Int, Sendable {
    /// Ends a task.
    case done
    /// Ends a task without a change.
    case cancel
    /// Begins to edit.
    case edit
    /// Keeps the changes.
    case save
    /// Adds an element.
    case add
    /// A space that takes what is free.
    case flexibleSpace
    /// A space.
    case fixedSpace
    /// Writes a message.
    case compose
    /// Answers a message.
    case reply
    /// Shares content.
    case action
    /// Puts an element elsewhere.
    case organize
    /// Shows bookmarks.
    case bookmarks
    /// Searches.
    case search
    /// Loads again.
    case refresh
    /// Stops.
    case stop
    /// Takes a picture.
    case camera
    /// Deletes.
    case trash
    /// Plays.
    case play
    /// Pauses.
    case pause
    /// Goes back.
    case rewind
    /// Goes on.
    case fastForward
    /// Takes the last change back.
    case undo
    /// Makes the last change again.
    case redo
    /// Closes.
    case close = 24

    var title: String? {
      self == .flexibleSpace || self == .fixedSpace ? nil : "\(self)".localizedCapitalized
    }
  }

  /// The text.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// The look.
  open var style = Style.plain
  /// Whether the button takes acts.
  open var isEnabled = true
  /// The app's number for the button.
  open var tag = 0
  /// The color, kept without effect.
  open var tintColor: UIColor?
  /// The width in points, kept without effect.
  open var width: CGFloat = 0
  /// The identifier for tests and scripts.
  open var accessibilityIdentifier: String?
  /// The text for accessibility.
  open var accessibilityLabel: String?
  /// The view in place of the button.
  open var customView: UIView?
  /// The method that is performed.
  open var action: Selector?
  /// The object of the method.
  open weak var target: AnyObject?
  /// The action that is run.
  open var primaryAction: UIAction?
  /// The menu of the button.
  open var menu: UIMenu?

  /// Creates a button with a text and a method of an object.
  ///
  /// - Parameters:
  ///   - title: The text; nil for none.
  ///   - style: The look, without effect.
  ///   - target: The object of the method, held weakly.
  ///   - action: The method, which ``NSObject/perform(_:with:)`` receives with the button; nil for
  ///     none.
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
  ///   - style: The look, without effect.
  ///   - target: The object of the method, held weakly.
  ///   - action: The method, which ``NSObject/perform(_:with:)`` receives with the button; nil for
  ///     none.
  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates a button that every app has, with a method of an object.
  ///
  /// - Parameters:
  ///   - item: The button, whose name is its text.
  ///   - target: The object of the method, held weakly.
  ///   - action: The method, which ``NSObject/perform(_:with:)`` receives with the button; nil for
  ///     none.
  public convenience init(
    barButtonSystemItem item: SystemItem, target: AnyObject?, action: Selector?
  ) {
    self.init(title: item.title, style: .plain, target: target, action: action)
  }

  /// Creates a button that every app has, with an action or a menu.
  ///
  /// - Parameters:
  ///   - item: The button, whose name is its text.
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
  ///   - title: The text; nil for that of the action.
  ///   - image: The image; nil for that of the action.
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

  /// Creates a button that is a view.
  ///
  /// - Parameter customView: The view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns a space that takes what is free.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Performs the action for a person.
  func press() {
    if let primaryAction { primaryAction.run(for: self) }
    guard let action else { return }
    (target as? NSObject)?.perform(action, with: self)
  }

  /// The identity of the button in its bar.
  var identity: ObjectIdentifier { ObjectIdentifier(self) }
}
