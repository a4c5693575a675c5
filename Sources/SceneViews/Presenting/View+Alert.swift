import SceneDisplay

// Alerts and dialogs. Pressing a button dismisses the alert or the dialog, and then performs the button's action.
extension View {
  /// Presents an alert with a message while a binding is true.
  ///
  /// ```swift
  /// struct DraftView: View {
  ///   @State private var isAsking = false
  ///   @State private var text = ""
  ///
  ///   var body: some View {
  ///     Button("Discard") { isAsking = true }
  ///       .alert("Discard the draft?", isPresented: $isAsking) {
  ///         Button("Discard", role: .destructive) { text = "" }
  ///         Button("Keep", role: .cancel) {}
  ///       } message: {
  ///         Text("Its text is lost.")
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - isPresented: Whether the alert is shown; set to false when a button is pressed.
  ///   - actions: The buttons; if there are none, an "OK" button is added.
  ///   - message: The message below the title.
  /// - Returns: The view with the alert.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, Message>>> {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - isPresented: Whether the alert is shown; set to false when a button is pressed.
  ///   - actions: The buttons; if there are none, an "OK" button is added.
  /// - Returns: The view with the alert.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, EmptyView>>> {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Presents an alert with a message about a value, while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - isPresented: Whether the alert is shown; set to false when a button is pressed.
  ///   - data: The value; if it is nil, the alert isn't shown.
  ///   - actions: Returns the buttons for the value; if there are none, an "OK" button is added.
  ///   - message: Returns the message for the value.
  /// - Returns: The view with the alert.
  @_disfavoredOverload
  @preconcurrency
  public func alert<Title: StringProtocol, Value, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping @MainActor (Value) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Value) -> Message
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, Message>?>> {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents a dialog with a choice of actions and a message while a binding is true.
  ///
  /// ```swift
  /// struct MoveButton: View {
  ///   @State private var isChoosing = false
  ///   @State private var folder = "Inbox"
  ///
  ///   var body: some View {
  ///     Button("Move") { isChoosing = true }
  ///       .confirmationDialog("Move the message", isPresented: $isChoosing) {
  ///         Button("Archive") { folder = "Archive" }
  ///         Button("Junk") { folder = "Junk" }
  ///       } message: {
  ///         Text("It is in \(folder).")
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - isPresented: Whether the dialog is shown; set to false when a button is pressed or the dialog is dismissed.
  ///   - titleVisibility: The visibility of the title; `automatic` shows it.
  ///   - actions: The buttons; a "Cancel" button is added if none has the role `cancel`.
  ///   - message: The message below the title.
  /// - Returns: The view with the dialog.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, Message>>> {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Presents a dialog with a choice of actions while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - isPresented: Whether the dialog is shown; set to false when a button is pressed or the dialog is dismissed.
  ///   - titleVisibility: The visibility of the title; `automatic` shows it.
  ///   - actions: The buttons; a "Cancel" button is added if none has the role `cancel`.
  /// - Returns: The view with the dialog.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated func confirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, EmptyView>>> {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
    ) { EmptyView() }
  }

  nonisolated func presenting<Presented: View>(
    _ element: DisplayElement, _ isPresented: Binding<Bool>,
    _ presented: @escaping @MainActor () -> Presented
  ) -> ModifiedContent<Self, _PresentingModifier<Presented>> {
    ModifiedContent(
      content: self,
      modifier: _PresentingModifier(
        isPresented: isPresented, element: element, onDismiss: nil, presented: presented))
  }
}

/// The content of an alert or a dialog.
public nonisolated struct _Question<Actions: View, Message: View>: View {
  @Environment(\.answering) private var answering
  let title: Text
  /// Whether the content belongs to an alert, which always has at least one button; if false, it belongs to a dialog,
  /// which always has a Cancel button.
  let isAlert: Bool
  let actions: Actions
  let message: Message

  init(title: Text, isAlert: Bool, actions: Actions, message: Message) {
    self.title = title.unstyled
    self.isAlert = isAlert
    self.actions = actions
    self.message = message
  }

  /// The title, the message and the buttons.
  @MainActor public var body: some View {
    if title != Text(verbatim: "") { PartView(.header, title) }
    if Message.self != EmptyView.self { PartView(.message, message) }
    actions
    if let answering {
      if isAlert, answering.buttons.read() == 0 {
        Button("OK") { answering.perform() }.environment(\.answering, nil)
      } else if !isAlert, answering.cancelButtons.read() == 0 {
        Button("Cancel", role: .cancel) { answering.perform() }.environment(\.answering, nil)
      }
    }
  }
}
