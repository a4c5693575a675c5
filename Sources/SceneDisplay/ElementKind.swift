/// The kind of a displayed element, as known to a person.
///
/// Stacks, pages and other containers have none. The raw value is the name used in messages; for a kind of
/// control of an embedder it is the name of its ``DisplayKind``, in words.
public struct ElementKind: RawRepresentable, Hashable, Codable, Sendable {
  /// The name used in messages.
  public let rawValue: String

  /// Creates a kind from its name in messages.
  ///
  /// - Parameter rawValue: The name, in lowercase words.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates the kind with the name of a display kind, `secure field` for `secureField`.
  fileprivate init<Role>(_ kind: DisplayKind<Role>) {
    rawValue = kind.name.map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }.joined()
  }
}

// MARK: - Interactive elements

extension ElementKind {
  /// A button.
  public static let button = ElementKind(rawValue: "button")
  /// A link.
  public static let link = ElementKind(rawValue: "link")
  /// A toggle.
  public static let toggle = ElementKind(rawValue: "toggle")
  /// A tab of a tab view.
  public static let tab = ElementKind(rawValue: "tab")
  /// A row of a list.
  public static let row = ElementKind(rawValue: "row")
  /// An option of a picker.
  public static let option = ElementKind(rawValue: "option")
  /// A text field.
  public static let textField = ElementKind(rawValue: "field")
  /// A secure text field.
  public static let secureTextField = ElementKind(rawValue: "secure field")
  /// A text editor.
  public static let textEditor = ElementKind(rawValue: "text editor")
  /// A slider.
  public static let slider = ElementKind(rawValue: "slider")
  /// A stepper.
  public static let stepper = ElementKind(rawValue: "stepper")
  /// A picker.
  public static let picker = ElementKind(rawValue: "picker")
  /// Any other element with an action.
  public static let tappable = ElementKind(rawValue: "tappable view")
  /// An element that can have the focus and is no control.
  public static let focusable = ElementKind(rawValue: "focusable view")
  /// An element with an action that a long press, a name or a drag performs.
  public static let acting = ElementKind(rawValue: "view")
}

// MARK: - Readable and modal elements

extension ElementKind {
  /// A text.
  public static let text = ElementKind(rawValue: "text")
  /// An image.
  public static let image = ElementKind(rawValue: "image")
  /// A progress indicator.
  public static let progress = ElementKind(rawValue: "progress")
  /// A sheet.
  public static let sheet = ElementKind(rawValue: "sheet")
  /// An alert.
  public static let alert = ElementKind(rawValue: "alert")
  /// A confirmation dialog.
  public static let dialog = ElementKind(rawValue: "dialog")
  /// Content over the whole window.
  public static let cover = ElementKind(rawValue: "cover")
  /// Content beside a control.
  public static let popover = ElementKind(rawValue: "popover")
  /// A question for the path of a file.
  public static let fileDialog = ElementKind(rawValue: "file dialog")
}

extension DisplayElement {
  /// The kind of the element, as known to a person; nil for containers.
  package var kind: ElementKind? {
    switch self {
    case .text: .text
    case .image: .image
    case .control(let control): ElementKind(control.kind)
    case .collection(let collection):
      collection.kind.isKind(of: .row) || collection.kind.isKind(of: .picker)
        ? ElementKind(collection.kind) : nil
    case .surface(let surface):
      surface.kind.isKind(of: .sheet) ? ElementKind(surface.kind) : nil
    case .annotation(let annotation):
      annotation.value == .flag(false) ? nil : annotation.kind.elementKind
    case .container, .command: nil
    }
  }
}
