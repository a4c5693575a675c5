import Checking
import Foundation
import TestSupport
import Testing

@testable import SceneModel
@testable import SceneRuntime

@MainActor struct TraceTests {
  @Test func `the last entries are kept, in order, and a sink sees all`() {
    let trace = Trace(capacity: 3)
    var seen: [String] = []
    trace.addSink { seen.append($0.line) }
    for number in 1...7 {
      trace.append(
        .snapshot("\(number)"), turn: number, date: Date(timeIntervalSinceReferenceDate: 0))
    }
    expectEqual(trace.entries.map(\.turn), [5, 6, 7])
    expectEqual(trace.count, 7)
    expectEqual(seen.count, 7)
    expectEqual(Trace().capacity, 10_000)
  }

  @Test func `an entry is one line, whatever comes from outside`() {
    let activity = ActivityRecord(
      activityType: "read\n\u{2028}", targetContentIdentifier: "a\u{1B}[31mb\r\nc\u{202E}é")
    let entry = TraceEntry(
      turn: 1, date: Date(timeIntervalSinceReferenceDate: 0),
      kind: .request(.activation(nil, activity)))
    expectEqual(
      entry.line, #"request activation of a new scene, read\n\u{2028} "a\u{1B}[31mb\r\nc\u{202E}é""#
    )
  }

  @Test(arguments: [
    (TraceEntry.Kind.input(.launch([])), "launch"),
    (.input(.background("2")), "background scene 2"),
    (.callback(.didFinishLaunching, []), "didFinishLaunching"),
    (.callback(.sceneDidBecomeActive, ["1"]), "scene 1 sceneDidBecomeActive"),
    (.callback(.didDiscardSceneSessions, ["1", "2"]), "scenes 1, 2 didDiscardSceneSessions"),
    (.decision(.unrouted), "-> no scene"),
    (.decision(.newSession(nil, .primary)), "-> new scene (first scene)"),
    (.decision(.session("3", .presenting)), "-> scene 3 (presents value)"),
    (.request(.destruction("3")), "request destruction of scene 3"),
    (.request(.destruction("3", .decline)), "request destruction of scene 3, decline"),
    (
      .request(.activation(nil, nil, from: "1", joining: .preferredWithoutActivating)),
      "request activation of a new scene, from scene 1, joining preferredWithoutActivating"
    ),
    (.request(.refresh("3")), "request refresh of scene 3"),
    (.request(.openWindow("\"inbox\"")), "request open window \"inbox\""),
    (
      .request(.activation("3", ActivityRecord(activityType: "read"), from: "1")),
      "request activation of scene 3, read, from scene 1"
    ),
    (.attachedInBackground("3"), "scene 3 attached in the background"),
    (
      .input(
        .external(
          .performShortcut(ShortcutRecord(type: "new", targetContentIdentifier: .string("a"))))),
      "shortcut new \"a\""
    ),
    (
      .input(
        .external(
          .receiveNotification(
            NotificationRecord(
              title: "Mail", actionIdentifier: "reply", targetContentIdentifier: "a")))),
      "notification \"Mail\" for \"a\", reply"
    ),
    (
      .input(
        .external(.willContinueActivity(ExternalEvent.Handoff(activityType: "read")))),
      "handoff read"
    ),
    (.input(.handoffArrives(ActivityRecord(activityType: "read"))), "handoff read arrives"),
    (.input(.handoffFails("read", reason: "far")), "handoff read fails: far"),
    (.input(.handoffTaken("read")), "handoff read taken"),
    (
      .input(
        .resize("3", to: WindowScene.Geometry(size: .init(width: 800, height: 600.5)))),
      "resize scene 3 to 800.0 by 600.5"
    ),
    (.answer(.performActionFor, "3", true), "scene 3 performActionFor answers true"),
    (.snapshot("3"), "scene 3 snapshot"),
    (.currentActivity("read", "3"), "scene 3 current activity read"),
    (.currentActivity("read", nil), "current activity read"),
    (.currentActivity(nil, nil), "no current activity"),
    (.stored(turn: 7), "stored 7"),
    (.problem(Problem("a", at: "a", "b", remedy: "c")), "problem: a: b; c."),
    (
      .failure(SceneError(.requestDenied, Problem("a", at: "a", "b", remedy: "c"))),
      "error: a: b; c."
    ),
  ])
  func `each kind of entry has its line`(kind: TraceEntry.Kind, line: String) {
    let entry = TraceEntry(
      turn: 1, date: Date(timeIntervalSinceReferenceDate: 0), kind: kind)
    expectEqual(entry.line, line)
  }

  @Test func `entries are values that can be stored`() throws {
    let entries = [
      TraceEntry(
        turn: 1, date: Date(timeIntervalSinceReferenceDate: 0), kind: .snapshot("1")),
      TraceEntry(
        turn: 2, date: Date(timeIntervalSinceReferenceDate: 0),
        kind: .input(
          .content(SceneWindow.ID(session: "1", number: 1), ContentEvent(.enter("a"), on: 7)))),
    ]
    let data = try JSONEncoder().encode(entries)
    try expectEqual(JSONDecoder().decode([TraceEntry].self, from: data), entries)
  }
}
