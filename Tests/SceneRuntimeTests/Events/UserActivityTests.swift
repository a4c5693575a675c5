import Foundation
import SceneRuntime
import Testing

@MainActor struct UserActivityTests {
  @Test func `what an activity says survives being made a value`() {
    let activity = UserActivity(activityType: "com.example.postbox.read")
    activity.title = "Message 42"
    activity.userInfo = ["id": 42, "tags": ["new", "flagged"]]
    activity.targetContentIdentifier = "message/42"
    activity.webpageURL = URL(string: "https://postbox.example/m/42")
    let copy = UserActivity(activity.record)
    #expect(copy.record == activity.record)
    #expect(copy.userInfo?["id"] as? Int == 42)
    #expect(copy.userInfo?["tags"] as? [String] == ["new", "flagged"])
    #expect(copy != activity)
  }

  @Test func `a value that can't travel is refused where it is set, with its key (S131)`() throws {
    struct Unknown {}
    let activity = UserActivity(activityType: "read")
    activity.userInfo = ["good": 1, "bad": Unknown()]
    #expect(activity.userInfo?.count == 1)
    let problem = try #require(activity.problems.first)
    #expect(problem.description.contains("userInfo[bad] is of type Unknown"))
  }

  @Test func `entries are added and replaced`() {
    let activity = UserActivity(activityType: "read")
    #expect(activity.userInfo == nil)
    activity.addUserInfoEntries(from: ["a": 1, "b": 2])
    activity.addUserInfoEntries(from: ["b": 3])
    #expect(activity.userInfo as? [String: Int] == ["a": 1, "b": 3])
    activity.userInfo = nil
    #expect(activity.userInfo == nil)
  }

  @Test func `setting userInfo anew forgets what was refused before`() {
    struct Unknown {}
    let activity = UserActivity(activityType: "read")
    activity.userInfo = ["bad": Unknown()]
    activity.userInfo = ["good": 1]
    #expect(activity.problems.isEmpty)
  }
}
