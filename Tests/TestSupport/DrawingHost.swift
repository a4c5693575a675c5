import SceneDisplay
public import SceneRuntime

/// A host that receives everything windows show, and draws nothing.
@MainActor public final class DrawingHost: SceneHost {
  /// Creates a host.
  public init() {}

  public func run(_ application: Application) -> Int32 { 0 }

  public func present(_ window: SceneWindow) -> Bool {
    guard let content = window.content as? any DisplayContent else { return false }
    take(content.display)
    return true
  }

  public func update(_ window: SceneWindow) {
    guard let content = window.content as? any DisplayContent else { return }
    take(content.patches)
  }

  public func withdraw(_ window: SceneWindow) {}

  public nonisolated func wake() {}

  // A separate function, so that creating the value isn't optimized away.
  @inline(never) private func take<Value>(_ value: Value) {
    withExtendedLifetime(value) {}
  }
}
