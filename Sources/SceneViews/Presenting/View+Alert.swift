import SceneDisplay

// Each is answered by pressing one of its buttons, which takes it away and then does what it is for.
extension View {
  /// Shows a question or a message that has to be answered before anything else.
  ///
  /// - Parameters:
  ///   - title: What it is about.
  ///   - isPresented: Whether it is shown; set to false when it is answered.
  ///   - actions: The buttons; while there is none, one is named "OK".
  ///   - message: What is said beyond the title.
  /// - Returns: The view with the alert.
  public nonisolated func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, Message>>> {
    let title = String(title)
    return presenting(.alert, isPresented) {
      _Question(title: title, isAlert: true, actions: actions(), message: message())
    }
  }

  /// Shows a message that has to be answered before anything else.
  public nonisolated func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, EmptyView>>> {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Shows a question about a value, if there is one.
  ///
  /// - Parameters:
  ///   - title: What it is about.
  ///   - isPresented: Whether it is shown; set to false when it is answered.
  ///   - data: The value; without one nothing is asked.
  ///   - actions: Makes the buttons of a value.
  ///   - message: Makes what is said of a value beyond the title.
  /// - Returns: The view with the alert.
  public func alert<Title: StringProtocol, Value, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping @MainActor (Value) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Value) -> Message
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, Message>?>> {
    presenting(.alert, data == nil ? .constant(false) : isPresented) {
      data.map {
        _Question(
          title: String(title), isAlert: true, actions: actions($0), message: message($0))
      }
    }
  }

  /// Lets a person choose one of several actions, or none.
  ///
  /// - Parameters:
  ///   - title: What it is about.
  ///   - isPresented: Whether it is shown; set to false when an action, or none, is chosen.
  ///   - titleVisibility: Whether the title is shown.
  ///   - actions: The buttons.
  ///   - message: What is said beyond the title.
  /// - Returns: The view with the dialog.
  public nonisolated func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> ModifiedContent<Self, _PresentingModifier<_Question<Actions, Message>>> {
    let title = titleVisibility == .hidden ? "" : String(title)
    return presenting(.dialog, isPresented) {
      _Question(title: title, isAlert: false, actions: actions(), message: message())
    }
  }

  /// Lets a person choose one of several actions, or none.
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

/// Whether something is shown, if it isn't left to the host.
public enum Visibility: String, Hashable, Codable, Sendable {
  case automatic
  case visible
  case hidden
}

/// What an alert or a dialog shows.
public nonisolated struct _Question<Actions: View, Message: View>: View {
  @Environment(\.answering) private var answering
  let title: String
  /// Whether it has to be answered, so that there is a button in any case.
  let isAlert: Bool
  let actions: Actions
  let message: Message

  init(title: String, isAlert: Bool, actions: Actions, message: Message) {
    self.title = title
    self.isAlert = isAlert
    self.actions = actions
    self.message = message
  }

  @MainActor public var body: some View {
    if !title.isEmpty { PartView(.header, Text(title)) }
    if Message.self != EmptyView.self { PartView(.message, message) }
    actions
    if isAlert, let answering, answering.buttons.read() == 0 {
      Button("OK") { answering.perform() }.environment(\.answering, nil)
    }
  }
}
