import Checking
import Foundation
import Scenes
import ScenesTesting
import TestSupport
import Testing

@MainActor private final class TurnQueue {
  var opened: [String] = []
  var continued = 0
  /// Whether an observer claims what arrives.
  var isClaiming = false
}

/// A delegate that looks at what comes and leaves it to the views.
@MainActor private final class Looking: WindowSceneDelegate {
  func scene(
    _ scene: ConnectedScene, willConnectTo session: SceneSession,
    options connectionOptions: ConnectionOptions
  ) {
    _ = connectionOptions.urlContexts
  }

  func scene(_ scene: ConnectedScene, openURLContexts contexts: Set<OpenURLContext>) {}
}

@MainActor private final class Delegate: ApplicationDelegate, NotificationCenterDelegate {
  var observers: [(String, @MainActor (ExternalEvent) -> Application.EventObservation)] = []
  var isLooking = false
  var launchOptions: [Application.LaunchOptionsKey: Any]?
  var responses: [NotificationResponse] = []

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    self.launchOptions = launchOptions
    application.notificationDelegate = self
    for (name, observe) in observers { application.addEventObserver(named: name, observe) }
    return true
  }

  func application(
    _ application: Application, configurationForConnecting session: SceneSession,
    options: ConnectionOptions
  ) -> SceneConfiguration {
    let configuration = SceneConfiguration(name: nil, sessionRole: session.role)
    if isLooking { configuration.delegateClass = Looking.self }
    return configuration
  }

  func notificationCenter(_ application: Application, didReceive response: NotificationResponse) {
    responses.append(response)
  }
}

private struct Postbox: App {
  @ApplicationDelegateAdaptor(Delegate.self) var delegate
  var mailbox = TurnQueue()
  var isLate = false

  struct Content: View {
    let mailbox: TurnQueue
    @State var isListening: Bool

    var body: some View {
      Button("Listen") { isListening = true }
      if isListening {
        Text("Inbox")
          .onOpenURL { mailbox.opened.append("\($0)") }
          .onContinueUserActivity("read") { _ in mailbox.continued += 1 }
      }
    }
  }

  var body: some Scene {
    WindowGroup("Inbox", id: "inbox") { Content(mailbox: mailbox, isListening: !isLate) }
  }
}

/// Limits of events, waiting events, and the order of handlers.
@MainActor struct EventBoundFacts {
  private let app = Postbox()

  private func link(_ text: String) throws -> ExternalEvent {
    .openURL(.init(try require(URL(string: "postbox://\(text)"))))
  }

  // MARK: - Waiting

  @Test(arguments: [true, false])
  func `a view that comes later has a link at which a delegate looked`(isCold: Bool) async throws {
    let app = Postbox(isLate: true)
    app.delegate.isLooking = true
    let simulator = await AppSimulator(
      app, profile: .phone, launchedFor: isCold ? [try link("42")] : [])
    if !isCold { await simulator.receive(try link("42")) }
    expectEmpty(app.mailbox.opened)
    expectEmpty(simulator.problems)
    await simulator.tap("Listen")
    expectEqual(app.mailbox.opened, ["postbox://42"])
  }

  @Test func `as many events as come in a turn are handled in it`() async throws {
    let simulator = await AppSimulator(app, profile: .phone)
    for number in 0..<150 { simulator.application.receive(.external(try link("\(number)"))) }
    await simulator.settle()
    expectEqual(app.mailbox.opened, (0..<150).map { "postbox://\($0)" })
    expectEqual(simulator.problems, [])
  }

  @Test func `of those for which no handler is there 100 wait, and the others are reported`()
    async throws
  {
    let app = Postbox(isLate: true)
    let simulator = await AppSimulator(app, profile: .phone)
    for number in 0..<150 { simulator.application.receive(.external(try link("\(number)"))) }
    await simulator.settle()
    expectEqual(simulator.problems.count { $0.code == .droppedEvent }, 50)
    await simulator.tap("Listen")
    expectEqual(app.mailbox.opened, (50..<150).map { "postbox://\($0)" })
  }

  // MARK: - Refused

  @Test func `a refused event is in no trace, reaches no observer and no launch option`()
    async throws
  {
    let long = try link(String(repeating: "a", count: 40_000))
    var seen: [ExternalEvent] = []
    app.delegate.observers = [
      (
        "early",
        {
          seen.append($0)
          return .seen
        }
      )
    ]
    let simulator = await AppSimulator(app, launchedFor: [long, try link("42")])
    simulator.application.addEventObserver(named: "late") {
      seen.append($0)
      return .seen
    }
    await simulator.receive(long)
    simulator.application.receive(
      .handoffArrives(
        ActivityRecord(activityType: "read", title: String(repeating: "a", count: 40_000))))
    await simulator.settle()
    expectEqual(seen, [try link("42"), try link("42")])
    expect(simulator.trace.allSatisfy { $0.utf8.count < 1_000 })
    expectContains(simulator.problems.first?.what, "40010 bytes")
    let before = await AppSimulator(
      delegate: Delegate.self, profile: .classic, launchedFor: [long, try link("42")])
    let options = try require(before.application.delegate as? Delegate).launchOptions
    expectEqual((options?[.url] as? URL)?.absoluteString, "postbox://42")
  }

