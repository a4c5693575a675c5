import SceneDisplay

/// The label of a field with a look.
public nonisolated struct _TextFieldStyleLabel: View {
  let content: AnyView

  /// The views of the app.
  @MainActor public var body: some View { content }
}

extension TextField {
  /// The field with its label for a look.
  var styled: TextField<_TextFieldStyleLabel> {
    var field = TextField<_TextFieldStyleLabel>(
      title: title, label: child.map { _TextFieldStyleLabel(content: AnyView($0)) }, text: bound,
      value: value, prompt: prompt, axis: axis)
    field.selection = selection
    return field
  }
}

extension SecureField {
  /// The field with its label for a look, which tells hosts only the length of its text.
  var styled: TextField<_TextFieldStyleLabel> {
    var field = TextField<_TextFieldStyleLabel>(
      title: title, label: child.map { _TextFieldStyleLabel(content: AnyView($0)) }, text: bound,
      prompt: prompt)
    field.kind = .secureField
    return field
  }
}

extension EnvironmentValues {
  /// The look of text fields that an app makes; nil for that of hosts.
  var ownTextField: OwnStyle<TextField<_TextFieldStyleLabel>>? {
    get { self[TextFieldLookKey.self] }
    set { self[TextFieldLookKey.self] = newValue }
  }
}

private struct TextFieldLookKey: EnvironmentKey {
  static var defaultValue: OwnStyle<TextField<_TextFieldStyleLabel>>? { nil }
}
