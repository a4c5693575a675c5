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
    /// The content used last.
    case recents
    /// Contacts.
    case contacts
    /// Earlier activity.
    case history
    /// Bookmarks.
    case bookmarks
    /// A search.
    case search
    /// Downloads in progress.
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
  ///
  /// - Parameters:
  ///   - title: The title; nil for that of the controller.
  ///   - image: The image; nil for none.
  ///   - tag: The app's number for the tab.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: The title; nil for that of the controller.
  ///   - image: The image; nil for none.
  ///   - selectedImage: The image while the tab is chosen, kept without effect.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Creates a tab that several apps have.
  ///
  /// - Parameters:
  ///   - item: The tab, whose name is its title.
  ///   - tag: The app's number for the tab.
  public convenience init(tabBarSystemItem item: SystemItem, tag: Int) {
    self.init(title: "\(item)".localizedCapitalized, image: nil, tag: tag)
  }
}
