import Checking
import Foundation
import TestSupport
import Testing

@testable import SceneModel
@testable import SceneRuntime

/// A store that writes when it is told to.
@MainActor private final class SlowStore: SessionStore {
  var writes: [(turn: Int, changes: [SessionChange])] = []
  private var completions: [@Sendable (Problem?) -> Void] = []

  func read() -> StoredSessions { StoredSessions() }

  func write(
    _ changes: [SessionChange], turn: Int, completion: @escaping @Sendable (Problem?) -> Void
  ) {
    writes.append((turn, changes))
    completions.append(completion)
  }

  func finish() {
    let waiting = completions
    completions = []
    for completion in waiting { completion(nil) }
  }

  /// Answers that nothing can be saved for now.
  func fail() {
    for completion in completions { completion(.fullDisk) }
  }
}

extension Problem {
  fileprivate static let fullDisk = Problem("full", at: "store", "it is full", remedy: "make room")
}

/// Tests for the session store: the operations that wait for it, and those that don't.
@MainActor struct StoreTests {
  private let store = SlowStore()
  private let delegate = RecordingApplicationDelegate()
  private let application: Application

  init() {
    let scene = SceneDescription(id: .declared("inbox"))
    application = Application(
      identifier: "test", graph: SceneGraph([scene]),
      contents: ContentFactories([scene.id: ContentFactory(make: { _ in StubContent() })]),
      manifest: SceneManifest(supportsMultipleScenes: true), delegate: delegate,
      host: StubHost(), services: .repeatable(store: store))
    receive(.launch([]))
  }

  private func receive(_ event: HostEvent) {
    application.receive(event)
    turns()
  }

  private func turns() {
    while application.runTurn() {}
  }

  private func finish() {
    store.finish()
    turns()
  }

  @Test func `the changes of a turn are written once, in the order of creation`() {
    expectEqual(store.writes.map { $0.changes.map(\.session) }, [["1"]])
    finish()
    application.receive(.newWindow)
    application.receive(.newWindow)
    application.receive(.background(nil))
    turns()
    expectEqual(store.writes.last?.changes.map(\.session), ["1", "2", "3"])
    expectEqual(store.writes.count, 2)
  }

  @Test func `all is quiet once the store has written`() {
    expect(!application.isQuiet)
    finish()
    expect(application.isQuiet)
    expectEqual(application.trace.entries.last?.kind, .stored(turn: 1))
  }

  @Test func `a scene stays connected until its record is kept`() {
    finish()
    receive(.background(nil))
    receive(.memoryPressure)
    expectEqual(application.connectedScenes.count, 1)
    finish()
    expectEqual(application.connectedScenes, [])
    expectEqual(delegate.log.last, "scene 1 sceneDidDisconnect")
  }

  @Test func `an event for a scene cancels its disconnect`() {
    finish()
    receive(.background(nil))
    receive(.memoryPressure)
    receive(.resume("1"))
    finish()
    expectEqual(application.connectedScenes.count, 1)
    expect(!delegate.log.contains("scene 1 sceneDidDisconnect"))
  }

  @Test func `returning to the application cancels a disconnect`() {
    finish()
    receive(.background(nil))
    receive(.memoryPressure)
    receive(.foreground)
    finish()
    expectEqual(application.connectedScenes.count, 1)
    expectEqual(delegate.log.last, "scene 1 sceneDidBecomeActive")
  }

  @Test func `waiting for the store doesn't hold up the queue`() {
    receive(.newWindow)
    receive(.background(nil))
    receive(.memoryPressure)
    receive(.newWindow)
    expectContains(delegate.log, "scene 3 sceneDidBecomeActive")
  }

  @Test func `quitting waits for the store`() {
    finish()
    receive(.quit)
    expectEqual(delegate.log.last, "scene 1 sceneDidEnterBackground")
    expect(!application.isTerminated)
    finish()
    expectEqual(delegate.log.last, "applicationWillTerminate")
    expect(application.isTerminated && application.isQuiet)
    expect(!application.runTurn())
  }

  /// The number of times that the full store was reported.
  private var reports: Int {
    application.trace.entries.count { $0.kind == .problem(.fullDisk) }
  }

  @Test func `a store that can't save for now is a problem once, and nothing waits for it`() {
    store.fail()
    turns()
    expect(application.isQuiet)
    receive(.newWindow)
    expect(application.isQuiet)
    store.fail()
    turns()
    expectEqual(reports, 1)
    finish()
    receive(.newWindow)
    expect(!application.isQuiet)
    store.fail()
    turns()
    expectEqual(reports, 2)
  }

