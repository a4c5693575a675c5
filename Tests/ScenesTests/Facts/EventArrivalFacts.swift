import Checking
import Foundation
import Scenes
import ScenesTesting
import TestSupport
import Testing

@MainActor private final class TurnQueue {
  var opened: [String] = []
}

private struct Postbox: App {
  @ApplicationDelegateAdaptor(RecordingApplicationDelegate.self) var delegate
  var mailbox = TurnQueue()

  var body: some Scene {
    WindowGroup("Inbox", id: "inbox") {
      Text("Inbox").onOpenURL { mailbox.opened.append("\($0)") }
    }
    WindowGroup("Message", id: "message", for: Int.self) { number in
      Text("Message \(number.wrappedValue ?? 0)")
    }
    .handlesExternalEvents(matching: [])
  }
}

/// How events come in: several at once, watched, bounded, and written down without what they carry.
@MainActor struct EventArrivalFacts {
  private let app = Postbox()

  private func link(_ text: String) throws -> URL { try require(URL(string: "postbox://\(text)")) }

  // MARK: - Several links

  @Test func `T12: several links go in their order to one scene, in one call`() async throws {
    let simulator = await AppSimulator(app, profile: .phone)
    app.delegate.log = []
    let links = try ["a", "b", "c"].map { ExternalEvent.Link(try link($0)) }
    simulator.application.receive(.openURLs(links))
    await simulator.settle()
    expectEqual(app.delegate.log, ["scene 1 openURLContexts"])
    expectEqual(app.mailbox.opened, ["postbox://a", "postbox://b", "postbox://c"])
  }

  @Test func `T12: a launch for several links makes one scene for them, in their order`()
    async throws
  {
    let links = try ["a", "b"].map { ExternalEvent.openURL(.init(try link($0))) }
    let simulator = await AppSimulator(app, launchedFor: links)
    expectEqual(simulator.sessions.count, 1)
    let contexts = try require(app.delegate.options["1"]?.urlContexts)
    expectEqual(
      contexts.sorted { $0.order < $1.order }.map(\.url.absoluteString),
      [
        "postbox://a", "postbox://b",
      ])
    expectEqual(app.mailbox.opened, ["postbox://a", "postbox://b"])
  }

  // MARK: - Observers

  @Test func `observers see events in the order of their priority, and are named in the trace`()
    async throws
  {
    let simulator = await AppSimulator(app, profile: .phone)
    var seen: [String] = []
    for (name, priority) in [("second", 0), ("first", 1), ("third", 0)] {
      simulator.application.addEventObserver(named: name, priority: priority) { _ in
        seen.append(name)
        return .seen
      }
    }
    await simulator.open(try link("a"))
    expectEqual(seen, ["first", "second", "third"])
    expectEqual(
      simulator.trace.prefix(4),
      [
        "open postbox://a", "first sees: open postbox://a", "second sees: open postbox://a",
        "third sees: open postbox://a",
      ])
    expectEqual(app.mailbox.opened, ["postbox://a"])
  }

  @Test func `what an observer claims goes no further, and opens no window`() async throws {
    let simulator = await AppSimulator(app)
    let id = simulator.application.addEventObserver(named: "sign-in") { event in
      if case .openURL(let link) = event, link.url.host() == "callback" { .claimed } else { .seen }
    }
    await simulator.open(try link("callback?code=7"))
    expectEqual(simulator.sessions.count, 1)
    expectEmpty(app.mailbox.opened)
    expectEmpty(simulator.problems)
    expectEqual(simulator.trace.last, "sign-in claims: open postbox://callback?code=…")
    simulator.application.removeEventObserver(id)
    await simulator.open(try link("callback"))
    expectEqual(simulator.sessions.count, 2)
  }

  @Test func `a late observer receives the launch events, and can't claim them`() async throws {
    let simulator = await AppSimulator(app, opening: try link("a"))
    var seen: [String] = []
    simulator.application.addEventObserver(named: "late") { event in
      seen.append("\(event)")
      return .claimed
    }
    expectEqual(seen, ["open postbox://a"])
    expectEqual(app.mailbox.opened, ["postbox://a"])
    expectEqual(simulator.problems, [])
  }

