// A title may be given as a string or as a text, whose styles don't count.
extension View {
  /// Presents an alert with a message while a value is true, with a text as its title.
  ///
  /// - Parameters:
  ///   - title: The title of the alert; its styles are ignored.
  ///   - isPresented: Whether the alert is shown; set to false when a button is pressed.
  ///   - actions: The buttons; if there are none, an "OK" button is added.
  ///   - message: The message below the title.
  /// - Returns: The view with the alert.
  public nonisolated func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, Message>>> {
    alert(title.content, isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert while a value is true, with a text as its title.
  ///
  /// - Parameters:
  ///   - title: The title of the alert; its styles are ignored.
  ///   - isPresented: Whether the alert is shown; set to false when a button is pressed.
  ///   - actions: The buttons; if there are none, an "OK" button is added.
  /// - Returns: The view with the alert.
  public nonisolated func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, EmptyView>>> {
    alert(title.content, isPresented: isPresented, actions: actions)
  }

  /// Presents a dialog with a choice of actions and a message while a value is true, with a text as
  /// its title.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog; its styles are ignored.
  ///   - isPresented: Whether the dialog is shown; set to false when it is answered or dismissed.
  ///   - titleVisibility: The visibility of the title; `automatic` shows it.
  ///   - actions: The buttons.
  ///   - message: The message below the title.
  /// - Returns: The view with the dialog.
  public nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, Message>>> {
    confirmationDialog(
      title.content, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Presents a dialog with a choice of actions while a value is true, with a text as its title.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog; its styles are ignored.
  ///   - isPresented: Whether the dialog is shown; set to false when it is answered or dismissed.
  ///   - titleVisibility: The visibility of the title; `automatic` shows it.
  ///   - actions: The buttons.
  /// - Returns: The view with the dialog.
  public nonisolated func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, EmptyView>>> {
    confirmationDialog(
      title.content, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }
}
