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
    WindowGroup("Message") { Text("Message") }.handlesExternalEvents(matching: ["message/"])
  }
}

/// S43, S44: activities from other devices.
@MainActor struct HandoffFacts {
  private let app = Postbox()
  private var delegate: RecordingApplicationDelegate { app.delegate }
  private let type = "com.example.postbox.read"

  private func warm() async -> AppSimulator {
    let simulator = await AppSimulator(app, profile: .phone)
    delegate.log = []
    return simulator
  }

  @Test func `S43: at connection only the type is known, and the activity comes later`()
    async throws
  {
    let simulator = await AppSimulator(
      app,
      launchedFor: [
        .willContinueActivity(
          ExternalEvent.Handoff(activityType: type, targetContentIdentifier: "message/42"))
      ])
    let options = try require(delegate.options["1"])
    expectEqual(options.handoffUserActivityType, type)
    expectEqual(options.userActivities, [])
    expectEqual(simulator.sessions.map { $0.scene?.title }, ["Message"])
    expect(!delegate.log.contains { $0.contains("Continue") || $0.contains("continue") })
    delegate.log = []
    await simulator.handoffArrives(type, for: "message/42")
    expectEqual(delegate.log, ["scene 1 continue"])
    expectEqual(delegate.activities.map(\.targetContentIdentifier), ["message/42"])
    expectEqual(simulator.problems, [])
  }

  @Test func `S44: what a connected scene is to expect either continues or fails`() async {
    let simulator = await warm()
    await simulator.handoff(type)
    expectEqual(delegate.log, ["scene 1 willContinueUserActivityWithType"])
    expect(delegate.options["1"]?.handoffUserActivityType == nil)
    await simulator.handoffArrives(type)
    expectEqual(delegate.log.dropFirst(), ["scene 1 continue"])
    delegate.log = []
    await simulator.handoff(type)
    await simulator.handoffFails(type, because: "the other device is out of reach")
    expectEqual(
      delegate.log,
      [
        "scene 1 willContinueUserActivityWithType",
        "scene 1 didFailToContinueUserActivityWithType",
      ])
    expectEqual(delegate.failures, ["\(type): the other device is out of reach"])
    expectEqual(simulator.problems, [])
  }

  @Test func `S44: after it continued or failed, no further method is called`() async {
    let simulator = await warm()
    await simulator.handoff(type)
    await simulator.handoffArrives(type)
    delegate.log = []
    await simulator.handoffArrives(type)
    await simulator.handoffFails(type, because: "too late")
    await simulator.close()
    expect(!delegate.log.contains { $0.hasSuffix("continue") || $0.contains("didFail") })
    expectEqual(simulator.problems.map(\.place), ["handoff \(type)"])
  }

  @Test func `S44: a scene that disconnects first receives the failure with its reason`() async {
    let simulator = await warm()
    await simulator.handoff(type)
    await simulator.background()
    delegate.log = []
    await simulator.memoryPressure()
    expectEqual(
      delegate.log,
      [
        "applicationDidReceiveMemoryWarning",
        "scene 1 didFailToContinueUserActivityWithType", "scene 1 sceneDidDisconnect",
      ])
    expectEqual(
      delegate.failures, ["\(type): the scene went away before the activity arrived"])
    await simulator.resume(1)
    delegate.log = []
    await simulator.handoffArrives(type)
    expectEqual(delegate.log, [])
  }

  @Test func `S44: what a scene connected for fails too if the scene goes away`() async {
    let simulator = await AppSimulator(
      app, launchedFor: [.willContinueActivity(ExternalEvent.Handoff(activityType: type))])
    await simulator.close()
    expectEqual(delegate.failures.count, 1)
  }

  @Test func `S44: ending the application fails announced activities`() async {
    let simulator = await warm()
    await simulator.handoff(type)
    await simulator.quit()
    expectEqual(
      delegate.log.suffix(2),
      [
        "scene 1 didFailToContinueUserActivityWithType", "applicationWillTerminate",
      ])
  }

  @Test func `an announced activity that is unhandled is a recorded problem`() async {
    delegate.configure = { session, _ in
      SceneConfiguration(name: nil, sessionRole: session.role)
    }
    let simulator = await warm()
    await simulator.handoff(type)
    expectEqual(simulator.problems, [])
    await simulator.handoffArrives(type)
    expectEqual(
      simulator.problems.map(\.code), [.unhandledEvent])
    expectContains(simulator.problems.first?.remedy, "scene(_:continue:)")
  }

  @Test func `activities of one type arrive in the order they were announced`() async {
    let simulator = await AppSimulator(app)
    await simulator.handoff(type)
    await simulator.handoff(type, for: "message/42")
    delegate.log = []
    await simulator.handoffArrives(type)
    await simulator.handoffArrives(type)
    expectEqual(delegate.log, ["scene 2 continue", "scene 3 continue"])
  }
}
