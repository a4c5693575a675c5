import SceneDisplay
import SceneViews

/// A button of an alert, with its action.
open class UIAlertAction: NSObject {
  /// The styles of an alert's buttons.
  public enum Style: Int, Sendable {
    /// A button for any action.
    case `default`
    /// A button that cancels, and changes nothing.
    case cancel
    /// A button that deletes data.
    case destructive

    /// The role of the `Button` that shows the action.
    var role: ButtonRole? {
      switch self {
      case .default: nil
      case .cancel: .cancel
      case .destructive: .destructive
      }
    }
  }

  /// The text of the button.
  public let title: String?
  /// The style of the button.
  public let style: Style
  /// Whether the button can be pressed.
  open var isEnabled = true { didSet { question?.redisplay.change() } }
  fileprivate weak var question: UIAlertController?
  fileprivate let handler: ((UIAlertAction) -> Void)?

  /// Creates a button of an alert.
  ///
  /// - Parameters:
  ///   - title: The text of the button.
  ///   - style: The style of the button.
  ///   - handler: The action to perform after the button has dismissed the alert.
  public init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  public override convenience init() {
    self.init(title: nil, style: .default)
  }

  /// The identity of the button among the alert's buttons.
  var identity: ObjectIdentifier { ObjectIdentifier(self) }
}

/// A message with buttons, presented as an alert or as a dialog.
open class UIAlertController: UIViewController {
  /// The ways to present an alert.
  public enum Style: Int, Sendable {
    /// A dialog in which a person chooses how to continue.
    case actionSheet
    /// An alert in front of the window.
    case alert
  }

  open override var title: String? { didSet { presenter?.redisplay.change() } }
  /// The message below the title.
  open var message: String? { didSet { presenter?.redisplay.change() } }
  /// The way in which the alert is presented.
  public private(set) var preferredStyle = Style.alert
  /// The buttons of the alert, in their order.
  public private(set) var actions: [UIAlertAction] = []
  /// The text fields; nil if there are none.
  public private(set) var textFields: [UITextField]?
  /// Whether a button was pressed since a person last began to dismiss the alert.
  ///
  /// If so, the dismissal doesn't perform the action of the Cancel button.
  private var isAnswered = false
  /// The button that the Return key presses; stored without effect.
  open var preferredAction: UIAlertAction?

  /// Creates an alert without buttons.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The message below the title.
  ///   - preferredStyle: The way in which the alert is presented.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
  }

  /// Adds a button.
  ///
  /// - Parameter action: The button, which is shown after the buttons that were added before.
  open func addAction(_ action: UIAlertAction) {
    action.question = self
    actions.append(action)
    redisplay.change()
  }

  /// Adds a text field.
  ///
  /// - Parameter configurationHandler: Sets the properties of the text field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    field.container = self
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    redisplay.change()
  }

  /// Dismisses the alert after a button was pressed, and then performs the button's action.
  ///
  /// The method does nothing if the button is disabled.
  func answer(_ action: UIAlertAction) {
    guard actions.contains(where: { $0 === action }), action.isEnabled else { return }
    isAnswered = isBeingDismissed || presenter == nil
    if isBeingDismissed, let hierarchy {
      hierarchy.afterUpdate { action.handler?(action) }
    } else if let presenter {
      presenter.dismiss(animated: true) { action.handler?(action) }
    } else {
      action.handler?(action)
    }
  }

  override var presentationKind: PresentationKind { preferredStyle == .alert ? .alert : .dialog }

  override var presentationForm: PresentationForm {
    preferredStyle == .actionSheet ? .popover : .other
  }

  override var question: String? { message }

  override func beginCancellation() -> (() -> Void)? {
    isAnswered = false
    guard let action = actions.first(where: { $0.style == .cancel }) else { return nil }
    // A press of a button also dismisses the alert. In this case, only the action of the pressed button is performed,
    // and not also the action of the Cancel button.
    return { [self] in
      if !isAnswered { action.handler?(action) }
    }
  }

  override var content: any View { Answers(question: self) }
}

/// The text fields and the buttons of an alert.
private struct Answers: View {
  let question: UIAlertController

  var body: some View {
    question.redisplay.read()
    return Group {
      DisplayedViews(views: question.textFields ?? [])
      ForEach(question.actions, id: \.identity) { action in
        Button(action.title ?? "", role: action.style.role) { question.answer(action) }
          .disabled(!action.isEnabled)
      }
    }
  }
}
