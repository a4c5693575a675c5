import Checking
import Foundation
import Scenes
import ScenesTesting
import TestSupport
import Testing

/// The links that windows opened, in order, with the names of the windows.
@MainActor private final class TurnQueue {
  var opened: [String] = []
}

private struct Postbox: App {
  @ApplicationDelegateAdaptor(RecordingApplicationDelegate.self) var delegate
  var mailbox = TurnQueue()

  var body: some Scene {
    WindowGroup("Inbox", id: "inbox") { Window(name: "inbox", mailbox: mailbox) }
    WindowGroup("Message", id: "message") { Window(name: "message", mailbox: mailbox) }
      .handlesExternalEvents(matching: ["message/"])
  }
}

private struct Window: View {
  let name: String
  let mailbox: TurnQueue
  @State private var preferring: Set<String> = []
  @State private var allowing: Set<String> = []

  var body: some View {
    Text(name)
      .onOpenURL { mailbox.opened.append("\(name) \($0)") }
      .handlesExternalEvents(preferring: preferring, allowing: [])
    Text("also").handlesExternalEvents(preferring: [], allowing: allowing)
    Button("Prefer 42") { preferring = ["message/42"] }
    Button("Allow messages") { allowing = ["MESSAGE/"] }
    Button("Allow all") { allowing = ["*"] }
    Button("Stop") {
      preferring = []
      allowing = []
    }
  }
}

/// S50, S53, S67–S77, S80, S85, S86: sessions that ask for events.
@MainActor struct SessionRoutingFacts {
  private let app = Postbox()

  private func link(_ text: String) throws -> URL { try require(URL(string: "postbox://\(text)")) }

  private func decision(_ simulator: AppSimulator) -> String {
    simulator.trace.first { $0.hasPrefix("-> ") } ?? "none"
  }

  // MARK: - Views

  @Test func `S80: a scene whose view prefers an event gets it, before a new one`() async throws {
    let simulator = await AppSimulator(app)
    await simulator.tap("Prefer 42")
    await simulator.open(try link("message/42"))
    expectEqual(decision(simulator), "-> scene 1 (prefers \"message/42\")")
    expectEqual(app.mailbox.opened, ["inbox postbox://message/42"])
    await simulator.open(try link("message/7"))
    expectEqual(decision(simulator), "-> new scene of \"message\" (matches \"message/\")")
  }

  @Test func `S68, S71, S80: a session that prefers precedes one that only allows`() async throws {
    let simulator = await AppSimulator(app)
    await simulator.tap("Prefer 42")
    await simulator.newWindow()
    await simulator.tap("Allow messages", in: 2)
    await simulator.open(try link("message/42"))
    expectEqual(decision(simulator), "-> scene 1 (prefers \"message/42\")")
    await simulator.open(try link("message/7"))
    expectEqual(decision(simulator), "-> scene 2 (allows \"MESSAGE/\")")
  }

  @Test func `S85: the sets of a scene count together, and follow its state`() async throws {
    let simulator = await AppSimulator(app)
    await simulator.tap("Prefer 42")
    await simulator.tap("Allow messages")
    await simulator.open(try link("message/7"))
    expectEqual(decision(simulator), "-> scene 1 (allows \"MESSAGE/\")")
    await simulator.tap("Stop")
    await simulator.open(try link("message/42"))
    expectEqual(decision(simulator), "-> new scene of \"message\" (matches \"message/\")")
  }

  @Test func `S68: of several the one used last, of two at once the older`() async throws {
    let simulator = await AppSimulator(app)
    await simulator.tap("Allow all")
    await simulator.newWindow()
    await simulator.tap("Allow all", in: 2)
    await simulator.focus(1)
    await simulator.open(try link("anything"))
    expectEqual(decision(simulator), "-> scene 1 (allows \"*\")")
    await simulator.focus(2)
    await simulator.open(try link("anything"))
    expectEqual(decision(simulator), "-> scene 2 (allows \"*\")")
  }

