/// An action that dismisses the enclosing sheet or page of a navigation, or else closes the window (S107).
public struct DismissAction {
  let window: DismissWindowAction
  let dismissal: Dismissal?

  /// Closes the sheet, leaves the page, or closes the window.
  @MainActor public func callAsFunction() {
    if let dismissal { dismissal.perform() } else { window() }
  }
}

/// The dismissal of a sheet, a page, an alert or a dialog.
@MainActor final class Dismissal {
  /// A closure that performs the dismissal of a dialog together with the action of the button that a person pressed.
  ///
  /// The first argument is whether the button cancels, and the second performs the dismissal and the action of the
  /// button.
  typealias Answer = @MainActor (_ isCancelled: Bool, _ perform: @MainActor () -> Void) -> Void

  let perform: @MainActor () -> Void
  private let answer: Answer?
  /// The number of buttons that dismiss the presentation.
  let buttons = StateLocation(0)
  /// The number of these buttons that cancel.
  let cancelButtons = StateLocation(0)

  init(_ perform: @escaping @MainActor () -> Void, answer: Answer? = nil) {
    self.perform = perform
    self.answer = answer
  }

  /// Dismisses the presentation on behalf of a button, and performs the button's action.
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

  /// Whether the view is in a presentation that can be dismissed without closing the window.
  public var isPresented: Bool { dismissal != nil }

  /// The dismissal of the sheet or page around the view; nil if there is none.
  var dismissal: Dismissal? {
    get { self[DismissalKey.self] }
    set { self[DismissalKey.self] = newValue }
  }

  /// The dismissal of an alert or a dialog, which a button of that presentation performs; nil for other buttons.
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
