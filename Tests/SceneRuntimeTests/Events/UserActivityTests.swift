import Checking
import Foundation
import SceneRuntime
import Testing

@MainActor struct UserActivityTests {
  private struct Color: Hashable {}

  private let activity = UserActivity(activityType: "com.example.postbox.read")

  @Test func `an activity keeps its properties when it becomes a value`() throws {
    activity.title = "Message 42"
    activity.userInfo = ["id": 42, "tags": ["new", "flagged"]]
    activity.targetContentIdentifier = "message/42"
    activity.webpageURL = URL(string: "https://postbox.example/m/42")
    activity.referrerURL = URL(string: "https://postbox.example/m")
    activity.expirationDate = Date(timeIntervalSinceReferenceDate: 7)
    activity.keywords = ["mail"]
    activity.persistentIdentifier = "m42"
    activity.requiredUserInfoKeys = ["id"]
    activity.isEligibleForSearch = true
    let data = try JSONEncoder().encode(activity.record)
    let copy = UserActivity(try JSONDecoder().decode(ActivityRecord.self, from: data))
    expectEqual(copy.record, activity.record)
    expectEqual(copy.userInfo?["id"] as? Int, 42)
    expectEqual(copy.userInfo?["tags"] as? [String], ["new", "flagged"])
    expectEqual(copy.webpageURL, activity.webpageURL)
    expectEqual(copy.referrerURL, activity.referrerURL)
    expectEqual(copy.expirationDate, activity.expirationDate)
    expectEqual(copy.keywords, ["mail"])
    expectEqual(copy.persistentIdentifier, "m42")
    expectEqual(copy.requiredUserInfoKeys, ["id"])
    expect(copy.isEligibleForSearch)
    expect(copy != activity)
  }

