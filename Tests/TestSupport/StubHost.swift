public import SceneRuntime

/// A host that shows everything and keeps the windows it was given.
@MainActor public final class StubHost: SceneHost {
  /// The windows it shows, in the order in which they came.
  public var windows: [SceneWindow.ID] {
    shown.sorted { $0.value < $1.value }.map(\.key)
  }
  /// Windows that were updated, in order.
  public var updates: [SceneWindow.ID] = []
  /// How windows left, in order.
  public var departures: [WindowScene.DismissalAnimation] = []
  /// Whether it shows a window.
  public var shows: (SceneWindow) -> Bool = { _ in true }

  private var shown: [SceneWindow.ID: Int] = [:]
  private var shownCount = 0

  public init() {}

  public func run(_ application: Application) -> Int32 { 0 }

  public func present(_ window: SceneWindow) -> Bool {
    guard shows(window) else { return false }
    if shown[window.id] == nil {
      shownCount += 1
      shown[window.id] = shownCount
    }
    return true
  }

  public func update(_ window: SceneWindow) {
    updates.append(window.id)
  }

  public func withdraw(_ window: SceneWindow) {
    shown[window.id] = nil
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
