import Dispatch

#if !THREAD_SANITIZER
import Synchronization
#endif

/// The writer of session files, which writes off the main actor.
///
/// Changes that arrive during a write are collected, and written together after this write.
final class SessionWriter: Sendable {
  /// Changes that are saved together, and the closure that is called with the result.
  private struct Batch {
    /// The changes of each turn, in the order of the turns.
    ///
    /// If a session has several changes, the last change counts.
    ///
    /// The changes stay grouped by turn, so that the main actor can add the changes of a turn without copying the
    /// records.
    private var turns: [[SessionChange]] = []
    private var count = 0
    /// The closure for the changes of the last turn, which also receives the results for the earlier turns; nil if
    /// there are no turns.
    ///
    /// The closure receives nil when all changes are saved, and a problem after each failed attempt.
    private(set) var completion: (@Sendable (Problem?) -> Void)?
    /// The number of changes above which replaced changes are dropped.
    ///
    /// A change is replaced if a later change concerns the same session.
    private var limit = 256

    init() {}

    init(_ changes: [SessionChange], completion: @escaping @Sendable (Problem?) -> Void) {
      (turns, count, self.completion) = ([changes], changes.count, completion)
    }

    /// Adds the changes of a later turn.
    mutating func add(
      _ changes: [SessionChange], completion: @escaping @Sendable (Problem?) -> Void
    ) {
      turns.append(changes)
      count += changes.count
      self.completion = completion
      // A change is dropped if a later change of the same session replaces it. Otherwise, many changes of few sessions
      // could accumulate while the disk is slow.
      if count > limit {
        turns = [lastChanges]
        count = turns[0].count
        limit = max(256, 2 * count)
      }
    }

    /// Adds the changes of a later batch to this batch.
    mutating func add(_ later: Batch) {
      guard let completion = later.completion else { return }
      add(later.lastChanges, completion: completion)
    }

    /// The last change of each session.
    ///
    /// The sessions are in the order of their last changes.
    var lastChanges: [SessionChange] {
      if count < 2 { return turns.flatMap(\.self) }
      var sessions: Set<SceneID> = []
      let changes = turns.joined().reversed().filter { sessions.insert($0.session).inserted }
      return changes.reversed()
    }
  }

  private struct Inbox {
    var batch = Batch()
    var isRunning = false
    /// The number of failed attempts to save since the last successful attempt.
    var failures = 0
  }

  private let inbox = Mutex(Inbox())
  private let folder: Mutex<SessionFolder>
  private let path: String
  /// The result of ``beginLoading()``; nil before the sessions are read, and after the result was used or became out of
  /// date.
  private let loaded = Mutex<Result<StoredSessions, any Error>?>(nil)
  private let queue = DispatchQueue(label: "sessions", qos: .utility)
  /// A closure that performs an action after a number of seconds.
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

  /// Begins to read all sessions.
  ///
  /// The next call of ``load()`` returns them.
  func beginLoading() {
    queue.async { [self] in
      let result = Result { try folder.withLock { try $0.load() } }
      loaded.withLock { $0 = result }
    }
  }

  /// Reads all sessions, after the writes that were queued before.
  func load() throws -> StoredSessions {
    try queue.sync {
      let begun = loaded.withLock { result in
        defer { result = nil }
        return result
      }
      return try begun?.get() ?? folder.withLock { try $0.load() }
    }
  }

  /// Performs work with the folder, after the writes that were queued before.
  func perform<Value: Sendable>(_ work: (inout SessionFolder) throws -> Value) rethrows -> Value {
    try queue.sync { try folder.withLock { try work(&$0) } }
  }

  /// Saves the history of a finished launch, after the writes that were queued before.
  func finishLaunch(_ history: LaunchHistory, completion: @escaping @Sendable () -> Void) {
    queue.async { [self] in
      folder.withLock { $0.finishLaunch(history) }
      completion()
    }
  }

  /// Tries once more to save changes that couldn't be saved, writes all files again if the folder was removed, and
  /// waits until the files are written.
  func finish() {
    tryAgain()
    perform { $0.restoreIfLost() }
  }

  /// Schedules the changes of a turn for writing.
  ///
  /// The closure receives nil when the changes are saved, and a problem after each failed attempt. If the changes of
  /// several turns are written together, only the closure of the last turn is called.
  func write(_ changes: [SessionChange], completion: @escaping @Sendable (Problem?) -> Void) {
    let isFirst = inbox.withLock { inbox in
      inbox.batch.add(changes, completion: completion)
      defer { inbox.isRunning = true }
      return !inbox.isRunning
    }
    if isFirst { run() }
  }

  private func run() {
    queue.async { self.writeWaiting() }
  }

  /// Writes the pending changes until none is left or an attempt fails.
  private func writeWaiting() {
    while true {
      // The lock is held only to take the changes, because the main actor may wait for the lock to add changes.
      let batch = inbox.withLock { inbox in
        inbox.isRunning = inbox.batch.completion != nil
        defer { inbox.batch = Batch() }
        return inbox.batch
      }
      guard let completion = batch.completion else { return }
      // Sessions that `beginLoading()` has read are out of date after the following write.
      loaded.withLock { $0 = nil }
      if let (failed, error) = folder.withLock({ $0.save(batch.lastChanges) }) {
        return fail(Batch(failed, completion: completion), because: error)
      }
      inbox.withLock { $0.failures = 0 }
      completion(nil)
    }
  }

  /// Keeps changes that can't be saved.
  ///
  /// The next attempt to save them is made after some time, or together with the next change.
  private func fail(_ batch: Batch, because error: any Error) {
    let (failures, completion) = inbox.withLock { inbox in
      // Changes that arrived during the attempt are added to the changes that failed, so that all of them get the
      // result of the next attempt.
      let newer = inbox.batch
      inbox.batch = batch
      inbox.batch.add(newer)
      inbox.isRunning = false
      inbox.failures += 1
      return (inbox.failures, inbox.batch.completion)
    }
    // The next attempt is scheduled before the closure is called, so that code in the closure can rely on this attempt.
    later(min(Double(1 << min(failures - 1, 6)), 60)) { [weak self] in
      self?.tryAgain(after: failures)
    }
    completion?(.unsavedSessions(in: path, because: error))
  }

  /// Tries once more to save changes that couldn't be saved.
  ///
  /// Nothing happens if a write is running, or if the last attempt was successful.
  ///
  /// - Parameter failures: The number of failed attempts when this attempt was scheduled; nil to make an attempt
  ///   whatever the number is. If further attempts have failed since then, no attempt is made, because each failure
  ///   schedules its own next attempt.
  private func tryAgain(after failures: Int? = nil) {
    let isFirst = inbox.withLock { inbox in
      if inbox.isRunning || inbox.failures == 0 { return false }
      if let failures, failures != inbox.failures { return false }
      inbox.isRunning = true
      return true
    }
    if isFirst { run() }
  }
}
