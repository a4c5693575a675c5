// Alerts and dialogs whose title is a `LocalizedStringResource`: a key, and the name of the string table that has the
// key.
extension View {
  /// Presents an alert with a title from a resource, and with a message, while a binding is true.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title, and the string table that has the key.
  ///   - isPresented: Whether the alert is shown; set to false when a button is pressed.
  ///   - actions: The buttons; if there are none, an "OK" button is added.
  ///   - message: The message below the title.
  /// - Returns: The view with the alert.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated func alert<Actions: View, Message: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, Message>>> {
    alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a title from a resource while a binding is true.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title, and the string table that has the key.
  ///   - isPresented: Whether the alert is shown; set to false when a button is pressed.
  ///   - actions: The buttons; if there are none, an "OK" button is added.
  /// - Returns: The view with the alert.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated func alert<Actions: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, EmptyView>>> {
    alert(Text(titleResource), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert about a value while a binding is true; the alert has a title from a resource, and a message.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title, and the string table that has the key.
  ///   - isPresented: Whether the alert is shown; set to false when a button is pressed.
  ///   - data: The value; if it is nil, the alert isn't shown.
  ///   - actions: Returns the buttons for the value; if there are none, an "OK" button is added.
  ///   - message: Returns the message for the value.
  /// - Returns: The view with the alert.
  @_disfavoredOverload
  @preconcurrency
  public func alert<Value, Actions: View, Message: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping @MainActor (Value) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Value) -> Message
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, Message>?>> {
    alert(
      Text(titleResource), isPresented: isPresented, presenting: data, actions: actions,
      message: message
    )
  }

  /// Presents a dialog with a title from a resource, a choice of actions and a message, while a binding is true.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title, and the string table that has the key.
  ///   - isPresented: Whether the dialog is shown; set to false when a button is pressed or the dialog is dismissed.
  ///   - titleVisibility: The visibility of the title; `automatic` shows it.
  ///   - actions: The buttons; a "Cancel" button is added if none has the role `cancel`.
  ///   - message: The message below the title.
  /// - Returns: The view with the dialog.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, Message>>> {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions,
      message: message)
  }

  /// Presents a dialog with a title from a resource and a choice of actions, while a binding is true.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title, and the string table that has the key.
  ///   - isPresented: Whether the dialog is shown; set to false when a button is pressed or the dialog is dismissed.
  ///   - titleVisibility: The visibility of the title; `automatic` shows it.
  ///   - actions: The buttons; a "Cancel" button is added if none has the role `cancel`.
  /// - Returns: The view with the dialog.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated func confirmationDialog<Actions: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, EmptyView>>> {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions)
  }

  /// Shows an alert about an item while the item isn't nil; the alert has a title from a resource, and a message.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title, and the string table that has the key.
  ///   - item: The item; set to nil when a button is pressed.
  ///   - actions: Returns the buttons for the item; if there are none, an "OK" button is added.
  ///   - message: Returns the message for the item.
  /// - Returns: The view with the alert.
  @_disfavoredOverload
  @preconcurrency
  public func alert<Item, Actions: View, Message: View>(
    _ titleResource: LocalizedStringResource, item: Binding<Item?>,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    alert(Text(titleResource), item: item, actions: actions, message: message)
  }

  /// Shows an alert about an item while the item isn't nil; the alert has a title from a resource, and no message.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title, and the string table that has the key.
  ///   - item: The item; set to nil when a button is pressed.
  ///   - actions: Returns the buttons for the item; if there are none, an "OK" button is added.
  /// - Returns: The view with the alert.
  @_disfavoredOverload
  @preconcurrency
  public func alert<Item, Actions: View>(
    _ titleResource: LocalizedStringResource, item: Binding<Item?>,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    alert(Text(titleResource), item: item, actions: actions)
  }

  /// Presents an alert about a value while a binding is true; the alert has a title from a resource, and no message.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title, and the string table that has the key.
  ///   - isPresented: Whether the alert is shown; set to false when a button is pressed.
  ///   - data: The value; if it is nil, the alert isn't shown.
  ///   - actions: Returns the buttons for the value; if there are none, an "OK" button is added.
  /// - Returns: The view with the alert.
  @_disfavoredOverload
  @preconcurrency
  public func alert<Value, Actions: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping @MainActor (Value) -> Actions
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, EmptyView>?>> {
    alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents a dialog about a value while a binding is true; the dialog has a title from a resource, a choice of
  /// actions and a message.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title, and the string table that has the key.
  ///   - isPresented: Whether the dialog is shown; set to false when a button is pressed or the dialog is dismissed.
  ///   - titleVisibility: The visibility of the title; `automatic` shows it.
  ///   - data: The value; if it is nil, the dialog isn't shown.
  ///   - actions: Returns the buttons for the value; a "Cancel" button is added if none has the role `cancel`.
  ///   - message: Returns the message for the value.
  /// - Returns: The view with the dialog.
  @_disfavoredOverload
  @preconcurrency
  public func confirmationDialog<Value, Actions: View, Message: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: @escaping @MainActor (Value) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Value) -> Message
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, Message>?>> {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data,
      actions: actions, message: message)
  }

  /// Presents a dialog about a value while a binding is true; the dialog has a title from a resource and a choice of
  /// actions.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title, and the string table that has the key.
  ///   - isPresented: Whether the dialog is shown; set to false when a button is pressed or the dialog is dismissed.
  ///   - titleVisibility: The visibility of the title; `automatic` shows it.
  ///   - data: The value; if it is nil, the dialog isn't shown.
  ///   - actions: Returns the buttons for the value; a "Cancel" button is added if none has the role `cancel`.
  /// - Returns: The view with the dialog.
  @_disfavoredOverload
  @preconcurrency
  public func confirmationDialog<Value, Actions: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: @escaping @MainActor (Value) -> Actions
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, EmptyView>?>> {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data,
      actions: actions)
  }

  /// Presents a dialog before the window of the view is closed; the dialog has a title from a resource, and a message.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title, and the string table that has the key.
  ///   - shouldPresent: Whether the dialog is presented before the window is closed.
  ///   - actions: The buttons; a button with the role `cancel` keeps the window open, and is added if there is none.
  ///   - message: The message below the title.
  /// - Returns: The view with the dialog.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated func dismissalConfirmationDialog<Actions: View, Message: View>(
    _ titleResource: LocalizedStringResource, shouldPresent: Bool,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    dismissalConfirmationDialog(
      Text(titleResource), shouldPresent: shouldPresent, actions: actions, message: message)
  }

  /// Presents a dialog with a title from a resource before the window of the view is closed.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title, and the string table that has the key.
  ///   - shouldPresent: Whether the dialog is presented before the window is closed.
  ///   - actions: The buttons; a button with the role `cancel` keeps the window open, and is added if there is none.
  /// - Returns: The view with the dialog.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated func dismissalConfirmationDialog<Actions: View>(
    _ titleResource: LocalizedStringResource, shouldPresent: Bool,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    dismissalConfirmationDialog(Text(titleResource), shouldPresent: shouldPresent, actions: actions)
  }
}
