public import Foundation

// Initializers with actions as parameters, for code that was written before `onSubmit` and `focused` existed.
extension TextField where Label == Text {
  /// Creates a text field with actions for the focus and for the submission of the text.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - text: The text, which is set with each change by a person.
  ///   - onEditingChanged: The action, called with true when the field gets the focus and with false when the field
  ///     loses the focus.
  ///   - onCommit: The action, called when a person submits the text, for example with Return.
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(title, text: text)
    actions = FieldActions(onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a text field with an action for the submission of the text.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - text: The text, which is set with each change by a person.
  ///   - onCommit: The action, called when a person submits the text, for example with Return.
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(title, text: text)
    actions = FieldActions(onCommit: onCommit)
  }

  /// Creates a text field with a localized title and actions for the focus and for the submission of the text.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - text: The text, which is set with each change by a person.
  ///   - onEditingChanged: The action, called with true when the field gets the focus and with false when the field
  ///     loses the focus.
  ///   - onCommit: The action, called when a person submits the text, for example with Return.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(titleKey, text: text)
    actions = FieldActions(onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a text field with a localized title and an action for the submission of the text.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - text: The text, which is set with each change by a person.
  ///   - onCommit: The action, called when a person submits the text, for example with Return.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(titleKey, text: text)
    actions = FieldActions(onCommit: onCommit)
  }

  /// Creates a field for a value that a formatter formats, with an action for the submission of the text.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - value: The value that the field shows and sets.
  ///   - formatter: The formatter of numbers or dates that converts the value to text and back.
  ///   - onCommit: The action, called when a person submits the text. If the text represents a value, the value is set
  ///     before the call.
  @_disfavoredOverload
  @preconcurrency
  @MainActor public init<Title: StringProtocol, Value>(
    _ title: Title, value: Binding<Value>, formatter: Formatter,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(title, value: value, formatter: formatter)
    actions = FieldActions(onCommit: onCommit)
  }

  /// Creates a field for a value that a formatter formats, with actions for the focus and for the submission of the
  /// text.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - value: The value that the field shows and sets.
  ///   - formatter: The formatter of numbers or dates that converts the value to text and back.
  ///   - onEditingChanged: The action, called with true when the field gets the focus and with false when the field
  ///     loses the focus.
  ///   - onCommit: The action, called when a person submits the text. If the text represents a value, the value is set
  ///     before the call.
  @_disfavoredOverload
  @preconcurrency
  @MainActor public init<Title: StringProtocol, Value>(
    _ title: Title, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(title, value: value, formatter: formatter)
    actions = FieldActions(onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a field with a localized title and an action for submission, for a value that a formatter formats.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - value: The value that the field shows and sets.
  ///   - formatter: The formatter of numbers or dates that converts the value to text and back.
  ///   - onCommit: The action, called when a person submits the text. If the text represents a value, the value is set
  ///     before the call.
  @preconcurrency
  @MainActor public init<Value>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(titleKey, value: value, formatter: formatter)
    actions = FieldActions(onCommit: onCommit)
  }

  /// Creates a field with a localized title and actions for focus and submission, for a value that a formatter
  /// formats.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - value: The value that the field shows and sets.
  ///   - formatter: The formatter of numbers or dates that converts the value to text and back.
  ///   - onEditingChanged: The action, called with true when the field gets the focus and with false when the field
  ///     loses the focus.
  ///   - onCommit: The action, called when a person submits the text. If the text represents a value, the value is set
  ///     before the call.
  @preconcurrency
  @MainActor public init<Value>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(titleKey, value: value, formatter: formatter)
    actions = FieldActions(onEditingChanged: onEditingChanged, onCommit: onCommit)
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field with an action for the submission of its text.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - text: The text, which is set with each change by a person. Traces don't contain the text.
  ///   - onCommit: The action, called when a person submits the text, for example with Return.
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(title, text: text)
    actions = FieldActions(onCommit: onCommit)
  }

  /// Creates a secure field with a localized title and an action for the submission of its text.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - text: The text, which is set with each change by a person. Traces don't contain the text.
  ///   - onCommit: The action, called when a person submits the text, for example with Return.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(titleKey, text: text)
    actions = FieldActions(onCommit: onCommit)
  }
}
