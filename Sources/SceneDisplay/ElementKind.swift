/// The kind of a displayed element, for messages to a person.
///
/// Stacks, pages and other containers have no element kind. The raw value is the name used in messages. For a control,
/// it is the name of the control's ``DisplayKind``, split into words.
public struct ElementKind: RawRepresentable, Hashable, Codable, Sendable {
  /// The name used in messages.
  public let rawValue: String

  /// Creates a kind from its name in messages.
  ///
  /// - Parameter rawValue: The name, in lowercase words.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates the kind with the name of a display kind, split into words, such as `secure field` for `secureField`.
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
  /// An element that isn't a control but has an action that is performed by pressing the element.
  public static let tappable = ElementKind(rawValue: "tappable view")
  /// An element that isn't a control but can have the focus.
  public static let focusable = ElementKind(rawValue: "focusable view")
  /// An element that can't have the focus, but can be dragged or stepped, accepts dropped items, or has a named action.
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
  /// Content that covers the whole window.
  public static let cover = ElementKind(rawValue: "cover")
  /// Content in front of the window; an act on the content behind the popover closes the popover.
  public static let popover = ElementKind(rawValue: "popover")
  /// A dialog that asks for the path of a file.
  public static let fileDialog = ElementKind(rawValue: "file dialog")
}

extension DisplayElement {
  /// The kind of the element for messages to a person; nil for menus, and for elements that only arrange or modify
  /// other elements, such as containers, lists and pages.
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
