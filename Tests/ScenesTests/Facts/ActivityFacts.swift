import Checking
import Foundation
import Scenes
import ScenesTesting
import TestSupport
import Testing

@MainActor private final class Journal {
  var lines: [String] = []
}

private struct Postbox: App {
  @ApplicationDelegateAdaptor(RecordingApplicationDelegate.self) var delegate
  let journal = Journal()

  var body: some Scene {
    WindowGroup("Inbox") {
      Reading(journal: journal, name: "inbox")
    }
    WindowGroup("Message") {
      Reading(journal: journal, name: "message")
    }
    .handlesExternalEvents(matching: ["message/"])
  }
}

private struct Reading: View {
  let journal: Journal
  let name: String

  var body: some View {
    Text(name)
      .userActivity("com.example.postbox.\(name)") { $0.userInfo = ["name": name] }
      .onContinueUserActivity("com.example.postbox.read") { _ in
        journal.lines.append("\(name) read")
      }
      .onContinueUserActivity(UserActivity.browsingWebType) { _ in
        journal.lines.append("\(name) web")
      }
      .onOpenURL { journal.lines.append("\(name) \($0)") }
  }
}

/// S91–S94, S118, S129: activities in scenes of declared content.
@MainActor struct ActivityFacts {
  private let app = Postbox()
  private var lines: [String] { app.journal.lines }

  @Test func `S91: an activity reaches the chosen scene only`() async {
    let simulator = await AppSimulator(app)
    await simulator.continue("com.example.postbox.read", for: "message/42")
    expectEqual(lines, ["message read"])
    await simulator.continue("com.example.postbox.write", for: "message/42")
    expectEqual(lines.count, 1)
  }

  @Test func `S92: a web link is a URL, and without a page it is an activity`() async {
    let simulator = await AppSimulator(app, profile: .phone)
    await simulator.continue(UserActivity.browsingWebType, for: "https://postbox.example/m/42")
    expectEqual(lines, ["inbox https://postbox.example/m/42"])
    await simulator.continue(UserActivity(activityType: UserActivity.browsingWebType))
    expectEqual(lines.last, "inbox web")
  }

  @Test func `S93: a view provides an activity for its own scene only`() async {
    let simulator = await AppSimulator(app)
    await simulator.continue("com.example.postbox.read", for: "message/42")
    let types = simulator.sessions.map { $0.scene?.userActivity?.activityType }
    expectEqual(types, ["com.example.postbox.inbox", "com.example.postbox.message"])
    let application = simulator.application
    expectEqual(application.advertisedActivity?.activityType, "com.example.postbox.message")
    await simulator.focus(1)
    expectEqual(simulator.trace.last, "scene 1 current activity com.example.postbox.inbox")
    expectEqual(
      application.advertisedActivity?.userInfo, [.string("name"): .string("inbox")])
  }

  @Test func `S118: a scene's delegate can store the updated activity of a view`() async {
    app.delegate.restoring = { $0.userActivity }
    let simulator = await AppSimulator(app)
    await simulator.background()
    let kept = simulator.sessions[0].stateRestorationActivity
    expectEqual(kept?.activityType, "com.example.postbox.inbox")
    expectEqual(kept?.userInfo as? [String: String], ["name": "inbox"])
  }

  @Test func `S129: after a relaunch an activity has its required entries`() async {
    let draft = UserActivity(activityType: "com.example.postbox.draft")
    draft.userInfo = ["text": "Hello", "cursor": 3]
    draft.requiredUserInfoKeys = ["text"]
    app.delegate.restoring = { _ in draft }
    let simulator = await AppSimulator(app)
    await simulator.background()
    await simulator.relaunch()
    let kept = simulator.sessions[0].stateRestorationActivity
    expectEqual(kept?.userInfo as? [String: String], ["text": "Hello"])
    expectEqual(simulator.problems, [])
  }

  @Test func `the current activity of one device is continued on another`() async throws {
    final class Telling: UserActivityDelegate {
      var isContinued = false

      func userActivityWasContinued(_ userActivity: UserActivity) { isContinued = true }
    }
    let first = await AppSimulator(app)
    let telling = Telling()
    first.application.currentUserActivity?.delegate = telling
    let offered = try require(first.application.advertisedActivity)
    let other = Postbox()
    let second = await AppSimulator(other)
    await second.handoff(offered.activityType)
    second.application.receive(.handoffArrives(offered))
    await second.settle()
    await first.handoffTaken(offered.activityType)
    expect(telling.isContinued)
    expectEqual(
      other.delegate.activities.map { $0.userInfo as? [String: String] }, [["name": "inbox"]])
  }
}
