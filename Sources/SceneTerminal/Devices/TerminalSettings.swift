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
  /// Reads the settings of a terminal; returns nil if the file isn't a terminal or the terminal is closed.
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

  /// Whether the terminal collects lines or echoes characters, as it does for a shell's commands.
  var isCooked: Bool { c_lflag & tcflag_t(ICANON | ECHO) != 0 }

  /// Whether a read returns as soon as a byte arrives, and waits for the byte without a time limit.
  ///
  /// If so, a read without a byte means that the terminal is closed.
  var waitsForByte: Bool {
    withUnsafeBytes(of: c_cc) { $0[Int(VMIN)] > 0 } && c_lflag & tcflag_t(ICANON) == 0
  }

  /// Returns whether the settings that affect reading keys and drawing are the same.
  func agrees(with other: termios) -> Bool {
    c_iflag == other.c_iflag && c_oflag == other.c_oflag && c_lflag == other.c_lflag
      && waitsForByte == other.waitsForByte
  }

  /// The byte that deletes a character during line editing; 0 or 255 if there is none.
  var eraseByte: UInt8 {
    withUnsafeBytes(of: c_cc) { $0[Int(VERASE)] }
  }

  /// Applies these settings to a terminal.
  ///
  /// - Parameters:
  ///   - descriptor: The terminal.
  ///   - time: `TCSADRAIN` to wait for the output; `TCSANOW` not to wait, as in a signal handler, because a stopped
  ///     terminal never accepts the output (T-22).
  /// - Returns: False if the terminal didn't accept all settings.
  @discardableResult
  func apply(to descriptor: Int32, at time: Int32) -> Bool {
    var settings = self
    // The settings are read after the call, because the call succeeds even if the terminal accepted only some of the
    // settings.
    for _ in 0..<2 {
      while tcsetattr(descriptor, time, &settings) != 0 {
        guard errno == EINTR else { return false }
      }
      if let current = termios(of: descriptor), agrees(with: current) { return true }
    }
    return false
  }
}
