extension View {
  /// Presents an alert with a localized title and a message while a binding is true.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - isPresented: Whether the alert is shown; set to false when a button is pressed.
  ///   - actions: The buttons; if there are none, an "OK" button is added.
  ///   - message: The message below the title.
  /// - Returns: The view with the alert.
  @preconcurrency
  public nonisolated func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, Message>>> {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a localized title while a binding is true.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - isPresented: Whether the alert is shown; set to false when a button is pressed.
  ///   - actions: The buttons; if there are none, an "OK" button is added.
  /// - Returns: The view with the alert.
  @preconcurrency
  public nonisolated func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, EmptyView>>> {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert about a value while a binding is true; the alert has a localized title and a message.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - isPresented: Whether the alert is shown; set to false when a button is pressed.
  ///   - data: The value; if it is nil, the alert isn't shown.
  ///   - actions: Returns the buttons for the value; if there are none, an "OK" button is added.
  ///   - message: Returns the message for the value.
  /// - Returns: The view with the alert.
  @preconcurrency
  public func alert<Value, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping @MainActor (Value) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Value) -> Message
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, Message>?>> {
    alert(
      Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message
    )
  }

  /// Presents a dialog with a localized title, a choice of actions and a message while a binding is true.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - isPresented: Whether the dialog is shown; set to false when a button is pressed or the dialog is dismissed.
  ///   - titleVisibility: The visibility of the title; `automatic` shows it.
  ///   - actions: The buttons; a "Cancel" button is added if none has the role `cancel`.
  ///   - message: The message below the title.
  /// - Returns: The view with the dialog.
  @preconcurrency
  public nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, Message>>> {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Presents a dialog with a localized title and a choice of actions while a binding is true.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - isPresented: Whether the dialog is shown; set to false when a button is pressed or the dialog is dismissed.
  ///   - titleVisibility: The visibility of the title; `automatic` shows it.
  ///   - actions: The buttons; a "Cancel" button is added if none has the role `cancel`.
  /// - Returns: The view with the dialog.
  @preconcurrency
  public nonisolated func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, EmptyView>>> {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Shows an alert about an item while the item isn't nil; the alert has a localized title and a message.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - item: The item; set to nil when a button is pressed.
  ///   - actions: Returns the buttons for the item; if there are none, an "OK" button is added.
  ///   - message: Returns the message for the item.
  /// - Returns: The view with the alert.
  @preconcurrency
  public func alert<Item, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, item: Binding<Item?>,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    alert(Text(titleKey), item: item, actions: actions, message: message)
  }

  /// Shows an alert about an item while the item isn't nil; the alert has a localized title, and no message.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - item: The item; set to nil when a button is pressed.
  ///   - actions: Returns the buttons for the item; if there are none, an "OK" button is added.
  /// - Returns: The view with the alert.
  @preconcurrency
  public func alert<Item, Actions: View>(
    _ titleKey: LocalizedStringKey, item: Binding<Item?>,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    alert(Text(titleKey), item: item, actions: actions)
  }
}
