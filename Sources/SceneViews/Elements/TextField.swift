public import SceneDisplay
import SceneRuntime

/// A control for editing a line of text.
///
/// ```swift
/// struct SearchField: View {
///   @State private var text = ""
///   @State private var query = ""
///
///   var body: some View {
///     TextField("Search", text: $text).onSubmit { query = text }
///     Text("Results for \(query)")
///   }
/// }
/// ```
public nonisolated struct TextField<Label: View>: View {
  /// The title; nil if views are the label.
  let title: String?
  let child: Label?
  let bound: Binding<String>
  /// The value that the text represents; nil if the value is the text itself.
  let value: FieldValue?
  let prompt: Text?
  let axis: Axis
  /// The control that hosts draw; nil for the control that the axis determines.
  var kind: DisplayControl.Kind?
  /// The selected part of the text; nil if the app doesn't observe the selection.
  var selection: Binding<TextSelection?>?
  var actions: FieldActions?

  init(
    title: String?, label: Label?, text: Binding<String> = .constant(""),
    value: FieldValue? = nil, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.title = title
    child = label
    bound = text
    self.value = value
    self.prompt = prompt?.unstyled
    self.axis = axis
  }

  /// Creates a text field with views as its label.
  ///
  /// - Parameters:
  ///   - text: The text, which is set with each change by a person.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  ///   - label: The label of the field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(title: nil, label: label(), text: text, prompt: prompt)
  }

  /// Creates a text field that may grow with its text, with views as its label.
  ///
  /// - Parameters:
  ///   - text: The text, which is set with each change by a person.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  ///   - axis: The direction in which the field grows; only a vertical field can have several lines.
  ///   - label: The label of the field.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(title: nil, label: label(), text: text, prompt: prompt, axis: axis)
  }

  @MainActor public static func _makeNode(
    _ view: TextField, in parent: _AnyNode
  ) -> _Node<TextField> {
    if view.kind == nil, let styled = parent.styledNode(view, \.ownTextField, \.styled) {
      return styled
    }
    return FieldNode(view, in: parent)
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a title.
  ///
  /// The title is mounted as a label view only if it depends on the environment.
  init(
    _ title: Text, text: Binding<String> = .constant(""), value: FieldValue? = nil,
    prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    let title = title.asTitle
    self.init(
      title: title.own, label: title.label, text: text, value: value, prompt: prompt,
      axis: axis)
  }

  /// Creates a text field with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - text: The text, which is set with each change by a person.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(title: String(title), label: nil, text: text)
  }

  /// Creates a text field with a title and a prompt, which is shown while the field is empty.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - text: The text, which is set with each change by a person.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(title: String(title), label: nil, text: text, prompt: prompt)
  }

  /// Creates a text field that may grow with its text, with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - text: The text, which is set with each change by a person.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  ///   - axis: The direction in which the field grows; only a vertical field can have several lines.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(title: String(title), label: nil, text: text, prompt: prompt, axis: axis)
  }
}

extension TextField: FieldView {
  var trigger: SubmitTriggers { kind == .searchField ? .search : .text }

  func control(_ text: String) -> DisplayControl {
    DisplayControl(
      kind ?? (axis == .vertical ? .growingField : .textField), label: title,
      value: kind == .secureField ? .secret(length: text.count) : .text(text),
      acts: value?.step == nil
        ? [.enter, .submit, .focus] : [.enter, .submit, .focus, .step])
  }
}

/// A control for editing a line of secret text, such as a password.
public nonisolated struct SecureField<Label: View>: View {
  let title: String?
  let child: Label?
  let bound: Binding<String>
  let prompt: Text?
  var actions: FieldActions?

  /// Creates a secure field with views as its label; hosts get only the length of its text.
  ///
  /// - Parameters:
  ///   - text: The text, which is set with each change by a person. Traces don't contain the text.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  ///   - label: The label of the field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(title: nil, label: label(), text: text, prompt: prompt)
  }

  init(title: String?, label: Label?, text: Binding<String>, prompt: Text?) {
    self.title = title
    child = label
    bound = text
    self.prompt = prompt?.unstyled
  }

  @MainActor public static func _makeNode(
    _ view: SecureField, in parent: _AnyNode
  ) -> _Node<SecureField> {
    parent.styledNode(view, \.ownTextField, \.styled) ?? FieldNode(view, in: parent)
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field with a title; hosts get only the length of its text.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - text: The text, which is set with each change by a person. Traces don't contain the text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(title, text: text, prompt: nil)
  }

  /// Creates a secure field with a title and a prompt, which is shown while the field is empty.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - text: The text, which is set with each change by a person. Traces don't contain the text.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(title: String(title), label: nil, text: text, prompt: prompt)
  }
}

extension SecureField: FieldView {
  var trigger: SubmitTriggers { .text }

  func control(_ text: String) -> DisplayControl {
    DisplayControl(
      .secureField, label: title, value: .secret(length: text.count),
      acts: [.enter, .submit, .focus])
  }
}

/// A control for editing text of any number of lines.
public nonisolated struct TextEditor: View {
  let bound: Binding<String>
  /// A closure that returns the runs of attributed text; nil if the text has no attributes.
  var styledRuns: (@MainActor () -> [TextRun])?
  /// The selected part of the text; nil if the app doesn't observe the selection.
  var selection: Binding<TextSelection?>?

  /// Creates a text editor.
  ///
  /// - Parameter text: The text, which is set with each change by a person.
  public init(text: Binding<String>) {
    bound = text
  }

  @MainActor public static func _makeNode(
    _ view: TextEditor, in parent: _AnyNode
  ) -> _Node<TextEditor> {
    FieldNode(view, in: parent)
  }
}

extension TextEditor: FieldView {
  var child: EmptyView { EmptyView() }

  var value: FieldValue? { nil }

  var trigger: SubmitTriggers { [] }

  func control(_ text: String) -> DisplayControl {
    DisplayControl(.textEditor, value: .text(text), acts: [.enter, .focus])
  }
}
