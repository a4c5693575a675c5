import Checking
import Foundation
import SceneRuntime
import TestSupport
import Testing

/// The user's defaults, which Foundation writes to the disk on Linux only when it is told to.
@MainActor struct SavedDefaultsTests {
  /// Defaults that record the moments in which they are saved.
  private final class Recording: UserDefaults {
    var saves: [String] = []
    var value: String?

    override func synchronize() -> Bool {
      saves.append(value ?? "nothing")
      return true
    }
  }

  private final class Delegate: ApplicationDelegate {
    func application(
      _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
      options: ConnectionOptions
    ) -> SceneConfiguration {
      let configuration = SceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }

    func applicationWillTerminate(_ application: Application) {
      (application.userDefaults as? Recording)?.value = "end"
    }
  }

  private final class SceneDelegate: WindowSceneDelegate {
    func sceneDidEnterBackground(_ scene: ConnectedScene) {
      (scene.session.application?.userDefaults as? Recording)?.value = "background"
    }
  }

  @Test func `values that are set on the way to the background and to the end are saved`() throws {
    let defaults = try require(Recording(suiteName: "scenes.saved-defaults"))
    var services = RuntimeServices.repeatable()
    services.defaults = defaults
    let application = Application.stub(delegate: Delegate(), services: services)
    application.handle(.launch([]), .newWindow)
    expectEqual(defaults.saves, [])
    application.handle(.background(nil))
    expectEqual(defaults.saves, ["background"])
    application.handle(.foreground)
    expectEqual(defaults.saves, ["background"])
    application.handle(.quit)
    expectEqual(defaults.saves.last, "end")
  }

  @Test func `values that are set in the foreground are saved when the app is forced to quit`()
    throws
  {
    let defaults = try require(Recording(suiteName: "scenes.saved-defaults"))
    var services = RuntimeServices.repeatable()
    services.defaults = defaults
    let application = Application.stub(delegate: Delegate(), services: services)
    application.handle(.launch([]), .newWindow)
    defaults.value = "foreground"
    application.handle(.forceQuit)
    expect(application.isTerminated)
    expectEqual(defaults.saves, ["foreground"])
  }
}
