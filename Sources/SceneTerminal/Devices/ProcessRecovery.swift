import SceneRuntime
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Glibc
#endif

/// The terminal and the streams that are put back before the process ends in any way.
enum ProcessRecovery {
  // Proof: the atomic is shared, and the records are used through their thread-safe functions.
  nonisolated(unsafe) private static let terminal = Atomic<UnsafeMutablePointer<TerminalRecord>?>(
    nil)
  // Proof: as above.
  nonisolated(unsafe) private static let output = Atomic<UnsafeMutablePointer<OutputRecord>?>(nil)
  /// The process that changed them; a child made by `fork` has nothing to put back.
  private static let owner = Atomic<Int32>(0)
  private static let restoresAtExit: Void = { atexit { ProcessRecovery.finish() } }()

  /// Sets the terminal whose settings are restored at the end, in place of the previous one.
  static func protect(_ record: UnsafeMutablePointer<TerminalRecord>?) {
    prepare()
    terminal.store(record, ordering: .sequentiallyConsistent)
  }

  /// Sets the streams that are restored at the end, in place of the previous ones.
  static func protect(_ record: UnsafeMutablePointer<OutputRecord>?) {
    prepare()
    output.store(record, ordering: .sequentiallyConsistent)
  }

  /// Uses every constant, because the first use of one takes a lock, which a handler must not.
  private static func prepare() {
    owner.store(getpid(), ordering: .sequentiallyConsistent)
    _ = terminal.load(ordering: .relaxed)
    _ = output.load(ordering: .relaxed)
    _ = restoresAtExit
  }

  /// Puts the terminal and then the streams back; it can be called in a signal handler (T-31).
  static func restore() {
    guard owner.load(ordering: .relaxed) == getpid() else { return }
    terminal.load(ordering: .acquiring)?.pointee.restore()
    output.load(ordering: .acquiring)?.pointee.finish()
  }

  /// Puts everything back, with the text that the C library still holds; not in a signal handler.
  static func finish() {
    if owner.load(ordering: .relaxed) == getpid(), output.load(ordering: .relaxed) != nil {
      flushStandardOutput()
    }
    restore()
  }

  /// Puts everything back and ends the process by a signal, so that a shell sees it (T-27); on any thread.
  static func end(by number: Int32) -> Never {
    restore()
    var action = sigaction.standard
    sigaction(number, &action, nil)
    withUnblocked(number) { _ = raise(number) }
    // The signal can be one that doesn't end a process.
    _exit(128 &+ number)
  }
}
