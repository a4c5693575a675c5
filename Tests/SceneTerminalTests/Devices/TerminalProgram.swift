import Foundation

@testable import SceneTerminal

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Glibc
#endif

/// A program on a terminal of its own, in a session of its own (T-4).
struct TerminalProgram {
  let terminal: Pseudoterminal
  let identifier: pid_t

  /// The path of the program that the tests run; programs are built beside the tests.
  static let fixture = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "TerminalFixture").path

  /// Starts the shell with arguments.
  init(shell arguments: [String], environment: [String: String] = [:]) throws {
    terminal = try Pseudoterminal()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream: Int32 in 0...2 {
      posix_spawn_file_actions_addopen(&actions, stream, terminal.path, O_RDWR, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGTSTP, SIGTTIN, SIGTTOU, SIGPIPE] {
      sigaddset(&signals, number)
    }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    #if canImport(Darwin)
    let session: Int16 = 0x400
    #else
    let session: Int16 = 0x80
    #endif
    posix_spawnattr_setflags(&attributes, session | 0x04 | 0x08)
    let usual = [
      "PATH": "/usr/bin:/bin", "TERM": "xterm", "SWIFT_BACKTRACE": "enable=no",
      "LD_LIBRARY_PATH": ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "",
    ]
    let variables = usual.merging(environment) { $1 }.map { strdup("\($0)=\($1)") } + [nil]
    let words = (["sh"] + arguments).map { strdup($0) } + [nil]
    defer { for text in variables + words { free(text) } }
    var identifier: pid_t = 0
    let result = posix_spawn(&identifier, "/bin/sh", &actions, &attributes, words, variables)
    guard result == 0 else { throw POSIXError(.ENOENT) }
    self.identifier = identifier
  }

  /// Starts the fixture from a shell that prints the settings of the terminal before and after it,
  /// and then waits for a line: the settings are lost when the leader of a session ends.
  init(fixture arguments: String..., environment: [String: String] = [:]) throws {
    let script = """
      ulimit -c 0; echo "before $(stty -g)."; "$@"; echo "status $?."; echo "after $(stty -g)."; read x
      """
    try self.init(
      shell: ["-c", script, "sh", Self.fixture] + arguments, environment: environment)
  }

  /// The word after another one, up to a full stop.
  func word(after mark: String) -> Substring? {
    let text = terminal.text
    guard let start = text.range(of: mark + " ", options: .backwards) else { return nil }
    guard let end = text[start.upperBound...].firstIndex(of: ".") else { return nil }
    return text[start.upperBound..<end]
  }

  /// Waits until the fixture is ready.
  ///
  /// - Returns: Its process; nil if it isn't.
  func waitUntilReady() -> pid_t? {
    guard terminal.wait(until: { _ in word(after: "ready") != nil }) else { return nil }
    return word(after: "ready").flatMap { pid_t($0) }
  }

  /// Waits until the fixture has ended.
  ///
  /// - Returns: Its exit status, as a shell sees it; -1 if it hasn't ended.
  func waitForStatus() -> Int {
    guard terminal.wait(until: { _ in word(after: "after") != nil }) else { return -1 }
    return word(after: "status").flatMap { Int($0) } ?? -1
  }

  /// Ends the session.
  func end() {
    kill(identifier, SIGKILL)
    waitpid(identifier, nil, 0)
  }
}
