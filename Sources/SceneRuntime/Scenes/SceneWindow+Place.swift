extension SceneWindow {
  /// The identity of a window in its application.
  struct Place: Sendable {
    var id = ID(session: "", number: 0)
    /// The number of the session.
    var ordinal = 0
    /// The queue of updates; nil if the window is never shown.
    var queue: TurnQueue?

    init() {}

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
