public import Foundation
import SceneDisplay
import SceneViews

/// A button with a title or an image; a button with a title doesn't show its image.
open class UIButton: UIControl {
  /// The types of a button, which have no effect on its appearance.
  public enum ButtonType: Int, Sendable {
    /// A button without a predefined appearance.
    case custom
    /// A button whose title has the tint color.
    case system
    /// A button with an arrow.
    case detailDisclosure
    /// A button with the letter i, for a light background.
    case infoLight
    /// A button with the letter i, for a dark background.
    case infoDark
    /// A button with a plus sign.
    case contactAdd
    /// A button that closes something.
    case close = 7
  }

  /// The texts, the image and the colors of a button.
  ///
  /// The styles of backgrounds and borders aren't stored. Therefore all methods such as `filled()` and `bordered()`
  /// return the same empty configuration.
  public struct Configuration {
    /// The title; if nil, the button shows the title that is set for its state.
    public var title: String?
    /// The text after the title; nil for none.
    public var subtitle: String?
    /// The image; if nil, the button shows the image that is set for its state.
    public var image: UIImage?
    /// The space between the image and the title in points; stored without effect.
    public var imagePadding: CGFloat = 0
    /// The color of the title; if nil, the title has the color that is set for the button's state.
    public var baseForegroundColor: UIColor?
    /// The color of the background, stored without effect; nil for the default color.
    public var baseBackgroundColor: UIColor?
    /// Whether the button shows an activity indicator; stored without effect.
    public var showsActivityIndicator = false

    /// Returns a configuration without a background.
    public static func plain() -> Configuration { Configuration() }

    /// Returns a configuration with a colored background.
    public static func filled() -> Configuration { Configuration() }

    /// Returns a configuration with a tinted background.
    public static func tinted() -> Configuration { Configuration() }

    /// Returns a configuration with a gray background.
    public static func gray() -> Configuration { Configuration() }

    /// Returns a configuration with a border.
    public static func bordered() -> Configuration { Configuration() }

    /// Returns a configuration with a border in the tint color.
    public static func borderedProminent() -> Configuration { Configuration() }

    /// Returns a configuration without a border.
    public static func borderless() -> Configuration { Configuration() }
  }

  private var titles: [UIControl.State: String] = [:]
  private var images: [UIControl.State: UIImage] = [:]
  private var colors: [UIControl.State: UIColor] = [:]
  /// The type of the button; it has no effect on the appearance.
  public private(set) var buttonType = ButtonType.custom
  /// The configuration; nil for none.
  ///
  /// If the configuration lacks a title, an image or a title color, the button uses the title, the image or the color
  /// that is set for its current state.
  open var configuration: Configuration? { didSet { setNeedsDisplay() } }
  /// The menu of the button, shown only if `showsMenuAsPrimaryAction` is true; nil for none.
  open var menu: UIMenu? { didSet { setNeedsDisplay() } }
  /// Whether the menu is the button's main action.
  ///
  /// If true, and if the button has a menu, the actions of the menu are shown as buttons, and this button isn't shown.
  /// On Apple's platforms, a press opens the menu.
  open var showsMenuAsPrimaryAction = false { didSet { setNeedsDisplay() } }
  /// The role of the button, such as a destructive role.
  open var role = Role.normal { didSet { setNeedsDisplay() } }
  /// A label that isn't shown; the button's title has the font of the label.
  public private(set) lazy var titleLabel: UILabel? = UILabel()
  /// An image view, which isn't shown: the button shows ``currentImage``.
  public private(set) lazy var imageView: UIImageView? = UIImageView()
  /// The space around the content in points; stored without effect.
  open var contentEdgeInsets = UIEdgeInsets.zero

  /// The roles of a button.
  public enum Role: Int, Sendable {
    /// A button without a role.
    case normal
    /// A button that the return key presses on Apple's platforms; in this library, a button without a role.
    case primary
    /// A button that ends a task without a change.
    case cancel
    /// A button that deletes data.
    case destructive

    var displayed: ButtonRole? {
      switch self {
      case .normal, .primary: nil
      case .cancel: .cancel
      case .destructive: .destructive
      }
    }
  }

  /// Creates a button with a type and an action.
  ///
  /// - Parameters:
  ///   - type: The type, which has no effect on the appearance.
  ///   - primaryAction: The action; nil for none.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonType = type
  }

  /// Creates a button that shows the title and the image of an action.
  ///
  /// - Parameters:
  ///   - frame: The frame in points; stored without effect.
  ///   - primaryAction: The action, whose title and image the button shows; nil for none.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Creates a button with a configuration and an action.
  ///
  /// - Parameters:
  ///   - configuration: The texts, the image and the colors.
  ///   - primaryAction: The action; nil for none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Sets the title for a state of the button.
  ///
  /// - Parameters:
  ///   - title: The title; nil to show the title for the normal state.
  ///   - state: The state of the button.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    setNeedsDisplay()
  }

  /// Sets the image for a state of the button.
  ///
  /// - Parameters:
  ///   - image: The image; nil to show the image for the normal state.
  ///   - state: The state of the button.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    setNeedsDisplay()
  }

  /// Sets the color of the title for a state of the button.
  ///
  /// - Parameters:
  ///   - color: The color; nil to show the color for the normal state.
  ///   - state: The state of the button.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    colors[state] = color
    setNeedsDisplay()
  }

  /// Returns the title for a state of the button.
  ///
  /// - Parameter state: The state of the button.
  /// - Returns: The title for the state, otherwise the title for the normal state; nil if neither state has a title.
  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }

  /// Returns the image for a state of the button.
  ///
  /// - Parameter state: The state of the button.
  /// - Returns: The image for the state, otherwise the image for the normal state; nil if neither state has an image.
  open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }

  /// Returns the color of the title for a state of the button.
  ///
  /// - Parameter state: The state of the button.
  /// - Returns: The color for the state, otherwise the color for the normal state; nil if neither state has a color.
  open func titleColor(for state: UIControl.State) -> UIColor? { colors[state] ?? colors[.normal] }

  /// The title of the configuration or, if it has none, the title for the current state; nil if there is neither.
  public var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The image of the configuration or, if it has none, the image for the current state; nil if there is neither.
  public var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  override var content: any View {
    if showsMenuAsPrimaryAction, let menu { return MenuButtons(menu: menu).disabled(!isEnabled) }
    let color = configuration?.baseForegroundColor ?? titleColor(for: state)
    titleLabel?.redisplay.read()
    return Button(role: role.displayed) { [weak self] in
      self?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    } label: {
      if let title = currentTitle {
        Text(title).styled(titleLabel?.font, color)
      } else if let name = currentImage?.name {
        Image(name)
      }
      if let subtitle = configuration?.subtitle { Text(subtitle) }
    }
    .disabled(!isEnabled)
  }
}
