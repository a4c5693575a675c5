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

/// The terminal and the streams that are restored before the process exits, crashes, or is ended by a signal that it
/// can handle.
enum ProcessRecovery {
  // Proof: the atomic can be shared, and the records are used through their thread-safe functions.
  nonisolated(unsafe) private static let terminal = Atomic<UnsafeMutablePointer<TerminalRecord>?>(
    nil)
  // Proof: the atomic can be shared, and the record is used through its thread-safe functions.
  nonisolated(unsafe) private static let output = Atomic<UnsafeMutablePointer<OutputRecord>?>(nil)
  /// The process that changed the terminal and the streams; a child process created by `fork` has nothing to restore.
  private static let owner = Atomic<Int32>(0)
  private static let restoresAtExit: Void = { atexit { ProcessRecovery.finish() } }()

  /// Sets the terminal whose settings are restored when the process ends; nil to restore no terminal.
  static func protect(_ record: UnsafeMutablePointer<TerminalRecord>?) {
    prepare()
    terminal.store(record, ordering: .sequentiallyConsistent)
  }

  /// Sets the streams that are restored when the process ends; nil to restore no streams.
  static func protect(_ record: UnsafeMutablePointer<OutputRecord>?) {
    prepare()
    output.store(record, ordering: .sequentiallyConsistent)
  }

  /// Initializes every constant, because the first use of a constant takes a lock, which a signal handler must not
  /// take.
  private static func prepare() {
    owner.store(getpid(), ordering: .sequentiallyConsistent)
    _ = terminal.load(ordering: .relaxed)
    _ = output.load(ordering: .relaxed)
    _ = restoresAtExit
  }

  /// Restores the terminal and then the streams; a signal handler can call this function (T-31).
  static func restore() {
    guard owner.load(ordering: .relaxed) == getpid() else { return }
    terminal.load(ordering: .acquiring)?.pointee.restore()
    output.load(ordering: .acquiring)?.pointee.finish()
  }

  /// Restores the terminal and the streams, including text in the C library's buffers; not for signal handlers.
  static func finish() {
    if owner.load(ordering: .relaxed) == getpid(), output.load(ordering: .relaxed) != nil {
      flushStandardOutput()
    }
    restore()
  }

  /// Restores the terminal and the streams and ends the process by a signal, so that a shell notices the signal
  /// (T-27).
  ///
  /// Any thread can call this function.
  static func end(by number: Int32) -> Never {
    restore()
    var action = sigaction.standard
    sigaction(number, &action, nil)
    withUnblocked(number) { _ = raise(number) }
    // If the signal hasn't ended the process, end it with the status by which a shell reports the signal.
    _exit(128 &+ number)
  }
}
