import Checking
import Foundation
import SceneModel
import ScenePictures
import TestSupport
import Testing

/// The picture of a run.
struct TimelinePictureTests {
  private static let link = URL(string: "postbox://message/42") ?? URL(filePath: "/")

  /// Returns a timeline of entries; each list is a turn.
  private func timeline(
    _ turns: [[TraceEntry.Kind]], limits: Timeline.Limits = .init(), in timeline: Timeline? = nil
  ) -> Timeline {
    var timeline = timeline ?? Timeline(limits: limits)
    timeline.begin()
    for (number, kinds) in turns.enumerated() {
      for kind in kinds {
        timeline.add(
          TraceEntry(turn: 2 * number + 1, date: Date(timeIntervalSince1970: 0), kind: kind))
      }
    }
    return timeline
  }

  private func picture(_ turns: [[TraceEntry.Kind]]) -> String {
    TimelinePicture.svg(of: timeline(turns), name: "com.example.postbox")
  }

  private static func opening(_ id: SceneID) -> [TraceEntry.Kind] {
    [
      .callback(.configurationForConnecting, [id]), .callback(.willConnectTo, [id]),
      .callback(.sceneWillEnterForeground, [id]), .callback(.sceneDidBecomeActive, [id]),
    ]
  }

  private static func closing(_ id: SceneID) -> [TraceEntry.Kind] {
    [
      .callback(.sceneWillResignActive, [id]), .callback(.sceneDidEnterBackground, [id]),
      .callback(.sceneDidDisconnect, [id]), .callback(.didDiscardSceneSessions, [id]),
    ]
  }

  private static let launch: [TraceEntry.Kind] =
    [
      .input(.launch([])), .callback(.willFinishLaunching, []), .callback(.didFinishLaunching, []),
      .decision(.newSession(.declared("inbox"), .primary)),
    ] + opening("1")

  private static let problem = Problem(
    "window \"outbox\"", at: "no scene", "x", remedy: "declare it")

  /// Entries of every kind.
  private static let run: [[TraceEntry.Kind]] = [
    launch, [.stored(turn: 1)],
    [
      .input(.external(.openURL(.init(link)))),
      .decision(.session("1", .can(.condition("message/")))),
      .callback(.openURLContexts, ["1"]), .delivery(.openURL(.init(link)), "1"),
    ],
    [
      .request(.openWindow("for Int 42")), .decision(.newSession(.declared("message"), .named)),
    ] + opening("2"),
    [
      .input(.content(WindowID(session: "2", number: 1), ContentEvent(.press, on: 3))),
      .message("hello", level: "info"), .currentActivity("read", "2"),
      .observation(.openURL(.init(link)), by: "sign-in", isClaimed: false),
      .answer(.performActionFor, "2", true),
    ],
    [
      .input(.background("2")), .callback(.sceneWillResignActive, ["2"]),
      .callback(.sceneDidEnterBackground, ["2"]), .snapshot("2"),
      .callback(.stateRestorationActivity, ["2"]),
    ],
    [.decision(.unrouted), .problem(problem), .failure(SceneError(.requestDenied, problem))],
    [.attachedInBackground("3")],
    [.input(.close("2")), .callback(.sceneDidDisconnect, ["2"])]
      + [.callback(.didDiscardSceneSessions, ["2"])],
    [.input(.quit)] + closing("1").prefix(2) + [.callback(.applicationWillTerminate, [])],
  ]

  @Test func `every entry is in the picture, with its line as hover text`() {
    let picture = picture(Self.run)
    expect(XMLCheck.problem(in: picture) == nil)
    for kind in Self.run.joined() {
      if case .stored = kind { continue }
      let line = TraceEntry(turn: 1, date: Date(), kind: kind).line
      expect(
        picture.contains(
          line.replacing("\"", with: "&quot;")
            .replacing("->", with: "-&gt;")), "\(line)")
    }
    for state in Timeline.State.allCases where state != .notRunning {
      expect(picture.contains("\(state.rawValue), from turn"), "\(state)")
    }
    for kind in Timeline.Mark.Kind.allCases {
      expect(picture.contains(">\(kind.rawValue)</text>"), "\(kind)")
    }
    let count = Self.run.joined().count - 1
    expectContains(picture, "9 turns · \(count) entries · 3 sessions")
    expectContains(picture, "the store has written")
  }

