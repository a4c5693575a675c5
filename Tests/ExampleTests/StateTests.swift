import Checking
import Foundation
import Testing

/// Stored sessions as a person looks at them and changes them.
@Suite(.thread(.programs)) struct StateTests {
  let program = Program(name: "Postbox")
  let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")

  private static let writing = """
    tap "Read 42"
    tap "Reply" in 2
    type "Is it 42? https://x.example/?key=hunter2" into "Text" in 3

    """

  func run(_ arguments: String..., input: String = "") throws -> Program.Run {
    try program.run(arguments + ["--state-dir", folder.path], input: input)
  }

  func withState(_ body: () throws -> Void) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try expectEqual(run("--script", "-", input: Self.writing).status, 0)
    try body()
  }

  @Test func `sessions are listed with their titles, and one is shown without secrets`() throws {
    try withState {
      let list = try run("--state", "list")
      expectEqual(list.status, 0)
      expectEqual(
        list.output,
        """
        com.example.postbox: 3 sessions in \(folder.path)/sessions
          scene 1 of "inbox", titled "Inbox", on screen
          scene 2 of "message", titled "The answer", on screen
          scene 3 of "compose", titled "Re: The answer", on screen, used last

        """)
      let shown = try run("--state", "show", "3")
      expectEqual(shown.status, 0)
      expectContains(shown.output, "Is it 42?")
      expect(!shown.output.contains("hunter2"))
      try expectContains(run("--state", "show", "3", "--show-values").output, "hunter2")
    }
  }

  @Test func `what isn't stored is named, and what can't be read can be removed`() throws {
    try withState {
      let shown = try run("--state", "show", "9")
      expectEqual(shown.status, 65)
      expectContains(shown.complaints, "no stored session \"9\"")
      expectContains(shown.complaints, "expected one of: 1, 2, 3")
      try expectEqual(run("--state", "remove", "9").status, 65)
      let export = try run("--state", "export", "/nowhere/x")
      expectEqual(export.status, 74)
      expectContains(export.complaints, "in a folder that exists")
      let file = folder.appending(path: "sessions/2.json")
      try Data("{".utf8).write(to: file)
      try expectEqual(run("--state", "list").status, 1)
      try expectContains(run("--state", "remove", "2").output, "scene 2")
      expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test func `a removed session is shown, and removing it again changes nothing`() throws {
    try withState {
      try expectEqual(run("--state", "remove", "2").status, 0)
      let shown = try run("--state", "show", "2")
      expectEqual(shown.status, 0)
      expectContains(shown.output, "\"title\" : \"The answer\"")
      expectContains(shown.complaints, "removed; the next launch tells the app")
      try expectContains(run("--state", "show", "9").complaints, "expected one of: 1, 2, 3")
      let again = try run("--state", "remove", "2")
      expectEqual(again.status, 0)
      expectContains(again.output, "removed before")
    }
  }

  @Test(arguments: [
    (#"{"format":9,"session":{"id":"2","ordinal":2}}"#, "the file has format 9"),
    ("{", "scene 2 comes from its previous generation"),
  ])
  func `a file that can't be used is named with the reason`(
    contents: String, reason: String
  ) throws {
    try withState {
      // The previous generation may be the same file on the disk, so another one takes the name.
      try Data(contents.utf8).write(
        to: folder.appending(path: "sessions/2.json"), options: .atomic)
      let shown = try run("--state", "show", "2")
      expectEqual(shown.status, 1)
      expectContains(shown.complaints, "sessions/2.json")
      expectContains(shown.complaints, reason)
      expectEqual(shown.output.isEmpty, contents.contains("9"))
      try expectContains(run("--state", "show", "9").complaints, "expected one of: 1, 2, 3")
    }
  }

  @Test func `problems that the trace has aren't in the report again`() throws {
    try withState {
      try Data("{".utf8).write(
        to: folder.appending(path: "sessions/2.json"), options: .atomic)
      try expectContains(run("--describe-launch").output, "the file can't be used")
      let run = try run("--script", "-", "--restoration-report", input: "show\n")
      expectEqual(run.status, 0)
      expectEqual(run.output.ranges(of: "the file can't be used").count, 1)
      expectContains(run.output, "1 problem, in the trace above")
    }
  }

  @Test func `S14: a removed session comes no more, and the next launch tells the app`() throws {
    try withState {
      expect(try run("--state", "remove", "2").output.hasPrefix("scene 2 of \"message\""))
      let list = try run("--state", "list")
      expectContains(
        list.output, "scene 2 of \"message\", titled \"The answer\", removed; the next")
      let plan = try run("--describe-launch")
      expectEqual(plan.status, 0)
      expectContains(plan.output, "scene 2 of \"message\", titled \"The answer\": discarded")
      for isFirst in [true, false] {
        let next = try run("--script", "-", "--restoration-report", input: "expect 1 windows\n")
        expectEqual(next.status, 0)
        expectEqual(next.output.contains("scene 2 didDiscardSceneSessions"), isFirst)
        expectEqual(next.output.contains("removed from the store"), isFirst)
      }
    }
  }

  @Test func `after all sessions are removed, the next launch is a first one`() throws {
    try withState {
      try expectEqual(run("--state", "remove", "2").status, 0)
      try Data("{".utf8).write(to: folder.appending(path: "sessions/9.json"))
      let cleared = try run("--state", "clear")
      expectEqual(cleared.status, 0)
      expectEqual(
        cleared.output,
        """
        \(folder.path)/sessions: 3 sessions removed; the next launch is a first one

        """)
      expect(try run("--describe-launch").output.hasPrefix("first launch\nno stored session\n"))
      let next = try run("--script", "-", input: "show\n")
      expect(!next.output.contains("didDiscardSceneSessions"))
      expectContains(next.output, "window 1 \"Inbox\" (active, focused)")
      try expectContains(run("--state", "list").output, ": 1 session in")
    }
  }

  @Test func `while the app runs its sessions can be read and not changed`() throws {
    try withState {
      let running = try program.start("--script", "-", "--state-dir", folder.path)
      try running.type("show")
      expect(running.read(until: "> show\n"))
      try expectContains(run("--state", "list").output, "3 sessions")
      try expectEqual(run("--describe-launch").status, 0)
      let removed = try run("--state", "remove", "2")
      expectEqual(removed.status, 74)
      expectContains(removed.complaints, "expected it to be ended first")
      try expectEqual(run("--state", "clear").status, 74)
      try expectContains(run("--state", "list").output, "3 sessions")
      _ = try running.readToEnd()
    }
  }

  @Test func `a launch is described for links, and with the profile`() throws {
    try withState {
      let plan = try run("--describe-launch", "--profile", "desktop", "postbox://message/42")
      expectEqual(
        plan.output,
        """
        launched before, last as version 2.0
        scene 1 of "inbox", titled "Inbox": on screen
        scene 2 of "message", titled "The answer": on screen
        scene 3 of "compose", titled "Re: The answer": on screen, focused
        open postbox://message/42 -> scene 2 (prefers SELF ENDSWITH "message/42" OR SELF ENDSWITH "/m/42")

        """)
      let phone = try run("--describe-launch", "--profile", "phone")
      expectContains(phone.output, "only one scene is possible")
    }
  }

  @Test func `a first launch has nothing stored, and nothing is written for describing it`() throws
  {
    expect(try run("--describe-launch").output.hasPrefix("first launch\nno stored session\nopens"))
    try expectContains(run("--state", "list").complaints, "there is no folder")
    expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test(arguments: [
    (["--state"], "expected one of: list"), (["--state", "drop"], "expected one of: list"),
    (["--state", "show"], "identifier of a session behind show"),
    (["--state", "list", "now"], "nothing behind its words, and found now"),
    (["--state=list", "--script", "x"], "no --script"), (["--restoration-report=x"], "no value"),
    (["--state", "import", "/nowhere"], "there is no file"),
    (["--state", "import", "/etc/hostname"], "expected a file that --state export has written"),
    (["--state", "list", "--explain", "x://y"], "two reports"),
    (["--restoration-report", "--describe-launch"], "no other report"),
  ])
  func `a wrong request is refused with what is expected`(
    arguments: [String], reason: String
  ) throws {
    let run = try program.run(arguments + ["--state-dir", folder.path])
    expectContains([65, 66, 74], run.status)
    expectContains(run.complaints, reason)
    expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `a process that dies twice at launch starts without its sessions the third time`()
    throws
  {
    try withState {
      // Two processes that were killed while they launched.
      try Data("2".utf8).write(to: folder.appending(path: "launching"))
      let safe = try run("--script", "-", "--restoration-report", input: "expect 1 windows\n")
      expectEqual(safe.status, 0)
      expectContains(safe.output, "the process ended during the last 2 launches")
      expectContains(
        safe.output, "scene 3 of \"compose\", titled \"Re: The answer\": left in the store"
      )
      let next = try run("--script", "-", input: "resume 3\nexpect \"Is it 42?\"\n")
      expectEqual(next.status, 0)
      expectEqual(next.complaints, "")
    }
  }
}
