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

/// Memory that contains everything that a signal handler needs to restore a terminal.
///
/// A signal handler and any thread can call the functions of this type (T-34).
struct TerminalRecord: ~Copyable {
  /// The maximum wait in milliseconds for a terminal that accepts no bytes.
  static var patience: Int32 { 200 }

  let descriptor: Int32
  /// The terminal's settings before the app changed them; written only while `isEntered` is false.
  var original = termios()
  /// Whether the terminal has the app's settings and modes.
  ///
  /// Only one caller changes this to false, and that caller restores the terminal.
  let isEntered = Atomic(false)
  /// Whether the mode of grapheme clusters is set in the terminal.
  let switchesClusters = Atomic(false)
  // These constants are initialized here, because a signal handler can't initialize them.
  private let leaving = Self.bytes(of: TerminalSequences.leaving)
  private let leavingClusters = Self.bytes(of: TerminalSequences.leavingClusters)

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  private static func bytes(of text: StaticString) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// Restores the terminal, unless another call has restored it.
  borrowing func restore() {
    guard isEntered.exchange(false, ordering: .sequentiallyConsistent) else { return }
    withBackgroundAccess {
      writeAll(leaving, to: descriptor, patience: Self.patience)
      if switchesClusters.load(ordering: .relaxed) {
        writeAll(leavingClusters, to: descriptor, patience: Self.patience)
      }
      // Discard unread input, because the shell would run mouse reports and answers to queries as commands.
      tcflush(descriptor, TCIFLUSH)
      original.apply(to: descriptor, at: TCSANOW)
    }
  }
}
