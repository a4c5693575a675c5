/// Dismisses what the view it was read in is part of: a sheet, a page of a navigation, else the window
/// (S107).
public struct DismissAction {
  let window: DismissWindowAction
  let dismissal: Dismissal?

  /// Closes the sheet, leaves the page, or closes the window.
  @MainActor public func callAsFunction() {
    if let dismissal { dismissal.perform() } else { window() }
  }
}

/// What takes a part of a window away again.
@MainActor final class Dismissal {
  let perform: @MainActor () -> Void
  /// How many buttons there are that do it.
  let buttons = StateLocation(0)

  init(_ perform: @escaping @MainActor () -> Void) {
    self.perform = perform
  }
}

extension EnvironmentValues {
  /// Dismisses what the view is part of.
  public var dismiss: DismissAction {
    DismissAction(window: dismissWindow, dismissal: dismissal)
  }

  /// Whether the view is part of something that can be dismissed without closing the window.
  public var isPresented: Bool { dismissal != nil }

  /// Takes the sheet or the page around the view away; nil if there is none.
  var dismissal: Dismissal? {
    get { self[DismissalKey.self] }
    set { self[DismissalKey.self] = newValue }
  }

  /// Takes the alert or the dialog away whose button the view is; nil if it is in none.
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
