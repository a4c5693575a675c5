/// The title and the image of a controller in a tab bar.
open class UITabBarItem: NSObject {
  /// The standard tabs.
  public enum SystemItem: Int, Sendable {
    /// The tab for more tabs.
    case more
    /// The tab for favorites.
    case favorites
    /// The tab for featured content.
    case featured
    /// The tab for top-rated content.
    case topRated
    /// The tab for recently used content.
    case recents
    /// The tab for contacts.
    case contacts
    /// The tab for the history.
    case history
    /// The tab for bookmarks.
    case bookmarks
    /// The tab for searching.
    case search
    /// The tab for downloads.
    case downloads
  }

  /// A notifier of the item's changes, which updates the views that show the tab.
  let redisplay = Redisplay()

  /// The title of the tab; if nil, the tab shows the name of the image or, without an image, the controller's title.
  open var title: String? { didSet { redisplay.change() } }
  /// The image of the tab, or nil; if the tab has no title, the name of the image is shown.
  open var image: UIImage? { didSet { redisplay.change() } }
  /// The image while the tab is selected; stored without effect.
  open var selectedImage: UIImage?
  /// The badge of the tab; stored without effect.
  open var badgeValue: String?
  /// A number that the app chooses for the tab.
  open var tag = 0
  /// The identifier for tests; stored without effect.
  open var accessibilityIdentifier: String?

  /// Creates a tab with a title and an image.
  ///
  /// - Parameters:
  ///   - title: The title; if nil, the tab shows the image's name or, without an image, the controller's title.
  ///   - image: The image; nil for none.
  ///   - tag: A number that the app chooses for the tab.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab with a title and an image for each state.
  ///
  /// - Parameters:
  ///   - title: The title; if nil, the tab shows the image's name or, without an image, the controller's title.
  ///   - image: The image; nil for none.
  ///   - selectedImage: The image while the tab is selected; stored without effect.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Creates a standard tab.
  ///
  /// - Parameters:
  ///   - item: The standard tab, whose name is the title.
  ///   - tag: A number that the app chooses for the tab.
  public convenience init(tabBarSystemItem item: SystemItem, tag: Int) {
    self.init(title: "\(item)".localizedCapitalized, image: nil, tag: tag)
  }
}
