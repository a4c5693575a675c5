import Dispatch
public import SceneRuntime

/// A host that shows nothing, and waits until there is work.
@MainActor public final class WaitingHost: SceneHost {
  private nonisolated let isAwake = DispatchSemaphore(value: 0)

  /// Creates a host.
  public init() {}

  public func run(_ application: Application) -> Int32 { 0 }
  public func present(_ window: SceneWindow) -> Bool { true }
  public func update(_ window: SceneWindow) {}
  public func withdraw(_ window: SceneWindow) {}

  public nonisolated func wake() {
    isAwake.signal()
  }

  /// Waits until there is work.
  ///
  /// - Returns: False if there was none for half a minute.
  public func wait() -> Bool {
    isAwake.wait(timeout: .now() + 30) == .success
  }
}
