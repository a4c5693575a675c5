import SceneRuntime

/// A store that confirms changes before they are written, so that a check can be shown to find it.
@MainActor final class LyingStore: SessionStore {
  private let store: FileSessionStore
  /// The changes of the last turn, which are written with the next.
  private var last: [SessionChange] = []

  init(_ store: FileSessionStore) {
    self.store = store
  }

  func read() -> StoredSessions { store.read() }

  func write(
    _ changes: [SessionChange], turn: Int, completion: @escaping @Sendable (Problem?) -> Void
  ) {
    store.write(last, turn: turn) { _ in }
    last = changes
    completion(nil)
  }

  func launchWillBegin(_ history: LaunchHistory) { store.launchWillBegin(history) }

  func launchDidFinish(_ history: LaunchHistory, completion: @escaping @Sendable () -> Void) {
    store.launchDidFinish(history, completion: completion)
  }

  func applicationWillEnd() { store.applicationWillEnd() }
}
