import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

/// Web links, which come as activities.
@MainActor struct WebLinkFacts {
  @MainActor private final class Links {
    var opened: [String] = []
  }

  private struct Postbox: App {
    let links = Links()

    var body: some Scene {
      WindowGroup("Inbox") { Text("Inbox").onOpenURL { links.opened.append("\($0)") } }
    }
  }

  private struct Deaf: App {
    var body: some Scene { WindowGroup("Inbox") { Text("Inbox") } }
  }

  @Test func `S91, S92: a web link opens as a link does, by its page`() async {
    let app = Postbox()
    let simulator = await AppSimulator(app)
    await simulator.continue(
      UserActivity.browsingWebType, for: "https://postbox.example/m/42")
    expectEqual(app.links.opened, ["https://postbox.example/m/42"])
    expectEqual(simulator.problems, [])
    // Any other activity is no link, whatever its target.
    await simulator.continue(
      "com.example.postbox.read", for: "https://postbox.example/m/42")
    expectEqual(app.links.opened.count, 1)
  }

  @Test(arguments: ["file:///etc/passwd", "postbox://message/42", "HTTPS://postbox.example/m/42"])
  func `a web link's page is a page of the web`(page: String) async {
    let app = Postbox()
    let simulator = await AppSimulator(app)
    await simulator.receive(
      .continueActivity(
        ActivityRecord(
          activityType: UserActivity.browsingWebType, webpageURL: URL(string: page))))
    let isOfWeb = page.hasPrefix("HTTPS")
    expectEqual(app.links.opened, (isOfWeb ? [page] : []))
    expectEqual(simulator.problems.map(\.place), (isOfWeb ? [] : ["an activity"]))
  }

  @Test(arguments: [
    (UserActivity.browsingWebType, "https://postbox.example/m/42", "onOpenURL(perform:)"),
    ("com.example.postbox.read", "message/42", "onContinueUserActivity(_:perform:)"),
  ])
  func `an unhandled activity is reported`(
    type: String, target: String, remedy: String
  ) async throws {
    let simulator = await AppSimulator(Deaf())
    await simulator.continue(type, for: target)
    let problem = try require(simulator.problems.first)
    expectEqual(problem.code, .unhandledEvent)
    expectContains(problem.remedy, remedy)
    expectEqual(simulator.problems.count, 1)
  }

  @Test func `the activity of a request chooses a scene, and needn't be handled`() async {
    let simulator = await AppSimulator(Deaf())
    let activity = UserActivity(activityType: "com.example.postbox.read")
    activity.targetContentIdentifier = "message/42"
    simulator.application.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
    await simulator.settle()
    expectEqual(simulator.problems, [])
  }
}
