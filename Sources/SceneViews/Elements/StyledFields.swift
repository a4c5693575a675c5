import SceneDisplay

/// The label of a field, in the form that a style of the app receives; not for use by apps.
public nonisolated struct _TextFieldStyleLabel: View {
  let content: AnyView

  /// The label that the app provides.
  @MainActor public var body: some View { content }
}

extension TextField {
  /// The field in the form that a style of the app receives, with a type-erased label.
  var styled: TextField<_TextFieldStyleLabel> {
    var field = TextField<_TextFieldStyleLabel>(
      title: title, label: child.map { _TextFieldStyleLabel(content: AnyView($0)) }, text: bound,
      value: value, prompt: prompt, axis: axis)
    field.selection = selection
    field.actions = actions
    return field
  }
}

extension SecureField {
  /// The field in the form that a style of the app receives, with a type-erased label.
  ///
  /// Hosts get only the length of the text.
  var styled: TextField<_TextFieldStyleLabel> {
    var field = TextField<_TextFieldStyleLabel>(
      title: title, label: child.map { _TextFieldStyleLabel(content: AnyView($0)) }, text: bound,
      prompt: prompt)
    field.kind = .secureField
    field.actions = actions
    return field
  }
}

extension EnvironmentValues {
  /// The style that an ancestor sets for text fields; nil if no ancestor sets a style.
  var ownTextField: OwnStyle<TextField<_TextFieldStyleLabel>>? {
    get { self[TextFieldLookKey.self] }
    set { self[TextFieldLookKey.self] = newValue }
  }
}

private struct TextFieldLookKey: EnvironmentKey {
  static var defaultValue: OwnStyle<TextField<_TextFieldStyleLabel>>? { nil }
}
