import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Glibc
#endif

/// A tmux of its own, with one pane that shows some bytes.
struct Tmux {
  /// The modes and the cursor of the pane.
  struct State {
    var isAlternate: Bool
    var isCursorVisible: Bool
    var hasMouse: Bool
    var column: Int
    var row: Int
  }

  /// An answer that isn't as expected.
  struct Failure: Error {
    var text: String
  }

  private static let program: String? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/tmux" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }()

  static var isInstalled: Bool { program != nil }

  private let socket: String
  private let file: URL
  private let columns: Int
  private let rows: Int
  private static let marker = "all is shown"

  init(columns: Int, rows: Int, showing bytes: [UInt8]) throws {
    self.columns = columns
    self.rows = rows
    socket = "scenes-tests-\(UUID().uuidString)"
    file = FileManager.default.temporaryDirectory.appendingPathComponent(socket)
    // The title tells that all was read.
    try Data(bytes + Array("\u{1B}]2;\(Self.marker)\u{1B}\\".utf8)).write(to: file)
    _ = try run([
      "start-server", ";", "set-option", "-g", "status", "off", ";", "set-option", "-g",
      "remain-on-exit", "on", ";",
      "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)",
      "stty raw -echo; cat \(file.path); exec cat",
    ])
  }

  /// Ends the server, and with it the pane.
  func end() {
    _ = try? run(["kill-server"])
    try? FileManager.default.removeItem(at: file)
  }

  /// Returns the state after the last byte.
  func stateAtEnd() throws -> State {
    let format = """
      #{pane_title};#{pane_width};#{pane_height};#{alternate_on};#{cursor_flag};#{mouse_any_flag};\
      #{cursor_x};#{cursor_y}
      """
    let end = ContinuousClock.now + .seconds(5)
    var fields: [Substring] = []
    while ContinuousClock.now < end {
      fields = try run(["display-message", "-p", format]).split { ";\n".contains($0) }
      guard fields.count == 8, fields[0] == Self.marker else { continue }
      guard fields[1] == "\(columns)", fields[2] == "\(rows)" else { break }
      return State(
        isAlternate: fields[3] == "1", isCursorVisible: fields[4] == "1",
        hasMouse: fields[5] == "1", column: Int(fields[6]) ?? -1, row: Int(fields[7]) ?? -1)
    }
    throw Failure(text: "\(fields)")
  }

  /// Returns the cells of the pane.
  func cells() throws -> [TerminalOracle.OracleCell] {
    let lines = try run(["capture-pane", "-e", "-N", "-p"]).split(
      separator: "\n", omittingEmptySubsequences: false)
    // Styles go on in the next line, so all lines are read by one terminal.
    var terminal = TerminalOracle(columns: columns, rows: rows, widths: .scalars)
    for (row, line) in lines.prefix(rows).enumerated() {
      terminal.read(Array("\u{1B}[\(row + 1);1H\(line)".utf8))
    }
    if terminal.problems != [] { throw Failure(text: "\(terminal.problems)") }
    return terminal.normalizedCells.map {
      var cell = $0
      cell.link = nil
      return cell
    }
  }

  /// Runs tmux, and returns its output.
  ///
  /// A server keeps all files of the process that it is started by, which `Process` waits for until they are closed.
  private func run(_ arguments: [String]) throws -> String {
    let output = file.appendingPathExtension("output")
    defer { try? FileManager.default.removeItem(at: output) }
    let words = ([Self.program ?? "", "-u", "-L", socket, "-f", "/dev/null"] + arguments).map {
      "'\($0)'"
    }
    let command =
      "\(words.joined(separator: " ")) </dev/null >'\(output.path)' 2>/dev/null"
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    var strings = Self.copies(["/bin/sh", "-c", command])
    var environment = Self.copies(["PATH=\(path)", "LC_ALL=C.UTF-8", "HOME=/"])
    defer { for string in strings + environment { free(string) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, "/bin/sh", nil, nil, &strings, &environment)
    guard error == 0 else { throw Failure(text: "error \(error)") }
    var status: CInt = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return String(decoding: try Data(contentsOf: output), as: UTF8.self)
  }

  private static func copies(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { (text: String) -> UnsafeMutablePointer<CChar>? in strdup(text) } + [nil]
  }
}
