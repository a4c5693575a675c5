import Checking
import Foundation
import Testing

/// Sessions of one process are there in the next, however the first one ended.
@Suite(.thread(.programs)) struct RestoringTests {
  private let program = Program(name: "Postbox")
  private let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")

  private static let writing = """
    tap "Read 47"
    scroll to "Cards tell" in 2
    scroll to "A nanosecond" in 1
    tap "Reply" in 2
    type "Is it 42?" into "Text" in 3

    """
  private static let reading = """
    expect "Is it 42?"
    resume 2
    expect "↑ 3 lines above"
    expect no "The mill takes"
    expect "Cards tell it"
    resume 1
    expect "↑ 8 rows above"
    expect no "Frost tonight"
    expect "A nanosecond"
    expect 3 windows

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
  func `windows, a draft and scroll places are there after the end of a process`(
    end: String
  ) throws {
    try withFolder {
      let first = try run(Self.writing + end)
      expectEqual(first.status, 0)
      expectEqual(first.complaints, "")
      let second = try run(Self.reading + end)
      expectEqual(second.status, 0)
      expectEqual(second.complaints, "")
      expectContains(second.output, "-> scene 3 (restored)")
      expect(!names.contains { $0.hasSuffix(".new") })
    }
  }

  @Test func `a launch writes no session that isn't shown, and keeps a value that it can't read`()
    throws
  {
    try withFolder {
      try expectEqual(run(Self.writing + "quit\n").status, 0)
      let file = folder.appending(path: "sessions/2.json")
      func number() throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int
      }
      let before = try number()
      try expectEqual(run("quit\n").status, 0)
      try expectEqual(number(), before)
      let text = try String(contentsOf: file, encoding: .utf8)
      let old = text.replacing(/"value" : ".*"/, with: #""value" : "\"old form\"""#)
      expect(old != text)
      try Data(old.utf8).write(to: file)
      expect(try !run("resume 2\nquit\n").output.contains("unreadable"))
      try expectContains(String(contentsOf: file, encoding: .utf8), "old form")
    }
  }

  @Test func `what was typed before a kill is there`() throws {
    try withFolder {
      let running = try program.start("--script", "-", "--state-dir", folder.path)
      try running.type(Self.writing + "show")
      // The acts before it have been saved when an act is carried out.
      expect(running.read(until: "> show\n"))
      kill(running.process.processIdentifier, SIGKILL)
      running.process.waitUntilExit()
      let second = try run(Self.reading)
      expectEqual(second.status, 0)
      expectEqual(second.complaints, "")
    }
  }

  @Test func `a closed window stays closed, and leaves no file`() throws {
    try withFolder {
      _ = try run(Self.writing + "close 3\nclose 2\n")
      expectEqual(names.filter { !$0.hasPrefix("1.") }, [".lock"])
      let second = try run("expect 1 windows\n")
      expectEqual(second.status, 0)
      expectEqual(second.complaints, "")
    }
  }

  @Test func `a second process says that the first has the sessions`() throws {
    try withFolder {
      let first = try program.start("--script", "-", "--state-dir", folder.path)
      try first.type("show")
      expect(first.read(until: "> show\n"))
      let second = try run("")
      expectContains(second.output, "another process of the app uses the folder")
      _ = try first.readToEnd()
    }
  }

  @Test func `the user defaults are in the folder with the sessions`() throws {
    let program = Program(name: "FirstTests")
    let run = { (script: String, folder: URL) in
      try program.run("--script", "-", "--state-dir", folder.path, input: script)
    }
    try withFolder {
      let first = try run("tap \"Unread Only\"\nexpect \"[x] Unread Only\"\n", folder)
      expectEqual(first.status, 0)
      expectEqual(first.complaints, "")
      let second = try run("expect \"[x] Unread Only\"\n", folder)
      expectEqual(second.status, 0)
      let third = try run("expect \"[ ] Unread Only\"\n", folder.appending(path: "other"))
      expectEqual(third.status, 0)
      try Data("{".utf8).write(to: folder.appending(path: "defaults.plist"))
      let last = try run("expect \"[ ] Unread Only\"\n", folder)
      expectEqual(last.status, 0)
      expectContains(last.complaints, "it is kept as \(folder.path)/defaults.plist.damaged")
    }
  }

  @Test func `a damaged file costs its own window only`() throws {
    try withFolder {
      _ = try run(Self.writing)
      for name in names where name.hasPrefix("3") {
        try Data("{\"format\":".utf8)
          .write(to: folder.appending(path: "sessions").appending(path: name))
      }
      let second = try run("expect no \"Is it 42?\"\nresume 2\nexpect \"Cards tell it\"\n")
      expectEqual(second.status, 0)
      expectContains(second.output, "where it was moved")
      expect(FileManager.default.fileExists(atPath: folder.appending(path: "damaged/3.json").path))
    }
  }

  @Test func `what an earlier version of library and app has kept is there, and kept on`() throws {
    try withFolder {
      try writeFormer()
      let first = try run(Self.reading)
      expectEqual(first.status, 0)
      expectEqual(first.complaints, "")
      expect(!first.output.contains("problem: "))
      let launches = folder.appending(path: "launches.json")
      try expectContains(String(contentsOf: launches, encoding: .utf8), "2.0")
      for name in ["1.json", "2.json", "3.json"] {
        let file = folder.appending(path: "sessions").appending(path: name)
        try expectContains(String(contentsOf: file, encoding: .utf8), "\"format\" : 2")
      }
      let second = try run("expect \"A nanosecond\"\nresume 3\nexpect \"Is it 42?\"\n")
      expectEqual(second.status, 0)
      expectEqual(second.complaints, "")
    }
  }

  /// Writes what version 1.0 of the app has kept in format 1: an inbox, a message, and a draft without a recipient,
  /// which only later versions have.
  private func writeFormer() throws {
    let sessions = folder.appending(path: "sessions")
    try FileManager.default.createDirectory(at: sessions, withIntermediateDirectories: true)
    func write(_ number: Int, _ scene: String, _ fields: String) throws {
      let file = """
        {"format": 1, "session": {
          "id": "\(number)", "ordinal": \(number), "lastUse": \(number), "isOnScreen": true,
          "kind": "WindowGroup", "role": "UIWindowSceneSessionRoleApplication",
          "scene": {"declared": {"_0": "\(scene)"}}, \(fields)}}
        """
      try Data(file.utf8).write(to: sessions.appending(path: "\(number).json"))
    }
    try Data(#"{"format": 1, "version": "1.0"}"#.utf8)
      .write(to: folder.appending(path: "launches.json"))
    func base64(_ json: String) -> String { Data(json.utf8).base64EncodedString() }
    let draft = #"{"subject": "Re: Notes on the engine", "text": "Is it 42?", "isUrgent": true}"#
    try write(1, "inbox", #""viewState": {"place": {"integer": {"_0": 49}}}"#)
    try write(
      2, "message",
      """
      "value": "\(base64("47"))", "valueType": {"name": "Swift.Int", "symbol": "Si"},
      "viewState": {"place in message 47": {"integer": {"_0": 3}}}
      """)
    try write(
      3, "compose",
      """
      "value": "\(base64(draft))",
      "valueType": {"name": "Postbox.Draft", "symbol": "7Postbox5DraftV"}
      """)
  }

  @Test(arguments: [
    ["--state-dir"], ["--state-dir", "x", "--describe-scenes"],
    ["--state-dir", "x", "--replay", "y"],
  ])
  func `a folder without a run is refused`(arguments: [String]) throws {
    let run = try program.run(arguments)
    expectEqual(run.status, 65)
    expect(run.complaints.hasPrefix("--state-dir: "))
  }
}
