import Checking
import Foundation
import TestSupport
import Testing

@testable import SceneModel
@testable import SceneRuntime

/// Events that wait for content, and how long.
@MainActor struct DeliveryTests {
  private final class Silent: ConnectedSceneDelegate {
    required init() {}
  }

  private let content = StubContent()
  private let delegate = RecordingApplicationDelegate()
  private let application: Application

  init() {
    application = .stub(delegate: delegate, profile: .phone) { [content] _ in content }
  }

  private func link(_ number: Int) -> ExternalEvent {
    .openURL(ExternalEvent.Link(URL(filePath: "/\(number)")))
  }

  private var undelivered: Int {
    application.orderedSessions.first?.scene?.undelivered.count ?? 0
  }

  @Test func `S42: what the delegate has taken waits for the first handler too, and is no problem`()
  {
    application.handle(.launch([]), .external(link(1)))
    expectEqual(application.problems, [])
    content.handles = true
    application.firstWindow?.setNeedsUpdate()
    application.runTurns()
    expectEqual(content.log.filter { $0 == "open file:///1" }.count, 1)
    expectEqual(undelivered, 0)
    expectEmpty(application.problems)
  }

  @Test
  func `an event handled by the delegate is dropped silently, at the latest with its scene`() {
    application.handle(.launch([]))
    for number in 1...103 { application.handle(.external(link(number))) }
    expectEqual(undelivered, 100)
    application.handle(.close("1"))
    expectEqual(application.problems, [])
  }

  @Test func `unhandled events wait, and go to the first handler in order`() {
    delegate.configure = { session, _ in
      let configuration = SceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = Silent.self
      return configuration
    }
    application.handle(.launch([]), .external(link(1)), .external(link(2)))
    expectEqual(undelivered, 2)
    expectEqual(application.problems.count, 2)
    content.handles = true
    application.firstWindow?.setNeedsUpdate()
    application.runTurns()
    expectEqual(content.log.suffix(3), ["open file:///1", "open file:///2", "effects"])
    expectEqual(undelivered, 0)
  }

  @Test func `an unhandled event is reported once, however long it waits`() {
    delegate.configure = { session, _ in
      SceneConfiguration(name: nil, sessionRole: session.role)
    }
    application.handle(.launch([]), .external(link(1)))
    for _ in 1...3 {
      application.firstWindow?.setNeedsUpdate()
      application.runTurns()
    }
    expectEqual(undelivered, 1)
    expectEqual(application.lines.count { $0.hasPrefix("problem: scene 1: unhandled event") }, 1)
  }

  @Test func `of more than 100 waiting events the oldest is dropped, with a problem`() {
    delegate.configure = { session, _ in
      SceneConfiguration(name: nil, sessionRole: session.role)
    }
    application.handle(.launch([]))
    for number in 1...103 { application.handle(.external(link(number))) }
    expectEqual(undelivered, 100)
    let dropped = application.problems.filter { $0.code == .droppedEvent }
    expectEqual(dropped.count, 3)
    expectContains(dropped.first?.what, "file:///1\"")
  }

  @Test func `links that come to a connected scene are numbered from 0 in their order`() {
    final class Reading: WindowSceneDelegate {
      static var read: [String] = []

      func scene(
        _ scene: ConnectedScene, openURLContexts urlContexts: Set<OpenURLContext>
      ) {
        Self.read.append(
          urlContexts.sorted { $0.order < $1.order }
            .map { "\($0.order) \($0.url.lastPathComponent)" }.joined(separator: ", "))
      }
    }
    Reading.read = []
    delegate.configure = { session, _ in
      let configuration = SceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = Reading.self
      return configuration
    }
    let links = ["c", "a", "b"].map { ExternalEvent.Link(URL(filePath: "/\($0)")) }
    application.handle(.launch([]), .openURLs(links), .external(.openURL(links[1])))
    expectEqual(Reading.read, ["0 c, 1 a, 2 b", "0 a"])
  }

  @Test func `the activity of a request needn't be handled, an equal earlier one must be`() {
    /// Looks at what it connects for, and takes nothing later.
    final class Looking: ConnectedSceneDelegate {
      func scene(
        _ scene: ConnectedScene, willConnectTo session: SceneSession,
        options connectionOptions: ConnectionOptions
      ) {
        _ = connectionOptions.userActivities
      }
    }
    delegate.configure = { session, _ in
      let configuration = SceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = Looking.self
      return configuration
    }
    application.handle(.launch([]), .background(nil), .memoryPressure)
    expectEqual(application.connectedScenes, [])
    let record = ActivityRecord(activityType: "read", targetContentIdentifier: "message/42")
    // Both in one turn: the first is in the options, which the delegate reads; the second only
    // brings the scene to the front.
    application.receive(.external(.continueActivity(record)))
    application.requestSceneSessionActivation(
      application.orderedSessions[0], userActivity: UserActivity(record), options: nil)
    application.runTurns()
    expectEqual(application.problems, [])
    // One that comes from outside has to be taken.
    application.requestSceneSessionActivation(
      application.orderedSessions[0], userActivity: UserActivity(record), options: nil)
    application.receive(.external(.continueActivity(record)))
    application.runTurns()
    expectEqual(application.problems.count, 1)
  }

  @Test func `between scenes events are delivered in the order of creation`() {
    let host = StubHost()
    let contents = [StubContent(), StubContent(), StubContent()]
    var order: [String] = []
    for (index, content) in contents.enumerated() {
      content.handles = true
      content.onDelivery = { order.append("\(index + 1)") }
    }
    var made = 0
    let application = Application.stub(host: host) { _ in
      made += 1
      return contents[made - 1]
    }
    application.handle(.launch([]), .newWindow, .newWindow)
    let sessions = application.orderedSessions
    for index in [2, 0, 1] {
      application.requestSceneSessionActivation(
        sessions[index], userActivity: UserActivity(activityType: "read"), options: nil)
    }
    host.updates = []
    application.runTurns()
    expectEqual(order, ["1", "2", "3"])
    expectEqual(host.updates.map(\.session), ["1", "2", "3"])
  }

  @Test func `1,000 problems are kept, the last ones`() {
    for number in 1...1_005 {
      application.report(Problem("a", at: "\(number)", "b", remedy: "c"))
    }
    expectEqual(application.problems.count, 1_000)
    expectEqual(application.problems.first?.place, "6")
    application.report(Problem("a", at: "1", "b", remedy: "c"))
    expectEqual(application.problems.last?.place, "1")
  }

  @Test(arguments: [999, 1_000, 1_001, 1_999, 2_000, 2_001, 3_000, 10_000])
  func `of many problems the last 1,000 are kept, each once`(count: Int) {
    let trace = Trace()
    for number in 1...count {
      trace.add(Problem("a", at: "\(number)", "b", remedy: "c"))
      trace.add(Problem("a", at: "\(max(1, number - 999))", "b", remedy: "c"))
    }
    expectEqual(trace.problems.map(\.place), (max(1, count - 999)...count).map { "\($0)" })
  }
}
