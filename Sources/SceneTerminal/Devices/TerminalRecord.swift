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
  /// Bytes that undo every mode an app of ours can have set (T-24).
  ///
  /// They start with the end of a string, because a frame may have been cut in one.
  static let leaving: StaticString = """
    \u{1B}\\\u{1B}[?2026l\u{1B}]8;;\u{1B}\\\u{1B}[m\
    \u{1B}[?1000l\u{1B}[?1002l\u{1B}[?1003l\u{1B}[?1006l\
    \u{1B}[?2004l\u{1B}[?1004l\u{1B}[?2048l\u{1B}[?2031l\
    \u{1B}[<u\u{1B}[>4m\u{1B}[0 q\u{1B}[23;2t\u{1B}[?1049l\
    \u{1B}[?1000l\u{1B}[?1002l\u{1B}[?1003l\u{1B}[?1006l\u{1B}[?7h\u{1B}[?25h
    """
  /// The longest wait in milliseconds for a terminal that takes no bytes.
  static var patience: Int32 { 200 }

  let descriptor: Int32
  /// The settings before the app; written only while `isEntered` is false.
  var original = termios()
  /// Whether the terminal has the app's settings and modes.
  ///
  /// The change to false has one winner, and only the winner puts the terminal back.
  let isEntered = Atomic(false)
  /// The bytes of ``leaving``, found before a handler needs them.
  private let bytes = UnsafeRawBufferPointer(
    start: leaving.utf8Start, count: leaving.utf8CodeUnitCount)

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Puts the terminal back unless that has been done.
  borrowing func restore() {
    guard isEntered.exchange(false, ordering: .sequentiallyConsistent) else { return }
    withBackgroundAccess {
      writeAll(bytes, to: descriptor, patience: Self.patience)
      // Reports of the mouse and answers to queries would become commands of the shell.
      tcflush(descriptor, TCIFLUSH)
      original.apply(to: descriptor, at: TCSANOW)
    }
  }
}
