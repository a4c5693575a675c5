import SceneDisplay

// Alerts and dialogs about a value.
extension View {
  /// Presents an alert while a binding is true; the buttons depend on a value.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - isPresented: Whether the alert is shown; set to false when a button is pressed.
  ///   - data: The value; if it is nil, the alert isn't shown.
  ///   - actions: Returns the buttons for the value; if there are none, an "OK" button is added.
  /// - Returns: The view with the alert.
  @_disfavoredOverload
  @preconcurrency
  public func alert<Title: StringProtocol, Value, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping @MainActor (Value) -> Actions
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, EmptyView>?>> {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  /// Presents an alert with a localized title while a binding is true; the buttons depend on a value.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - isPresented: Whether the alert is shown; set to false when a button is pressed.
  ///   - data: The value; if it is nil, the alert isn't shown.
  ///   - actions: Returns the buttons for the value; if there are none, an "OK" button is added.
  /// - Returns: The view with the alert.
  @preconcurrency
  public func alert<Value, Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping @MainActor (Value) -> Actions
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, EmptyView>?>> {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents a dialog while a binding is true; the actions and the message depend on a value.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - isPresented: Whether the dialog is shown; set to false when a button is pressed or the dialog is dismissed.
  ///   - titleVisibility: The visibility of the title; `automatic` shows it.
  ///   - data: The value; if it is nil, the dialog isn't shown.
  ///   - actions: Returns the buttons for the value; a "Cancel" button is added if none has the role `cancel`.
  ///   - message: Returns the message for the value.
  /// - Returns: The view with the dialog.
  @_disfavoredOverload
  @preconcurrency
  public func confirmationDialog<Title: StringProtocol, Value, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: @escaping @MainActor (Value) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Value) -> Message
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, Message>?>> {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  /// Presents a dialog with a localized title while a binding is true; the actions and the message depend on a value.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - isPresented: Whether the dialog is shown; set to false when a button is pressed or the dialog is dismissed.
  ///   - titleVisibility: The visibility of the title; `automatic` shows it.
  ///   - data: The value; if it is nil, the dialog isn't shown.
  ///   - actions: Returns the buttons for the value; a "Cancel" button is added if none has the role `cancel`.
  ///   - message: Returns the message for the value.
  /// - Returns: The view with the dialog.
  @preconcurrency
  public func confirmationDialog<Value, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: @escaping @MainActor (Value) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Value) -> Message
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, Message>?>> {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  /// Presents a dialog while a binding is true; the actions depend on a value.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - isPresented: Whether the dialog is shown; set to false when a button is pressed or the dialog is dismissed.
  ///   - titleVisibility: The visibility of the title; `automatic` shows it.
  ///   - data: The value; if it is nil, the dialog isn't shown.
  ///   - actions: Returns the buttons for the value; a "Cancel" button is added if none has the role `cancel`.
  /// - Returns: The view with the dialog.
  @_disfavoredOverload
  @preconcurrency
  public func confirmationDialog<Title: StringProtocol, Value, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: @escaping @MainActor (Value) -> Actions
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, EmptyView>?>> {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions
    ) { _ in EmptyView() }
  }

  /// Presents a dialog with a localized title while a binding is true; the actions depend on a value.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - isPresented: Whether the dialog is shown; set to false when a button is pressed or the dialog is dismissed.
  ///   - titleVisibility: The visibility of the title; `automatic` shows it.
  ///   - data: The value; if it is nil, the dialog isn't shown.
  ///   - actions: Returns the buttons for the value; a "Cancel" button is added if none has the role `cancel`.
  /// - Returns: The view with the dialog.
  @preconcurrency
  public func confirmationDialog<Value, Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: @escaping @MainActor (Value) -> Actions
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, EmptyView>?>> {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }
}
