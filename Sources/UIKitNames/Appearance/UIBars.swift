import Foundation

/// The looks of bars.
public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default`
  /// Dark.
  case black
}

/// The sizes of bars.
public enum UIBarMetrics: Int, Sendable {
  /// The usual size.
  case `default`
  /// The size in little space.
  case compact
}

/// A bar above the content of navigation, whose look is kept without effect.
open class UINavigationBar: UIView {
  /// The attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The color of the bar.
  open var barTintColor: UIColor?
  /// Whether content shows through the bar.
  open var isTranslucent = true
  /// The look of the bar.
  open var barStyle = UIBarStyle.default
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// The line below the bar.
  open var shadowImage: UIImage?
  /// The image for going back.
  open var backIndicatorImage: UIImage?
  /// The mask of the image for going back.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The look of the bar.
  open var standardAppearance = UINavigationBarAppearance()
  /// The look of the bar in little space.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look of the bar over the top of the content.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  private var images: [UIBarMetrics: UIImage] = [:]

  /// Sets the image behind the bar.
  ///
  /// - Parameters:
  ///   - image: The image; nil for none.
  ///   - metrics: The size of the bar for which it is set.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    images[metrics] = image
  }

  /// Returns the image behind the bar.
  ///
  /// - Parameter metrics: The size of the bar.
  /// - Returns: The image that was set for the size; nil if there is none.
  open func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { images[metrics] }
}

/// A bar with tabs, whose look is kept without effect.
open class UITabBar: UIView {
  /// The color of the bar.
  open var barTintColor: UIColor?
  /// The color of tabs that aren't chosen.
  open var unselectedItemTintColor: UIColor?
  /// Whether content shows through the bar.
  open var isTranslucent = true
  /// The image behind the bar.
  open var backgroundImage: UIImage?
  /// The line above the bar.
  open var shadowImage: UIImage?
  /// The look of the bar.
  open var standardAppearance = UITabBarAppearance()
  /// The look of the bar over the end of the content.
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// A bar below the content, whose look is kept without effect.
open class UIToolbar: UIView {
  /// The color of the bar.
  open var barTintColor: UIColor?
  /// Whether content shows through the bar.
  open var isTranslucent = true
  /// The look of the bar.
  open var barStyle = UIBarStyle.default
}

/// A bar for a search, whose look is kept without effect.
open class UISearchBar: UIView {
  /// The text.
  open var text: String?
  /// The text of the empty bar.
  open var placeholder: String?
  /// The color of the bar.
  open var barTintColor: UIColor?
}

/// The look of a bar, kept without effect.
open class UIBarAppearance: NSObject {
  /// The color behind the bar.
  open var backgroundColor: UIColor?
  /// The color of the line at the edge.
  open var shadowColor: UIColor?
  /// The image of the line at the edge.
  open var shadowImage: UIImage?
  /// The image behind the bar.
  open var backgroundImage: UIImage?

  /// The visual effect behind the bar.
  open var backgroundEffect: UIBlurEffect?

  /// Sets the default background of hosts.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
  }

  /// Sets an opaque background in the system's color.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
  }

  /// Sets a transparent background.
  open func configureWithTransparentBackground() {
    backgroundColor = .clear
  }
}

/// The look of a bar above navigation, kept without effect.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of the button for the end of a task.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The look of the button for going back.
  open var backButtonAppearance = UIBarButtonItemAppearance()

  /// Sets the images for going back.
  ///
  /// - Parameters:
  ///   - image: The image for going back, which isn't kept.
  ///   - transitionMaskImage: The mask of the image, which isn't kept.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

/// The look of a bar with tabs, kept without effect.
open class UITabBarAppearance: UIBarAppearance {
  /// The look of tabs one above the other.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The look of tabs in a line.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The look of tabs in a line in little space.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The look of buttons in a state, kept without effect.
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The color of the image.
  open var iconColor: UIColor?
}

/// The look of buttons, kept without effect.
open class UIBarButtonItemAppearance: NSObject {
  /// The look without another state.
  open var normal = UIBarButtonItemStateAppearance()
  /// The look of a pressed button.
  open var highlighted = UIBarButtonItemStateAppearance()
  /// The look of a button without acts.
  open var disabled = UIBarButtonItemStateAppearance()
}

/// The look of tabs, kept without effect.
open class UITabBarItemAppearance: NSObject {
  /// The look without another state.
  open var normal = UIBarButtonItemStateAppearance()
  /// The look of the chosen tab.
  open var selected = UIBarButtonItemStateAppearance()
}

extension UIBarButtonItem {
  /// Sets the attributes of the title in a state, kept without effect.
  ///
  /// - Parameters:
  ///   - attributes: The attributes; nil for those of the host.
  ///   - state: The state of the button.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  /// Moves the title of the button for going back, kept without effect.
  ///
  /// - Parameters:
  ///   - adjustment: The distance in points.
  ///   - metrics: The size of the bar.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for metrics: UIBarMetrics
  ) {}
}

extension UITabBarItem {
  /// Sets the attributes of the title in a state, kept without effect.
  ///
  /// - Parameters:
  ///   - attributes: The attributes; nil for those of the host.
  ///   - state: The state of the tab.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

extension UISegmentedControl {
  /// Sets the attributes of the titles in a state, kept without effect.
  ///
  /// - Parameters:
  ///   - attributes: The attributes; nil for those of the host.
  ///   - state: The state of the segments.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

extension NSAttributedString.Key {
  /// The color of the text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The font.
  public static let font = NSAttributedString.Key("NSFont")
  /// The distance of the characters.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The style of the paragraph.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}
