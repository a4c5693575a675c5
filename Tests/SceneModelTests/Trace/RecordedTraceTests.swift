import Checking
import Foundation
import SceneModel
import Testing

/// Entries of a trace as they are kept: without what their lines hide.
struct RecordedTraceTests {
  private static let url =
    URL(string: "https://anna:hunter2@postbox.example/m/42;s=hunter2?hunter2&t=hunter2#hunter2")
    ?? URL(filePath: "/")
  private static let text = "see \(url.absoluteString)"

  private static let activity = ActivityRecord(
    activityType: "read", title: text, userInfo: [.string("key"): .string("hunter2")],
    targetContentIdentifier: url.absoluteString, webpageURL: url, referrerURL: url,
    keywords: [text], persistentIdentifier: url.absoluteString)
  private static let events: [ExternalEvent] = [
    .openURL(ExternalEvent.Link(url)), .continueActivity(activity),
    .performShortcut(
      ShortcutRecord(
        type: "new", localizedTitle: text, localizedSubtitle: text,
        userInfo: ["key": .string("hunter2")], targetContentIdentifier: .string(url.absoluteString))
    ),
    .performShortcut(
      ShortcutRecord(type: "new", targetContentIdentifier: .data(Data("hunter2".utf8)))),
    .receiveNotification(
      NotificationRecord(
        title: text, body: "hunter2", userInfo: [.string("key"): .url(url)], userText: "hunter2",
        targetContentIdentifier: url.absoluteString)),
    .willContinueActivity(
      ExternalEvent.Handoff(activityType: "read", targetContentIdentifier: url.absoluteString)),
  ]
  private static let problem = Problem("a", at: text, text, remedy: text)

  private static var kinds: [TraceEntry.Kind] {
    let condition = url.absoluteString
    let predicate = TargetPredicate(equalTo: condition)
    let inputs: [HostEvent] =
      [
        .launch(events), .openURLs([ExternalEvent.Link(url)]), .handoffArrives(activity),
        .handoffFails("read", reason: text), .attachDisplay(text), .detachDisplay(text),
        .registeredForRemoteNotifications(Data("hunter2".utf8)),
        .failedToRegisterForRemoteNotifications(text),
      ] + events.map { .external($0) }
    let rules: [RoutingDecision.Rule] = [
      .matching(condition: condition), .prefers(.condition(condition)), .can(.predicate(predicate)),
    ]
    return inputs.map { .input($0) }
      + events.flatMap {
        [.observation($0, by: "sign-in", isClaimed: true), TraceEntry.Kind.delivery($0, "1")]
      }
      + rules.flatMap {
        [.decision(.session("1", $0)), TraceEntry.Kind.decision(.newSession(nil, $0))]
      }
      + [
        .request(.activation(nil, activity)), .request(.openURL(url)), .request(.openWindow(text)),
        .request(.dismissWindow(text)), .problem(problem),
        .failure(SceneError(.requestDenied, problem)), .currentActivity(text, "1"),
      ]
  }

  /// The secrets in base 64 too, as data is written.
  private static let secrets = ["hunter2", "anna:", Data("hunter2".utf8).base64EncodedString()]

  @Test func `no entry that is kept holds a secret, and each is read back`() throws {
    for (number, kind) in Self.kinds.enumerated() {
      let entry = try Self.entry(kind, number)
      let data = try JSONEncoder().encode(entry)
      let kept = String(decoding: data, as: UTF8.self)
      let again = try JSONDecoder().decode(TraceEntry.self, from: data)
      try expectEqual(
        JSONDecoder().decode(TraceEntry.self, from: JSONEncoder().encode(again)), again)
      for secret in Self.secrets {
        expect(!kept.contains(secret), "\(kept)")
        expect(!entry.line.contains(secret), "\(entry.line)")
        expect(!String(reflecting: entry).contains(secret))
      }
    }
  }

  @Test func `where values are shown, an entry is kept as it is`() throws {
    for (number, kind) in Self.kinds.enumerated() {
      let entry = try Self.entry(kind, number)
      let data = try Redaction.$isDisabled.withValue(true) { try JSONEncoder().encode(entry) }
      try expectEqual(JSONDecoder().decode(TraceEntry.self, from: data), entry)
    }
  }

  /// Entries are made by an application only, and read.
  private static func entry(_ kind: TraceEntry.Kind, _ turn: Int) throws -> TraceEntry {
    struct Entry: Encodable {
      var turn: Int
      var date: Date
      var kind: TraceEntry.Kind
    }
    return try JSONDecoder().decode(
      TraceEntry.self,
      from: JSONEncoder().encode(
        Entry(turn: turn, date: Date(timeIntervalSince1970: 0), kind: kind)))
  }
}
