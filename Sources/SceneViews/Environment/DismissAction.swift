/// An action that dismisses the sheet, the popover or the page around the view, or else closes the window (S107).
public struct DismissAction {
  let window: DismissWindowAction
  let dismissal: Dismissal?

  /// Dismisses the sheet or the popover, leaves the page, or closes the window.
  @MainActor public func callAsFunction() {
    if let dismissal { dismissal.perform() } else { window() }
  }
}

/// The dismissal of presented content, such as a sheet or an alert, or of a page.
@MainActor final class Dismissal {
  /// A closure that performs the dismissal of a dialog together with the action of the button that a person pressed.
  ///
  /// The first argument is true if the button cancels. The second argument performs the dismissal and then the action
  /// of the button.
  typealias Answer = @MainActor (_ isCancelled: Bool, _ perform: @MainActor () -> Void) -> Void

  let perform: @MainActor () -> Void
  private let answer: Answer?
  /// The number of the app's buttons in the alert or dialog, without a button that the library adds.
  let buttons = StateLocation(0)
  /// The number of the app's buttons with the role `cancel` in the alert or dialog.
  let cancelButtons = StateLocation(0)

  init(_ perform: @escaping @MainActor () -> Void, answer: Answer? = nil) {
    self.perform = perform
    self.answer = answer
  }

  /// Dismisses the alert or dialog around a button, and performs the button's action.
  func perform(cancelling isCancelled: Bool, _ action: @MainActor () -> Void) {
    guard let answer else {
      perform()
      return action()
    }
    answer(isCancelled) {
      perform()
      action()
    }
  }
}

extension EnvironmentValues {
  /// An action that dismisses the sheet, the popover or the page around the view, or else closes the view's window
  /// (S107).
  public var dismiss: DismissAction {
    DismissAction(window: dismissWindow, dismissal: dismissal)
  }

  /// Whether the view is in presented content or a pushed page, which can be dismissed without closing the window.
  public var isPresented: Bool { dismissal != nil }

  /// The dismissal of the innermost presented content or pushed page around the view; nil if there is none.
  var dismissal: Dismissal? {
    get { self[DismissalKey.self] }
    set { self[DismissalKey.self] = newValue }
  }

  /// The dismissal that each button in an alert or a dialog performs; nil outside of alerts and dialogs.
  var answering: Dismissal? {
    get { self[AnsweringKey.self] }
    set { self[AnsweringKey.self] = newValue }
  }
}

private struct DismissalKey: EnvironmentKey {
  static var defaultValue: Dismissal? { nil }
}

private struct AnsweringKey: EnvironmentKey {
  static var defaultValue: Dismissal? { nil }
}
