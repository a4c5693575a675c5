import SceneDisplay

// Alerts and dialogs whose title is a `Text`; the styles of the title are ignored.
extension View {
  /// Presents an alert with a `Text` title and a message while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title, whose styles are ignored.
  ///   - isPresented: Whether the alert is shown; set to false when a button is pressed.
  ///   - actions: The buttons; if there are none, an "OK" button is added.
  ///   - message: The message below the title.
  /// - Returns: The view with the alert.
  @preconcurrency
  public nonisolated func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, Message>>> {
    presenting(.alert, isPresented) {
      _Question(title: title, isAlert: true, actions: actions(), message: message())
    }
  }

  /// Presents an alert with a `Text` title while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title, whose styles are ignored.
  ///   - isPresented: Whether the alert is shown; set to false when a button is pressed.
  ///   - actions: The buttons; if there are none, an "OK" button is added.
  /// - Returns: The view with the alert.
  @preconcurrency
  public nonisolated func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, EmptyView>>> {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Presents a dialog with a `Text` title, a choice of actions and a message while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title, whose styles are ignored.
  ///   - isPresented: Whether the dialog is shown; set to false when a button is pressed or the dialog is dismissed.
  ///   - titleVisibility: The visibility of the title; `automatic` shows it.
  ///   - actions: The buttons; a "Cancel" button is added if none has the role `cancel`.
  ///   - message: The message below the title.
  /// - Returns: The view with the dialog.
  @preconcurrency
  public nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, Message>>> {
    let title = titleVisibility == .hidden ? Text(verbatim: "") : title
    return presenting(.dialog, isPresented) {
      _Question(title: title, isAlert: false, actions: actions(), message: message())
    }
  }

  /// Presents a dialog with a `Text` title and a choice of actions while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title, whose styles are ignored.
  ///   - isPresented: Whether the dialog is shown; set to false when a button is pressed or the dialog is dismissed.
  ///   - titleVisibility: The visibility of the title; `automatic` shows it.
  ///   - actions: The buttons; a "Cancel" button is added if none has the role `cancel`.
  /// - Returns: The view with the dialog.
  @preconcurrency
  public nonisolated func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, EmptyView>>> {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
    ) { EmptyView() }
  }

  /// Presents an alert about a value while a binding is true; the alert has a `Text` title and a message.
  ///
  /// - Parameters:
  ///   - title: The title, whose styles are ignored.
  ///   - isPresented: Whether the alert is shown; set to false when a button is pressed.
  ///   - data: The value; if it is nil, the alert isn't shown.
  ///   - actions: Returns the buttons for the value; if there are none, an "OK" button is added.
  ///   - message: Returns the message for the value.
  /// - Returns: The view with the alert.
  @preconcurrency
  public func alert<Value, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping @MainActor (Value) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Value) -> Message
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, Message>?>> {
    presenting(.alert, data == nil ? .constant(false) : isPresented) {
      data.map {
        _Question(title: title, isAlert: true, actions: actions($0), message: message($0))
      }
    }
  }

  /// Presents an alert about a value while a binding is true; the alert has a `Text` title.
  ///
  /// - Parameters:
  ///   - title: The title, whose styles are ignored.
  ///   - isPresented: Whether the alert is shown; set to false when a button is pressed.
  ///   - data: The value; if it is nil, the alert isn't shown.
  ///   - actions: Returns the buttons for the value; if there are none, an "OK" button is added.
  /// - Returns: The view with the alert.
  @preconcurrency
  public func alert<Value, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping @MainActor (Value) -> Actions
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, EmptyView>?>> {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  /// Presents a dialog about a value while a binding is true; the dialog has a `Text` title, a choice of actions and a
  /// message.
  ///
  /// - Parameters:
  ///   - title: The title, whose styles are ignored.
  ///   - isPresented: Whether the dialog is shown; set to false when a button is pressed or the dialog is dismissed.
  ///   - titleVisibility: The visibility of the title; `automatic` shows it.
  ///   - data: The value; if it is nil, the dialog isn't shown.
  ///   - actions: Returns the buttons for the value; a "Cancel" button is added if none has the role `cancel`.
  ///   - message: Returns the message for the value.
  /// - Returns: The view with the dialog.
  @preconcurrency
  public func confirmationDialog<Value, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: @escaping @MainActor (Value) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Value) -> Message
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, Message>?>> {
    let title = titleVisibility == .hidden ? Text(verbatim: "") : title
    return presenting(.dialog, data == nil ? .constant(false) : isPresented) {
      data.map {
        _Question(title: title, isAlert: false, actions: actions($0), message: message($0))
      }
    }
  }

  /// Presents a dialog about a value while a binding is true; the dialog has a `Text` title and a choice of actions.
  ///
  /// - Parameters:
  ///   - title: The title, whose styles are ignored.
  ///   - isPresented: Whether the dialog is shown; set to false when a button is pressed or the dialog is dismissed.
  ///   - titleVisibility: The visibility of the title; `automatic` shows it.
  ///   - data: The value; if it is nil, the dialog isn't shown.
  ///   - actions: Returns the buttons for the value; a "Cancel" button is added if none has the role `cancel`.
  /// - Returns: The view with the dialog.
  @preconcurrency
  public func confirmationDialog<Value, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: @escaping @MainActor (Value) -> Actions
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, EmptyView>?>> {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions
    ) { _ in EmptyView() }
  }

  /// Shows an alert about an item while the item isn't nil; the alert has a `Text` title and a message.
  ///
  /// - Parameters:
  ///   - title: The title, whose styles are ignored.
  ///   - item: The item; set to nil when a button is pressed.
  ///   - actions: Returns the buttons for the item; if there are none, an "OK" button is added.
  ///   - message: Returns the message for the item.
  /// - Returns: The view with the alert.
  @preconcurrency
  public func alert<Item, Actions: View, Message: View>(
    _ title: Text, item: Binding<Item?>,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    alert(
      title, isPresented: item.isThere(), presenting: item.wrappedValue, actions: actions,
      message: message)
  }

  /// Shows an alert about an item while the item isn't nil; the alert has a `Text` title, and no message.
  ///
  /// - Parameters:
  ///   - title: The title, whose styles are ignored.
  ///   - item: The item; set to nil when a button is pressed.
  ///   - actions: Returns the buttons for the item; if there are none, an "OK" button is added.
  /// - Returns: The view with the alert.
  @preconcurrency
  public func alert<Item, Actions: View>(
    _ title: Text, item: Binding<Item?>,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    alert(title, isPresented: item.isThere(), presenting: item.wrappedValue, actions: actions)
  }
}
