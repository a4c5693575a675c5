import SceneDisplay

// Questions about a value, which aren't asked without one.
extension View {
  /// Shows a message about a value, if there is one.
  ///
  /// - Parameters:
  ///   - title: What it is about.
  ///   - isPresented: Whether it is shown; set to false when it is answered.
  ///   - data: The value; without one nothing is shown.
  ///   - actions: Makes the buttons of a value.
  /// - Returns: The view with the alert.
  public func alert<Title: StringProtocol, Value, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping @MainActor (Value) -> Actions
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, EmptyView>?>> {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  /// Lets a person choose what is done with a value, or nothing, if there is a value.
  ///
  /// - Parameters:
  ///   - title: What it is about.
  ///   - isPresented: Whether it is shown; set to false when an action, or none, is chosen.
  ///   - titleVisibility: Whether the title is shown.
  ///   - data: The value; without one nothing is asked.
  ///   - actions: Makes the buttons of a value.
  ///   - message: Makes what is said of a value beyond the title.
  /// - Returns: The view with the dialog.
  public func confirmationDialog<Title: StringProtocol, Value, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: @escaping @MainActor (Value) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Value) -> Message
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, Message>?>> {
    let title = titleVisibility == .hidden ? "" : String(title)
    return presenting(.dialog, data == nil ? .constant(false) : isPresented) {
      data.map {
        _Question(title: title, isAlert: false, actions: actions($0), message: message($0))
      }
    }
  }

  /// Lets a person choose what is done with a value, without a message.
  public func confirmationDialog<Title: StringProtocol, Value, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: @escaping @MainActor (Value) -> Actions
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, EmptyView>?>> {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions
    ) { _ in EmptyView() }
  }
}
