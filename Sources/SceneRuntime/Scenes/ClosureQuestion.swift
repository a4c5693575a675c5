/// The question that a window's content asks before its scene is closed.
package enum ClosureQuestion {
  /// A question that the host presents to a person.
  case confirmation(SceneClosureConfirmation)
  /// A question that the content presents in the window; asked even if the app closes the window with `dismissWindow`.
  ///
  /// The answer is whether the window may close. The question isn't asked if the app forces the window to close, or
  /// requests the destruction of the scene's session.
  case dialog(Ask)
  /// A question about the document of the window, asked after any other question.
  ///
  /// The question isn't asked before the app quits, because the changes to the document are then stored with the
  /// session.
  case document(Ask)

  /// Presents the question, and calls `reply` with the answer.
  package typealias Ask = @MainActor (_ reply: @escaping Reply) -> Void
  /// Receives the answer: whether the scene may be closed.
  package typealias Reply = @MainActor (_ isConfirmed: Bool) -> Void

  var confirmation: SceneClosureConfirmation? {
    if case .confirmation(let confirmation) = self { confirmation } else { nil }
  }

  /// The closure that presents the question in the window; nil if the host presents the question.
  var ask: Ask? {
    switch self {
    case .confirmation: nil
    case .dialog(let ask), .document(let ask): ask
    }
  }

  package var isAboutDocument: Bool {
    if case .document = self { true } else { false }
  }

  var isAskedBeforeQuitting: Bool {
    if case .dialog = self { true } else { false }
  }
}
