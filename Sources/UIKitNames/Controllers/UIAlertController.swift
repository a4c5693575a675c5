import SceneDisplay
import SceneViews

/// An answer to an alert.
open class UIAlertAction: NSObject {
  /// The kinds of answers.
  public enum Style: Int, Sendable {
    /// An answer.
    case `default`
    /// The answer that changes nothing.
    case cancel
    /// An answer that destroys data.
    case destructive

    /// The role of the button.
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
  /// The kind of the answer.
  public let style: Style
  /// Whether the answer can be chosen.
  open var isEnabled = true { didSet { question?.redisplay.change() } }
  fileprivate weak var question: UIAlertController?
  fileprivate let handler: ((UIAlertAction) -> Void)?

  /// Creates an answer.
  ///
  /// - Parameters:
  ///   - title: The text of the button.
  ///   - style: The kind of the answer.
  ///   - handler: An action after the alert is dismissed by the answer.
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

  /// The identity of the answer among the buttons.
  var identity: ObjectIdentifier { ObjectIdentifier(self) }
}

/// A question with answers, presented as an alert or as a dialog.
open class UIAlertController: UIViewController {
  /// The ways of presenting a question.
  public enum Style: Int, Sendable {
    /// Choices for what a person just did.
    case actionSheet
    /// A question in front of all.
    case alert
  }

  /// The explanation below the title.
  open var message: String? { didSet { presenter?.redisplay.change() } }
  /// The way of presenting.
  public private(set) var preferredStyle = Style.alert
  /// The answers.
  public private(set) var actions: [UIAlertAction] = []
  /// The text fields; nil if there are none.
  public private(set) var textFields: [UITextField]?
  /// Whether a button answered the question that was just dismissed.
  private var isAnswered = false
  /// The answer of the return key, kept without effect.
  open var preferredAction: UIAlertAction?

  /// Creates a question.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: The explanation below the title.
  ///   - preferredStyle: The way of presenting.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
  }

  /// Adds an answer.
  ///
  /// - Parameter action: The answer, which is shown after those that were added before.
  open func addAction(_ action: UIAlertAction) {
    action.question = self
    actions.append(action)
    redisplay.change()
  }

  /// Adds a text field.
  ///
  /// - Parameter configurationHandler: Sets up the text field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    field.container = self
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    redisplay.change()
  }

  /// Dismisses the alert by an answer, and runs the answer's action.
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

  override var cancellation: (() -> Void)? {
    guard let action = actions.first(where: { $0.style == .cancel }) else { return nil }
    // A button dismisses the question before it answers it.
    return { [self] in
      if !isAnswered { action.handler?(action) }
      isAnswered = false
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