  @Test func `a record with a type only can be decoded`() throws {
    let record = try JSONDecoder().decode(
      ActivityRecord.self, from: Data(#"{"activityType": "read"}"#.utf8))
    expectEqual(record, UserActivity(activityType: "read").record)
  }

  @Test func `by default it is eligible for Handoff only`() {
    expect(activity.isEligibleForHandoff)
    expect(!activity.isEligibleForSearch)
    expect(!activity.isEligibleForPublicIndexing)
    expect(!activity.isEligibleForPrediction)
    activity.isEligibleForHandoff = false
    activity.isEligibleForPublicIndexing = true
    activity.isEligibleForPrediction = true
    expectEqual(activity.record.eligibility, [.publicIndexing, .prediction])
  }

  // MARK: - What it can't say

  @Test func `S131: a value of another type is refused with its key, and the others are kept`() {
    activity.userInfo = ["good": 1, "bad": Color(), "number": UInt64.max]
    expectEqual(activity.userInfo as? [String: Int], ["good": 1])
    expectEqual(
      activity.problems.map(\.what),
      [
        "userInfo[\"bad\"] is of type Color, which can't be sent",
        "userInfo[\"number\"] is a number that Int doesn't hold, which can't be sent",
      ])
    expectEqual(activity.problems.first?.place, "activity \"com.example.postbox.read\"")
  }

  @Test func `S131: a value of a record that can't be sent is left out`() {
    let record = ActivityRecord(
      activityType: "read",
      userInfo: [.string("good"): .integer(1), .string("bad"): .number(.infinity)])
    let activity = UserActivity(record)
    expectEqual(activity.userInfo as? [String: Int], ["good": 1])
    expectEqual(activity.record.userInfo, [.string("good"): .integer(1)])
    expectEqual(activity.problems.count, 1)
  }

  @Test func `S131: the problem of an unsendable number has a remedy`() throws {
    activity.userInfo = ["price": try require(Decimal(string: "0.12345678901234567890"))]
    expectEqual(
      activity.problems.map(\.description),
      [
        "activity \"com.example.postbox.read\": userInfo[\"price\"] is a Decimal that Double doesn't "
          + "hold, which can't be sent; use a string."
      ])
  }

  @Test func `S131: inside a dictionary too, whose other entries are kept`() {
    activity.userInfo = ["draft": ["text": "Hello", "color": Color()] as [String: Any]]
    expectEqual(activity.userInfo?["draft"] as? [String: String], ["text": "Hello"])
    expectEqual(
      activity.problems.map(\.what),
      [
        "userInfo[\"draft\"][\"color\"] is of type Color, which can't be sent"
      ])
  }

  @Test func `S131: an array or a set with an element of another type goes as a whole`() {
    activity.userInfo = [
      "list": [1, ["deep": [Color()]]] as [Any], 7: Set([Color()]), "good": true,
    ]
    expectEqual(
      activity.problems.map(\.what),
      [
        "userInfo[\"list\"][1][\"deep\"][0] is of type Color, which can't be sent",
        "userInfo[7][element] is of type Color, which can't be sent",
      ])
    expectEqual(activity.userInfo?["good"] as? Bool, true)
    expect(activity.userInfo?[7] == nil)
    // Only the array for the key "deep" is removed, from its dictionary; the list keeps both elements.
    expectEqual((activity.userInfo?["list"] as? [Any])?.count, 2)
  }

  @Test func `S131: a key of another type is refused, also inside`() {
    activity.userInfo = [Color(): 1, "in": [Color(): 1, "good": 2] as [AnyHashable: Int]]
    expectEqual(activity.userInfo?["in"] as? [String: Int], ["good": 2])
    expectEqual(
      activity.problems.map(\.what),
      [
        "userInfo has a key of type Color, which can't be sent",
        "userInfo[\"in\"] has a key of type Color, which can't be sent",
      ])
  }

  @Test func `entries are added and replaced`() {
    expect(activity.userInfo == nil)
    activity.addUserInfoEntries(from: ["bad": Color()])
    expect(activity.userInfo == nil)
    activity.addUserInfoEntries(from: ["a": 1, "b": 2])
    activity.addUserInfoEntries(from: ["b": 3, "bad": Color()])
    expectEqual(activity.userInfo as? [String: Int], ["a": 1, "b": 3])
    expectEqual(activity.problems.count, 1)
    activity.userInfo = nil
    expect(activity.userInfo == nil)
  }

  @Test func `a refused value is reported until its key has a valid value`() {
    activity.userInfo = [
      "color": Color(), "draft": ["text": "Hello", "color": Color()] as [String: Any], "number": 1,
    ]
    let refused = activity.problems
    expectEqual(refused.count, 2)
    // This reads the valid entries, changes one and sets them again; the problems remain.
    activity.userInfo?["number"] = 2
    expectEqual(activity.userInfo?["number"] as? Int, 2)
    expectEqual(activity.problems, refused)
    activity.userInfo?["color"] = "red"
    expectEqual(activity.problems, refused.filter { $0.what.hasPrefix("userInfo[\"draft\"]") })
    activity.userInfo = ["number": 3]
    expectEqual(activity.problems.count, 1)
    activity.addUserInfoEntries(from: ["draft": ["text": "Bye"]])
    expectEqual(activity.problems, [])
  }

  @Test func `a refused value replaces an earlier one of the same key`() {
    activity.userInfo = ["a": Color(), "b": Color()]
    activity.addUserInfoEntries(from: ["a": UInt64.max])
    expectEqual(
      activity.problems.map(\.what),
      [
        "userInfo[\"b\"] is of type Color, which can't be sent",
        "userInfo[\"a\"] is a number that Int doesn't hold, which can't be sent",
      ])
  }

  @Test func `without userInfo nothing of it is refused`() {
    activity.userInfo = ["bad": Color(), Color(): 1]
    expectEqual(activity.problems.count, 2)
    activity.userInfo = nil
    expectEqual(activity.problems, [])
  }

  @Test(arguments: ["https://postbox.example", "HTTP://postbox.example"])
  func `a page of the web is a page`(page: String) {
    activity.webpageURL = URL(string: page)
    expectEqual(activity.webpageURL?.absoluteString, page)
    expectEqual(activity.problems, [])
  }

  @Test(arguments: ["postbox://message/42", "file:///m", "m/42"])
  func `a page that isn't of the web is refused, and the one before stays`(page: String) {
    let before = URL(string: "https://postbox.example")
    activity.webpageURL = before
    activity.webpageURL = URL(string: page)
    expectEqual(activity.webpageURL, before)
    expectEqual(
      activity.problems.map(\.code), [.invalidWebpageURL])
    activity.webpageURL = nil
    expect(activity.webpageURL == nil)
    expectEqual(activity.problems, [])
  }
}
