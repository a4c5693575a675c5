import Checking
import Foundation
import Testing

/// A program whose input or output can't be used.
@Suite(.thread(.programs)) struct StreamTests {
  private static let program = Program(name: "MultipleScenes")

  /// Runs the program as a shell does, `$0`.
  private func shell(_ command: String, input: String = "") throws -> Program.Run {
    try Program(name: "sh", executable: URL(filePath: "/bin/sh"))
      .run(["-c", command, Self.program.executable.path], input: input)
  }

  private static let options = [
    "--help", "--describe-scenes", "--describe-objects", "--explain postbox://message/42",
    "--script Examples/MultipleScenes/MultipleScenes.script", "--script -", "",
  ]

  @Test(arguments: options)
  func `a full or closed output is status 74, with a message`(options: String) throws {
    for (redirection, reason) in [
      (">/dev/full", "No space left on device"), (">&-", "Bad file descriptor"),
    ] {
      let run = try shell("\"$0\" \(options) \(redirection)", input: "show\nshow\n")
      expectEqual(run.status, 74)
      expectEqual(
        run.complaints,
        "standard output can't be written: \(reason); what was printed isn't complete\n")
    }
  }

  @Test(arguments: ["--migration-report", "--lint-manifest Info.plist"])
  func `an output that is full is status 74 for reports as well`(options: String) throws {
    let program = Program(name: "Migrating").executable.path
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let list = """
      <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict/></dict></plist>
      """
    try Data(list.utf8).write(to: folder.appending(path: "Info.plist"))
    let run = try shell("cd '\(folder.path)' && '\(program)' \(options) >/dev/full")
    expectEqual(run.status, 74)
  }

  @Test func `a pipe without a reader is status 74, and ends a script that never would`() throws {
    let run = try shell(
      "(while echo show; do :; done) 2>&- | { \"$0\"; echo \"status $?\" >&2; } | head -1")
    expectEqual(run.output, "launch\n")
    expectContains(run.complaints, "standard output can't be written: Broken pipe; ")
    expect(run.complaints.hasSuffix("status 74\n"))
  }

  @Test func `complaints that can't be written change nothing`() throws {
    let run = try shell("\"$0\" 2>&-", input: "show\ntapp\n")
    expectEqual(run.status, 65)
    expectContains(run.output, "> show\n")
  }

  @Test(arguments: [
    ("</tmp", "standard input can't be read: Is a directory; "),
    ("<&-", "standard input can't be read: Bad file descriptor; "),
    ("--script /tmp", "/tmp can't be read: Is a directory; "),
    ("--script /dev/null/x", "/dev/null/x can't be read: Not a directory; "),
  ])
  func `an input that can't be read is status 66, and nothing is launched`(
    input: String, reason: String
  ) throws {
    let run = try shell("\"$0\" \(input)")
    expectEqual(run.status, 66)
    expect(run.complaints.hasPrefix(reason))
    expectEqual(run.output.isEmpty, (input != "<&-"))
  }

  @Test func `input that isn't there yet is waited for`() throws {
    var ends: [Int32] = [0, 0]
    expectEqual(pipe(&ends), 0)
    expectEqual(fcntl(ends[0], F_SETFL, O_NONBLOCK), 0)
    let process = Process()
    process.executableURL = Self.program.executable
    process.standardInput = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    // It is launched, and finds no input.
    var text = ""
    while !text.contains("sceneDidBecomeActive\n") {
      text += String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    }
    let input = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    // An act comes when the one before was played, so most reads find nothing.
    for number in 1...30 {
      try input.write(contentsOf: Data("resize \(number) by \(number)\n".utf8))
      while !text.contains("resize scene 1 to \(number).0") {
        let more = output.fileHandleForReading.availableData
        try require(!more.isEmpty, "the program has ended")
        text += String(decoding: more, as: UTF8.self)
      }
    }
    try input.write(contentsOf: Data("expect 1 windows\n".utf8))
    try input.close()
    text += String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    expect(text.hasSuffix("> expect 1 windows\n"))
    expectEqual(process.terminationStatus, 0)
  }

  @Test func `a wrong line and an output that is full are status 74`() throws {
    try expectEqual(shell("\"$0\" >/dev/full", input: "bogus\n").status, 74)
  }

  @Test func `what the app itself couldn't print is status 74`() throws {
    let program = Program(name: "BeforeScenes").executable.path
    let run = try shell("'\(program)' --before 9000 >/dev/full")
    expectEqual(run.status, 74)
    expectContains(run.complaints, "what was printed isn't complete")
  }

  @Test func `an output that isn't ready is waited for, also by what the app prints`() throws {
    var ends: [Int32] = [0, 0]
    expectEqual(pipe(&ends), 0)
    expectEqual(fcntl(ends[1], F_SETFL, O_NONBLOCK), 0)
    let process = Process()
    process.executableURL = Program(name: "BeforeScenes").executable
    process.arguments = ["--after", "200000"]
    process.standardInput = FileHandle.nullDevice
    let writing = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    process.standardOutput = writing
    try process.run()
    try writing.close()
    let output = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    let text = String(decoding: try output.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    expectEqual(process.terminationStatus, 0)
    expect(text.count { $0 == "." } >= 200_000)
  }

  @Test func `a script named - is standard input`() throws {
    let run = try shell("\"$0\" --script -", input: "expect 1 windows\n")
    expectEqual(run.status, 0)
    expect(run.output.hasSuffix("> expect 1 windows\n"))
    try expectEqual(shell("\"$0\" --script ''").status, 65)
    for other in ["--password=hunter2", "postbox://message/1?token=hunter2"] {
      let run = try shell("\"$0\" --script '\(other)'")
      expectEqual(run.status, 65)
      expectEqual(
        run.complaints, "--script: expected the path of a script, or - for standard input\n")
    }
  }

  #if !THREAD_SANITIZER
  // The Thread Sanitizer needs more address space than the limit allows.
  @Test func `a line without an end is refused, and memory doesn't grow with it`() throws {
    let run = try shell("ulimit -v 4000000; head -c 300000000 /dev/zero | \"$0\"")
    expectEqual(run.status, 65)
    expectEqual(
      run.complaints,
      "line 1: the line is longer than 65536 bytes and isn't read; expected a shorter one\n")
  }
  #endif

  @Test func `what a person passes to the app is repeated without its value`() throws {
    let run = try shell("\"$0\" --password=hunter2 '--x\u{1B}[0m'")
    expectEqual(
      run.complaints,
      """
      --password=…: left to the app; --help lists what the library knows
      --x\\u{1B}[0m: left to the app; --help lists what the library knows

      """)
  }
}
