public import SceneRuntime

extension Application {
  /// Returns an application of declared scenes with empty content, with identifiers 1, 2, ….
  public static func stub(
    _ scenes: [SceneDescription] = [SceneDescription(id: .declared("inbox"))],
    manifest: SceneManifest? = SceneManifest(supportsMultipleScenes: true),
    delegate: (any ApplicationDelegate)? = nil, host: any SceneHost = StubHost(),
    profile: HostProfile = .tablet, services: RuntimeServices = .repeatable(),
    content: @escaping @MainActor (SceneWindow) -> any WindowContent = { _ in StubContent() }
  ) -> Application {
    let factory = ContentFactory(make: content)
    return Application(
      identifier: "test", graph: SceneGraph(scenes),
      contents: ContentFactories(
        Dictionary(scenes.map { ($0.id, factory) }) { first, _ in first }),
      manifest: manifest, delegate: delegate, host: host, profile: profile, services: services)
  }

  /// The first window of the oldest connected session; nil if no session has one.
  public var firstWindow: SceneWindow? {
    orderedSessions.lazy.compactMap { ($0.scene as? WindowScene)?.windows.first }.first
  }

  /// Handles events in order, and runs turns until there is no work left.
  public func handle(_ events: HostEvent...) {
    for event in events {
      receive(event)
      runTurns()
    }
  }

  /// Runs turns until there is no work left.
  public func runTurns() {
    while runTurn() {}
  }

  /// The lines of the trace, without entries of the store.
  public var lines: [String] {
    trace.entries.compactMap { entry in
      if case .stored = entry.kind { nil } else { entry.line }
    }
  }
}

extension Application {
  /// Returns a window for testing content alone, with its application, which must be retained.
  public static func stubWindow() -> (application: Application, window: SceneWindow) {
    let application = Application.stub()
    application.handle(.launch([]))
    guard let scene = application.orderedSessions.first?.scene as? WindowScene else {
      fatalError("the stub application has no scene")
    }
    return (application, SceneWindow(windowScene: scene))
  }
}
