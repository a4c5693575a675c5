#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Glibc
#endif

extension termios {
  /// The settings of a terminal; nil if it has none or is gone.
  init?(of descriptor: Int32) {
    self.init()
    while tcgetattr(descriptor, &self) != 0 {
      guard errno == EINTR else { return nil }
    }
  }

  /// These settings without line editing, echo and keys that send signals (T-21).
  var raw: termios {
    var settings = self
    cfmakeraw(&settings)
    return settings
  }

  /// Whether the terminal collects lines or echoes, as it does for a shell's commands.
  var isCooked: Bool { c_lflag & tcflag_t(ICANON | ECHO) != 0 }

  /// Whether a read waits for a byte, so that a read without one means the end of the terminal.
  var waitsForByte: Bool {
    withUnsafeBytes(of: c_cc) { $0[Int(VMIN)] > 0 } && c_lflag & tcflag_t(ICANON) == 0
  }

  /// Whether the settings that matter for reading keys and for drawing are the same.
  func agrees(with other: termios) -> Bool {
    c_iflag == other.c_iflag && c_oflag == other.c_oflag && c_lflag == other.c_lflag
      && waitsForByte == other.waitsForByte
  }

  /// The byte that deletes a character where lines are edited; 0 or 255 if there is none.
  var eraseByte: UInt8 {
    withUnsafeBytes(of: c_cc) { $0[Int(VERASE)] }
  }

  /// Gives a terminal these settings.
  ///
  /// - Parameters:
  ///   - descriptor: The terminal.
  ///   - time: `TCSADRAIN` after its output; `TCSANOW` at once, as in a signal handler, because a
  ///     stopped line never takes its output (T-22).
  /// - Returns: False if the terminal didn't accept all of them.
  @discardableResult
  func apply(to descriptor: Int32, at time: Int32) -> Bool {
    var settings = self
    // The call succeeds if any of the settings was accepted.
    for _ in 0..<2 {
      while tcsetattr(descriptor, time, &settings) != 0 {
        guard errno == EINTR else { return false }
      }
      if let current = termios(of: descriptor), agrees(with: current) { return true }
    }
    return false
  }
}
