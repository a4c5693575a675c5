public import Foundation
import SceneDisplay
import SceneViews

/// A button with a text or an image.
open class UIButton: UIControl {
  /// The looks of a button.
  public enum ButtonType: Int, Sendable {
    /// As the app draws it.
    case custom
    /// A text in the color of controls.
    case system
    /// An arrow.
    case detailDisclosure
    /// A letter i on light content.
    case infoLight
    /// A letter i on dark content.
    case infoDark
    /// A plus.
    case contactAdd
    /// A close button.
    case close = 7
  }

  /// The content and the look of a button.
  public struct Configuration {
    /// The text.
    public var title: String?
    /// The text below the title.
    public var subtitle: String?
    /// The image.
    public var image: UIImage?
    /// The space between image and text in points; stored without effect.
    public var imagePadding: CGFloat = 0
    /// The color of the text.
    public var baseForegroundColor: UIColor?
    /// The color behind the text; stored without effect.
    public var baseBackgroundColor: UIColor?
    /// Whether an indicator of activity is shown; stored without effect.
    public var showsActivityIndicator = false

    /// Returns a plain look.
    public static func plain() -> Configuration { Configuration() }
    /// Returns a look with a colored background.
    public static func filled() -> Configuration { Configuration() }
    /// Returns a look with a tinted background.
    public static func tinted() -> Configuration { Configuration() }
    /// Returns a look with a gray background.
    public static func gray() -> Configuration { Configuration() }
    /// Returns a look with a border.
    public static func bordered() -> Configuration { Configuration() }
    /// Returns a look with a border in the color of controls.
    public static func borderedProminent() -> Configuration { Configuration() }
    /// Returns a look without a border.
    public static func borderless() -> Configuration { Configuration() }
  }

  private var titles: [UIControl.State: String] = [:]
  private var images: [UIControl.State: UIImage] = [:]
  private var colors: [UIControl.State: UIColor] = [:]
  /// The look of the button.
  public private(set) var buttonType = ButtonType.custom
  /// The content and the look; nil if they are set one by one.
  open var configuration: Configuration? { didSet { setNeedsDisplay() } }
  /// The menu of the button.
  open var menu: UIMenu? { didSet { setNeedsDisplay() } }
  /// Whether a press opens the menu; its actions are shown in place of the button then.
  open var showsMenuAsPrimaryAction = false { didSet { setNeedsDisplay() } }
  /// The role of the button.
  open var role = Role.normal { didSet { setNeedsDisplay() } }
  /// The label of the title, of which the font is shown.
  public private(set) lazy var titleLabel: UILabel? = UILabel()
  /// The view of the image.
  public private(set) lazy var imageView: UIImageView? = UIImageView()
  /// The space around the content in points; stored without effect.
  open var contentEdgeInsets = UIEdgeInsets.zero

  /// The roles of a button.
  public enum Role: Int, Sendable {
    /// No role.
    case normal
    /// The action of the return key.
    case primary
    /// Ends a task without a change.
    case cancel
    /// Destroys data.
    case destructive

    var displayed: ButtonRole? {
      switch self {
      case .normal, .primary: nil
      case .cancel: .cancel
      case .destructive: .destructive
      }
    }
  }

  /// Creates a button with a look and an action.
  ///
  /// - Parameters:
  ///   - type: The look, which has no effect.
  ///   - primaryAction: The action; nil for none.
  public convenience init(type: ButtonType, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonType = type
  }

  /// Creates a button with an action, whose title it takes.
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

  /// Creates a button with its content and an action.
  ///
  /// - Parameters:
  ///   - configuration: The content and the look.
  ///   - primaryAction: The action; nil for none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Sets the text in a state.
  ///
  /// - Parameters:
  ///   - title: The text; nil for that of the normal state.
  ///   - state: The state of the button.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    setNeedsDisplay()
  }

  /// Sets the image in a state.
  ///
  /// - Parameters:
  ///   - image: The image; nil for that of the normal state.
  ///   - state: The state of the button.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    setNeedsDisplay()
  }

  /// Sets the color of the text in a state.
  ///
  /// - Parameters:
  ///   - color: The color; nil for that of the normal state.
  ///   - state: The state of the button.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    colors[state] = color
    setNeedsDisplay()
  }

  /// Returns the text in a state.
  ///
  /// - Parameter state: The state of the button.
  /// - Returns: The text of the state, or else of the normal one; nil if neither has one.
  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }
  /// Returns the image in a state.
  ///
  /// - Parameter state: The state of the button.
  /// - Returns: The image of the state, or else of the normal one; nil if neither has one.
  open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }
  /// Returns the color of the text in a state.
  ///
  /// - Parameter state: The state of the button.
  /// - Returns: The color of the state, or else of the normal one; nil if neither has one.
  open func titleColor(for state: UIControl.State) -> UIColor? { colors[state] ?? colors[.normal] }

  /// The text in the present state.
  public var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The image in the present state.
  public var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  override var content: any View {
    if showsMenuAsPrimaryAction, let menu { return MenuButtons(menu: menu) }
    let color = configuration?.baseForegroundColor ?? titleColor(for: state)
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
