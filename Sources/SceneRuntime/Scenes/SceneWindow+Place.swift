extension SceneWindow {
  /// The identity of a window in its application, and the queue with which the window requests updates.
  struct Place: Sendable {
    let id: ID
    /// The ordinal of the session of the window's scene.
    let ordinal: Int
    /// The queue of the application's updates; nil if the window has no scene or is never shown.
    let queue: TurnQueue?

    /// Creates the identity of a window that has no scene.
    init() {
      id = ID(session: "", number: 0)
      ordinal = 0
      queue = nil
    }

    @MainActor init(in scene: WindowScene) {
      let session = scene.session
      id = session.makeWindowID()
      ordinal = session.ordinal
      queue = scene.isDisconnected ? nil : session.parts.queue
    }
  }
}

extension SceneWindow: Hashable {
  public nonisolated static func == (lhs: SceneWindow, rhs: SceneWindow) -> Bool { lhs === rhs }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
