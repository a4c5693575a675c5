package import SceneModel

/// The window of a `Window` or `UtilityWindow` scene that the class of a scene delegate declares.
@MainActor package struct HostedWindow {
  /// The description of the scene that the class declares.
  package let description: SceneDescription
  private let application: Application

  /// Creates a value for the window of a scene; nil if no delegate class in use declares a `Window` or `UtilityWindow`
  /// scene with the identifier.
  package init?(_ id: SceneDescription.ID, in application: Application) {
    guard let description = application.parts.declared.hostedWindows[id] else { return nil }
    self.description = description
    self.application = application
  }

  /// Queues a request to show the window.
  package func open() {
    guard let scene = application.parts.declared.request(forHosted: description.id) else { return }
    application.activateSceneSession(for: SceneSessionActivationRequest(hosting: scene))
  }

  /// Queues a request to close the window.
  package func dismiss() {
    for session in application.orderedSessions
    where session.sceneDescription?.id == description.id {
      application.dismissWindow(of: session)
    }
  }
}
