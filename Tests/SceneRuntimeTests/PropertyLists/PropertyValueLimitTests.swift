import Checking
import Foundation
import TestSupport
import Testing

@testable import SceneModel
@testable import SceneRuntime

/// The limits of what apps supply: depth, size, and numbers and dates that can be written.
@MainActor struct PropertyValueLimitTests {
  private let application: Application
  private let session: SceneSession
  private let activity = UserActivity(activityType: "read")

  init() throws {
    application = Application.stub()
    application.handle(.launch([]))
    session = try require(application.orderedSessions.first)
  }

  /// A value with so many others around it.
  private static func nested(_ depth: Int, in wrap: (Any) -> Any = { ["b": $0] }) -> Any {
    (0..<depth).reduce(1 as Any) { value, _ in wrap(value) }
  }

  // Freeing what is nested so deep would overflow the stack, which is its maker's doing.
  private static let endless: [String: Any] = [
    "dictionaries": nested(100_000), "arrays": nested(100_000) { [$0] },
    "both": nested(100_000) { ["b": [$0]] },
  ]

  @Test(arguments: ["dictionaries", "arrays", "both"])
  func `an endlessly nested value is refused with its key, without overflow`(
    kind: String
  ) throws {
    let value = try require(Self.endless[kind])
    expect(PropertyValue(value) == nil)
    activity.userInfo = ["a": value, "good": 1]
    expectEqual(activity.userInfo as? [String: Int], ["good": 1])
    let path = ["dictionaries": #"["b"]"#, "arrays": "[0]", "both": #"["b"][0]"#][kind] ?? ""
    let what = try require(activity.problems.first?.what)
    expect(what.hasPrefix(#"userInfo["a"]\#(path)"#) && what.contains("…"))
    expect(what.hasSuffix("is nested more than 100 deep, which can't be sent"))
    expectEqual(activity.problems.count, 1)

    session.userInfo = ["a": value, "good": 1]
    expectEqual(session.userInfo as? [String: Int], ["good": 1])
    expectEqual(
      application.problems.map(\.what),
      [
        what.replacing("can't be sent", with: "can't be stored")
      ])
  }

  @Test func `a hundred values may stand around another, and are kept and read back`() throws {
    // The dictionary of the notes is the first of them.
    session.userInfo = ["a": Self.nested(99)]
    activity.userInfo = ["a": Self.nested(99)]
    expectEmpty(application.problems)
    expectEmpty(activity.problems)
    session.stateRestorationActivity = activity
    application.runTurns()
    let store = try require(application.parts.services.store as? MemorySessionStore)
    let record = try require(store.records["1"])
    expect(record.userInfo?["a"] != nil && record.stateRestorationActivity?.userInfo != nil)
    let data = try JSONEncoder().encode(record)
    try expectEqual(JSONDecoder().decode(SessionRecord.self, from: data), record)
    session.userInfo = ["a": Self.nested(100)]
    expectEqual(session.userInfo?.isEmpty, true)
    expectEqual(application.problems.count, 1)
  }

  @Test func `what shares its parts can't grow without end`() {
    let shared = Self.nested(60) { [$0, $0] }
    activity.userInfo = ["a": shared, "b": Array(0..<9_000), "c": Array(0..<9_000), "d": 1]
    expectEqual(Set(activity.userInfo?.keys.compactMap { $0 as? String } ?? []), ["b", "d"])
    expectEqual(
      activity.problems.map(\.what),
      [
        #"userInfo["a"] makes it hold more than 10000 values, which can't be sent"#,
        #"userInfo["c"] makes it hold more than 10000 values, which can't be sent"#,
      ])
    activity.addUserInfoEntries(from: ["e": Array(0..<2_000), "f": Data(count: 1 << 21)])
    expect(activity.userInfo?["e"] == nil && activity.userInfo?["f"] == nil)
    expectContains(activity.problems.last?.what, "more than 1048576 bytes")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e25])
  func `a date that no calendar has, or a number that isn't finite, is refused with its key`(
    seconds: Double
  ) throws {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    expect(PropertyValue(date) == nil)
    session.userInfo = ["due": ["first": date], "price": Double.nan, "good": Date.distantFuture]
    expectEqual(session.userInfo?["good"] as? Date, .distantFuture)
    expect(session.userInfo?["price"] == nil)
    expectEqual(
      application.problems.map(\.what),
      [
        #"userInfo["due"]["first"] is a date that no calendar has, which can't be stored"#,
        #"userInfo["price"] isn't a finite number, which can't be stored"#,
      ])
    activity.expirationDate = .distantFuture
    activity.expirationDate = date
    expectEqual(activity.expirationDate, .distantFuture)
    expectEqual(activity.problems.map(\.code), [.invalidExpirationDate])
    application.runTurns()
    let store = try require(application.parts.services.store as? MemorySessionStore)
    #expect(throws: Never.self) { try JSONEncoder().encode(store.records["1"]) }
  }

  @Test func `of entries that are too many the same ones stay in each run`() {
    let key = "com.example.postbox.message.attachment.number."
    let entries = Dictionary(
      uniqueKeysWithValues: (0..<20).map { ("\(key)\($0)", Array(repeating: 1, count: 999)) })
    activity.userInfo = entries
    let kept = activity.userInfo?.keys.compactMap { ($0 as? String)?.dropFirst(key.count) }
    // In the order of texts: 0, 1, 10, 11 ….
    expectEqual(kept?.sorted(), ["0", "1", "10", "11", "12", "13", "14", "15", "16"])
  }

  @Test func `entries that are added one by one are counted together`() {
    for number in 0..<4_999 { activity.addUserInfoEntries(from: ["\(number)": number]) }
    activity.addUserInfoEntries(from: ["0": "replaced"])
    activity.addUserInfoEntries(from: ["last": 1])
    expectEqual(activity.userInfo?.count, 5_000)
    expectEmpty(activity.problems)
    activity.addUserInfoEntries(from: ["another": 1])
    expectEqual(activity.userInfo?.count, 5_000)
    expectEqual(activity.problems.count, 1)
    activity.addUserInfoEntries(from: ["0": [1, 2]])
    expectEqual(activity.userInfo?["0"] as? String, "replaced")
  }

  @Test func `elements of a set are refused in the same order in each run, without an index`() {
    struct Color: Hashable {}
    struct Brush: Hashable {}
    activity.userInfo = [
      "tags": Set<AnyHashable>([Color(), Brush(), "a", "b", "c", ["deep": Date.distantFuture]])
    ]
    expectEqual(activity.userInfo?.isEmpty, true)
    let types = ["Brush", "Color"]
    expectEqual(activity.problems.count, 2)
    for (problem, type) in zip(activity.problems, types) {
      expect(problem.what.hasPrefix(#"userInfo["tags"][element] is of type \#(type)"#))
    }
    session.userInfo = ["tags": Set<AnyHashable>([Double.nan, "a", "b", "c"])]
    expectEqual(
      application.problems.map(\.what),
      [
        #"userInfo["tags"][element] isn't a finite number, which can't be stored"#
      ])
  }

  // MARK: - Values that were made in code

  private nonisolated static func value(_ depth: Int) -> PropertyValue {
    (0..<depth).reduce(.integer(1)) { value, _ in .dictionary([.string("b"): value]) }
  }

  // Not as arguments, which the test kit writes down.
  private static let events: [ExternalEvent] = [
    .receiveNotification(
      NotificationRecord(title: "New mail", userInfo: [.string("a"): value(3_000)])),
    .performShortcut(ShortcutRecord(type: "compose", userInfo: ["a": value(3_000)])),
    .continueActivity(ActivityRecord(activityType: "read", userInfo: [.string("a"): value(3_000)])),
  ]

  @Test(arguments: 0..<3)
  func `an event with a value nested too deep is refused with the key`(index: Int) {
    let event = Self.events[index]
    application.handle(.external(event))
    expectEqual(application.problems.count, 1)
    let what = application.problems.first?.what
    expectContains(what, #"its userInfo["a"]["b"]["b"]"#)
    expectContains(what, "… is nested more than 100 deep, so it is refused")
    expect(!application.lines.contains { $0.contains("compose") || $0.contains("New mail") })
  }

  @Test(arguments: [
    (PropertyValue.number(.nan), "isn't a finite number"),
    (.array([.date(Date(timeIntervalSinceReferenceDate: .infinity))]), "[0] is a date that no"),
    (.set([.number(.infinity), .string("a")]), "[element] isn't a finite number"),
  ])
  func `an event with a number that can't be kept is refused with the key`(
    value: PropertyValue, says: String
  ) {
    application.handle(
      .external(
        .receiveNotification(
          NotificationRecord(title: "New mail", userInfo: [.string("a"): value]))),
      .external(
        .performShortcut(ShortcutRecord(type: "compose", targetContentIdentifier: value))))
    expectEqual(application.problems.count, 2)
    expect(application.problems.allSatisfy { $0.what.contains(says) }, "\(application.problems)")
  }

  @Test func `an activity made of a record leaves out what can't travel`() {
    let record = ActivityRecord(
      activityType: "read",
      userInfo: [.string("a"): Self.value(3_000), .string("good"): .integer(1)])
    let activity = UserActivity(record)
    expectEqual(activity.userInfo as? [String: Int], ["good": 1])
    expectEqual(activity.problems.count, 1)
  }

  @Test func `a value written too deep isn't decoded, without overflow`() throws {
    let json = (0..<100).reduce(#"{"integer":{"_0":1}}"#) { value, _ in
      #"{"array":{"_0":[\#(value)]}}"#
    }
    func read(_ json: String) throws -> PropertyValue {
      try JSONDecoder().decode(PropertyValue.self, from: Data(json.utf8))
    }
    let value = try read(json)
    try expectEqual(
      JSONDecoder().decode(PropertyValue.self, from: JSONEncoder().encode(value)), value)
    let error = #expect(throws: DecodingError.self) {
      _ = try read(#"{"dictionary":{"_0":[{"string":{"_0":"a"}},\#(json)]}}"#)
    }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("\(String(describing: error)) is of another kind")
      return
    }
    expectEqual(context.debugDescription, "the value is nested more than 100 deep")
  }
}
