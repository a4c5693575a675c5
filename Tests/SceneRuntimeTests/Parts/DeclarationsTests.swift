import Checking
import Foundation
import TestSupport
import Testing

@testable import SceneModel
@testable import SceneRuntime

/// Sessions follow their declarations when these change.
@MainActor struct DeclarationsTests {
  private final class Log {
    var made: [String] = []
    var refreshed: [String] = []
  }

  private let log = Log()
  private let inbox = SceneDescription(id: .declared("inbox"))
  private let draft = SceneDescription(id: .declared("draft"), kind: .window)

  private func factory(_ name: String, _ revision: Int?) -> ContentFactory {
    ContentFactory(
      revision: revision,
      make: { [log] window in
        log.made.append("\(name) for \(window.id.session)")
        return StubContent()
      },
      refresh: { [log] _, window in log.refreshed.append("\(name) for \(window.id.session)") })
  }

  private func makeApplication() -> Application {
    let application = Application(
      identifier: "test", graph: SceneGraph([inbox, draft]),
      contents: ContentFactories([
        inbox.id: factory("inbox 1", 1), draft.id: factory("draft 1", 2),
      ]),
      manifest: SceneManifest(supportsMultipleScenes: true), delegate: nil, host: StubHost(),
      services: .repeatable())
    application.handle(.launch([]))
    application.openWindow(.init(id: "draft"))
    application.runTurns()
    return application
  }

  @Test func `only what differs is refreshed, and a scene that connects again shows the new`() {
    let application = makeApplication()
    application.update(
      graph: SceneGraph([inbox, draft]),
      contents: ContentFactories([
        inbox.id: factory("inbox 2", 1), draft.id: factory("draft 2", 3),
      ]))
    expectEqual(log.refreshed, ["draft 2 for 2"])
    application.handle(.background("2"), .memoryPressure, .resume("2"))
    expectEqual(log.made, ["inbox 1 for 1", "draft 1 for 2", "draft 2 for 2"])
  }

  @Test func `content without a revision is always refreshed`() {
    let application = makeApplication()
    for turn in 2...3 {
      application.update(
        graph: SceneGraph([inbox, draft]),
        contents: ContentFactories([
          inbox.id: factory("inbox \(turn)", nil), draft.id: factory("draft", 2),
        ]))
    }
    expectEqual(log.refreshed, ["inbox 2 for 1", "inbox 3 for 1"])
  }

  @Test func `a session whose declaration is gone is chosen for nothing until it is back`() {
    let application = makeApplication()
    let group = SceneDescription(id: .declared("draft"))
    application.update(
      graph: SceneGraph([inbox, group]),
      contents: ContentFactories([
        inbox.id: factory("inbox", 1), group.id: factory("group", 4),
      ]))
    expectEqual(log.refreshed, [])
    application.openWindow(.init(id: "draft"))
    application.runTurns()
    expectEqual(application.orderedSessions.count, 3)
    application.update(
      graph: SceneGraph([inbox, draft]),
      contents: ContentFactories([
        inbox.id: factory("inbox", 1), draft.id: factory("draft 5", 5),
      ]))
    expectEqual(log.refreshed, ["draft 5 for 2"])
    application.openWindow(.init(id: "draft"))
    application.runTurns()
    expectEqual(application.orderedSessions.count, 3)
    expectEqual(application.focusedSession?.id, "2")
    application.dismissWindow(.init(id: "draft"))
    application.runTurns()
    expectEqual(application.orderedSessions.map(\.id), ["1"])
  }

  @Test func `S79: events are routed by the present conditions`() throws {
    let application = makeApplication()
    let event = try ExternalEvent.openURL(.init(require(URL(string: "postbox://message/42"))))
    expectEqual(
      application.explain(event).decision, .newSession(inbox.id, .withoutConditions))
    var reader = inbox
    reader.conditions = ExternalEventConditions(["message/"])
    application.update(graph: SceneGraph([reader, draft]), contents: ContentFactories())
    expectEqual(
      application.explain(event).decision,
      .newSession(inbox.id, .matching(condition: "message/")))
  }

  @Test func `the open single windows are those that are declared now`() {
    let application = makeApplication()
    expectEqual(application.openSingleScenes, [draft.id])
    let about = SceneDescription(id: .declared("about"), kind: .window)
    application.update(
      graph: SceneGraph([inbox, about]),
      contents: ContentFactories([inbox.id: factory("inbox", 1), about.id: factory("about", 2)]))
    expectEqual(application.openSingleScenes, [])
    application.openWindow(.init(id: "about"))
    application.runTurns()
    expectEqual(application.openSingleScenes, [about.id])
  }

  @Test func `S112: a title a delegate has set stays when the declared one changes`() throws {
    let application = makeApplication()
    let scenes = application.orderedSessions.compactMap(\.scene)
    scenes[0].title = "my own"
    var renamed = [inbox, draft]
    for index in renamed.indices { renamed[index].title = "new" }
    application.update(graph: SceneGraph(renamed), contents: ContentFactories())
    expectEqual(scenes.map(\.title), ["my own", "new"])
  }
}
