import Checking
import Foundation
import Testing

@testable import SceneModel

struct ExternalEventConditionsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var conditions: Set<String>
    var text: String?
    var match: String?

    var testDescription: String { "\(conditions.sorted()) and \(text ?? "no text")" }
  }

  @Test(arguments: [
    // Part of the text, not all of it, and not the other way round (S82).
    Case(conditions: ["photo="], text: "app://open?photo=7", match: "photo="),
    Case(conditions: ["note"], text: "notebook", match: "note"),
    Case(conditions: ["notebook"], text: "note", match: nil),
    Case(conditions: ["b", "a"], text: "ab", match: "a"),
    // Neither case nor diacritics count (S83).
    Case(conditions: ["CAFE"], text: "myapp://café", match: "CAFE"),
    Case(conditions: ["café"], text: "myapp://CAFE", match: "café"),
    Case(conditions: ["strasse"], text: "die Straße", match: "strasse"),
    Case(
      conditions: ["ABCDEFGHIJKLMNOPQRSTUVWXYZ"], text: "abcdefghijklmnopqrstuvwxyz",
      match: "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    // The signs beside the letters are no letters.
    Case(conditions: ["@"], text: "`", match: nil),
    Case(conditions: ["["], text: "{", match: nil),
    // Nothing matches nothing; a lone asterisk matches all, within a text it is itself (S84).
    Case(conditions: [], text: "anything", match: nil),
    Case(conditions: [""], text: "anything", match: nil),
    Case(conditions: [""], text: "", match: nil),
    Case(conditions: ["*"], text: "anything", match: "*"),
    Case(conditions: ["*"], text: "", match: "*"),
    Case(conditions: ["*"], text: nil, match: "*"),
    Case(conditions: ["a"], text: nil, match: nil),
    Case(conditions: ["a*"], text: "abc", match: nil),
    Case(conditions: ["a*"], text: "xa*y", match: "a*"),
  ])
  func `a condition matches as a part of the text (S82, S83, S84, T3)`(example: Case) {
    let conditions = ExternalEventConditions(example.conditions)
    expectEqual(conditions.match(example.text.map(FoldedText.init)), example.match)
  }

  @Test func `the text of an activity is its target, else its page (S81)`() {
    var activity = ActivityRecord(activityType: "read")
    expect(ExternalEvent.continueActivity(activity).text == nil)
    activity.webpageURL = URL(string: "https://postbox.example/m/42")
    expectEqual(ExternalEvent.continueActivity(activity).text, "https://postbox.example/m/42")
    activity.targetContentIdentifier = "message/42"
    expectEqual(ExternalEvent.continueActivity(activity).text, "message/42")
  }

  @Test func `the text of a link is the link (S81)`() throws {
    let url = try require(URL(string: "postbox://message/42?from=mail"))
    expectEqual(ExternalEvent.openURL(.init(url)).text, "postbox://message/42?from=mail")
  }

  @Test func `conditions are coded as their texts`() throws {
    let conditions = ExternalEventConditions(["b", "a"])
    let data = try JSONEncoder().encode(conditions)
    expectEqual(String(decoding: data, as: UTF8.self), #"["a","b"]"#)
    try expectEqual(JSONDecoder().decode(ExternalEventConditions.self, from: data), conditions)
  }

  @Test func `an index with the empty condition alone matches nothing`() {
    var index = ConditionIndex<Int>()
    index[FoldedText("")] = 1
    var found: [Int] = []
    index.forEachMatch(in: FoldedText("a")) { found.append($0) }
    expectEqual(found, [])
    index[FoldedText("a")] = 2
    index.forEachMatch(in: FoldedText("aaaaaaaaaaaaa")) { found.append($0) }
    expectEqual(Set(found), [2])
  }
}
