import Foundation
import SceneRuntime
import Synchronization

/// The cleanup when a signal ends the command: the running program is ended, and the temporary folder is removed.
///
/// A program runs in a process group of its own, so an interrupt at the terminal doesn't reach the program. Without the
/// cleanup, code of the project that doesn't return would run on.
enum Interruption {
  /// The negative identifier of the running program's process group; nil if no program runs.
  private static let group = Mutex<pid_t?>(nil)
  private static let folder = Mutex<URL?>(nil)
  /// The descriptors of the pipe that passes signals to a thread.
  ///
  /// A signal handler can call only a few functions, so it writes the number of the signal to the pipe as one byte, and
  /// a thread does the rest.
  // Proof: set once, by `prepare()`, before the signal handlers and the thread that read the property exist.
  private nonisolated(unsafe) static var pipe: [Int32] = [-1, -1]

  /// Starts a program that is ended if a signal ends the command.
  static func start(_ process: Process) throws {
    try group.withLock { group in
      try process.run()
      group = -process.processIdentifier
    }
  }

  /// Ends a program, and the processes that it started and left behind.
  ///
  /// Such processes would otherwise use the processor and write files until they end.
  static func finish(_ process: Process) {
    group.withLock { group in
      kill(-process.processIdentifier, SIGKILL)
      group = nil
    }
  }

  /// The folder to remove; nil if there is none.
  static var temporaryFolder: URL? {
    get { folder.withLock { $0 } }
    set { folder.withLock { $0 = newValue } }
  }

  /// Handles the signals that end the command, except signals that don't have their default action, such as ignored
  /// signals.
  static func prepare() {
    guard Foundation.pipe(&pipe) == 0 else { return }
    for descriptor in pipe { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      sigaction(number, nil, &action)
      guard action.isDefault else { continue }
      signal(number) { number in
        var byte = UInt8(number)
        _ = write(Interruption.pipe[1], &byte, 1)
      }
      sigaddset(&signals, number)
    }
    // The process that started the command may have blocked the signals, and a process inherits blocked signals.
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while read(pipe[0], &byte, 1) != 1 {}
      end(by: Int32(byte))
    }
  }

  /// Removes a folder repeatedly, until it hasn't reappeared for 50 milliseconds, but for 5 seconds at most.
  private static func remove(_ folder: URL) {
    // The command may create the folder again, and a killed program may still write files, while it is removed.
    var absences = 0
    for _ in 0..<500 where absences < 5 {
      if FileManager.default.fileExists(atPath: folder.path) {
        absences = 0
        try? FileManager.default.removeItem(at: folder)
      } else {
        absences += 1
      }
      usleep(10_000)
    }
  }

  private static func end(by number: Int32) {
    // The lock is held until the process ends, so that no other program is started.
    group.withLock { group in
      if let group { kill(group, SIGKILL) }
      if let temporaryFolder { remove(temporaryFolder) }
      signal(number, SIG_DFL)
      kill(getpid(), number)
      while true { sleep(1) }
    }
  }
}
