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

/// Memory with everything that a signal handler needs to put a terminal back.
///
/// Its functions can be called in a signal handler and on any thread (T-34).
struct TerminalRecord: ~Copyable {
  /// The longest wait in milliseconds for a terminal that takes no bytes.
  static var patience: Int32 { 200 }

  let descriptor: Int32
  /// The settings before the app; written only while `isEntered` is false.
  var original = termios()
  /// Whether the terminal has the app's settings and modes.
  ///
  /// The change to false has one winner, and only the winner puts the terminal back.
  let isEntered = Atomic(false)
  /// Whether the mode of grapheme clusters is set in the terminal.
  let switchesClusters = Atomic(false)
  // The constants are used before a handler needs them.
  private let leaving = Self.bytes(of: TerminalSequences.leaving)
  private let leavingClusters = Self.bytes(of: TerminalSequences.leavingClusters)

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  private static func bytes(of text: StaticString) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// Puts the terminal back unless that has been done.
  borrowing func restore() {
    guard isEntered.exchange(false, ordering: .sequentiallyConsistent) else { return }
    withBackgroundAccess {
      writeAll(leaving, to: descriptor, patience: Self.patience)
      if switchesClusters.load(ordering: .relaxed) {
        writeAll(leavingClusters, to: descriptor, patience: Self.patience)
      }
      // Reports of the mouse and answers to queries would become commands of the shell.
      tcflush(descriptor, TCIFLUSH)
      original.apply(to: descriptor, at: TCSANOW)
    }
  }
}
