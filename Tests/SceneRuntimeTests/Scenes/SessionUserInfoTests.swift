import Checking
import SceneRuntime
import TestSupport
import Testing

/// The app's own data for a session.
@MainActor struct SessionUserInfoTests {
  @Test func `S124: a session's values of other types are refused with their keys`() throws {
    let application = Application.stub()
    application.handle(.launch([]))
    let session = try require(application.orderedSessions.first)
    session.userInfo = ["draft": "Hello", "read": [1, 2], "window": application]
    expectEqual(session.userInfo?.keys.sorted(), ["draft", "read"])
    expectEqual(session.userInfo?["draft"] as? String, "Hello")
    expectEqual(application.problems.count, 1)
    expectContains(application.problems.first?.what, "userInfo[\"window\"]")
  }
}