  @Test func `a scene stays connected while the store can't save`() {
    receive(.background(nil))
    receive(.memoryPressure)
    store.fail()
    turns()
    expectEqual(application.connectedScenes.count, 1)
    finish()
    expectEqual(application.connectedScenes, [])
  }

  @Test func `quitting doesn't wait for a store that can't save`() {
    store.fail()
    receive(.quit)
    expect(application.isTerminated && application.isQuiet)
  }

  @Test func `changes made when the application is about to end are saved before the end`() {
    finish()
    delegate.onTermination = { $0.orderedSessions.first?.userInfo = ["draft": 7] }
    receive(.quit)
    finish()
    expectEqual(delegate.log.last, "applicationWillTerminate")
    expect(!application.isTerminated && !application.isQuiet)
    guard case .save(let record) = store.writes.last?.changes.first else {
      Issue.record("nothing was written")
      return
    }
    expectEqual(record.userInfo, ["draft": .integer(7)])
    receive(.quit)
    finish()
    expect(application.isTerminated && application.isQuiet)
    expectEqual(delegate.log.count { $0 == "applicationWillTerminate" }, 1)
    expectEqual(application.problems.map(\.code), [.applicationEnding])
  }

  @Test func `requests are answered while the application ends`() {
    finish()
    delegate.onTermination = { $0.orderedSessions.first?.userInfo = ["draft": 7] }
    receive(.quit)
    finish()
    expect(!application.isTerminated)
    var errors: [String?] = []
    var shown: [Bool] = []
    application.openDocument(at: URL(filePath: "/a.txt")) { errors.append($0.map { "\($0)" }) }
    application.showNotification(NotificationRecord(requestIdentifier: "1", title: "a")) {
      shown.append($0)
    }
    turns()
    expectEqual(errors.count, 1)
    expectEqual(errors.first??.contains("ending"), true)
    expectEqual(shown, [false])
    expectEqual(application.problems, [])
  }

  @Test func `requests to a killed application fail at once`() async {
    application.parts.kill()
    var opened: [Bool] = []
    application.open(URL(filePath: "/a")) { opened.append($0) }
    expectEqual(opened, [false])
    await #expect(throws: SceneError.self) { try await application.openWindow(id: "inbox") }
  }

  @Test func `requests that wait when an application is killed fail in their order`() {
    var errors: [String] = []
    application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
      errors.append("activation: \($0)")
    }
    application.open(URL(filePath: "/a")) { errors.append("opened: \($0)") }
    application.parts.kill()
    expectEqual(errors.count, 2)
    expect(errors.first?.contains("ending") == true && errors.last == "opened: false")
    turns()
    expectEqual(errors.count, 2)
  }

  @Test func `requests that were carried out don't fail when the application is killed`() {
    var errors: [String] = []
    application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
      errors.append("\($0)")
    }
    turns()
    application.parts.kill()
    expectEqual(errors, [])
  }

  @Test func `a store may be several turns behind, and keep them in one`() {
    receive(.newWindow)
    receive(.newWindow)
    expectEqual(store.writes.count, 3)
    finish()
    expect(application.isQuiet)
  }

  @Test func `what an app notes on a session is kept with it, and by the store`() throws {
    finish()
    let session = try require(application.orderedSessions.first)
    session.userInfo = ["draft": 7, "bad": StubHost()]
    expectEqual(session.userInfo?.count, 1)
    expectEqual(session.userInfo?["draft"] as? Int, 7)
    expectContains(application.problems.first?.what, "userInfo[\"bad\"]")
    turns()
    guard case .save(let record) = store.writes.last?.changes.first else {
      Issue.record("nothing was written")
      return
    }
    expectEqual(record.userInfo, ["draft": .integer(7)])
  }

  @Test func `a session that an old delegate's window makes has a number no record has`() throws {
    /// A delegate from before scenes, which makes a window while it launches.
    final class Before: ApplicationDelegate {
      var window: SceneWindow?

      func application(
        _ application: Application,
        didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = SceneWindow()
        window?.content = StubContent()
        window?.makeKeyAndVisible()
        return true
      }
    }
    finish()
    var record = try require(
      store.writes.flatMap(\.changes).compactMap {
        if case .save(let record) = $0 { record } else { nil }
      }.first)
    record.id = "kept"
    record.scene = .declared("gone")
    let store = MemorySessionStore([record])
    let application = Application(
      identifier: "test", graph: SceneGraph(), contents: ContentFactories(), manifest: nil,
      delegate: Before(), host: StubHost(), profile: .classic,
      services: .repeatable(store: store))
    application.handle(.launch([]))
    expectEqual(application.orderedSessions.map(\.ordinal), [record.ordinal + 1])
    // The store has removed the record of the discarded session.
    expectEmpty(store.records)
  }
}
