/// A question that a host asks a person before closing a scene, such as a scene with unsaved
/// changes.
///
/// Views set the question with the modifier `closureConfirmation(_:)`. A scene delegate sets the question when closing
/// the scene would lose data, and otherwise sets nil:
///
/// ```swift
/// import SceneRuntime
///
/// @MainActor func protect(_ draft: String, in scene: WindowScene) {
///   scene.closureConfirmation =
///     draft.isEmpty
///     ? nil
///     : SceneClosureConfirmation(
///       title: "Discard the draft?", message: "It was never sent.", confirmTitle: "Discard")
/// }
/// ```
///
/// The scene is closed if the person confirms, and stays open otherwise. The question is asked only if a person closes
/// the scene, not if a person quits the application. Requests of the app, such as
/// ``Application/requestSceneSessionDestruction(_:options:errorHandler:)``, are carried out without a question.
public struct SceneClosureConfirmation: Hashable, Sendable {
  /// The question, as the title of the dialog.
  public var title: String
  /// The consequence of closing; nil if the question alone is clear.
  public var message: String?
  /// The title of the button that closes the scene.
  public var confirmTitle: String
  /// The title of the button that keeps the scene open.
  public var cancelTitle: String

  /// Creates a question.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: The consequence of closing; nil if the question says enough.
  ///   - confirmTitle: The title of the button that closes the scene.
  ///   - cancelTitle: The title of the button that keeps the scene open.
  public init(
    title: String, message: String? = nil, confirmTitle: String = "Close",
    cancelTitle: String = "Cancel"
  ) {
    self.title = title
    self.message = message
    self.confirmTitle = confirmTitle
    self.cancelTitle = cancelTitle
  }
}
