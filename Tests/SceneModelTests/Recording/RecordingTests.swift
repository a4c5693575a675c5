import Checking
import Foundation
import SceneModel
import Testing

/// Recordings as text: what is written is read, and wrong text is refused with its line.
struct RecordingTests {
  private var sample: Recording {
    var recording = Recording(
      of: "postbox", profile: .phone,
      faults: [.kill(line: 4), .refusedWrites(first: 1, count: .max)])
    var start = Recording.Step(.start, turn: 0)
    start.lines = ["problem: a: b; c"]
    start.readings.clock = [1, 2, 3, 7.25, 8.25]
    start.readings.identifiers = ["1", "2"]
    let record = SessionRecord(
      id: "9", ordinal: 4, role: .windowApplication, lastUse: 1, isOnScreen: true)
    start.readings.stored = StoredSessions(
      [record], discarded: [record], reserved: [.init(id: "8", ordinal: 3)],
      history: LaunchHistory(hasLaunched: true, version: "1.0", unfinishedLaunches: 1),
      problems: [Problem("full", at: "store", "it is full", remedy: "make room")])
    start.readings.tokens = [.token(Data([1])), .failure("offline")]
    var content = Recording.Step(
      .event(.content(WindowID(session: "1", number: 1), ContentEvent(.set(.infinity), on: 7))),
      turn: 3)
    content.lines = ["set inf in scene 1", "  indented"]
    let rows = Recording.Step(
      .rows(.init(window: WindowID(session: "1", number: 1), node: 3, first: 50, count: 50)),
      turn: 3)
    recording.steps = [start, content, rows]
    return recording
  }

  @Test func `what is written is read`() throws {
    try expectEqual(Recording(text: sample.text), sample)
    // Lines may end as on Windows.
    try expectEqual(Recording(text: sample.text.replacing("\n", with: "\r\n")), sample)
  }

  @Test func `a profile that isn't predefined is written in full`() throws {
    var profile = HostProfile.phone
    profile.externalDisplays = .registered
    var recording = Recording(of: "postbox", profile: profile)
    recording.steps = [Recording.Step(.start, turn: 0)]
    expectContains(recording.text, "\"device\":{")
    try expectEqual(Recording(text: recording.text), recording)
  }

  @Test func `a recording is readable`() {
    var recording = Recording(of: "postbox", profile: .phone)
    var step = Recording.Step(.event(.launch([])), turn: 0)
    step.lines = ["launch"]
    step.readings.clock = [1, 2, 3]
    step.readings.identifiers = ["1"]
    recording.steps = [Recording.Step(.start, turn: 0), step]
    let lines = recording.text.split(separator: "\n")
    expectEqual(lines[0], "Scenes recording 1")
    expectEqual(lines[1], #"{"application":"postbox","profile":"phone"}"#)
    expectEqual(
      lines.dropFirst(2),
      [
        "> 0 start", #"> 0 event {"launch":{"_0":[]}}"#, "  launch",
        #"= {"clock":[[1,3]],"identifiers":["1"]}"#,
      ])
  }

  /// Texts, with the line and the cause of their error.
  private static let wrong: [(String, Int, String)] = {
    let head = Recording(of: "postbox", profile: .phone).text
    return [
      (
        "", 1, "this isn't a recording; expected \"Scenes recording 1\", as --record FILE writes it"
      ),
      (
        "tap \"Read 42\"", 1,
        "this isn't a recording; expected \"Scenes recording 1\", as --record FILE writes it"
      ),
      (
        "Scenes recording x", 1,
        "this isn't a recording; expected \"Scenes recording 1\", as --record FILE writes it"
      ),
      (
        "Scenes recording 2\n{}", 1,
        "the recording has version 2, and this library reads version 1; record the run again"
      ),
      ("Scenes recording 1", 2, "the application and its profile are missing or wrong"),
      (
        "Scenes recording 1\n{\"application\":\"a\",\"profile\":\"watch\"}", 2,
        "the application and its profile are missing or wrong"
      ),
      (
        "Scenes recording 1\n{\"application\":\"a\"}", 2,
        "the application and its profile are missing or wrong"
      ),
      (head, 3, "no step follows"),
      (head + "  launch", 3, "there is a line before the first input"),
      (head + "> 0 event {\"quit\":{}}", 3, "the first step isn't the start of a process"),
      (head + "> 0 start\n> 1 event {\"fly\":{}}", 4, "this isn't an input"),
      (head + "> 0 start\n> -1 event {\"quit\":{}}", 4, "this isn't an input"),
      (
        head
          + "> 0 start\n> 1 rows {\"window\":{\"session\":\"1\",\"number\":1},\"node\":1,\"first\":0,\"count\":200000}",
        4, "this isn't an input"
      ),
      (head + "> 0 start\n> 1 sleep", 4, "this isn't an input"),
      (
        head + "> 0 start\n= {\"clock\":[[1,1e30]]}", 4,
        "this is no input, no line of a trace and no reading"
      ),
      (
        head + "> 0 start\n= {\"clock\":[[1,1]]}\n= {\"clock\":[[1,1]]}", 5,
        "the step has two lines of readings"
      ),
      (head + "> 0 start\nlaunch", 4, "this is no input, no line of a trace and no reading"),
    ]
  }()

  @Test func `a text that a person entered isn't printed`() {
    let window = WindowID(session: "1", number: 1)
    let input = Recording.Input.event(.content(window, ContentEvent(.enter("secret"), on: 3)))
    expectEqual("\(input)", "enter \"…\" in scene 1")
  }

  @Test(arguments: wrong)
  func `wrong text is refused with its line and a remedy`(text: String, line: Int, cause: String) {
    let error = #expect(throws: RecordingError.self) { try Recording(text: text) }
    expectEqual(error?.line, line)
    let remedy = cause.contains(";") ? "" : "; record the run again with --record FILE"
    expectEqual(error?.description, "line \(line): \(cause)\(remedy)")
  }

  @Test func `a text that is cut off anywhere is refused or read, and never traps`() {
    let text = sample.text
    for count in stride(from: 0, to: text.count, by: 7) {
      if let recording = try? Recording(text: String(text.prefix(count))) {
        expect(recording.steps.count <= 3)
      }
    }
  }

  @Test func `a difference marks lines in their places`() {
    var step = Recording.Step(.event(.newWindow), turn: 2)
    step.lines = ["new window", "a", "b", "− c", "d"]
    var recording = Recording(of: "postbox", profile: .phone)
    recording.steps = [Recording.Step(.start, turn: 0), step]
    let difference = Recording.Difference(
      at: 1, of: recording, recorded: step.lines, found: ["x", "new window", "b", "− c", "d", "e"])
    expectEqual(
      difference.description,
      """
      step 2 of 2 differs, new window (− recorded, + now):
        + x
        new window
        − a
        b
        − c
        d
        + e
      """)
  }
}
