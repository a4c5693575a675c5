/// The question that a window's content asks before its scene is closed.
package enum ClosureQuestion {
  /// A question that the host asks a person.
  case confirmation(SceneClosureConfirmation)
  /// A question that the content presents in the window, also if the app closes it, and answers with whether it may be closed.
  case dialog(Ask)

  /// Presents the question, and passes the answer on.
  package typealias Ask = @MainActor (_ reply: @escaping Reply) -> Void
  /// Receives whether the scene may be closed.
  package typealias Reply = @MainActor (_ isConfirmed: Bool) -> Void

  var confirmation: SceneClosureConfirmation? {
    if case .confirmation(let confirmation) = self { confirmation } else { nil }
  }

  var dialog: Ask? {
    if case .dialog(let ask) = self { ask } else { nil }
  }
}
