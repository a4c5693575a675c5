public import SceneDisplay

extension TextField where Label == Text {
  /// Creates a text field with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - text: The text, which is set with each change by a person.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(Text(titleKey), text: text)
  }

  /// Creates a text field with a localized title and a prompt, which is shown while the field is empty.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - text: The text, which is set with each change by a person.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(Text(titleKey), text: text, prompt: prompt)
  }

  /// Creates a text field that may grow with its text, with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - text: The text, which is set with each change by a person.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  ///   - axis: The direction in which the field grows; only a vertical field can have several lines.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(Text(titleKey), text: text, prompt: prompt, axis: axis)
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field with a localized title; hosts get only the length of its text.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - text: The text, which is set with each change by a person. Traces don't contain the text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(titleKey, text: text, prompt: nil)
  }

  /// Creates a secure field with a localized title and a prompt, which is shown while the field is empty.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - text: The text, which is set with each change by a person. Traces don't contain the text.
  ///   - prompt: The text that is shown while the field is empty; nil for none.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    let title = Text(titleKey).asTitle
    self.init(title: title.own, label: title.label, text: text, prompt: prompt)
  }
}
