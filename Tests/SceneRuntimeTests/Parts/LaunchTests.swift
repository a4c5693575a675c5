import Checking
import Foundation
import TestSupport
import Testing

@testable import SceneModel
@testable import SceneRuntime

/// Tests for events and requests before the launch of an application and after its end.
@MainActor struct LaunchTests {
  private let link = HostEvent.external(
    .openURL(ExternalEvent.Link(URL(filePath: "/message/42"))))
  private let delegate = RecordingApplicationDelegate()

  private func makeApplication() -> Application { .stub(delegate: delegate) }

  @Test func `S134: what comes before the launch waits for it`() {
    let application = makeApplication()
    var errors = 0
    application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { _ in
      errors += 1
    }
    application.handle(link)
    expectEqual(delegate.log, [])
    application.handle(.launch([]))
    expectEqual(delegate.log.first, "willFinishLaunching")
    expectEqual(
      application.lines.filter { !$0.contains("scene 1 ") && !$0.contains("scene 2 ") },
      [
        "launch", "willFinishLaunching", "didFinishLaunching", "request activation of a new scene",
        "-> new scene of \"inbox\" (first scene)", "open file:///message/42",
        "-> new scene of \"inbox\" (no conditions)",
      ])
    expectEqual(application.openSessions.count, 2)
    expectEqual(errors, 0)
  }

  @Test func `S134: a launch for a link tells that it finished before the scene connects`() {
    let application = makeApplication()
    application.handle(.launch([.openURL(ExternalEvent.Link(URL(filePath: "/message/42")))]))
    expectEqual(
      delegate.log.prefix(4),
      [
        "willFinishLaunching", "didFinishLaunching", "scene 1 configurationForConnecting",
        "scene 1 willConnectTo",
      ])
    expectEqual(application.openSessions.count, 1)
  }

