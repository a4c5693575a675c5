import Foundation
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

/// The terminal at standard input and output.
enum Terminal {
  /// The size to assume if the terminal doesn't report one.
  private static let usualSize = (columns: 80, rows: 24)

  /// Whether the terminal supports line editing.
  static var canEdit: Bool {
    let kind = ProcessInfo.processInfo.environment["TERM"] ?? "dumb"
    return Descriptor.standardInput.isTerminal && Descriptor.standardOutput.isTerminal
      && kind != "dumb" && !kind.isEmpty
  }

  /// The current size in columns and rows.
  static var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return usualSize }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  // MARK: - Modes

  private static let isChanged = Atomic(false)
  // Proof: `beginKeys` writes the value on the main actor, while `isChanged` is false, and sets `isChanged` afterwards.
  // `restore` reads the value only after it has found `isChanged` set, so it sees the whole value. Off the main actor,
  // `restore` is called only when the process ends.
  nonisolated(unsafe) private static let before = UnsafeMutablePointer<termios>.allocate(
    capacity: 1)
  // The previous signal handlers, by signal number. Each entry is written before `catchTrap` installs
  // the handler that reads the entry.
  nonisolated(unsafe) private static let handlers =
    UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
  /// The signals that end a process with a core dump.
  private static let traps = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGQUIT]
  private static let restoresAtExit: Void = { atexit { Terminal.restore() } }()

  /// Enables raw key input without echo, until ``restore()`` is called or the process ends.
  @MainActor static func beginKeys() {
    restore()
    guard tcgetattr(STDIN_FILENO, before) == 0 else { return }
    _ = restoresAtExit
    for number in traps { catchTrap(number) }
    isChanged.store(true, ordering: .sequentiallyConsistent)
    var mode = before.pointee
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    mode.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP)
    withUnsafeMutableBytes(of: &mode.c_cc) { bytes in
      bytes[Int(VMIN)] = 1
      bytes[Int(VTIME)] = 0
    }
    set(mode)
  }

  /// Restores the mode of the terminal.
  ///
  /// The function can be called on any thread and in a signal handler.
  static func restore() {
    guard isChanged.exchange(false, ordering: .sequentiallyConsistent) else { return }
    set(before.pointee)
    for number in traps {
      sigaction(number, handlers + Int(number), nil)
    }
  }

  private static func set(_ mode: termios) {
    var mode = mode
    while tcsetattr(STDIN_FILENO, TCSADRAIN, &mode) != 0, errno == EINTR {}
  }

  /// Installs a handler that restores the terminal before one of the signals in `traps` ends the process.
  private static func catchTrap(_ number: Int32) {
    sigaction(number, nil, handlers + Int(number))
    // The handler uses an alternate stack, because the previous handler runs next and may need one.
    var action = sigaction(flags: SA_ONSTACK) { number in
      Terminal.restore()
      // `restore` has installed the previous handler again. That handler gets this signal when this one returns.
      raise(number)
    }
    sigaction(number, &action, nil)
  }
}
