import Checking
import TestSupport
import Testing

@testable import SceneModel
@testable import SceneRuntime

/// Tests for scenes whose class the manifest names.
@MainActor struct SceneClassTests {
  private let host = StubHost()

  @Test func `S67: conditions that a scene class sets in its initialiser apply`() {
    final class Claiming: WindowScene {
      required init(session: SceneSession, connectionOptions: ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
        activationConditions.prefersToActivateForTargetContentIdentifierPredicate =
          TargetPredicate(equalTo: "message/42")
      }
    }
    let application = Application.building(on: host, sceneClass: Claiming.self)
    expectEqual(
      application.orderedSessions.map(\.conditions.prefers),
      [TargetPredicate(equalTo: "message/42")])
  }

  @Test func `a scene class makes windows in its initialiser`() {
    final class Ready: WindowScene {
      required init(session: SceneSession, connectionOptions: ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
        let window = SceneWindow(windowScene: self)
        window.content = StubContent()
        window.makeKeyAndVisible()
      }
    }
    let application = Application.building(on: host, sceneClass: Ready.self)
    expectEqual(host.windows.count, 1)
    expectEqual(application.problems, [])
  }

  @Test func `a scene class without windows connects, and declared content is missed`() {
    final class Plain: ConnectedScene {}
    let application = Application.building(on: host, sceneClass: Plain.self)
    expectEqual(application.connectedScenes.count, 1)
    expectEqual(application.problems.map(\.code), [.contentWithoutWindowScene])
  }

  @Test func `a scene class without windows connects, is traced, and shows nothing`() {
    final class Plain: ConnectedScene {}
    let application = Application.stub(
      [],
      manifest: SceneManifest(
        supportsMultipleScenes: true,
        configurations: [
          .windowApplication: [.init(sceneClass: Plain.self, delegateClass: BuildingDelegate.self)]
        ]), host: host)
    application.handle(.launch([]), .background(nil))
    expectEqual(
      application.lines.filter { $0.hasPrefix("scene 1") },
      [
        "scene 1 configurationForConnecting", "scene 1 willConnectTo",
        "scene 1 sceneWillEnterForeground", "scene 1 sceneDidBecomeActive",
        "scene 1 sceneWillResignActive", "scene 1 sceneDidEnterBackground", "scene 1 snapshot",
      ])
    expect(application.connectedScenes.first is Plain)
    expectEqual(host.windows, [])
    expectEqual(application.problems, [])
  }

  @Test func `S67: conditions that scenes share apply to each until it gets others`() throws {
    let application = Application.building(on: host)
    application.handle(.newWindow)
    let scenes = application.orderedSessions.compactMap(\.scene)
    try require(scenes.count == 2)
    let shared = scenes[0].activationConditions
    scenes[1].activationConditions = shared
    let (first, second) = (TargetPredicate(equalTo: "a"), TargetPredicate(equalTo: "b"))
    shared.prefersToActivateForTargetContentIdentifierPredicate = first
    expectEqual(scenes.map(\.session.conditions.prefers), [first, first])
    scenes[0].activationConditions = SceneActivationConditions()
    shared.prefersToActivateForTargetContentIdentifierPredicate = second
    expectEqual(scenes.map(\.session.conditions.prefers), [nil, second])
  }

  @Test func `S37: a scene that disconnects has no delegate, whoever holds the scene`() throws {
    let application = Application.building(on: host)
    let scene = try require(application.orderedSessions.first?.scene)
    expect(scene.delegate != nil)
    application.handle(.background(nil), .memoryPressure)
    expect(scene.delegate == nil)
  }
}
