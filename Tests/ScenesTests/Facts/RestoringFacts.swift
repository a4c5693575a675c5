import Checking
import Foundation
import Scenes
import ScenesTesting
import TestSupport
import Testing

private struct Postbox: App {
  @ApplicationDelegateAdaptor(RecordingApplicationDelegate.self) var delegate

  var body: some Scene {
    WindowGroup("Inbox") { Text("Inbox") }
  }
}

/// S60, S61, S118–S122, S124: what sessions keep of what their scenes show.
@MainActor struct RestoringFacts {
  private let app = Postbox()
  private var delegate: RecordingApplicationDelegate { app.delegate }

  private func draft(_ text: String) -> UserActivity {
    let activity = UserActivity(activityType: "com.example.postbox.draft")
    activity.userInfo = ["text": text]
    return activity
  }

  private func text(_ activity: UserActivity?) -> String? { activity?.userInfo?["text"] as? String }

  /// A launched app whose delegates have a method of their own.
  private func launch(keeping activity: UserActivity?) async -> AppSimulator {
    delegate.restoring = { _ in activity }
    let simulator = await AppSimulator(app)
    delegate.log = []
    return simulator
  }

  @Test func `S118, S119: the scene is asked right after it entered the background`() async {
    let simulator = await launch(keeping: draft("Hello"))
    await simulator.background()
    simulator.expect(trace: [
      "background",
      "scene 1 sceneWillResignActive",
      "scene 1 sceneDidEnterBackground",
      "scene 1 stateRestorationActivity",
      "scene 1 didUpdate",
      "scene 1 snapshot",
    ])
    expectEqual(delegate.log, simulator.callbacks)
  }

  @Test func `S118: a delegate without the method isn't asked, and the session keeps nothing`()
    async
  {
    let simulator = await AppSimulator(app)
    delegate.log = []
    await simulator.background()
    expectEqual(delegate.log, ["scene 1 sceneWillResignActive", "scene 1 sceneDidEnterBackground"])
    expectEqual(simulator.callbacks, delegate.log)
    expect(simulator.sessions[0].stateRestorationActivity == nil)
  }

  @Test func `S118: without an activity nothing is updated`() async {
    let simulator = await launch(keeping: nil)
    await simulator.background()
    expectEqual(delegate.log.last, "scene 1 stateRestorationActivity")
    expect(simulator.sessions[0].stateRestorationActivity == nil)
  }

  @Test func `S118: before an activity is kept its delegate and its scene bring it up to date`()
    async throws
  {
    final class Saving: UserActivityDelegate {
      func userActivityWillSave(_ userActivity: UserActivity) {
        userActivity.addUserInfoEntries(from: ["text": "saved", "order": "delegate"])
      }
    }
    final class InboxScene: WindowScene {
      override func updateUserActivityState(_ userActivity: UserActivity) {
        let order = userActivity.userInfo?["order"] as? String ?? ""
        userActivity.addUserInfoEntries(from: ["order": order + ", scene"])
      }
    }
    delegate.configure = { session, _ in
      let configuration = SceneConfiguration(name: nil, sessionRole: session.role)
      configuration.sceneClass = InboxScene.self
      configuration.delegateClass = RecordingSceneDelegate.self
      return configuration
    }
    let saving = Saving()
    let activity = draft("typed")
    activity.delegate = saving
    let simulator = await launch(keeping: activity)
    simulator.sessions[0].scene?.userActivity = activity
    await simulator.background()
    let kept = try require(simulator.sessions[0].stateRestorationActivity)
    expectEqual(text(kept), "saved")
    expectEqual(kept.userInfo?["order"] as? String, "delegate, scene")
    // Another activity than the scene's own isn't the scene's to update.
    simulator.sessions[0].scene?.userActivity = draft("other")
    await simulator.foreground()
    await simulator.background()
    expect(
      simulator.sessions[0].stateRestorationActivity?.userInfo?["order"] as? String == "delegate")
  }

  @Test func `S119: the session keeps a copy, and so does its record`() async throws {
    let activity = draft("Hello")
    let simulator = await launch(keeping: activity)
    await simulator.background()
    activity.userInfo = ["text": "changed"]
    expectEqual(text(simulator.sessions[0].stateRestorationActivity), "Hello")
    let record = try require(simulator.store.records["1"]?.stateRestorationActivity)
    expectEqual(record, draft("Hello").record)
  }

  @Test func `S120: the stored activity is there when the scene connects again`() async {
    final class Reading: RecordingSceneDelegate {
      static var read: [String?] = []

      override func scene(
        _ scene: ConnectedScene, willConnectTo session: SceneSession,
        options connectionOptions: ConnectionOptions
      ) {
        Self.read.append(session.stateRestorationActivity?.userInfo?["text"] as? String)
        super.scene(scene, willConnectTo: session, options: connectionOptions)
      }
    }
    delegate.configure = { session, _ in
      let configuration = SceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = Reading.self
      return configuration
    }
    Reading.read = []
    let simulator = await launch(keeping: draft("Hello"))
    await simulator.background()
    await simulator.memoryPressure()
    await simulator.resume(1)
    expectEqual(Reading.read, [nil, "Hello"])
  }

