// Functions for tests that need a session or a scene without a running application. Apps reach these functions only
// through `ScenesTesting`.

extension SceneSession {
  /// Creates an open session of an application, without a scene.
  ///
  /// - Parameters:
  ///   - application: The application of the session; nil to create an application, which is retained until
  ///     ``tearDown()``.
  ///   - id: The identifier of the session; nil for the next identifier of the application.
  ///   - role: The role of the session's scenes.
  ///   - configuration: The configuration of the session's scenes; nil for the configuration in the application's
  ///     manifest.
  package convenience init(
    making application: Application?, _ id: ID?, role: Role, _ configuration: SceneConfiguration?
  ) {
    let owner = application ?? Application(making: nil, manifest: nil, profile: .tablet)
    let parts = owner.parts
    if application == nil { parts.owner = owner }
    let (next, ordinal) = parts.sessions.nextPlace()
    self.init(
      id: id ?? next, ordinal: ordinal, role: role,
      configuration: parts.connector.configuration(nil, role: role), parts: parts)
    configure(configuration)
    parts.sessions.add(self)
  }

  /// Releases all scenes of the session's application, and the application if it was created for the session.
  package func tearDown() {
    parts.tearDown()
    parts.owner = nil
  }
}

extension ConnectedScene {
  /// Connects the scene to its session, and brings the scene into the given state.
  package func attach(in state: ActivationState) {
    let parts = session.parts
    parts.sessions.connect(self)
    if state == .foregroundActive {
      parts.transitions.move { $0.enter(session.key) }
    }
    parts.transitions.bring(self, to: state)
  }
}
