import Checking
import Foundation
import Scenes
import ScenesTesting
import TestSupport
import Testing

private struct Postbox: App {
  @ApplicationDelegateAdaptor(RecordingApplicationDelegate.self) var delegate

  var body: some Scene {
    WindowGroup("Inbox", id: "message") { Text("Inbox") }
  }
}

@MainActor @Observable private final class Counter {
  static let shared = Counter()
  var count = 0
}

private final class ReadingDelegate: RecordingSceneDelegate, HostingSceneDelegate {
  static var rootScene: some Scene {
    WindowGroup("Reader") { Text("Nothing to read, \(Counter.shared.count)") }
    WindowGroup("Message", for: Int.self) { number in Text("Message \(number.wrappedValue ?? 0)") }
      .handlesExternalEvents(matching: ["message/"])
    WindowGroup("Thread", id: "thread") { Text("Thread") }
    WindowGroup("Person", id: "person", for: String.self) { name in
      Text("Person \(name.wrappedValue ?? "")")
    }
  }
}

private final class EmptyDelegate: HostingSceneDelegate {
  static var rootScene: some Scene {
    for _ in 0..<0 { WindowGroup("None") { Text("None") } }
  }
}

/// S65, S66: scenes that the class of their delegate declares.
@MainActor struct HostingFacts {
  private let app = Postbox()
  private var delegate: RecordingApplicationDelegate { app.delegate }

  private func activate(
    _ request: SceneSessionActivationRequest?, in simulator: AppSimulator
  ) async throws {
    delegate.log = []
    simulator.application.activateSceneSession(for: try require(request))
    await simulator.settle()
  }

  @Test func `S65: a request fails if no scene with that id and that type of value is declared`() {
    typealias Request = SceneSessionActivationRequest
    let named = ReadingDelegate.self
    expect(Request(hostingDelegateClass: named) != nil)
    expect(Request(hostingDelegateClass: named, id: "thread") != nil)
    expect(Request(hostingDelegateClass: named, id: "person") != nil)
    expect(Request(hostingDelegateClass: named, value: 42) != nil)
    expect(Request(hostingDelegateClass: named, id: "person", value: "Ann") != nil)
    expect(Request(hostingDelegateClass: named, id: "message") == nil)
    expect(Request(hostingDelegateClass: named, value: 4.2) == nil)
    expect(Request(hostingDelegateClass: named, id: "thread", value: "Ann") == nil)
    expect(Request(hostingDelegateClass: named, id: "person", value: 42) == nil)
    expect(Request(hostingDelegateClass: EmptyDelegate.self) == nil)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var request: @MainActor @Sendable () -> SceneSessionActivationRequest?
    var text: String

    var testDescription: String { text }
  }

  @Test(arguments: [
    Case(request: { .init(hostingDelegateClass: ReadingDelegate.self) }, text: "Nothing to read"),
    Case(
      request: { .init(hostingDelegateClass: ReadingDelegate.self, id: "thread") }, text: "Thread"),
    Case(
      request: { .init(hostingDelegateClass: ReadingDelegate.self, value: 42) }, text: "Message 42"),
    Case(
      request: { .init(hostingDelegateClass: ReadingDelegate.self, id: "person", value: "Ann") },
      text: "Person Ann"),
  ])
  func `S65: the class is instantiated and called, its scene shown, and no configuration requested`(
    example: Case
  ) async throws {
    let simulator = await AppSimulator(app)
    try await activate(example.request(), in: simulator)
    expectEqual(
      delegate.log,
      [
        "scene 2 willConnectTo", "scene 2 sceneWillEnterForeground",
        "scene 2 sceneDidBecomeActive",
      ])
    expect(simulator.sessions[1].scene?.delegate is ReadingDelegate)
    simulator.expect(example.text, in: 2)
    expectEqual(simulator.problems, [])
  }

  @Test func `S65: without an id the first scene is shown`() async throws {
    let simulator = await AppSimulator(app)
    try await activate(
      SceneSessionActivationRequest(hostingDelegateClass: ReadingDelegate.self), in: simulator)
    expectEqual(simulator.sessions[1].scene?.title, "Reader")
  }

