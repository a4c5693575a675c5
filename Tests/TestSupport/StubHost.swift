public import SceneRuntime

/// A host that shows everything and keeps the windows it was given.
@MainActor public final class StubHost: SceneHost {
  public var windows: [SceneWindow.ID] = []
  /// Windows that were updated, in order.
  public var updates: [SceneWindow.ID] = []
  /// How windows left, in order.
  public var departures: [WindowScene.DismissalAnimation] = []
  /// Whether it shows a window.
  public var shows: (SceneWindow) -> Bool = { _ in true }

  public init() {}

  public func run(_ application: Application) -> Int32 { 0 }

  public func present(_ window: SceneWindow) -> Bool {
    guard shows(window) else { return false }
    if !windows.contains(window.id) { windows.append(window.id) }
    return true
  }

  public func update(_ window: SceneWindow) {
    updates.append(window.id)
  }

  public func withdraw(_ window: SceneWindow) {
    windows.removeAll { $0 == window.id }
    departures.append(window.dismissalAnimation)
  }

  public nonisolated func wake() {}
}

/// Content that shows nothing and keeps what it is told.
@MainActor public final class StubContent: WindowContent {
  public var log: [String] = []
  /// Whether it handles events.
  public var handles = false
  /// Called with each event it handles.
  public var onDelivery: () -> Void = {}
  /// Called when effects are run.
  public var onEffects: () -> Void = {}

  public init() {}

  public func mount(in window: SceneWindow) { log.append("mount") }

  public func update() { log.append("update") }

  public func runEffects() {
    log.append("effects")
    onEffects()
  }

  public func receive(_ event: ContentEvent) -> Problem? {
    log.append("\(event)")
    return nil
  }

  public func deliver(_ event: ExternalEvent) -> Bool {
    if handles {
      log.append("\(event)")
      onDelivery()
    }
    return handles
  }

  public func unmount() { log.append("unmount") }
}