  @Test func `S76: what a scene asked for holds when it is disconnected, and at the next launch`()
    async throws
  {
    let simulator = await AppSimulator(app)
    await simulator.tap("Prefer 42")
    await simulator.newWindow()
    await simulator.background(1)
    await simulator.memoryPressure()
    expect(simulator.sessions[0].scene == nil)
    await simulator.open(try link("message/42"))
    expectEqual(decision(simulator), "-> scene 1 (prefers \"message/42\")")
    expectEqual(app.delegate.options["1"]?.urlContexts.count, 1)
    expectEqual(app.mailbox.opened, ["inbox postbox://message/42"])
    await simulator.tap("Prefer 42", in: 1)
    await simulator.focus(2)
    await simulator.relaunch(
      for: [.openURL(ExternalEvent.Link(try link("message/42")))])
    expectEqual(decision(simulator), "-> scene 1 (prefers \"message/42\")")
  }

  @Test(arguments: [false, true])
  func `S85: a scene that connects again asks only for what its new views ask for`(
    isRelaunched: Bool
  ) async throws {
    let simulator = await AppSimulator(app)
    await simulator.tap("Prefer 42")
    if isRelaunched {
      await simulator.relaunch()
    } else {
      await simulator.background()
      await simulator.memoryPressure()
      await simulator.resume(1)
    }
    simulator.expect("inbox", in: 1)
    await simulator.open(try link("message/42"))
    expectEqual(decision(simulator), "-> new scene of \"message\" (matches \"message/\")")
  }

  @Test func `S86: where only one scene is possible, nothing of this counts`() async throws {
    let simulator = await AppSimulator(app, profile: .phone)
    await simulator.tap("Prefer 42")
    await simulator.open(try link("message/7"))
    expectEqual(decision(simulator), "-> scene 1 (only scene)")
  }

  // MARK: - Predicates

  /// An application of delegates alone, with two scenes.
  private func delegates(
    _ conditions: [SceneActivationConditions]
  ) -> (Application, RecordingApplicationDelegate) {
    let delegate = RecordingApplicationDelegate()
    let application = Application.stub([], delegate: delegate)
    application.handle(.launch([]))
    for _ in conditions.dropFirst() { application.handle(.newWindow) }
    for (session, conditions) in zip(application.orderedSessions, conditions) {
      session.scene?.activationConditions = conditions
    }
    return (application, delegate)
  }

  private func decision(_ application: Application) -> String? {
    application.lines.last { $0.hasPrefix("-> ") }
  }

  private func asking(
    prefers: TargetPredicate? = nil, can: TargetPredicate? = nil
  ) -> SceneActivationConditions {
    let conditions = SceneActivationConditions()
    if let prefers { conditions.prefersToActivateForTargetContentIdentifierPredicate = prefers }
    if let can { conditions.canActivateForTargetContentIdentifierPredicate = can }
    return conditions
  }

  @Test func `S67: without a declaration every scene can take every event, and prefers none`()
    throws
  {
    let (application, delegate) = delegates([asking(), asking()])
    application.handle(.focus("1"), .external(.openURL(.init(try link("message/42")))))
    expectEqual(
      decision(application), "-> scene 1 (allows every event by default)")
    expectEqual(delegate.log.last, "scene 1 openURLContexts")
    let conditions = SceneActivationConditions()
    expectEqual(conditions.canActivateForTargetContentIdentifierPredicate, .value(true))
    expectEqual(conditions.prefersToActivateForTargetContentIdentifierPredicate, .value(false))
  }

  @Test func `S69: predicates are evaluated on an activity's target, and on a link's text`() throws
  {
    let (application, _) = delegates([
      asking(), asking(prefers: TargetPredicate(equalTo: "message/42"), can: .value(false)),
    ])
    let activity = ActivityRecord(activityType: "read", targetContentIdentifier: "message/42")
    application.handle(.external(.continueActivity(activity)))
    expectContains(decision(application), "-> scene 2 (prefers ")
    // The text of the link is more than the target.
    application.handle(.external(.openURL(.init(try link("message/42")))))
    expectContains(decision(application), "-> scene 1 (allows ")
  }

  @Test func `S69, S75: a scene that can take nothing may still prefer something`() throws {
    let message = try TargetPredicate(format: "SELF ENDSWITH %@", "message/42")
    let (application, _) = delegates([
      asking(prefers: message, can: .value(false)), asking(),
    ])
    application.handle(.external(.openURL(.init(try link("message/42")))))
    expectEqual(decision(application), "-> scene 1 (prefers SELF ENDSWITH \"message/42\")")
    application.handle(.external(.openURL(.init(try link("message/7")))))
    expectContains(decision(application), "-> scene 2 (allows ")
  }