  @Test func `a request while the application ends is refused with a problem`() throws {
    let application = makeApplication()
    application.handle(.launch([]))
    let session = try require(application.orderedSessions.first)
    var errors: [SceneError] = []
    application.quit()
    application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
      if let error = $0 as? SceneError { errors.append(error) }
    }
    application.receive(link)
    application.requestSceneSessionDestruction(session, options: nil)
    application.runTurns()
    expect(application.isTerminated)
    expectEqual(errors.map(\.code), [.requestDenied])
    expectContains(errors.first?.description, "the application is ending")
    expectEqual(
      application.problems.map(\.place),
      [
        "open file:///message/42", "destruction of scene 1",
      ])
    expectEqual(delegate.log.last, "applicationWillTerminate")
  }

  @Test func `an application ends after the work that was begun`() {
    let application = makeApplication()
    application.handle(.launch([]))
    let works = (1...2).map { _ in application.work.begin { Issue.record("abandoned") } }
    application.handle(.quit)
    expect(!application.isTerminated)
    application.work.end(works[0])
    application.runTurns()
    expect(!application.isTerminated && application.work.isUnfinished)
    application.work.end(works[1])
    application.runTurns()
    expect(application.isTerminated && !application.work.isUnfinished)
  }

  @Test func `work that isn't finished within half a minute is abandoned`() {
    let application = makeApplication()
    application.handle(.launch([]))
    var abandoned: [Int] = []
    for number in 1...2 { _ = application.work.begin { abandoned.append(number) } }
    application.handle(.quit)
    application.services.clock.advance(by: 29)
    application.runTurns()
    expectEqual(abandoned, [])
    application.services.clock.advance(by: 2)
    application.runTurns()
    expectEqual(abandoned, [1, 2])
    expect(application.isTerminated && !application.work.isUnfinished)
    expectEqual(application.problems, [])
  }

  @Test func `a request after the end is refused too, and posted work is performed`() {
    let application = makeApplication()
    application.handle(.launch([]), .quit)
    var errors = 0
    var isDone = false
    application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { _ in
      errors += 1
    }
    application.post { isDone = true }
    application.runTurns()
    expectEqual(errors, 1)
    expect(isDone)
    expect(application.isQuiet)
    expectEqual(application.openSessions.count, 1)
  }

  @Test func `after the end nothing is launched and no display registered for`() {
    var profile = HostProfile.tablet
    profile.externalDisplays = .registered
    let application = Application.stub(delegate: delegate, profile: profile)
    application.handle(.launch([]), .attachDisplay("Wall"), .quit)
    let calls = delegate.log
    application.handle(.launch([.openURL(.init(URL(filePath: "/message/42")))]))
    application.registerForExternalDisplays()
    application.runTurns()
    expectEqual(delegate.log, calls)
    expectEqual(application.openSessions.count, 1)
    expectEqual(
      application.problems.map(\.place),
      [
        "launch, open file:///message/42", "registration for external displays",
      ])
  }

  @Test(
    arguments: [
      .focus("9"), .resize("9", to: .none), .resume("9"), .close("9"), .background("9"),
    ] as [HostEvent])
  func `an act on a window that isn't there is a problem`(event: HostEvent) {
    let application = makeApplication()
    application.handle(.launch([]), event)
    expectEqual(application.problems.map(\.place), ["scene 9"])
  }

  @Test func `an application that ended lets go of its scenes and windows`() throws {
    let host = StubHost()
    let application = Application.stub(delegate: delegate, host: host)
    application.handle(.launch([]))
    weak let scene = application.orderedSessions.first?.scene
    weak let window = (scene as? WindowScene)?.windows.first
    expect(scene != nil && window != nil)
    application.handle(.quit)
    expect(scene == nil && window == nil)
    expectEqual(host.windows, [])
    expect(delegate.delegates.allSatisfy { $0.object == nil })
  }

  @Test(arguments: [(HostProfile.Yielding.longestUnfocused, "kept-3"), (.oldest, "kept-1")])
  func `restored scenes take the room that a requested scene leaves them`(
    yielding: HostProfile.Yielding, missing: SceneID
  ) throws {
    let records = (1...3).map {
      SessionRecord(
        id: "kept-\($0)", ordinal: $0, role: .windowApplication, scene: .declared("inbox"),
        kind: .windowGroup, lastUse: 4 - $0, isOnScreen: true)
    }
    var profile = HostProfile(name: "wall", supportsMultipleScenes: true, foregroundLimit: 3)
    profile.yielding = yielding
    profile.relaunching = .onScreen
    let application = Application.stub(
      delegate: delegate, profile: profile,
      services: .repeatable(store: MemorySessionStore(records)))
    application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
    application.handle(.launch([]))
    let states = application.openSessions.compactMap { $0.scene?.activationState }
    expectEqual(states.count(where: \.isForeground), 3)
    // The sessions used last are shown, or the newest.
    expectEqual(application.orderedSessions.filter { $0.scene == nil }.map(\.id), [missing])
    // The requested scene keeps the focus that the session used last had.
    expectEqual(application.focusedSession?.ordinal, 4)
  }

  @Test func `a launch that never becomes quiet is finished when the application ends`() {
    let store = MemorySessionStore()
    let application = Application.stub(services: .repeatable(store: store))
    @MainActor func workOn() { application.post { if !application.isTerminated { workOn() } } }
    application.receive(.launch([]))
    application.receive(.quit)
    workOn()
    application.runTurns()
    expectEqual(store.history, LaunchHistory.finished(nil))
    expect(application.isTerminated)
    expectEqual(application.problems, [])
  }

  @Test(arguments: [("1", 11), ("a", 1)] as [(SceneID, Int)])
  func `a window created before the launch doesn't take the place of a restored session`(
    id: SceneID, ordinal: Int
  ) {
    let record = SessionRecord(
      id: id, ordinal: ordinal, role: .windowApplication, scene: .declared("inbox"),
      kind: .windowGroup, lastUse: 1, isOnScreen: true)
    let application = Application.stub(
      manifest: nil, delegate: WindowDelegate(), profile: .classic,
      services: .repeatable(store: MemorySessionStore([record])))
    application.post { _ = SceneWindow() }
    application.runTurns()
    let early = application.parts.sessions.first
    expectEqual(application.lifeCycleMode, .application)
    expectEmpty(application.openSessions)
    expect((early.id == id || early.ordinal == ordinal))
    application.handle(.launch([]))
    expectEqual(application.orderedSessions.map(\.id), [id])
    let opened = application.parts.sessions.make(.windowApplication)
    expect(opened !== early && opened.id != id && opened.ordinal != ordinal)
  }

  /// A delegate from before scenes.
  private final class WindowDelegate: ApplicationDelegate {}
}