  @Test func `an event has its decision as hover text, and a line to the scene`() {
    let timeline = timeline(Self.run)
    let event = timeline.application.marks.first { $0.kind == .event }
    expectEqual(
      event?.lines, ["open postbox://message/42", "-> scene 1 (allows \"message/\")"])
    let decisions = timeline.sessions.map { $0.marks.first { $0.kind == .decision }?.lines.last }
    expectEqual(
      decisions,
      [
        "-> new scene of \"inbox\" (first scene)", "-> new scene of \"message\" (requested)", nil,
      ])
    expectEqual(timeline.routes.map(\.lane), [0, 0, 1])
    expect(timeline.application.marks.contains { $0.lines.last == "-> no scene" })
  }

  @Test func `states are bands from their entries on`() {
    let timeline = timeline(Self.run)
    expectEqual(timeline.sessions.map(\.id), ["1", "2", "3"])
    expectEqual(
      timeline.sessions[0].changes.map(\.state),
      [
        .unattached, .foregroundInactive, .foregroundActive, .foregroundInactive, .background,
        .disconnected,
      ])
    expectEqual(timeline.sessions[1].changes.map(\.state).last, .some(nil))
    expectEqual(
      timeline.application.changes.map(\.state),
      [
        .launching, .background, .foregroundInactive, .foregroundActive, .foregroundInactive,
        .background, .notRunning,
      ])
    expectEqual(timeline.application.changes.map(\.turn), [1, 1, 1, 1, 9, 9, 9])
  }

  private static let calls: [([TraceEntry.Callback], [Timeline.State])] = [
    (
      [.applicationDidBecomeActive, .applicationWillResignActive, .applicationDidEnterBackground],
      [.launching, .background, .foregroundActive, .foregroundInactive, .background]
    ),
    (
      [.applicationDidBecomeActive, .applicationWillTerminate],
      [.launching, .background, .foregroundActive, .notRunning]
    ),
  ]

  @Test(arguments: calls)
  func `an application without scenes has the states of its own calls`(
    calls: [TraceEntry.Callback], states: [Timeline.State]
  ) {
    let timeline = timeline([
      [.input(.launch([])), .callback(.didFinishLaunching, [])] + calls.map { .callback($0, []) }
    ])
    expectEqual(timeline.application.changes.map(\.state), states)
  }

  @Test func `a process that was killed leaves its sessions disconnected`() {
    let first = timeline([Self.launch])
    let second = timeline(
      [
        [
          .input(.launch([])), .decision(.session("1", .restored)),
          .callback(.willConnectTo, ["1"]),
        ]
      ],
      in: first)
    expectEqual(second.launchCount, 2)
    expectEqual(
      second.sessions[0].changes.suffix(2).map(\.state), [.disconnected, .unattached])
    expect(second.sessions[0].marks.contains { $0.kind == .restoration })
    let picture = TimelinePicture.svg(of: second, name: "a")
    expectContains(picture, ">launch 2<")
    expectContains(picture, "the process was killed")
    let quit = timeline([Self.launch + [.callback(.applicationWillTerminate, [])]])
    expect(
      !TimelinePicture.svg(of: timeline([Self.launch], in: quit), name: "a").contains("killed"))
  }

  @Test func `a restored session that isn't connected has a lane`() {
    var timeline = timeline([[.input(.launch([]))]])
    timeline.addRestored("7")
    timeline.addRestored("7")
    timeline.name("7", number: 7, scene: "\"inbox\"", title: "Inbox")
    expectEqual(timeline.sessions.map(\.changes.count), [1])
    let picture = TimelinePicture.svg(of: timeline, name: "a")
    expectContains(picture, ">7 Inbox</text>")
    expectContains(picture, "disconnected, from turn 1")
  }

  @Test(arguments: GraphPictureTests.hostile)
  func `texts of apps are escaped and cut, and are whole in the hover text`(text: String) {
    var run = Self.run
    run[4].append(.message(text, level: "info"))
    run[4].append(.problem(Problem("a", at: text, text, remedy: text)))
    run.append(Self.opening(text))
    var timeline = timeline(run)
    timeline.name("1", number: 1, scene: "\"\(text)\"", title: text)
    let picture = TimelinePicture.svg(of: timeline, name: text)
    expect(XMLCheck.problem(in: picture) == nil)
    expectEqual(picture, TimelinePicture.svg(of: timeline, name: text))
    expect(!picture.unicodeScalars.contains { "\u{1B}\u{202E}\u{0}".unicodeScalars.contains($0) })
    if text.count > 1_000 { expectContains(picture, "title: \(text)") }
    expect(picture.shownTexts.count > 5)
    expect(picture.shownTexts.allSatisfy { $0.unicodeScalars.count < 400 })
  }

