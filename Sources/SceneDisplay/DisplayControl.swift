/// The data of a control: an element with a value or an action.
///
/// A host that doesn't support the kind draws the label and the value, and offers the acts.
public struct DisplayControl: DisplayRole {
  /// The kind of a control.
  public typealias Kind = DisplayKind<DisplayControl>

  /// The value of a control.
  public enum Value: Hashable, Codable, Sendable {
    /// No value.
    case empty
    /// Whether a toggle is on.
    case isOn(Bool)
    /// A number within a range.
    case number(Double, in: ClosedRange<Double>)
    /// An editable text, in full.
    case text(String)
    /// An editable secret text, which is hidden except for its length.
    case secret(length: Int)
  }

  /// The kind of the control.
  public var kind: Kind
  /// The label; nil if the children are the label.
  public var label: String?
  /// The address of a link; nil for a link to a page of the app, and for other controls.
  public var address: String?
  /// The value that the control shows.
  public var value: Value
  /// The acts that a person may perform on the control.
  public var acts: DisplayActs
  /// The effect of a button; nil if it isn't known.
  public var role: DisplayElement.ButtonRole?
  /// The text that a field shows while it is empty; nil for none.
  public var prompt: String?
  /// The look that the app prefers; nil for the host's look.
  public var look: DisplayLook?
  /// The selected characters of the text, given by their indexes.
  ///
  /// An empty range is the position of the cursor; nil means that the selection isn't known.
  public var selection: Range<Int>?
  /// The runs of an editable text, each with its own style; nil for a text in one style.
  ///
  /// The texts of the runs, joined in order, are the text of the control.
  public var runs: [TextRun]?

  /// Creates a control.
  ///
  /// - Parameters:
  ///   - kind: The kind, such as a button or a text field.
  ///   - label: The label; nil if the children are the label.
  ///   - value: The value that the control shows.
  ///   - acts: The acts that a person may perform on the control.
  ///   - role: The effect of a button; nil if it isn't known.
  ///   - address: The address of a link; nil for a link to a page of the app, and for other controls.
  ///   - prompt: The text that a field shows while it is empty; nil for none.
  ///   - look: The look that the app prefers; nil for the host's look.
  ///   - selection: The selected characters of the text; nil if they aren't known.
  public init(
    _ kind: Kind, label: String? = nil, value: Value = .empty, acts: DisplayActs,
    role: DisplayElement.ButtonRole? = nil, address: String? = nil, prompt: String? = nil,
    look: DisplayLook? = nil, selection: Range<Int>? = nil
  ) {
    self.look = look
    self.selection = selection
    self.kind = kind
    self.label = label
    self.value = value
    self.acts = acts
    self.role = role
    self.address = address
    self.prompt = prompt
  }
}

extension DisplayControl {
  /// The prompt of an empty field; nil for a field without a prompt, a field with a text, and other controls.
  public var emptyPrompt: String? {
    switch value {
    case .text(""), .secret(length: 0): prompt
    case .text, .secret, .empty, .isOn, .number: nil
    }
  }
}

extension DisplayControl {
  /// The selected part of the text; nil if no characters are selected, or if the value isn't a `text`.
  public var selectedText: String? {
    guard case .text(let text) = value, let selection, !selection.isEmpty else { return nil }
    return String(text.dropFirst(selection.lowerBound).prefix(selection.count))
  }
}

extension DisplayControl.Value: CustomStringConvertible {
  /// The value as text: `on` or `off`, a number, a text, or one bullet for each character of a
  /// secret; empty for no value.
  public var description: String {
    switch self {
    case .empty: ""
    case .isOn(let isOn): isOn ? "on" : "off"
    case .number(let number, _): "\(number)"
    case .text(let text): text
    case .secret(let length): String(repeating: "•", count: length)
    }
  }
}

