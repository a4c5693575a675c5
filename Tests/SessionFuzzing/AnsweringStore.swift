import Foundation
import SceneRuntime

#if !THREAD_SANITIZER
import Synchronization
#endif

/// A store in files that says when it has answered, and tries again when it is told.
@MainActor final class AnsweringStore: SessionStore {
  /// The writes that were answered, and the actions that the store postponed.
  private struct State {
    /// Whether each write that isn't saved was answered.
    var isAnswered: [Int: Bool] = [:]
    var postponed: [@Sendable () -> Void] = []
    /// The number of answers with a problem.
    var refusals = 0

    /// Whether no attempt is underway.
    var isSettled: Bool {
      isAnswered.isEmpty || (!isAnswered.values.contains(false) && !postponed.isEmpty)
    }
  }

  private let store: FileSessionStore
  private let state: Shared
  /// The number of writes.
  private(set) var count = 0

  /// The state, with those who wait for it.
  private final class Shared: Sendable {
    let state = Mutex(State())
    let isChanged = DispatchSemaphore(value: 0)
  }

  init(folder: String, on files: FaultyFiles) {
    let shared = Shared()
    state = shared
    store = FileSessionStore(folder: folder, on: files) { _, act in
      shared.state.withLock { $0.postponed.append(act) }
      shared.isChanged.signal()
    }
  }

  /// The number of answers with a problem.
  var refusals: Int { state.state.withLock { $0.refusals } }

  func read() -> StoredSessions { store.read() }

  func write(
    _ changes: [SessionChange], turn: Int, completion: @escaping @Sendable (Problem?) -> Void
  ) {
    count += 1
    let number = count
    state.state.withLock { $0.isAnswered[number] = false }
    store.write(changes, turn: turn) { [state] problem in
      completion(problem)
      state.state.withLock { state in
        // The answer to a write speaks for those before.
        for earlier in state.isAnswered.keys where earlier <= number {
          state.isAnswered[earlier] = problem == nil ? nil : true
        }
        if problem != nil { state.refusals += 1 }
      }
      state.isChanged.signal()
    }
  }

  func launchWillBegin(_ history: LaunchHistory) { store.launchWillBegin(history) }

  func launchDidFinish(_ history: LaunchHistory, completion: @escaping @Sendable () -> Void) {
    store.launchDidFinish(history, completion: completion)
  }

  func applicationWillEnd() { store.applicationWillEnd() }

  /// Waits until every write is saved, or was refused and is to be tried again.
  ///
  /// - Returns: False if one wasn't answered within half a minute.
  func wait() -> Bool {
    while !state.state.withLock(\.isSettled) {
      if state.isChanged.wait(timeout: .now() + 30) == .timedOut { return false }
    }
    return true
  }

  /// Makes the store try again, as after the time it has chosen.
  func tryAgain() {
    let postponed = state.state.withLock { state in
      defer { state.postponed = [] }
      if !state.postponed.isEmpty { state.isAnswered = state.isAnswered.mapValues { _ in false } }
      return state.postponed
    }
    for act in postponed { act() }
  }
}