  // MARK: - Windows from outside of views

  @Test func `S97, S98: a window is opened from outside of views, and its session returned`()
    async throws
  {
    let simulator = await AppSimulator(app)
    let session = try await simulator.perform { try await $0.openWindow(value: 42) }
    expectEqual(session.id, "2")
    expectEqual(session.scene?.activationState, .foregroundActive)
    expectEqual(simulator.application.openSessions(presenting: 42), [session])
    expectEqual(simulator.application.openSessions(presenting: 43), [])
    let again = try await simulator.perform {
      try await $0.openWindow(id: "message", value: 42)
    }
    expectEqual(again, session)
    let another = try await simulator.perform { try await $0.openWindow(id: "inbox") }
    expectEqual(another.id, "3")
  }

  @Test func `S98: a window is found by a value of its own type only`() async throws {
    let simulator = await AppSimulator(app)
    let session = try await simulator.perform { try await $0.openWindow(value: 42) }
    expectEqual(simulator.application.openSessions(presenting: 42), [session])
    expectEqual(simulator.application.openSessions(presenting: UInt8(42)), [])
    expectEqual(simulator.application.openSessions(presenting: 42.0), [])
  }

  @Test func `S102, S103: what can't be opened is thrown`() async throws {
    let simulator = await AppSimulator(app)
    let error = await #expect(throws: SceneError.self) {
      try await simulator.perform { try await $0.openWindow(id: "outbox") }
    }
    expectEqual(error?.code, .requestDenied)
    let phone = await AppSimulator(app, profile: .phone)
    let refused = await #expect(throws: SceneError.self) {
      try await phone.perform { try await $0.openWindow(id: "inbox") }
    }
    expectEqual(refused?.code, .multipleScenesNotSupported)
  }

  // MARK: - From outside

  @Test func `an event beyond a limit is refused with the limit`()
    async throws
  {
    let simulator = await AppSimulator(app)
    let long = String(repeating: "a", count: 40_000)
    await simulator.open(try link(long))
    let values = Dictionary(
      uniqueKeysWithValues: (0..<10_001).map { (PropertyValue.integer($0), PropertyValue.null) })
    await simulator.receive(
      .continueActivity(ActivityRecord(activityType: "read", userInfo: values)))
    await simulator.receive(
      .continueActivity(
        ActivityRecord(
          activityType: "read",
          userInfo: [.string("draft"): .data(Data(count: 2_000_000))])))
    simulator.application.receive(
      .openURLs(try (0..<150).map { ExternalEvent.Link(try link("\($0)")) }))
    await simulator.settle()
    expectEqual(simulator.problems.map(\.place), ["a link", "an activity", "an activity", "links"])
    expectEqual(
      simulator.problems.map(\.code),
      [
        .refusedEvent, .refusedEvent, .refusedEvent, .tooManyLinks,
      ])
    expectEqual(app.mailbox.opened.count, 100)
  }

  @Test(arguments: [99, 101])
  func `the limit on links leaves the other events of a launch alone`(count: Int) async throws {
    let links = try (0..<count).map { ExternalEvent.openURL(.init(try link("\($0)"))) }
    let activity = ExternalEvent.continueActivity(ActivityRecord(activityType: "read"))
    let simulator = await AppSimulator(
      app, profile: .phone, launchedFor: links + [activity, activity])
    expectEqual(app.mailbox.opened.count, min(count, 100))
    expectEqual(app.delegate.activities.count, 2)
    expectEqual(
      simulator.problems.map(\.what),
      (count > 100 ? ["101 arrived at once, and only the first 100 are opened"] : []))
  }

  @Test(arguments: [
    [PropertyValue.data(Data(count: 2_000_000)): PropertyValue.null],
    Dictionary(uniqueKeysWithValues: (0..<5_001).map { (.integer($0), .null) }),
  ])
  func `keys count towards the limits like values`(userInfo: [PropertyValue: PropertyValue]) async {
    let simulator = await AppSimulator(app)
    await simulator.receive(
      .continueActivity(ActivityRecord(activityType: "read", userInfo: userInfo)))
    expectEqual(simulator.problems.map(\.place), ["an activity"])
  }

  @Test func `what a link carries stands in no trace, problem or explanation`() async throws {
    struct Deaf: App {
      var body: some Scene { WindowGroup("Inbox") { Text("Inbox") } }
    }
    let simulator = await AppSimulator(Deaf())
    let url = try link("message/42?token=secret&from=mail#fragment")
    await simulator.open(url)
    let event = ExternalEvent.openURL(.init(url))
    let said =
      simulator.application.trace.entries.map(\.line) + simulator.problems.map(\.description)
      + ["\(simulator.application.explain(event))", "\(event)"]
    for text in said {
      expect(!text.contains("secret") && !text.contains("fragment"), "\(text)")
    }
    expectEqual(event.description, "open postbox://message/42?token=…&from=…#…")
    Redaction.$isDisabled.withValue(true) {
      expectContains("\(event)", "token=secret")
      expectContains("\(event)", "#fragment")
      let said = "\(simulator.application.explain(event))"
      expectContains(said, "text compared: \"\(url.absoluteString)\"")
    }
  }

  @Test func `what a window presents stands in no trace, unless it is a number`() async {
    struct Drafts: App {
      var body: some Scene {
        WindowGroup("Message", for: Int.self) { _ in Text("Message") }
        WindowGroup("Draft", for: String.self) { _ in Text("Draft") }
      }
    }
    let simulator = await AppSimulator(Drafts())
    simulator.application.openWindow(.init(value: "secret"))
    simulator.application.openWindow(.init(value: 42))
    simulator.application.dismissWindow(.init(value: "secret"))
    await simulator.settle()
    expectEqual(
      simulator.trace.filter { $0.hasPrefix("request") },
      [
        "request open window for String", "request open window for Int 42",
        "request dismiss window for String",
      ])
    expectEqual(simulator.problems, [])
    await Redaction.$isDisabled.withValue(true) {
      simulator.application.openWindow(.init(value: "secret"))
      await simulator.settle()
    }
    expectContains(simulator.trace, "request open window for String secret")
  }

  @Test func `nothing from outside reaches a terminal raw`() async {
    let simulator = await AppSimulator(app)
    await simulator.receive(
      .continueActivity(
        ActivityRecord(activityType: "read\u{1B}[2J", targetContentIdentifier: "a\u{7}\u{202E}b")))
    let event = ExternalEvent.continueActivity(
      ActivityRecord(activityType: "\u{1B}", targetContentIdentifier: "\r\n"))
    let lines =
      simulator.application.trace.entries.map(\.line)
      + "\(simulator.application.explain(event))".split(separator: "\n").map(String.init)
    for line in lines {
      expect(!line.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
  }

  // MARK: - Explaining

  @Test func `an explanation opens nothing, and has the decision`() async throws {
    let simulator = await AppSimulator(app)
    for text in ["message/42", "inbox", "?q=1"] {
      let event = ExternalEvent.openURL(.init(try link(text)))
      let explanation = simulator.application.explain(event)
      expectEqual(simulator.sessions.count, 1)
      expectEqual(explanation.decision, .newSession(.declared("inbox"), .withoutConditions))
      expectEqual(explanation.steps.map(\.rule), [.prefers, .can, .matching, .withoutConditions])
      expectEqual(explanation.steps.map(\.verdict), [.fails, .fails, .fails, .decides])
    }
    let text = "\(simulator.application.explain(.openURL(.init(try link("message/42")))))"
    expectEqual(
      text,
      """
      open postbox://message/42
        text compared: "postbox://message/42"
        -> a new scene of WindowGroup "Inbox" ("inbox") (no conditions)
        1. open scenes that prefer it, last used first: none
          - scene 1 of "inbox": it prefers no events
        2. open scenes that allow it, last used first: none
          - scene 1 of "inbox": it has no conditions, and beside declared scenes it allows none
        3. declared scenes with a matching condition, in order: none
          - WindowGroup "Inbox" ("inbox"): it has no conditions
          - WindowGroup "Message" ("message"): its set of conditions is empty, so it matches nothing
        4. declared scenes without conditions, in order: decides
          + WindowGroup "Inbox" ("inbox"): the first scene without conditions
          - WindowGroup "Message" ("message"): its set of conditions is empty, so it matches nothing
      """)
  }
}
