import SceneDisplay
import SceneRuntime

// Dialogs that a window presents before it is closed.
extension View {
  /// Presents a dialog with a message before the window of the view is closed.
  ///
  /// The dialog is presented when a person or `dismissWindow` is about to close the window; the window stays open until
  /// the dialog is answered. A button performs its action and then closes the window. A button with the role `cancel`
  /// keeps the window open, and so does dismissing the dialog. Before an app in the foreground quits, the dialogs of
  /// all windows are presented, one after the other; the app doesn't quit if one of them is canceled.
  ///
  /// ```swift
  /// struct DraftEditor: View {
  ///   @State private var text = ""
  ///   let save: @MainActor (String) -> Void
  ///
  ///   var body: some View {
  ///     TextEditor(text: $text)
  ///       .dismissalConfirmationDialog("Save the draft?", shouldPresent: !text.isEmpty) {
  ///         Button("Save") { save(text) }
  ///         Button("Discard", role: .destructive) {}
  ///       } message: {
  ///         Text("It was never sent.")
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// If several views of a window set a dialog or a ``closureConfirmation(_:)``, only the dialog or the
  /// confirmation of the outermost view is presented. In the window of a document, the question about unsaved changes
  /// is asked after the dialog.
  ///
  /// - Parameters:
  ///   - title: The title, whose styles are ignored.
  ///   - shouldPresent: Whether the dialog is presented before the window is closed.
  ///   - actions: The buttons; a button with the role `cancel` keeps the window open, and is added if there is none.
  ///   - message: The message below the title.
  /// - Returns: The view with the dialog.
  @preconcurrency
  public nonisolated func dismissalConfirmationDialog<Actions: View, Message: View>(
    _ title: Text, shouldPresent: Bool,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    modifier(
      DismissalQuestion(
        title: title, isNeeded: shouldPresent, actions: actions, message: message))
  }

  /// Presents a dialog before the window of the view is closed.
  ///
  /// - Parameters:
  ///   - title: The title, whose styles are ignored.
  ///   - shouldPresent: Whether the dialog is presented before the window is closed.
  ///   - actions: The buttons; a button with the role `cancel` keeps the window open, and is added if there is none.
  /// - Returns: The view with the dialog.
  @preconcurrency
  public nonisolated func dismissalConfirmationDialog<Actions: View>(
    _ title: Text, shouldPresent: Bool,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    dismissalConfirmationDialog(title, shouldPresent: shouldPresent, actions: actions) {
      EmptyView()
    }
  }

  /// Presents a dialog with a localized title and a message before the window of the view is closed.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - shouldPresent: Whether the dialog is presented before the window is closed.
  ///   - actions: The buttons; a button with the role `cancel` keeps the window open, and is added if there is none.
  ///   - message: The message below the title.
  /// - Returns: The view with the dialog.
  @preconcurrency
  public nonisolated func dismissalConfirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    dismissalConfirmationDialog(
      Text(titleKey), shouldPresent: shouldPresent, actions: actions, message: message)
  }

  /// Presents a dialog with a localized title before the window of the view is closed.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - shouldPresent: Whether the dialog is presented before the window is closed.
  ///   - actions: The buttons; a button with the role `cancel` keeps the window open, and is added if there is none.
  /// - Returns: The view with the dialog.
  @preconcurrency
  public nonisolated func dismissalConfirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions)
  }

  /// Presents a dialog with a title and a message before the window of the view is closed.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - shouldPresent: Whether the dialog is presented before the window is closed.
  ///   - actions: The buttons; a button with the role `cancel` keeps the window open, and is added if there is none.
  ///   - message: The message below the title.
  /// - Returns: The view with the dialog.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated func dismissalConfirmationDialog<
    Title: StringProtocol, Actions: View, Message: View
  >(
    _ title: Title, shouldPresent: Bool,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    dismissalConfirmationDialog(
      Text(title), shouldPresent: shouldPresent, actions: actions, message: message)
  }

  /// Presents a dialog with a title before the window of the view is closed.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - shouldPresent: Whether the dialog is presented before the window is closed.
  ///   - actions: The buttons; a button with the role `cancel` keeps the window open, and is added if there is none.
  /// - Returns: The view with the dialog.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated func dismissalConfirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title, shouldPresent: Bool,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions)
  }
}

/// A modifier that presents a dialog before the window of the view is closed.
private nonisolated struct DismissalQuestion<Actions: View, Message: View>: ViewModifier {
  let title: Text
  let isNeeded: Bool
  let actions: @MainActor () -> Actions
  let message: @MainActor () -> Message
  @State private var asked = AskedQuestion()
  @State private var isAsking = false
  @Environment(\.application) private var application

  @MainActor func body(content: Content) -> some View {
    let (asked, isAsking, application) = (asked, $isAsking, application)
    ModifiedContent(
      content: ModifiedContent(
        content: content,
        modifier: _ClosureConfirmationModifier(question: isNeeded ? question : nil)),
      modifier: _PresentingModifier(
        isPresented: Binding {
          isAsking.wrappedValue
        } set: {
          isAsking.wrappedValue = $0
          if !$0 { asked.decline() }
        }, element: .dialog, onDismiss: nil,
        presented: {
          _Question(title: title, isAlert: false, actions: actions(), message: message())
        },
        answer: { isCancelled, perform in
          if isCancelled { perform() } else { asked.confirm(perform, in: application) }
        }))
  }

  @MainActor private var question: ClosureQuestion {
    let (asked, isAsking) = (asked, $isAsking)
    return .dialog { reply in
      if asked.ask(reply) { isAsking.wrappedValue = true }
    }
  }
}

/// The state of the dialog between the request to close the window and the answer.
@MainActor private final class AskedQuestion {
  private enum State {
    case idle
    /// The dialog is presented; closing the window and quitting may both wait for the reply.
    case waiting([ClosureQuestion.Reply])
    /// The action of a button is being performed; this action may itself close the window.
    case confirmed
  }

  private var state = State.idle

  nonisolated init() {}

  /// Adds a closure to call with the person's reply, and returns whether the dialog is to be presented.
  ///
  /// While the action of a button is being performed, the dialog is already answered. The closure is then called with
  /// true at once, and the result is false.
  func ask(_ reply: @escaping ClosureQuestion.Reply) -> Bool {
    switch state {
    case .idle: state = .waiting([reply])
    case .waiting(let others): state = .waiting(others + [reply])
    case .confirmed:
      reply(true)
      return false
    }
    return true
  }

  func decline() {
    guard case .waiting(let replies) = state else { return }
    state = .idle
    for reply in replies { reply(false) }
  }

  /// Performs the action of a button.
  ///
  /// Closing the window is confirmed later, when the application has carried out the requests that the action made.
  func confirm(_ action: @MainActor () -> Void, in application: Application?) {
    guard case .waiting(let replies) = state else { return action() }
    state = .confirmed
    action()
    application?.post {
      self.state = .idle
      for reply in replies { reply(true) }
    }
  }
}
