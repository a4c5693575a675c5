import Foundation

/// A terminal of 80 by 24 cells in tmux, with a shell in which programs run as for a person.
///
/// Nothing waits for a time to pass: the screen is read again until it shows what is expected, or twenty seconds are over.
final class TmuxTerminal {
  /// The program; nil where it isn't installed, and tests with it are skipped.
  static let executable = program("tmux")
  static var isInstalled: Bool { executable != nil }

  /// Returns the file of a program in the folders for programs.
  static func program(_ name: String) -> URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.lazy.map { URL(filePath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Nothing came that was expected, with the screen as it is.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// A folder for the files of the test, removed at the end.
  let folder: URL
  private var socket: String { folder.appending(path: "tmux").path }
  private static let prompt = "shell>"

  /// The server, which isn't started by a command: it would keep what that command inherited.
  private let server = Process()

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "scenes-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    server.executableURL = Self.executable
    server.arguments = ["-S", socket, "-u", "-f", "/dev/null", "-D"]
    server.environment = ProcessInfo.processInfo.environment.merging(
      ["LC_ALL": "C.UTF-8", "TMUX": ""]
    ) { $1 }
    server.standardInput = FileHandle.nullDevice
    server.standardOutput = FileHandle.nullDevice
    server.standardError = FileHandle.nullDevice
    try server.run()
    try wait("tmux didn't start a shell") {
      try tmux(
        "new-session", "-d", "-P", "-x", "80", "-y", "24",
        "env", "-u", "TERM_PROGRAM", "ENV=", "PS1=\(Self.prompt) ", "LC_ALL=C.UTF-8",
        "HOME=\(folder.path)", "XDG_STATE_HOME=\(folder.path)", "/bin/sh", "-i") != ""
    }
    try tmux("set-option", "-g", "status", "off")
    try wait(for: Self.prompt)
    try tmux("pipe-pane", "-O", "cat >'\(output.path)'")
  }

  deinit {
    _ = try? tmux("kill-server")
    // The threads of tests block the signals by which it would notice that its shell ended.
    kill(server.processIdentifier, SIGKILL)
    try? FileManager.default.removeItem(at: folder)
  }

  /// Runs a command of tmux.
  ///
  /// - Returns: The text it printed.
  @discardableResult func tmux(_ arguments: String...) throws -> String {
    try tmux(arguments)
  }

  private func tmux(_ arguments: [String]) throws -> String {
    let words = ["LC_ALL=C.UTF-8", "TMUX=", "tmux", "-S", "'\(socket)'", "-u", "-N"]
    let quoted = arguments.map { "'\($0.replacing("'", with: #"'\''"#))'" }
    return try Self.run((words + quoted).joined(separator: " ") + " 2>/dev/null </dev/null")
  }

  /// Runs a command of a shell outside of the terminal.
  ///
  /// - Returns: The text it printed.
  @discardableResult static func run(_ command: String) throws -> String {
    // A process of Foundation takes its time to end, and there are hundreds of these commands.
    guard let stream = popen(command, "r") else { throw Failure(description: "no process") }
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, stream), count > 0 {
      text += buffer[..<count]
    }
    pclose(stream)
    return String(decoding: text, as: UTF8.self)
  }

  // MARK: - Input

  /// Types text.
  func type(_ text: String) throws { try tmux("send-keys", "-l", text) }

  /// Presses keys by tmux's names, such as `Enter`, `C-c` and `F6`.
  func press(_ keys: String...) throws { _ = try tmux(["send-keys"] + keys) }