  @Test func `secrets of links are redacted everywhere`() throws {
    let secret = "https://anna:hunter2@postbox.example/m?token=hunter2#hunter2"
    let url = try require(URL(string: secret))
    let activity = ActivityRecord(
      activityType: "read", userInfo: [.string("key"): .string("hunter2")],
      targetContentIdentifier: secret, webpageURL: url)
    let problem = Problem("a", at: secret, secret, remedy: secret)
    let run: [TraceEntry.Kind] = [
      .input(.launch([.openURL(.init(url)), .continueActivity(activity)])),
      .input(.handoffArrives(activity)), .input(.handoffFails("read", reason: secret)),
      .decision(.session("1", .can(.condition(secret)))),
      .decision(.newSession(.declared("a"), .matching(condition: secret))),
      .request(.openURL(url)), .request(.activation(nil, activity)),
      .message(secret, level: "info"),
      .problem(problem), .failure(SceneError(.requestDenied, problem)),
      .observation(.openURL(.init(url)), by: "sign-in", isClaimed: true),
      .currentActivity(secret, "1"),
    ]
    func picture() -> String {
      var timeline = timeline([run + Self.opening("1")])
      timeline.name("1", number: 1, scene: "\"\(secret)\"", title: secret)
      return TimelinePicture.svg(of: timeline, name: secret)
    }
    expect(!picture().contains("hunter2") && !picture().contains("anna"))
    Redaction.$isDisabled.withValue(true) { expectContains(picture(), "hunter2") }
  }

  @Test func `a run of 10,000 turns has a picture of a limited size`() {
    var turns = [Self.launch]
    for turn in 2...10_000 {
      let id = "\(turn / 20 + 2)"
      switch turn % 20 {
      case 0:
        turns.append(
          [.input(.newWindow), .decision(.newSession(nil, .primary))] + Self.opening(id))
      case 19: turns.append([.input(.close(id))] + Self.closing(id))
      case 7: turns.append([.problem(Self.problem), .stored(turn: turn)])
      default: turns.append([.input(.external(.openURL(.init(Self.link)))), .decision(.unrouted)])
      }
    }
    let timeline = timeline(turns)
    expectEqual(timeline.turnCount, 10_000)
    expect(timeline.placeCount <= timeline.limits.places)
    expect(timeline.entryCount <= timeline.placeCount * timeline.entriesPerPlace)
    let count = timeline.application.marks.reduce(0) { $0 + $1.count }
    let entries = turns.joined().count { kind in
      if case .stored = kind { false } else { true }
    }
    expectEqual(entries, timeline.entryCount)
    expect(count > 18_000 && count < entries)
    expectEqual(timeline.sessions.count + timeline.omittedSessions.count, 502)
    let picture = TimelinePicture.svg(of: timeline, name: "a")
    expect(XMLCheck.problem(in: picture) == nil)
    expect(picture.utf8.count < 2_000_000)
    expectContains(
      picture, "Each place on the axis stands for \(timeline.entriesPerPlace) entries")
    expectContains(picture, "462 more sessions without a lane.")
    expectContains(picture, "changes of state; the last:")
    expectContains(picture, "10000 turns")
  }

  @Test func `no mark is lost when places are merged`() {
    var limits = Timeline.Limits()
    limits.places = 8
    let whole = timeline(Self.run)
    let merged = timeline(Self.run, limits: limits)
    expectEqual(merged.entriesPerPlace, 8)
    expect(merged.placeCount <= 8)
    for (one, other) in zip(
      [whole.application] + whole.sessions, [merged.application] + merged.sessions)
    {
      expectEqual(one.marks.reduce(0) { $0 + $1.count }, other.marks.reduce(0) { $0 + $1.count })
      expectEqual(one.changes.last?.state, other.changes.last?.state)
      expectEqual(one.changes.count, other.changes.reduce(0) { $0 + $1.count })
      expectEqual(other.marks.map(\.place), other.marks.map(\.place).sorted())
    }
    expectEqual(merged.turns.map(\.place), Set(merged.turns.map(\.place)).sorted())
  }

  @Test func `the decision for a session without a lane is a mark of the application`() {
    let turns = [
      Self.launch,
      [.request(.openWindow("")), .decision(.newSession(nil, .primary))] + Self.opening("2"),
    ]
    var limits = Timeline.Limits()
    limits.lanes = 1
    let (whole, limited) = (timeline(turns), timeline(turns, limits: limits))
    expectEqual(limited.omittedSessions, ["2"])
    expectEqual(limited.application.marks.count, whole.application.marks.count + 1)
  }

  @Test func `a run without entries has a picture`() {
    let picture = TimelinePicture.svg(of: Timeline(), name: "a")
    expect(XMLCheck.problem(in: picture) == nil)
    expectContains(picture, "0 turns · 0 entries · 0 sessions")
  }
}
