/// The kind of an element, as known to a person.
///
/// Stacks, pages and other containers have none. The raw value is the name used in messages.
public enum ElementKind: String, CaseIterable, Codable, Sendable {
  // Interactive elements.
  /// A button.
  case button
  /// A link.
  case link
  /// A toggle.
  case toggle
  /// A tab of a tab view.
  case tab
  /// A row of a list.
  case row
  /// An option of a picker.
  case option
  /// A text field.
  case textField = "field"
  /// A secure text field.
  case secureTextField = "secure field"
  /// A text editor.
  case textEditor = "text editor"
  /// A slider.
  case slider
  /// A stepper.
  case stepper
  /// A picker.
  case picker
  /// Any other element with an action.
  case tappable = "tappable view"

  // Readable elements.
  /// A text.
  case text
  /// An image.
  case image
  /// A progress indicator.
  case progress

  // Modal elements.
  /// A sheet.
  case sheet
  /// An alert.
  case alert
  /// A confirmation dialog.
  case dialog
}

extension DisplayElement {
  /// Returns the kind of the element.
  ///
  /// - Parameter isInPicker: Whether an option belongs to a picker; otherwise it is a row.
  /// - Returns: The kind; nil for containers.
  package func kind(inPicker isInPicker: Bool) -> ElementKind? {
    switch self {
    case .button: .button
    case .link: .link
    case .toggle: .toggle
    case .tab: .tab
    case .row: .row
    case .option: isInPicker ? .option : .row
    case .textField: .textField
    case .secureField: .secureTextField
    case .textEditor: .textEditor
    case .slider: .slider
    case .stepper: .stepper
    case .picker: .picker
    case .trait(.tappable): .tappable
    case .text, .styledText: .text
    case .image: .image
    case .progress: .progress
    case .sheet: .sheet
    case .alert: .alert
    case .dialog: .dialog
    case .root, .divider, .spacer, .stack, .grid, .gridRow, .overlay, .scroll, .list, .rows, .form,
      .toolbar, .toolbarItem, .tabs, .navigation, .page, .split, .box, .section, .part, .trait,
      .menuBar, .menu, .commandGroup:
      nil
    }
  }
}
