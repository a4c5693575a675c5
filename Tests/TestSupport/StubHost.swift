public import SceneRuntime

/// A host that accepts all windows and records them.
@MainActor public final class StubHost: SceneHost {
  /// The windows shown, in order of presentation.
  public var windows: [SceneWindow.ID] {
    shown.sorted { $0.value < $1.value }.map(\.key)
  }
  /// The updated windows, in order.
  public var updates: [SceneWindow.ID] = []
  /// The animations of dismissed windows, in order.
  public var departures: [WindowScene.DismissalAnimation] = []
  /// Returns whether to accept a window.
  public var shows: (SceneWindow) -> Bool = { _ in true }

  private var shown: [SceneWindow.ID: Int] = [:]
  private var shownCount = 0

  /// Creates a host.
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

/// Empty content that records its calls.
@MainActor public final class StubContent: WindowContent {
  /// The calls, in order.
  public var log: [String] = []
  /// Whether it handles external events.
  public var handles = false
  /// A closure called for each event it handles.
  public var onDelivery: () -> Void = {}
  /// A closure called when it is updated.
  public var onUpdate: () -> Void = {}
  /// A closure called when effects are run.
  public var onEffects: () -> Void = {}

  /// Creates empty content.
  public init() {}

  public func mount(in window: SceneWindow) { log.append("mount") }

  public func update() {
    log.append("update")
    onUpdate()
  }

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
