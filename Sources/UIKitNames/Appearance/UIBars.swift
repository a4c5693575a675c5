import Foundation

/// The light or dark style of a bar, which is stored without effect.
public enum UIBarStyle: Int, Sendable {
  /// A light bar.
  case `default`
  /// A dark bar.
  case black
}

/// The sizes of bars.
public enum UIBarMetrics: Int, Sendable {
  /// The default size.
  case `default`
  /// The size of a bar where there is little space.
  case compact
}

/// The bar above the content of a navigation controller; the appearance of the bar is stored without effect.
open class UINavigationBar: UIView {
  /// The attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The color of the bar.
  open var barTintColor: UIColor?
  /// Whether content shows through the bar.
  open var isTranslucent = true
  /// The light or dark style of the bar.
  open var barStyle = UIBarStyle.default
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// The image of the line below the bar.
  open var shadowImage: UIImage?
  /// The image of the back button.
  open var backIndicatorImage: UIImage?
  /// The mask of the back button's image.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The appearance of the bar where neither ``compactAppearance`` nor ``scrollEdgeAppearance`` applies.
  open var standardAppearance = UINavigationBarAppearance()
  /// The appearance of the bar where there is little space.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance of the bar while the content is scrolled to its top.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  private var images: [UIBarMetrics: UIImage] = [:]

  /// Sets the image behind the bar.
  ///
  /// - Parameters:
  ///   - image: The image; nil for none.
  ///   - metrics: The size of the bar to which the image applies.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    images[metrics] = image
  }

  /// Returns the image behind the bar.
  ///
  /// - Parameter metrics: The size of the bar.
  /// - Returns: The image that was set for the size; nil if there is none.
  open func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { images[metrics] }
}

/// A bar with tabs; the appearance of the bar is stored without effect.
open class UITabBar: UIView {
  /// The color of the bar.
  open var barTintColor: UIColor?
  /// The color of tabs that aren't selected.
  open var unselectedItemTintColor: UIColor?
  /// Whether content shows through the bar.
  open var isTranslucent = true
  /// The background image of the bar.
  open var backgroundImage: UIImage?
  /// The image of the line above the bar.
  open var shadowImage: UIImage?
  /// The appearance of the bar.
  open var standardAppearance = UITabBarAppearance()
  /// The appearance of the bar while the content is scrolled to its end.
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// A bar below the content; the appearance of the bar is stored without effect.
open class UIToolbar: UIView {
  /// The color of the bar.
  open var barTintColor: UIColor?
  /// Whether content shows through the bar.
  open var isTranslucent = true
  /// The light or dark style of the bar.
  open var barStyle = UIBarStyle.default
}

/// A search bar, which hosts don't show.
open class UISearchBar: UIView {
  /// The text in the search bar.
  open var text: String?
  /// The text that is shown while the bar is empty.
  open var placeholder: String?
  /// The color of the bar.
  open var barTintColor: UIColor?
}

/// The appearance of a bar, which is stored without effect.
open class UIBarAppearance: NSObject {
  /// The background color of the bar.
  open var backgroundColor: UIColor?
  /// The color of the line at the edge.
  open var shadowColor: UIColor?
  /// The image of the line at the edge.
  open var shadowImage: UIImage?
  /// The background image of the bar.
  open var backgroundImage: UIImage?

  /// The visual effect of the background.
  open var backgroundEffect: UIBlurEffect?

  /// Removes the background color, so that the bar has the default background.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
  }

  /// Sets the background color to the system's background color, which is opaque.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
  }

  /// Sets a transparent background.
  open func configureWithTransparentBackground() {
    backgroundColor = .clear
  }
}

/// The appearance of a navigation bar, which is stored without effect.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The appearance of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the Done button.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the Back button.
  open var backButtonAppearance = UIBarButtonItemAppearance()

  /// Has no effect: the images of the Back button aren't stored.
  ///
  /// - Parameters:
  ///   - image: The image of the Back button.
  ///   - transitionMaskImage: The mask of the image.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

/// The appearance of a tab bar, which is stored without effect.
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs with the title below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs with the title beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs with the title beside the image, where there is little space.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The appearance of buttons or tabs in one state, such as pressed; stored without effect.
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The color of the icon.
  open var iconColor: UIColor?
}

/// The appearance of buttons, which is stored without effect.
open class UIBarButtonItemAppearance: NSObject {
  /// The appearance in the normal state.
  open var normal = UIBarButtonItemStateAppearance()
  /// The appearance of a pressed button.
  open var highlighted = UIBarButtonItemStateAppearance()
  /// The appearance of a disabled button.
  open var disabled = UIBarButtonItemStateAppearance()
}

/// The appearance of tabs, which is stored without effect.
open class UITabBarItemAppearance: NSObject {
  /// The appearance in the normal state.
  open var normal = UIBarButtonItemStateAppearance()
  /// The appearance of the selected tab.
  open var selected = UIBarButtonItemStateAppearance()
}

extension UIBarButtonItem {
  /// Has no effect: the attributes of titles aren't stored.
  ///
  /// - Parameters:
  ///   - attributes: The attributes; nil for the defaults of the host.
  ///   - state: The state of the button.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  /// Has no effect: the position of the Back button's title isn't stored.
  ///
  /// - Parameters:
  ///   - adjustment: The distance in points.
  ///   - metrics: The size of the bar.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for metrics: UIBarMetrics
  ) {}
}

extension UITabBarItem {
  /// Has no effect: the attributes of titles aren't stored.
  ///
  /// - Parameters:
  ///   - attributes: The attributes; nil for the defaults of the host.
  ///   - state: The state of the tab.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

extension UISegmentedControl {
  /// Has no effect: the attributes of titles aren't stored.
  ///
  /// - Parameters:
  ///   - attributes: The attributes; nil for the defaults of the host.
  ///   - state: The state of the segments.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

extension NSAttributedString.Key {
  /// The color of the text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The background color of the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The font of the text.
  public static let font = NSAttributedString.Key("NSFont")
  /// The additional space between characters.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The style of the paragraph.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}
