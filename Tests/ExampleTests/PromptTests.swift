import Checking
import Foundation
import Glibc
import Testing

/// A program at a terminal.
@Suite(.thread(.programs)) struct PromptTests {
  /// A terminal with a program, for interactive input.
  private final class Typist {
    let process = Process()
    private let isDone = DispatchSemaphore(value: 0)
    private let master: Int32
    private let slave: Int32
    private(set) var text = ""
    /// The folder of the person's state, which only this program uses.
    private let state = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")

    init(_ program: String, _ arguments: String..., columns: UInt16 = 80) throws {
      master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      // TIOCSPTLCK unlocks the other end, and TIOCGPTN is its number.
      var (locked, number): (Int32, UInt32) = (0, 0)
      try require(ioctl(master, 0x4004_5431, &locked) == 0)
      try require(ioctl(master, 0x8004_5430, &number) == 0)
      slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
      try require(slave >= 0)
      var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      _ = ioctl(slave, UInt(TIOCSWINSZ), &size)
      process.executableURL = Program(name: program).executable
      process.arguments = ["--plain"] + arguments
      process.environment = ProcessInfo.processInfo.environment.merging([
        "TERM": "xterm", "SWIFT_BACKTRACE": "enable=no",
        "XDG_STATE_HOME": state.path,
      ]) { $1 }
      let file = FileHandle(fileDescriptor: slave)
      process.standardInput = file
      process.standardOutput = file
      process.standardError = file
      try process.run()
      // One that doesn't end fails the test instead of holding it up.
      let identifier = process.processIdentifier
      Thread.detachNewThread { [isDone] in
        if isDone.wait(timeout: .now() + 300) == .timedOut { kill(identifier, SIGKILL) }
      }
    }

    deinit {
      isDone.signal()
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      close(master)
      close(slave)
      try? FileManager.default.removeItem(at: state)
    }

    func type(_ keys: String) {
      var bytes = Array(keys.utf8)
      expectEqual(write(master, &bytes, bytes.count), bytes.count)
    }

    /// Reads until something was printed after what was read before; false after half a minute.
    func read(until wanted: String) -> Bool {
      var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      var bytes = [UInt8](repeating: 0, count: 4096)
      while true {
        if let range = text.range(of: wanted) {
          text = String(text[range.upperBound...])
          return true
        }
        guard poll(&waiting, 1, 30_000) == 1 else { return false }
        let count = Glibc.read(master, &bytes, bytes.count)
        if count <= 0 { return false }
        text += String(decoding: bytes.prefix(count), as: UTF8.self)
      }
    }

    /// Whether the terminal shows what is typed, line by line, as before the program.
    var isAsBefore: Bool {
      var mode = termios()
      return tcgetattr(slave, &mode) == 0 && mode.c_lflag & tcflag_t(ICANON) != 0
        && mode.c_lflag & tcflag_t(ECHO) != 0 && mode.c_lflag & tcflag_t(ISIG) != 0
    }
  }

  private static let ready = "> \r\u{1B}[2C"

  /// Starts a program, and waits until it prints the trace.
  private func tracingTypist(_ program: String, columns: UInt16 = 80) throws -> Typist {
    let typist = try Typist(program, columns: columns)
    try require(typist.read(until: Self.ready))
    typist.type("trace on\r")
    try require(typist.read(until: "> trace on"))
    try require(typist.read(until: Self.ready))
    return typist
  }

  @Test func `a label is completed, the line edited, and the window shown`() throws {
    let typist = try tracingTypist("MultipleScenes")
    expect(!typist.isAsBefore)
    typist.type("tap \"Create Sc\t\u{1}x\u{7F}\r")
    try require(typist.read(until: "> tap \"Create Scene\" "))
    try require(typist.read(until: "press in scene 1\r\n"))
    try require(typist.read(until: "window 2"))
    try require(typist.read(until: Self.ready))
    typist.type("tap\u{3}")
    try require(typist.read(until: "> tap^C"))
    try require(typist.read(until: Self.ready))
    typist.type("\u{3}")
    try require(typist.read(until: "applicationWillTerminate"))
    typist.process.waitUntilExit()
    expectEqual(typist.process.terminationStatus, 0)
    expect(typist.isAsBefore)
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `a signal gives the terminal back`(signal: Int32) throws {
    let typist = try tracingTypist("MultipleScenes")
    kill(typist.process.processIdentifier, signal)
    try require(typist.read(until: "applicationWillTerminate"))
    typist.process.waitUntilExit()
    expect(typist.isAsBefore)
  }

  /// The signals of traps; the Thread Sanitizer handles one of them itself.
  private static let traps: [Int32] = {
    #if THREAD_SANITIZER
    [SIGILL]
    #else
    [SIGSEGV, SIGILL]
    #endif
  }()

  @Test(arguments: traps)
  func `a trap gives the terminal back, and ends the process all the same`(signal: Int32) throws {
    let typist = try Typist("MultipleScenes")
    try require(typist.read(until: Self.ready))
    expect(!typist.isAsBefore)
    kill(typist.process.processIdentifier, signal)
    typist.process.waitUntilExit()
    expectEqual(typist.process.terminationReason, .uncaughtSignal)
    expectEqual(typist.process.terminationStatus, signal)
    expect(typist.isAsBefore)
  }

  @Test func `lines that are pasted are played one by one, the last when it is entered`() throws {
    let typist = try tracingTypist("MultipleScenes")
    typist.type("\u{1B}[200~expect 1 windows\nexpect 2 windows\nexpect 3 win\u{1B}[201~dows\r")
    try require(typist.read(until: "> expect 1 windows"))
    try require(typist.read(until: "expected 2 windows on screen, found 1"))
    try require(typist.read(until: "expected 3 windows on screen, found 1"))
    try require(typist.read(until: Self.ready))
    typist.type("\u{4}")
    try require(typist.read(until: "applicationWillTerminate"))
  }

  @Test func `a line longer than a row is drawn in rows`() throws {
    let typist = try tracingTypist("MultipleScenes", columns: 20)
    typist.type("expect \"0123456789 0123456789\"\u{1}#\r")
    try require(typist.read(until: "> #expect \"0123456"))
    try require(typist.read(until: Self.ready))
    typist.type("\u{4}")
    try require(typist.read(until: "applicationWillTerminate"))
  }
}
