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

/// The signals that have arrived but aren't handled by the main actor yet, and the pipe that wakes the main actor
/// (T-2).
enum PendingSignals {
  private static let pending = Atomic<UInt64>(0)
  private static let writeEnd = Atomic<Int32>(-1)
  private static let ending = Atomic<Int32>(0)

  /// Sets the pipe to which a byte is written when a signal arrives.
  ///
  /// The call also initializes the constants that the signal handlers use.
  static func begin(writeEnd descriptor: Int32) {
    pending.store(0, ordering: .sequentiallyConsistent)
    ending.store(0, ordering: .sequentiallyConsistent)
    writeEnd.store(descriptor, ordering: .sequentiallyConsistent)
  }

  /// Stops writing to the pipe.
  static func end() {
    writeEnd.store(-1, ordering: .sequentiallyConsistent)
  }

  /// Records a signal; a signal handler can call this function.
  ///
  /// The pipe contains at most a few bytes, because a byte is written only when no other signal is waiting (T-30).
  static func add(_ number: Int32) {
    let error = errno
    let before = pending.bitwiseOr(bit(number), ordering: .sequentiallyConsistent).oldValue
    let descriptor = writeEnd.load(ordering: .sequentiallyConsistent)
    if before == 0, descriptor >= 0 {
      var byte: UInt8 = 0
      withUnsafeBytes(of: &byte) { _ = writeBytes($0, to: descriptor) }
    }
    errno = error
  }

  /// Records a request to end the process; a signal handler can call this function.
  ///
  /// - Returns: True if the main actor handles the request; false if this is a second request, for which the caller
  ///   ends the process at once. A repeated `SIGHUP` isn't a second request, because the kernel and the shell both send
  ///   it when a window is closed.
  static func addEnding(_ number: Int32) -> Bool {
    let first = ending.compareExchange(
      expected: 0, desired: number, ordering: .sequentiallyConsistent)
    if first.exchanged {
      add(number)
      return true
    }
    return number == SIGHUP && first.original == SIGHUP
  }

  /// Returns the signals that have arrived, and removes them.
  static func take() -> Set<Int32> {
    let bits = pending.exchange(0, ordering: .sequentiallyConsistent)
    return Set((Int32(0)..<64).filter { bits & bit($0) != 0 })
  }

  private static func bit(_ number: Int32) -> UInt64 { 1 << UInt64(number & 63) }
}