extension DisplayControl.Kind {
  /// A button.
  public static var button: Self { Self(rawValue: "button") }
  /// A link to an address.
  public static var link: Self { Self(rawValue: "button.link") }
  /// A control that is on or off.
  public static var toggle: Self { Self(rawValue: "button.toggle") }
  /// A control that shows or hides additional content.
  public static var disclosure: Self { Self(rawValue: "button.toggle.disclosure") }
  /// A toggle for several values, some of which are on and some of which are off.
  public static var mixedToggle: Self { Self(rawValue: "button.toggle.mixedToggle") }
  /// A control that opens a menu.
  ///
  /// The control is the header of the menu.
  public static var menu: Self { Self(rawValue: "button.menu") }
  /// An editable line of text.
  public static var textField: Self { Self(rawValue: "field") }
  /// A field for a search; a host may offer a key that moves the focus to the field.
  public static var searchField: Self { Self(rawValue: "field.searchField") }
  /// A date and time as editable text, such as `2026-03-01 09:30`.
  ///
  /// The act `step` changes the number at the cursor, such as the month.
  public static var datePicker: Self { Self(rawValue: "field.datePicker") }
  /// A color as editable text, such as `#ff8000`.
  public static var colorPicker: Self { Self(rawValue: "field.colorPicker") }
  /// Editable text with a height that grows with the number of lines.
  public static var growingField: Self { Self(rawValue: "field.textEditor.growingField") }
  /// An editable line of secret text.
  public static var secureField: Self { Self(rawValue: "field.secureField") }
  /// Editable text of any number of lines.
  public static var textEditor: Self { Self(rawValue: "field.textEditor") }
  /// A number that a person sets.
  public static var slider: Self { Self(rawValue: "slider") }
  /// A number that a person changes in steps.
  public static var stepper: Self { Self(rawValue: "stepper") }
  /// The progress of a task, from 0 to 1; indeterminate without a value.
  public static var progress: Self { Self(rawValue: "progress") }
  /// A number within a range, which a person can't change.
  public static var gauge: Self { Self(rawValue: "progress.gauge") }
  /// The progress of a task, with children that show the completed amount as text.
  public static var labelledProgress: Self { Self(rawValue: "progress.labelledProgress") }
  /// A number within a range, with children that show the number as text.
  public static var labelledGauge: Self { Self(rawValue: "progress.gauge.labelledGauge") }
}

extension DisplayElement {
  /// A button.
  ///
  /// - Parameters:
  ///   - role: The effect of the button; nil if it isn't known.
  ///   - look: The look that the app prefers; nil for the host's look.
  /// - Returns: The element, whose children are its label.
  public static func button(_ role: ButtonRole?, look: DisplayLook? = nil) -> Self {
    .control(DisplayControl(.button, acts: [.press, .focus], role: role, look: look))
  }

  /// A link to an address or a page.
  ///
  /// - Parameter address: The address that the link opens; nil for a link to a page of the app.
  /// - Returns: The element, whose children are its label.
  public static func link(_ address: String?) -> Self {
    .control(DisplayControl(.link, acts: [.press, .focus], address: address))
  }

  /// A control that is on or off.
  ///
  /// - Parameters:
  ///   - isOn: Whether the toggle is on.
  ///   - look: The look that the app prefers; nil for the host's look.
  /// - Returns: The element, whose children are its label.
  public static func toggle(_ isOn: Bool, look: DisplayLook? = nil) -> Self {
    .control(DisplayControl(.toggle, value: .isOn(isOn), acts: [.press, .focus], look: look))
  }

  /// An editable line of text.
  ///
  /// - Parameters:
  ///   - label: The label of the field.
  ///   - text: The text that the field shows now.
  /// - Returns: The element.
  public static func textField(label: String, text: String) -> Self {
    .control(
      DisplayControl(
        .textField, label: label, value: .text(text), acts: [.enter, .submit, .focus]))
  }

  /// An editable line of secret text, which is hidden except for its length.
  ///
  /// - Parameters:
  ///   - label: The label of the field.
  ///   - length: The number of characters of the current text.
  /// - Returns: The element.
  public static func secureField(label: String, length: Int) -> Self {
    .control(
      DisplayControl(
        .secureField, label: label, value: .secret(length: length),
        acts: [.enter, .submit, .focus]))
  }

  /// Editable text of any number of lines.
  ///
  /// - Parameter text: The text that the editor shows now.
  /// - Returns: The element.
  public static func textEditor(_ text: String) -> Self {
    .control(DisplayControl(.textEditor, value: .text(text), acts: [.enter, .focus]))
  }

  /// A number within a range, set by a person.
  ///
  /// - Parameters:
  ///   - number: The current number, within the range.
  ///   - range: The range of numbers that a person can set.
  /// - Returns: The element, whose children are its label.
  public static func slider(_ number: Double, in range: ClosedRange<Double>) -> Self {
    .control(DisplayControl(.slider, value: .number(number, in: range), acts: [.set, .focus]))
  }

  /// A number changed in steps.
  public static var stepper: Self {
    .control(DisplayControl(.stepper, acts: [.step, .focus]))
  }

  /// The progress of a task.
  ///
  /// - Parameter fraction: The completed fraction, from 0 to 1; nil if the progress is
  ///   indeterminate.
  /// - Returns: The element, whose children are its label.
  public static func progress(_ fraction: Double?) -> Self {
    .control(
      DisplayControl(
        .progress, value: fraction.map { .number($0, in: 0...1) } ?? .empty, acts: []))
  }
}
