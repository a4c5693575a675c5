import Checking
import Foundation
import TestSupport
import Testing

@testable import SceneModel
@testable import SceneRuntime

#if !THREAD_SANITIZER
import Synchronization
#endif

/// A host that counts how often it is woken.
@MainActor private final class WakingHost: SceneHost {
  let wakes = Mutex(0)

  func run(_ application: Application) -> Int32 { 0 }
  func present(_ window: SceneWindow) -> Bool { true }
  func update(_ window: SceneWindow) {}
  func withdraw(_ window: SceneWindow) {}
  nonisolated func wake() { wakes.withLock { $0 += 1 } }
}

/// One queue, one turn after the other.
@MainActor struct TurnTests {
  private let host = WakingHost()
  private let content = StubContent()
  private let application: Application

  init() {
    let scene = SceneDescription(id: .declared("inbox"))
    let content = content
    application = Application(
      identifier: "test", graph: SceneGraph([scene]),
      contents: ContentFactories([scene.id: ContentFactory(make: { _ in content })]),
      manifest: nil, delegate: nil, host: host, services: .repeatable())
    application.receive(.launch([]))
    while application.runTurn() {}
  }

  private var wakes: Int { host.wakes.withLock { $0 } }

  @Test func `a turn takes the queue at its start; later requests belong to the next turn`() {
    var order: [String] = []
    application.post { [application] in
      order.append("first in turn \(application.turn)")
      application.post { order.append("asked in turn, done in turn \(application.turn)") }
    }
    application.post { [application] in order.append("second in turn \(application.turn)") }
    let turn = application.turn
    expect(application.runTurn())
    expectEqual(order, ["first in turn \(turn + 1)", "second in turn \(turn + 1)"])
    expect(application.runTurn())
    expectEqual(order.last, "asked in turn, done in turn \(turn + 2)")
    expect(!application.runTurn())
  }

  @Test func `a turn inside a turn does nothing`() {
    var inner: Bool?
    application.post { [application] in inner = application.runTurn() }
    expect(application.runTurn())
    expectEqual(inner, false)
  }

  @Test func `the host is woken once, until its turns have run`() {
    let before = wakes
    application.post {}
    application.post {}
    application.wake()
    expectEqual(wakes, before + 1)
    while application.runTurn() {}
    application.wake()
    expectEqual(wakes, before + 1)
    application.post {}
    expectEqual(wakes, before + 2)
  }

