/// The kind of something a window shows, as a person knows it.
///
/// Stacks, pages and other containers have none. What a kind is called in sentences is its raw value.
public enum ElementKind: String, CaseIterable, Codable, Sendable {
  // To act on.
  case button
  case link
  case toggle
  case tab
  /// A row of a list.
  case row
  /// One of the options of a picker.
  case option
  case textField = "field"
  case secureTextField = "secure field"
  case textEditor = "text editor"
  case slider
  case stepper
  case picker
  /// Anything else that does something when it is pressed.
  case tappable = "tappable view"

  // To read.
  case text
  case image
  case progress

  // In front of all else.
  case sheet
  case alert
  case dialog
}

extension DisplayElement {
  /// The kind of the element.
  ///
  /// - Parameter isInPicker: Whether an option is one of a picker; else it is a row.
  /// - Returns: The kind; nil for what only holds others.
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
