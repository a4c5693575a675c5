// Modifiers that take texts instead of strings; the styles of the texts are ignored.
extension View {
  /// Adds a help text.
  public nonisolated func help(_ text: Text) -> ModifiedContent<Self, _TraitModifier> {
    help(text.content)
  }

  /// Sets the accessibility label, which also identifies the view in scripts.
  public nonisolated func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, _TraitModifier> {
    accessibilityLabel(label.content)
  }

  /// Presents an alert with a message while a value is true, with a text as its title.
  public nonisolated func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, Message>>> {
    alert(title.content, isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert while a value is true, with a text as its title.
  public nonisolated func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, EmptyView>>> {
    alert(title.content, isPresented: isPresented, actions: actions)
  }

  /// Presents a dialog with a choice of actions and a message while a value is true, with a text as its
  /// title.
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
  public nonisolated func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, EmptyView>>> {
    confirmationDialog(
      title.content, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }
}
