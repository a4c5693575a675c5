import Checking
import Foundation
import TestSupport
import Testing

@testable import SceneRuntime

/// Values that content of an embedder presents.
@MainActor struct PresentedValueTests {
  private let message = SceneDescription(
    id: .declared("message"), valueType: SceneDescription.ValueType(Int.self),
    conditions: ExternalEventConditions(["message/"]))
  private let store = MemorySessionStore()

  private func application(supportsMultipleScenes: Bool = true) -> Application {
    let inbox = SceneDescription(id: .declared("inbox"))
    return Application(
      identifier: "test", graph: SceneGraph([inbox, message]),
      contents: ContentFactories([
        inbox.id: ContentFactory(make: { _ in StubContent() }),
        message.id: ContentFactory(values: ValueCoding(Int.self), make: { _ in StubContent() }),
      ]), manifest: SceneManifest(supportsMultipleScenes: supportsMultipleScenes), delegate: nil,
      host: StubHost(),
      services: .repeatable(store: store))
  }

  @Test func `S101: a window that a link opened is found by the value it presents`() throws {
    let application = application()
    let link = try require(URL(string: "postbox://message/42"))
    application.handle(.launch([]), .external(.openURL(.init(link))))
    let session = try require(application.orderedSessions.last)
    expect(session.presentedValue == nil)
    session.present(42)
    application.openWindow(WindowRequest(value: 42))
    application.runTurns()
    expectEqual(application.openSessions(presenting: 42), [session])
    expectEqual(application.orderedSessions.count, 2)
    expectEqual(store.records["2"]?.value, Data("42".utf8))
    expectEqual(application.lines.last, "-> scene 2 (presents value)")
  }

  @Test(arguments: [true, false])
  func `another window like one that is open is opened where there may be several`(
    isPossible: Bool
  ) throws {
    let application = application(supportsMultipleScenes: isPossible)
    application.handle(.launch([]))
    try require(application.orderedSessions.first).openAnotherWindow()
    application.runTurns()
    expectEqual(application.orderedSessions.count, isPossible ? 2 : 1)
    expectEqual(application.problems.map(\.code), isPossible ? [] : [.singleSceneOnly])
  }

  @Test func `a value of another type is a problem, and isn't saved`() throws {
    let application = application()
    application.handle(.launch([]), .openScene(message.id))
    let session = try require(application.orderedSessions.last)
    session.present("42")
    application.runTurns()
    expectEqual(application.problems.map(\.code), [.unstorableValue])
    expect(store.records["2"]?.value == nil)
    try require(application.orderedSessions.first).present(1)
    expect(application.orderedSessions.first?.presentedValue == nil)
  }
}
