extension View {
  /// Adds a localized text that describes the result of acting on the view.
  ///
  /// A terminal shows the text in the list of all commands, unless the view has a help text. Scripts don't show the
  /// text.
  ///
  /// - Parameter hintKey: The key of the hint, looked up in the app's string tables.
  /// - Returns: The view with the text.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, _TraitModifier> {
    accessibilityHint(Text(hintKey))
  }

  /// Sets a localized value that follows the view's text in the plain text that scripts print.
  ///
  /// If the view is a control, the value replaces the control's own value.
  ///
  /// - Parameter valueKey: The key of the value, looked up in the app's string tables.
  /// - Returns: The view with the value.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, _TraitModifier> {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the view's label to the first of several localized names; the other names have no effect.
  ///
  /// - Parameter inputLabelKeys: The keys of the names, looked up in the app's string tables.
  /// - Returns: The view with the first name as its label; the view itself if there is no name.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// Sets the view's label to the first of several names, given as `Text` values; the other names have no effect.
  ///
  /// - Parameter inputLabels: The names, whose styles are ignored.
  /// - Returns: The view with the first name as its label; the view itself if there is no name.
  @ViewBuilder public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text]
  ) -> some View {
    if let first = inputLabels.first { accessibilityLabel(first) } else { self }
  }

  /// Adds an action with a localized name; a terminal shows the action in the menu of the view.
  ///
  /// - Parameters:
  ///   - nameKey: The key of the name, looked up in the app's string tables.
  ///   - handler: The action to perform.
  /// - Returns: The view with the action, which scripts perform with `perform "NAME" on "LABEL"`.
  @preconcurrency
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, _ActionModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }
}