  /// Sends bytes as they are.
  func send(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = rest.prefix(500)
      rest = rest.dropFirst(500)
      _ = try tmux(["send-keys", "-H"] + part.map { String($0, radix: 16) })
    }
  }

  /// Presses the left button in a cell, moves to others, and releases it.
  func drag(_ cells: (column: Int, row: Int)...) throws {
    var text = ""
    for (index, cell) in cells.enumerated() {
      text += "\u{1B}[<\(index == 0 ? 0 : 32);\(cell.column + 1);\(cell.row + 1)M"
    }
    if let last = cells.last { text += "\u{1B}[<0;\(last.column + 1);\(last.row + 1)m" }
    try send(Array(text.utf8))
  }

  /// Clicks on the first cell of a text, which must be there.
  func click(_ text: String, at occurrence: Int = 0) throws {
    try wait(for: text)
    var found: [(column: Int, row: Int)] = []
    for (row, line) in screen.enumerated() {
      var rest = line[...]
      while let range = rest.range(of: text) {
        found.append((line.distance(from: line.startIndex, to: range.lowerBound), row))
        rest = rest[range.upperBound...]
      }
    }
    guard found.indices.contains(occurrence) else { throw failure("\(text) isn't there") }
    try drag(found[occurrence])
  }

  /// Changes the size of the terminal.
  func resize(columns: Int, rows: Int) throws {
    try tmux("resize-window", "-x", "\(columns)", "-y", "\(rows)")
  }

  // MARK: - Output

  /// The rows of the screen, without spaces at their ends.
  var screen: [String] {
    let text = (try? tmux("capture-pane", "-p")) ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// The screen with its styles, as control sequences.
  var styledScreen: [String] {
    let text = (try? tmux("capture-pane", "-p", "-e", "-N")) ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// The file with all bytes that programs wrote.
  private var output: URL { folder.appending(path: "output") }

  /// All bytes that programs wrote to the terminal.
  var bytes: [UInt8] { (try? Data(contentsOf: output)).map(Array.init) ?? [] }

  /// Returns the value of a format of tmux.
  func format(_ format: String) throws -> String {
    try tmux("display-message", "-p", format).trimmingCharacters(in: .newlines)
  }

  /// The modes of the terminal that a program may leave on, and the title.
  var modes: String {
    get throws {
      let names = [
        "alternate_on", "cursor_flag", "insert_flag", "keypad_cursor_flag", "keypad_flag",
        "wrap_flag", "origin_flag", "mouse_any_flag", "mouse_all_flag", "mouse_button_flag",
        "mouse_standard_flag", "mouse_sgr_flag", "mouse_utf8_flag", "scroll_region_upper",
        "scroll_region_lower", "pane_title",
      ]
      return try format(names.map { "\($0) #{\($0)}" }.joined(separator: "\n"))
    }
  }

  // MARK: - Waiting

  /// Waits until a condition holds.
  func wait(_ expectation: String, until condition: () throws -> Bool) throws {
    let limit = ContinuousClock.now + .seconds(20)
    while try !condition() {
      guard ContinuousClock.now < limit else { throw failure(expectation) }
      // The answer comes when tmux has handled what it read.
      _ = try? tmux("display-message", "-p", "")
      // It doesn't tell when a screen changes, and asking without a pause takes a whole core.
      _ = poll(nil, 0, 10)
    }
  }

  /// Waits until the screen shows a text.
  func wait(for text: String) throws {
    try wait("\(text) didn't come") { screen.contains { $0.contains(text) } }
  }

  /// Waits until the screen doesn't show a text.
  func wait(without text: String) throws {
    try wait("\(text) didn't go") { !screen.contains { $0.contains(text) } }
  }

  /// Waits until the app has drawn for the present size, or shows something else in its last line.
  func waitForSize(columns: Int) {
    let limit = ContinuousClock.now + .seconds(3)
    while ContinuousClock.now < limit {
      let lines = screen
      let isTiny = columns < 20 || lines.count < 5
      let marks = isTiny ? [String("\(columns)×\(lines.count)".prefix(columns))] : ["F1", "Esc"]
      let line = (isTiny ? lines.first : lines.last) ?? ""
      if marks.contains(where: line.contains) { return }
    }
  }

  /// Waits until programs have written nothing for 0.4 seconds.
  func settle() throws {
    var count = bytes.count
    var change = ContinuousClock.now
    try wait("the output didn't end") {
      let now = bytes.count
      if now != count { (count, change) = (now, .now) }
      return ContinuousClock.now - change > .milliseconds(400)
    }
  }

  private func failure(_ text: String) -> Failure {
    Failure(description: "\(text):\n\(screen.joined(separator: "\n"))")
  }

  // MARK: - Programs

  /// Runs a command of the shell, and waits for its end.
  ///
  /// - Returns: The lines it printed.
  @discardableResult func shell(_ command: String) throws -> [String] {
    let file = folder.appending(path: "shell-\(UUID())")
    try type("{ \(command); } >'\(file.path)' 2>&1; echo >'\(file.path)-done'")
    try press("Enter")
    try wait("\(command) didn't end") {
      FileManager.default.fileExists(atPath: file.path + "-done")
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.split(separator: "\n").map(String.init)
  }

  /// The file of an app of the package, which is beside the tests.
  static func app(_ name: String) -> URL {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: name)
  }

  /// Starts an app of the package, and waits for its screen unless it has none.
  func start(
    _ name: String = "TerminalApp", _ arguments: String = "", variables: String = "",
    isWaiting: Bool = true
  ) throws {
    let program = Self.app(name)
    try tmux("clear-history")
    try type(
      "clear; TRACE_FILE='\(trace.path)' \(variables) '\(program.path)' "
        + "--state-dir '\(state.path)' \(arguments)")
    try press("Enter")
    if isWaiting { try wait(for: "F1 Help") }
  }

  /// The folder in which apps keep their sessions.
  var state: URL { folder.appending(path: "state") }
  private var trace: URL { folder.appending(path: "trace") }

  /// The lines of the trace of the app that was started last.
  var traceLines: [String] {
    let text = (try? String(contentsOf: trace, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  /// Waits for a line of the trace with a text.
  func wait(forTrace text: String) throws {
    try wait("\(text) isn't in the trace:\n\(traceLines.joined(separator: "\n"))") {
      traceLines.contains { $0.contains(text) }
    }
  }

  /// The identifier of the process in the foreground of the terminal.
  var foregroundProcess: Int32? {
    guard let shell = (try? format("#{pane_pid}")).flatMap({ Int32($0) }),
      let children = try? String(
        contentsOfFile: "/proc/\(shell)/task/\(shell)/children", encoding: .utf8)
    else { return nil }
    return children.split(separator: " ").last.flatMap { Int32($0) }
  }

  /// Waits until the shell prompts after a program has ended.
  func waitForShell() throws {
    try wait("the program didn't end") {
      screen.last { !$0.isEmpty }?.hasPrefix(Self.prompt) == true
    }
  }
}