  @Test func `S72: if no scene has conditions there is a new scene, and no loss`() throws {
    let (application, delegate) = delegates([asking(can: .value(false))])
    application.handle(.external(.openURL(.init(try link("message/42")))))
    expectEqual(decision(application), "-> new scene (first scene)")
    expectEqual(delegate.options["2"]?.urlContexts.count, 1)
  }

  @Test func `S73: without a text the scene used last gets it, whatever its predicates`() {
    let (application, _) = delegates([asking(), asking(can: .value(false))])
    application.handle(.external(.continueActivity(ActivityRecord(activityType: "read"))))
    expectEqual(decision(application), "-> scene 2 (last used)")
  }

  @Test func `conditions that are changed later count from then on`() throws {
    let conditions = asking()
    let (application, _) = delegates([conditions, asking()])
    conditions.prefersToActivateForTargetContentIdentifierPredicate = .value(true)
    application.handle(.external(.openURL(.init(try link("message/42")))))
    expectEqual(decision(application), "-> scene 1 (prefers TRUEPREDICATE)")
  }

  @Test func `S67: beside declared scenes, a scene without conditions allows no events`()
    async throws
  {
    let simulator = await AppSimulator(app)
    await simulator.open(try link("message/42"))
    expectEqual(decision(simulator), "-> new scene of \"message\" (matches \"message/\")")
    simulator.sessions[0].scene?.activationConditions = asking(can: .value(true))
    await simulator.open(try link("message/43"))
    expectEqual(decision(simulator), "-> scene 1 (allows TRUEPREDICATE)")
  }

  @Test
  func `S76: a predicate that can't be kept is reported, and all else of its session is kept`()
    async throws
  {
    let simulator = await AppSimulator(app)
    await simulator.tap("Prefer 42")
    let deep = (0..<200).reduce(TargetPredicate(value: true)) { predicate, _ in .not(predicate) }
    simulator.sessions[0].scene?.activationConditions = asking(prefers: deep, can: .value(true))
    await simulator.settle()
    expectEqual(simulator.problems.map(\.place), ["scene 1"])
    expectContains(
      simulator.problems.first?.what, "it is nested more than 100 deep")
    let record = try require(simulator.store.records["1"])
    expectEqual(
      record.conditions, ActivationConditions(canActivate: .value(true), preferring: ["message/42"])
    )
    #expect(throws: Never.self) { try JSONEncoder().encode(record) }
    await simulator.open(try link("message/7"))
    expectEqual(decision(simulator), "-> scene 1 (allows TRUEPREDICATE)")
  }

  // MARK: - Requests

  private func activity(_ target: String?) -> UserActivity {
    let activity = UserActivity(activityType: "read")
    activity.targetContentIdentifier = target
    return activity
  }

  @Test
  func `S48, S50: a request by role reuses a session that prefers it, one by session never`() {
    let (application, _) = delegates([asking(prefers: TargetPredicate(equalTo: "message/42"))])
    application.requestSceneSessionActivation(
      nil, userActivity: activity("message/42"), options: nil)
    application.runTurns()
    expectEqual(application.openSessions.count, 2)
    application.activateSceneSession(
      for: SceneSessionActivationRequest(userActivity: activity("message/42")))
    application.runTurns()
    expectEqual(application.openSessions.count, 2)
    expectContains(decision(application), "-> scene 1 (prefers ")
  }

  @Test func `S53: a request without a text makes a new session`() {
    let (application, _) = delegates([asking()])
    application.activateSceneSession(for: SceneSessionActivationRequest())
    application.activateSceneSession(
      for: SceneSessionActivationRequest(userActivity: activity(nil)))
    application.runTurns()
    expectEqual(application.openSessions.count, 3)
  }

  @Test func `S90: a device may use an open scene if no scene has conditions`()
    async throws
  {
    struct Plain: App {
      var body: some Scene {
        WindowGroup("Inbox", id: "inbox") { Text("Inbox").onOpenURL { _ in } }
      }
    }
    var profile = HostProfile.tablet
    for (rule, count) in [(HostProfile.UnclaimedEvents.newScene, 2), (.openScene, 1)] {
      profile.unclaimedEvents = rule
      let simulator = await AppSimulator(Plain(), profile: profile)
      await simulator.open(try link("message/42"))
      expectEqual(simulator.sessions.count, count)
    }
  }
}
