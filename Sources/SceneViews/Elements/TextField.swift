import SceneDisplay
import SceneRuntime

/// A line of text a person edits.
public nonisolated struct TextField: View {
  let label: String
  let bound: Binding<String>

  /// A field for a text that stands elsewhere.
  ///
  /// - Parameters:
  ///   - title: What the field is for.
  ///   - text: The text.
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

/// A line of text a person edits and nobody reads, such as a password.
public nonisolated struct SecureField: View {
  let label: String
  let bound: Binding<String>

  /// A field for a text that stands elsewhere; hosts are told its length only.
  ///
  /// - Parameters:
  ///   - title: What the field is for.
  ///   - text: The text.
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

/// Text of any number of lines a person edits.
public nonisolated struct TextEditor: View {
  let bound: Binding<String>

  /// An editor for a text that stands elsewhere.
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
  /// The text a person entered.
  fileprivate var text: String? {
    if case .enter(let text) = self { text } else { nil }
  }
}
