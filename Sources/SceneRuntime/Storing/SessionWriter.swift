import Dispatch

#if !THREAD_SANITIZER
import Synchronization
#endif

/// A writer of session files, off the main actor; changes that wait are written together.
final class SessionWriter: Sendable {
  /// The changes that wait, and those who wait for them.
  private struct Inbox {
    var changes: [SceneID: SessionChange] = [:]
    /// The sessions in the order of their first waiting change.
    var order: [SceneID] = []
    /// The closures to call when all changes are saved.
    var waiting: [@Sendable (Problem?) -> Void] = []
    var isRunning = false
    /// The number of attempts that failed since changes were saved last.
    var failures = 0

    /// Adds a change in place of an earlier one of its session, unless a later one waits.
    mutating func add(_ change: SessionChange, isLater: Bool) {
      let id = change.session
      if changes[id] == nil { order.append(id) } else if !isLater { return }
      changes[id] = change
    }

    mutating func take() -> [SessionChange] {
      defer { (changes, order) = ([:], []) }
      return order.compactMap { changes[$0] }
    }
  }

  private let inbox = Mutex(Inbox())
  private let folder: Mutex<SessionFolder>
  private let path: String
  /// The result of reading that was begun early; nil if it wasn't, or was taken.
  private let loaded = Mutex<Result<StoredSessions, any Error>?>(nil)
  private let queue = DispatchQueue(label: "sessions", qos: .utility)
  /// Performs an action after so many seconds.
  private let later: @Sendable (Double, @escaping @Sendable () -> Void) -> Void

  init(
    _ folder: SessionFolder,
    later: @escaping @Sendable (Double, @escaping @Sendable () -> Void) -> Void
  ) {
    path = folder.path
    self.folder = Mutex(folder)
    self.later = later
  }

  deinit {
    folder.withLock { $0.close() }
  }

  /// Begins to read all sessions, for the next call of ``load()``.
  func beginLoading() {
    queue.async { [self] in
      let result = Result { try folder.withLock { try $0.load() } }
      loaded.withLock { $0 = result }
    }
  }

  /// Reads all sessions, after the changes that wait.
  func load() throws -> StoredSessions {
    try queue.sync {
      let begun = loaded.withLock { result in
        defer { result = nil }
        return result
      }
      return try begun?.get() ?? folder.withLock { try $0.load() }
    }
  }

  /// Performs work with the folder, after the changes that wait.
  func perform<Value: Sendable>(_ work: (inout SessionFolder) throws -> Value) rethrows -> Value {
    try queue.sync { try folder.withLock { try work(&$0) } }
  }

  /// Saves the history of a finished launch, after the changes that wait.
  func finishLaunch(_ history: LaunchHistory, completion: @escaping @Sendable () -> Void) {
    queue.async { [self] in
      folder.withLock { $0.finishLaunch(history) }
      completion()
    }
  }

  /// Tries once more to save what waits, and waits for the result.
  func finish() {
    tryAgain()
    perform { $0.restoreIfLost() }
  }

  /// Schedules changes for writing.
  func write(_ changes: [SessionChange], completion: @escaping @Sendable (Problem?) -> Void) {
    let isFirst = inbox.withLock { inbox in
      for change in changes { inbox.add(change, isLater: true) }
      inbox.waiting.append(completion)
      defer { inbox.isRunning = true }
      return !inbox.isRunning
    }
    if isFirst { run() }
  }

  private func run() {
    queue.async { self.writeWaiting() }
  }

  /// Writes until no change waits, or one can't be saved.
  private func writeWaiting() {
    while true {
      let (changes, waiting) = inbox.withLock { inbox in
        let taken = (inbox.take(), inbox.waiting)
        inbox.waiting = []
        if taken.0.isEmpty, taken.1.isEmpty { inbox.isRunning = false }
        return taken
      }
      if changes.isEmpty, waiting.isEmpty { return }
      if let (failed, error) = folder.withLock({ $0.save(changes) }) {
        return fail(failed, waiting, because: error)
      }
      inbox.withLock { $0.failures = 0 }
      for completion in waiting { completion(nil) }
    }
  }

  /// Keeps changes that can't be saved, and tries again later and with the next change.
  private func fail(
    _ changes: [SessionChange], _ waiting: [@Sendable (Problem?) -> Void], because error: any Error
  ) {
    let (failures, waiting) = inbox.withLock { inbox in
      for change in changes { inbox.add(change, isLater: false) }
      // Changes that came meanwhile wait for the next attempt too, so they get the same answer.
      inbox.waiting = waiting + inbox.waiting
      inbox.isRunning = false
      inbox.failures += 1
      return (inbox.failures, inbox.waiting)
    }
    let problem = Problem.unsavedSessions(in: path, because: error)
    for completion in waiting { completion(problem) }
    later(min(Double(1 << min(failures - 1, 6)), 60)) { [weak self] in self?.tryAgain() }
  }

  private func tryAgain() {
    let isFirst = inbox.withLock { inbox in
      if inbox.isRunning || inbox.failures == 0 { return false }
      inbox.isRunning = true
      return true
    }
    if isFirst { run() }
  }
}