  @Test func `S65: a session that connects again has its class and its scene again`() async throws {
    let simulator = await AppSimulator(app)
    try await activate(
      SceneSessionActivationRequest(hostingDelegateClass: ReadingDelegate.self, value: 42),
      in: simulator)
    await simulator.background()
    await simulator.memoryPressure()
    delegate.log = []
    await simulator.resume(2)
    expectEqual(delegate.log.first, "scene 2 willConnectTo")
    expect(simulator.sessions[1].scene?.delegate is ReadingDelegate)
    simulator.expect("Message 42", in: 2)
    expectEqual(simulator.problems, [])
  }

  @Test func `a window that presents an equal value is shown again`() async throws {
    let simulator = await AppSimulator(app)
    for value in [42, 7, 42] {
      try await activate(
        SceneSessionActivationRequest(hostingDelegateClass: ReadingDelegate.self, value: value),
        in: simulator)
    }
    expectEqual(simulator.sessions.count, 3)
    expectEqual(simulator.application.focusedSession?.id, "2")
  }

  @Test func `the activity of a request stands in the connection options`() async throws {
    let simulator = await AppSimulator(app)
    var request = SceneSessionActivationRequest(hostingDelegateClass: ReadingDelegate.self)
    request?.userActivity = UserActivity(activityType: "read")
    try await activate(request, in: simulator)
    expectEqual(delegate.options["2"]?.userActivities.map(\.activityType), ["read"])
  }

  @Test func `where only one scene is possible, another one is refused`() async throws {
    let simulator = await AppSimulator(app, profile: .phone)
    var code: SceneError.Code?
    let request = try require(
      SceneSessionActivationRequest(hostingDelegateClass: ReadingDelegate.self))
    simulator.application.activateSceneSession(for: request) { code = ($0 as? SceneError)?.code }
    await simulator.settle()
    expectEqual(code, .multipleScenesNotSupported)
    expectEqual(simulator.sessions.count, 1)
  }

  @Test func `what a root scene reads is read again when it changes`() async throws {
    let simulator = await AppSimulator(app)
    try await activate(
      SceneSessionActivationRequest(hostingDelegateClass: ReadingDelegate.self), in: simulator)
    let count = Counter.shared.count
    simulator.expect("Nothing to read, \(count)", in: 2)
    Counter.shared.count += 1
    await simulator.settle()
    simulator.expect("Nothing to read, \(count + 1)", in: 2)
  }

  // MARK: - As the class a configuration names

  private func configure(_ named: AnyClass) {
    delegate.configure = { session, _ in
      let configuration = SceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = named
      return configuration
    }
  }

  @Test func `S66: a configuration's class shows the scene that takes the event`() async throws {
    configure(ReadingDelegate.self)
    let simulator = await AppSimulator(
      app, opening: try require(URL(string: "postbox://message/42")))
    expectEqual(delegate.options["1"]?.urlContexts.count, 1)
    expectEqual(simulator.sessions[0].scene?.title, "Message")
    await simulator.newWindow()
    expectEqual(simulator.sessions[1].scene?.title, "Reader")
    simulator.expect("Nothing to read", in: 2)
    expectEqual(simulator.problems, [])
  }

  @Test func `S66: a manifest may name the class, and there need be no app`() {
    let manifest = SceneManifest(
      supportsMultipleScenes: true,
      configurations: [.windowApplication: [.init(delegateClass: ReadingDelegate.self)]])
    let application = Application(
      identifier: "postbox", graph: SceneGraph(), contents: ContentFactories(), manifest: manifest,
      delegate: nil, host: DrawingHost(), services: .repeatable())
    application.handle(.launch([]))
    expect(application.orderedSessions.first?.scene?.delegate is ReadingDelegate)
    expectEqual(application.orderedSessions.first?.scene?.title, "Reader")
    expectEqual(application.problems, [])
  }

  @Test func `a class that declares no scene is a recorded problem`() async {
    configure(EmptyDelegate.self)
    let simulator = await AppSimulator(app)
    expect(simulator.problems.contains { $0.code == .delegateWithoutScene })
    simulator.expect("Inbox")
  }
}
