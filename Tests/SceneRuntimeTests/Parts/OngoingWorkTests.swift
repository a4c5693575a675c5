import Checking
import SceneRuntime
import TestSupport
import Testing

/// Work outside of turns that an application completes before it quits.
@MainActor struct OngoingWorkTests {
  @Test func `the time for which an application waits begins again with later work`() {
    let services = RuntimeServices.repeatable()
    let application = Application.stub(services: services)
    application.handle(.launch([]))
    var abandoned: [String] = []
    let first = application.work.begin { abandoned.append("first") }
    application.handle(.quit)
    services.clock.advance(by: 20)
    application.work.end(first)
    let second = application.work.begin { abandoned.append("second") }
    application.runTurns()
    services.clock.advance(by: 20)
    application.runTurns()
    expectEqual(abandoned, [])
    expect(application.work.isUnfinished && !application.isTerminated)
    services.clock.advance(by: 10)
    application.runTurns()
    expectEqual(abandoned, ["second"])
    expect(application.isTerminated)
    application.work.end(second)
    expectEqual(abandoned, ["second"])
  }
}
