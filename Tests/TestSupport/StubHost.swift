public import SceneRuntime

/// A host that shows everything and keeps the windows it was given.
@MainActor public final class StubHost: SceneHost {
  public var windows: [SceneWindow.ID] = []

  public init() {}

  public func run(_ application: Application) -> Int32 { 0 }

  public func present(_ window: SceneWindow) -> Bool {
    windows.append(window.id)
    return true
  }

  public func update(_ window: SceneWindow) {}

  public func withdraw(_ window: SceneWindow) {
    windows.removeAll { $0 == window.id }
  }

  public nonisolated func wake() {}
}

/// Content that shows nothing and keeps what it is told.
@MainActor public final class StubContent: WindowContent {
  public var log: [String] = []
  /// Whether it handles events.
  public var handles = false

  public init() {}

  public func mount(in window: SceneWindow) { log.append("mount") }

  public func update() { log.append("update") }

  public func runEffects() { log.append("effects") }

  public func receive(_ event: ContentEvent) -> Problem? {
    log.append("\(event)")
    return nil
  }

  public func deliver(_ event: ExternalEvent) -> Bool {
    if handles { log.append("\(event)") }
    return handles
  }

  public func unmount() { log.append("unmount") }
}
