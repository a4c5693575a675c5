import Dispatch

#if !THREAD_SANITIZER
import Synchronization
#endif

/// A writer of session files, off the main actor.
///
/// Changes that wait are written together.
final class SessionWriter: Sendable {
  /// The changes to save, and the closure to call when the changes are saved.
  private struct Batch {
    /// The changes of each turn, in order.
    ///
    /// If a session has several changes, the last change counts.
    ///
    /// The changes are grouped by turn, so that the main actor adds a turn without copying its
    /// records.
    private var turns: [[SessionChange]] = []
    private var count = 0
    /// The closure of the last turn, which also reports for the turns before.
    ///
    /// The closure receives nil when all changes are saved, and the problem after each failed
    /// attempt.
    private(set) var completion: (@Sendable (Problem?) -> Void)?
    /// The number of changes above which outdated changes are dropped.
    ///
    /// A later change of the same session makes a change outdated.
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
      // Changes that later changes replace are dropped. Otherwise, many changes of few sessions
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

    /// The last change of each session, in the order of these changes.
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
    /// The number of failed attempts since changes were last saved.
    var failures = 0
  }

  private let inbox = Mutex(Inbox())
  private let folder: Mutex<SessionFolder>
  private let path: String
  /// The result of reading that began early; nil if reading didn't begin early, or its result was
  /// used.
  private let loaded = Mutex<Result<StoredSessions, any Error>?>(nil)
  private let queue = DispatchQueue(label: "sessions", qos: .utility)
  /// Performs an action after a number of seconds.
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

  /// Reads all sessions, after the waiting changes were written.
  func load() throws -> StoredSessions {
    try queue.sync {
      let begun = loaded.withLock { result in
        defer { result = nil }
        return result
      }
      return try begun?.get() ?? folder.withLock { try $0.load() }
    }
  }

  /// Performs work with the folder, after the waiting changes were written.
  func perform<Value: Sendable>(_ work: (inout SessionFolder) throws -> Value) rethrows -> Value {
    try queue.sync { try folder.withLock { try work(&$0) } }
  }

  /// Saves the history of a finished launch, after the waiting changes were written.
  func finishLaunch(_ history: LaunchHistory, completion: @escaping @Sendable () -> Void) {
    queue.async { [self] in
      folder.withLock { $0.finishLaunch(history) }
      completion()
    }
  }

  /// Tries once more to save the waiting changes, and waits for the result.
  func finish() {
    tryAgain()
    perform { $0.restoreIfLost() }
  }

  /// Schedules changes for writing.
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

  /// Writes until no change waits, or a change can't be saved.
  private func writeWaiting() {
    while true {
      // The lock is held for as short a time as possible, because the main actor waits for the
      // lock.
      let batch = inbox.withLock { inbox in
        inbox.isRunning = inbox.batch.completion != nil
        defer { inbox.batch = Batch() }
        return inbox.batch
      }
      guard let completion = batch.completion else { return }
      // Sessions that were read early are out of date after this write.
      loaded.withLock { $0 = nil }
      if let (failed, error) = folder.withLock({ $0.save(batch.lastChanges) }) {
        return fail(Batch(failed, completion: completion), because: error)
      }
      inbox.withLock { $0.failures = 0 }
      completion(nil)
    }
  }

  /// Keeps changes that can't be saved, and tries again later and with the next change.
  private func fail(_ batch: Batch, because error: any Error) {
    let (failures, completion) = inbox.withLock { inbox in
      // Changes that arrived during the attempt wait for the next attempt too, so they get the same
      // result.
      let newer = inbox.batch
      inbox.batch = batch
      inbox.batch.add(newer)
      inbox.isRunning = false
      inbox.failures += 1
      return (inbox.failures, inbox.batch.completion)
    }
    // The attempt is scheduled before the closure is called, so that code in the closure can rely
    // on another attempt.
    later(min(Double(1 << min(failures - 1, 6)), 60)) { [weak self] in
      self?.tryAgain(after: failures)
    }
    completion?(.unsavedSessions(in: path, because: error))
  }

  /// Tries once more to save the waiting changes.
  ///
  /// - Parameter failures: The number of failed attempts when this attempt was scheduled. If more
  ///   attempts have failed since then, no attempt is made, because each failure schedules its own
  ///   attempt. Nil makes an attempt in any case.
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
