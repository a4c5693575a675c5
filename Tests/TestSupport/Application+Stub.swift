public import SceneRuntime

extension Application {
  /// An application of declared scenes whose content shows nothing, with identifiers 1, 2, ….
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

  /// Has events handled, one after the other, and runs turns until there is nothing to do.
  public func handle(_ events: HostEvent...) {
    for event in events {
      receive(event)
      runTurns()
    }
  }

  /// Runs turns until there is nothing to do.
  public func runTurns() {
    while runTurn() {}
  }

  /// The lines of the trace, without what the store says.
  public var lines: [String] {
    trace.entries.compactMap { entry in
      if case .stored = entry.kind { nil } else { entry.line }
    }
  }
}

extension Application {
  /// A window for content that is looked at alone, with its application, which has to be held.
  public static func stubWindow() -> (application: Application, window: SceneWindow) {
    let application = Application.stub()
    application.handle(.launch([]))
    guard let scene = application.orderedSessions.first?.scene as? WindowScene else {
      fatalError("the stub application has no scene")
    }
    return (application, SceneWindow(windowScene: scene))
  }
}