  @Test func `work may be posted from any thread`() async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [application] in
        application.post {}
        continuation.resume()
      }
    }
    expect(application.runTurn())
  }

  @Test func `content is mounted, updated and shown before its effects run, once a turn`() {
    expectEqual(content.log, ["mount", "update", "effects"])
    let window = application.parts.windows[SceneWindow.ID(session: "1", number: 1)]
    application.post {
      window?.setNeedsUpdate()
      window?.setNeedsUpdate()
    }
    while application.runTurn() {}
    expectEqual(content.log, ["mount", "update", "effects", "update", "effects"])
  }

  @Test func `an application is current in its turns only`() {
    expect(Application.current == nil)
    var current: Application?
    application.post { current = Application.current }
    while application.runTurn() {}
    expect(current === application)
    expect(Application.current == nil)
  }

  @Test func `a problem stands once in the list, and each time in the trace`() {
    let problem = Problem("a", at: "a", "b", remedy: "c")
    application.report(problem)
    application.report(problem)
    expectEqual(application.problems, [problem])
    expectEqual(application.trace.entries.count { $0.kind == .problem(problem) }, 2)
  }

  @Test func `turns that only call for further turns end with a problem, not a hang`() {
    let window = application.firstWindow
    content.onEffects = { window?.setNeedsUpdate() }
    window?.setNeedsUpdate()
    while application.runTurn() {}
    expect(application.isQuiet)
    expectEqual(application.problems.map(\.place), ["scene 1"])
    expectEqual(application.problems.first?.code, .turnLimitExceeded)
    content.onEffects = {}
    let wakesBefore = wakes
    var isDone = false
    application.post { isDone = true }
    expectEqual(wakes, wakesBefore + 1)
    while application.runTurn() {}
    expect(isDone && application.isQuiet)
  }

  @Test func `after turns were stopped, an update from outside runs`() {
    let window = application.firstWindow
    content.onEffects = { window?.setNeedsUpdate() }
    window?.setNeedsUpdate()
    while application.runTurn() {}
    content.onEffects = {}
    let updatesBefore = content.log.count { $0 == "update" }
    let wakesBefore = wakes
    // The window waits for its update since the last turn.
    window?.setNeedsUpdate()
    expectEqual(wakes, wakesBefore + 1)
    while application.runTurn() {}
    expectEqual(content.log.count { $0 == "update" }, updatesBefore + 1)
  }

  @Test func `a store's answers don't keep turns going that never rest`() throws {
    /// A store that answers from another thread.
    final class ThreadedStore: SessionStore {
      func read() -> StoredSessions { StoredSessions() }

      func write(
        _ changes: [SessionChange], turn: Int, completion: @escaping @Sendable (Problem?) -> Void
      ) {
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          completion(nil)
          done.signal()
        }
        done.wait()
      }
    }
    let application = Application.stub(
      services: .repeatable(store: ThreadedStore()), content: { [content] _ in content })
    application.handle(.launch([]))
    let session = try require(application.orderedSessions.first)
    var count = 0
    content.onEffects = {
      count += 1
      session.userInfo = ["count": count]
      application.firstWindow?.setNeedsUpdate()
    }
    application.firstWindow?.setNeedsUpdate()
    application.runTurns()
    expectEqual(count, 1_001)
    expectEqual(application.problems.count, 1)
    content.onEffects = {}
  }

  @Test
  func `after turns were stopped, an answer of the store runs, and the count restarts`()
    throws
  {
    /// A store that answers when it is told to.
    final class WaitingStore: SessionStore {
      var answers: [@Sendable (Problem?) -> Void] = []

      func read() -> StoredSessions { StoredSessions() }

      func write(
        _ changes: [SessionChange], turn: Int, completion: @escaping @Sendable (Problem?) -> Void
      ) {
        answers.append(completion)
      }
    }
    let store = WaitingStore()
    let application = Application.stub(
      services: .repeatable(store: store), content: { [content] _ in content })
    application.handle(.launch([]))
    let window = try require(application.firstWindow)
    var effects = 0
    content.onEffects = {
      effects += 1
      window.setNeedsUpdate()
    }
    window.setNeedsUpdate()
    application.runTurns()
    expectEqual(application.problems.count, 1)
    // The store's answer is no call from outside, and has to be carried out all the same.
    let stopped = effects
    for answer in store.answers { answer(nil) }
    application.runTurns()
    expect(application.trace.entries.contains { if case .stored = $0.kind { true } else { false } })
    // The remaining work is done with the answer of the store, and causes turns up to the limit again.
    expectEqual(effects, stopped + 1_000)
    content.onEffects = {}
    application.post {}
    application.runTurns()
    expect(application.isQuiet)
  }

  @Test func `turns that others ask for may be many`() {
    for _ in 1...3_000 {
      application.post {}
      expect(application.runTurn())
    }
    expectEqual(application.problems, [])
  }

  @Test func `launching twice launches once`() {
    application.receive(.launch([]))
    while application.runTurn() {}
    expectEqual(application.openSessions.count, 1)
  }

  @Test
  func `an app without declarations gets a scene for its delegates, and a problem`() {
    let application = Application(
      identifier: "test", graph: SceneGraph(), contents: ContentFactories(),
      manifest: SceneManifest(supportsMultipleScenes: false), delegate: nil, host: host,
      services: .repeatable())
    application.receive(.launch([]))
    while application.runTurn() {}
    expectEqual(application.openSessions.count, 1)
    expectEqual(application.problems.map(\.code), [.noWindow])
  }
}