  nonisolated private static let large: [ExternalEvent] = {
    let text = String(repeating: "a", count: 2_000_000)
    var activity = ActivityRecord(activityType: "read")
    var activities: [ActivityRecord] = []
    for change in [
      { $0.keywords = [text] }, { $0.persistentIdentifier = text },
      { $0.requiredUserInfoKeys = [text] },
      { $0.referrerURL = URL(string: "https://postbox.example/\(text)") }, { $0.title = text },
    ] as [(inout ActivityRecord) -> Void] {
      activity = ActivityRecord(activityType: "read")
      change(&activity)
      activities.append(activity)
    }
    return activities.map { .continueActivity($0) } + [
      .performShortcut(ShortcutRecord(type: "compose", localizedTitle: text)),
      .performShortcut(ShortcutRecord(type: "compose", localizedSubtitle: text)),
      .performShortcut(ShortcutRecord(type: "compose", icon: text)),
      .performShortcut(ShortcutRecord(type: "compose", userInfo: ["draft": .string(text)])),
      .performShortcut(
        ShortcutRecord(type: "compose", targetContentIdentifier: .data(Data(text.utf8)))),
      .receiveNotification(NotificationRecord(title: "New mail", body: text)),
      .receiveNotification(
        NotificationRecord(title: "New mail", userInfo: [.string("mail"): .string(text)])),
      .willContinueActivity(.init(activityType: "read", targetContentIdentifier: text)),
    ]
  }()

  @Test(arguments: large.indices)
  func `every part of what comes is bounded`(index: Int) async {
    let simulator = await AppSimulator(app)
    await simulator.receive(Self.large[index])
    expectEqual(simulator.problems.map(\.code), [.refusedEvent])
    expectEqual(simulator.trace.count, 1)
  }

  @Test func `an explanation of a refused event has the problem`() async throws {
    let simulator = await AppSimulator(app)
    let explanation = simulator.application.explain(
      try link(String(repeating: "a", count: 40_000)))
    expectEqual(explanation.decision, .unrouted)
    expect(explanation.refusal != nil)
    expectContains("\(explanation)", "so it is refused")
    expect("\(explanation)".count < 400)
  }

  @Test func `what a condition compares is hidden as links are`() async throws {
    let simulator = await AppSimulator(app)
    let text = "postbox://n?token=secret#fragment"
    let conditions = SceneActivationConditions()
    conditions.prefersToActivateForTargetContentIdentifierPredicate = .or([
      TargetPredicate(equalTo: text), .not(TargetPredicate(value: true)),
    ])
    simulator.application.focusedSession?.scene?.activationConditions = conditions
    await simulator.receive(try link("n?token=secret#fragment"))
    let activity = UserActivity(activityType: "read")
    activity.webpageURL = URL(string: text)
    let said =
      simulator.trace + activity.problems.map(\.description)
      + ["\(simulator.application.explain(try link("n?token=secret#fragment")))"]
    expect(simulator.trace.contains { $0.contains("(prefers ") })
    for line in said { expect(!line.contains("secret") && !line.contains("fragment")) }
  }

  // MARK: - Observers

  @Test func `an event claimed at launch isn't delivered to later observers either`()
    async throws
  {
    app.delegate.observers = [("sign-in", { _ in .claimed })]
    let simulator = await AppSimulator(app, launchedFor: [try link("callback")])
    var seen: [ExternalEvent] = []
    simulator.application.addEventObserver(named: "late") {
      seen.append($0)
      return .seen
    }
    expectEmpty(seen)
    expectEmpty(app.mailbox.opened)
    expectEmpty(simulator.problems)
  }

  @Test func `S44: an activity that arrives is seen, and may be claimed`() async {
    let simulator = await AppSimulator(app)
    var seen: [String] = []
    let mailbox = app.mailbox
    simulator.application.addEventObserver(named: "counter") {
      seen.append("\($0)")
      if case .continueActivity = $0, mailbox.isClaiming { return .claimed }
      return .seen
    }
    await simulator.handoff("read")
    await simulator.handoffArrives("read")
    expectEqual(seen, ["handoff read", "continue read"])
    expectEqual(app.mailbox.continued, 1)
    mailbox.isClaiming = true
    await simulator.handoff("read")
    await simulator.handoffArrives("read")
    expectEqual(app.mailbox.continued, 1)
    expectContains(simulator.trace.last, "didFailToContinueUserActivityWithType")
  }

  @Test func `S44: an activity that arrives brings its scene to the front`() async {
    let simulator = await AppSimulator(app)
    await simulator.handoff("read")
    await simulator.background()
    await simulator.handoffArrives("read")
    expectEqual(app.mailbox.continued, 1)
    expectEqual(simulator.application.focusedSession?.scene?.activationState, .foregroundActive)
  }

  // MARK: - Dismissed

  @Test func `dismissing a notification chooses no scene`() async {
    let dismissal = ExternalEvent.receiveNotification(
      NotificationRecord(
        title: "New mail", actionIdentifier: NotificationResponse.dismissActionIdentifier))
    let simulator = await AppSimulator(app)
    await simulator.background()
    await simulator.receive(dismissal)
    expectEqual(app.delegate.responses.map(\.actionIdentifier).count, 1)
    expect(app.delegate.responses.first?.targetScene == nil)
    expectEqual(simulator.sessions.count, 1)
    expect(simulator.application.focusedSession == nil)
    simulator.application.notificationDelegate = nil
    await simulator.receive(dismissal)
    expectEqual(simulator.problems, [])
  }
}