  @Test func `S41, S121: a scene restores after it connected and before it is active`() async {
    let simulator = await launch(keeping: draft("Hello"))
    await simulator.background()
    await simulator.memoryPressure()
    delegate.log = []
    await simulator.resume(1)
    expectEqual(
      delegate.log,
      [
        "scene 1 willConnectTo",
        "scene 1 restoreInteractionStateWith",
        "scene 1 sceneWillEnterForeground",
        "scene 1 sceneDidBecomeActive",
      ])
    expectEqual(simulator.callbacks, delegate.log)
    expectEqual(delegate.restored.map(text), ["Hello"])
    // It stands apart from the activities a scene connects for.
    expectEqual(delegate.options["1"]?.userActivities.isEmpty, true)
  }

  @Test func `S121: without an activity, and on returning, nothing is restored`() async {
    let simulator = await AppSimulator(app)
    await simulator.background()
    await simulator.memoryPressure()
    await simulator.resume(1)
    delegate.restoring = { [draft] _ in draft("Hello") }
    await simulator.background()
    await simulator.foreground()
    await simulator.newWindow()
    expect(!delegate.log.contains { $0.hasSuffix("restoreInteractionStateWith") })
  }

  @Test func `S122: the app can set the stored activity; the last of set and returned is used`()
    async throws
  {
    let simulator = await AppSimulator(app)
    let session = simulator.sessions[0]
    session.stateRestorationActivity = draft("set")
    await simulator.background()
    expectEqual(text(session.stateRestorationActivity), "set")
    expectEqual(simulator.store.records["1"]?.stateRestorationActivity, draft("set").record)
    await simulator.foreground()
    delegate.restoring = { [draft] _ in draft("returned") }
    await simulator.background()
    expectEqual(text(session.stateRestorationActivity), "returned")
    session.stateRestorationActivity = draft("set again")
    await simulator.memoryPressure()
    await simulator.resume(1)
    expectEqual(delegate.restored.map(text), ["set again"])
    delegate.restoring = { _ in nil }
    await simulator.background()
    expect(session.stateRestorationActivity == nil)
    expect(simulator.store.records["1"]?.stateRestorationActivity == nil)
  }

  @Test func `S124: with a session goes what it kept`() async {
    let simulator = await launch(keeping: draft("Hello"))
    await simulator.background()
    expect(simulator.store.records["1"] != nil)
    await simulator.close(1)
    expectEmpty(simulator.store.records)
  }

  @Test func `what can't be kept of an activity is a recorded problem`() async {
    let simulator = await AppSimulator(app)
    let activity = UserActivity(activityType: "draft")
    activity.userInfo = ["delegate": delegate]
    simulator.sessions[0].stateRestorationActivity = activity
    expectEqual(simulator.problems.map(\.place), ["activity \"draft\""])
  }

  // MARK: - Refreshing

  @Test func `S60: at a refresh the activity is stored again, before the snapshot`() async {
    let simulator = await launch(keeping: draft("old"))
    await simulator.background()
    delegate.restoring = { [draft] _ in draft("new") }
    simulator.application.requestSceneSessionRefresh(simulator.sessions[0])
    await simulator.settle()
    expectEqual(
      simulator.trace.suffix(4),
      [
        "request refresh of scene 1", "scene 1 stateRestorationActivity", "scene 1 didUpdate",
        "scene 1 snapshot",
      ])
    expectEqual(text(simulator.sessions[0].stateRestorationActivity), "new")
  }

  @Test func `S60: a scene on screen isn't refreshed`() async {
    let simulator = await launch(keeping: draft("Hello"))
    simulator.application.requestSceneSessionRefresh(simulator.sessions[0])
    await simulator.settle()
    expectEqual(simulator.trace.last, "request refresh of scene 1")
    expectEqual(delegate.log, [])
  }

  @Test func `S61: a refresh connects a scene in the background, without foreground calls`() async {
    let simulator = await launch(keeping: draft("Hello"))
    await simulator.background()
    await simulator.memoryPressure()
    delegate.log = []
    simulator.application.requestSceneSessionRefresh(simulator.sessions[0])
    await simulator.settle()
    expectEqual(
      delegate.log,
      [
        "scene 1 willConnectTo", "scene 1 restoreInteractionStateWith",
        "scene 1 stateRestorationActivity", "scene 1 didUpdate",
      ])
    expectEqual(simulator.sessions[0].scene?.activationState, .background)
    expectEqual(simulator.trace.last, "scene 1 snapshot")
  }
}
