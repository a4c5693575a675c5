import Checking
import SceneModel
import TestSupport
import Testing

@testable import SceneRuntime

/// Objects that code holds longer than their application.
@MainActor struct OutlivingTests {
  @Test func `sessions, scenes and windows of an application that is gone do nothing`() throws {
    weak var application: Application?
    weak var parts: ApplicationParts?
    do {
      let held: (session: SceneSession, scene: WindowScene, window: SceneWindow)
      do {
        let stub = Application.stub()
        stub.handle(.launch([]))
        let session = try require(stub.orderedSessions.first)
        let scene = try require(session.scene as? WindowScene)
        held = (session, scene, try require(scene.windows.first))
        (application, parts) = (stub, stub.parts)
      }
      expect(application == nil && parts != nil)
      expect(held.session.application == nil && held.session.scene == nil)

      held.session.userInfo = ["draft": 42]
      held.session.stateRestorationActivity = UserActivity(activityType: "com.postbox.draft")
      held.scene.title = "Gone"
      held.scene.userActivity = UserActivity(activityType: "com.postbox.read")
      held.scene.activationConditions.prefersToActivateForTargetContentIdentifierPredicate =
        TargetPredicate(value: true)
      held.window.userActivity = UserActivity(activityType: "com.postbox.read")
      held.window.isHidden = true
      held.window.makeKeyAndVisible()
      held.window.content = StubContent()
      let late = SceneWindow(windowScene: held.scene)
      late.makeKeyAndVisible()
      expect(late.windowScene == nil)
      expectEqual(held.session.userInfo?["draft"] as? Int, 42)
    }
    expect(parts == nil)
  }

  @Test func `an application that is released ends the circle of a scene and its delegate`() {
    final class HoldingDelegate: WindowSceneDelegate {
      var window: SceneWindow?
      var scene: ConnectedScene?

      func scene(
        _ scene: ConnectedScene, willConnectTo session: SceneSession,
        options connectionOptions: ConnectionOptions
      ) {
        self.scene = scene
      }
    }
    weak var parts: ApplicationParts?
    weak var scene: ConnectedScene?
    do {
      let stub = Application.stub(
        manifest: SceneManifest(
          supportsMultipleScenes: true,
          configurations: [.windowApplication: [.init(delegateClass: HoldingDelegate.self)]]))
      stub.handle(.launch([]))
      (parts, scene) = (stub.parts, stub.orderedSessions.first?.scene)
      expect((scene?.delegate as? HoldingDelegate)?.scene === scene)
    }
    expect(parts == nil && scene == nil)
  }

  @Test func `a window of an application that is gone isn't held by what it asks for`() {
    weak var window: SceneWindow?
    do {
      var stub: Application? = Application.stub()
      stub?.handle(.launch([]))
      let held = stub?.firstWindow
      stub = nil
      held?.title = "Gone"
      held?.setNeedsUpdate()
      window = held
    }
    expect(window == nil)
  }

  @Test func `an application that is released leaves nothing behind`() {
    weak var parts: ApplicationParts?
    weak var session: SceneSession?
    weak var scene: ConnectedScene?
    do {
      let stub = Application.stub()
      stub.handle(.launch([]))
      (parts, session) = (stub.parts, stub.orderedSessions.first)
      scene = session?.scene
      expect(scene != nil)
      // A request that no turn carries out holds its session.
      if let session { stub.requestSceneSessionDestruction(session, options: nil) }
    }
    expect(parts == nil && session == nil && scene == nil)
  }
}
