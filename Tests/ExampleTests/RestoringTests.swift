import Foundation
import Testing

/// Sessions of one process are there in the next, however the first one ended.
struct RestoringTests {
  private let program = Program(name: "Postbox")
  private let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")

  private static let writing = """
    tap "Read 42"
    tap "Reply" in 2
    type "Is it 42?" into "Text" in 3

    """
  private static let reading = """
    expect "Is it 42?"
    resume 2
    expect "You won't like it." in 2
    expect 2 windows

    """

  private func withFolder(_ body: () throws -> Void) rethrows {
    defer { try? FileManager.default.removeItem(at: folder) }
    try body()
  }

  private func run(_ script: String) throws -> Program.Run {
    try program.run("--script", "-", "--state-dir", folder.path, input: script)
  }

  private var names: Set<String> {
    let sessions = folder.appending(path: "sessions").path
    return Set((try? FileManager.default.contentsOfDirectory(atPath: sessions)) ?? [])
  }

  @Test(arguments: ["", "quit\n"])
  func `windows and a draft are there after the end of a process`(end: String) throws {
    try withFolder {
      let first = try run(Self.writing + end)
      #expect(first.status == 0 && first.complaints == "")
      let second = try run(Self.reading + end)
      #expect(second.status == 0 && second.complaints == "")
      #expect(second.output.contains("-> scene 3 (restored)"))
      #expect(!names.contains { $0.hasSuffix(".new") })
    }
  }

  @Test func `what was typed before a kill is there`() throws {
    try withFolder {
      let running = try program.start("--script", "-", "--state-dir", folder.path)
      try running.type(Self.writing + "show")
      // The acts before it have been saved when an act is carried out.
      #expect(running.read(until: "> show\n"))
      kill(running.process.processIdentifier, SIGKILL)
      running.process.waitUntilExit()
      let second = try run(Self.reading)
      #expect(second.status == 0 && second.complaints == "")
    }
  }

  @Test func `a closed window stays closed, and leaves no file`() throws {
    try withFolder {
      _ = try run(Self.writing + "close 3\nclose 2\n")
      #expect(names.filter { !$0.hasPrefix("1.") } == [".lock"])
      let second = try run("expect 1 windows\n")
      #expect(second.status == 0 && second.complaints == "")
    }
  }

  @Test func `a second process says that the first has the sessions`() throws {
    try withFolder {
      let first = try program.start("--script", "-", "--state-dir", folder.path)
      try first.type("show")
      #expect(first.read(until: "> show\n"))
      let second = try run("")
      #expect(second.output.contains("another process of the app uses the folder"))
      _ = try first.readToEnd()
    }
  }

  @Test func `a damaged file costs its own window only`() throws {
    try withFolder {
      _ = try run(Self.writing)
      for name in names where name.hasPrefix("3") {
        try Data("{\"format\":".utf8)
          .write(to: folder.appending(path: "sessions").appending(path: name))
      }
      let second = try run("expect no \"Is it 42?\"\nresume 2\nexpect \"You won't like it.\"\n")
      #expect(second.status == 0)
      #expect(second.output.contains("where it was moved"))
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: "damaged/3.json").path))
    }
  }

  @Test(arguments: [
    ["--state-dir"], ["--state-dir", "x", "--describe-scenes"],
    ["--state-dir", "x", "--replay", "y"],
  ])
  func `a folder without a run is refused`(arguments: [String]) throws {
    let run = try program.run(arguments)
    #expect(run.status == 65)
    #expect(run.complaints.hasPrefix("--state-dir: "))
  }
}
