// A title may be given as a string or as a text, whose styles don't count.
extension View {
  /// Shows a question or a message, about what a text says, that has to be answered first.
  public nonisolated func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, Message>>> {
    alert(title.content, isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows what a text says, which has to be answered before anything else.
  public nonisolated func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, EmptyView>>> {
    alert(title.content, isPresented: isPresented, actions: actions)
  }

  /// Lets a person choose one of several actions, or none, about what a text says.
  public nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, Message>>> {
    confirmationDialog(
      title.content, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Lets a person choose one of several actions, or none, under a title given as a text.
  public nonisolated func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, EmptyView>>> {
    confirmationDialog(
      title.content, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }
}
