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
