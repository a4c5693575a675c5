import SceneDisplay
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
public nonisolated struct TextField: View {
  let label: String
  let bound: Binding<String>

  /// Creates a text field.
  ///
  /// - Parameters:
  ///   - title: The label of the field.
  ///   - text: The text, set with each change that a person makes.
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    label = String(title)
    bound = text
  }

  @MainActor public static func _makeNode(
    _ view: TextField, in parent: _AnyNode
  ) -> _Node<TextField> {
    ControlNode(view, in: parent)
  }
}

extension TextField: ControlView {
  var child: EmptyView { EmptyView() }
  var isSubmittable: Bool { true }

  func element(_ value: String) -> DisplayElement { .textField(label: label, text: value) }

  func value(after act: ContentEvent.Act, _ value: String) -> String? { act.text }
}

/// A control for editing a line of secret text, such as a password.
public nonisolated struct SecureField: View {
  let label: String
  let bound: Binding<String>

  /// Creates a secure field; hosts get only the length of its text.
  ///
  /// - Parameters:
  ///   - title: The label of the field.
  ///   - text: The text, set with each change that a person makes. It isn't written to traces.
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    label = String(title)
    bound = text
  }

  @MainActor public static func _makeNode(
    _ view: SecureField, in parent: _AnyNode
  ) -> _Node<SecureField> {
    ControlNode(view, in: parent)
  }
}

extension SecureField: ControlView {
  var child: EmptyView { EmptyView() }
  var isSubmittable: Bool { true }

  func element(_ value: String) -> DisplayElement {
    .secureField(label: label, length: value.count)
  }

  func value(after act: ContentEvent.Act, _ value: String) -> String? { act.text }
}

/// A control for editing text of any number of lines.
public nonisolated struct TextEditor: View {
  let bound: Binding<String>

  /// Creates a text editor.
  ///
  /// - Parameter text: The text, set with each change that a person makes.
  public init(text: Binding<String>) {
    bound = text
  }

  @MainActor public static func _makeNode(
    _ view: TextEditor, in parent: _AnyNode
  ) -> _Node<TextEditor> {
    ControlNode(view, in: parent)
  }
}

extension TextEditor: ControlView {
  var child: EmptyView { EmptyView() }

  func element(_ value: String) -> DisplayElement { .textEditor(value) }

  func value(after act: ContentEvent.Act, _ value: String) -> String? { act.text }
}

extension ContentEvent.Act {
  /// The text of an `enter` action.
  fileprivate var text: String? {
    if case .enter(let text) = self { text } else { nil }
  }
}
