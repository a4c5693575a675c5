import Checking
import Foundation
import SceneRuntime
import TestSupport
import Testing

// They are compiled with warnings, which a deprecated class has none of.
@available(*, deprecated)
final class MistakenApplicationDelegate: ApplicationDelegate {
  enum FetchResult { case newData }

  func applicationDidFinishLaunching(_ application: Application) {}

  func application(_ application: Application, handleOpen url: URL) -> Bool { true }

  func application(
    _ application: Application, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool { true }

  func application(_ application: Application, didUpdate userActivity: UserActivity) {}

  func application(
    _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) {}

  func application(
    _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (FetchResult) -> Void
  ) {}

  func application(
    _ application: Application,
    performFetchWithCompletionHandler completionHandler: @escaping (FetchResult) -> Void
  ) {}

  func application(
    _ application: Application, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {}
}

@available(*, deprecated)
final class MistakenSceneDelegate: WindowSceneDelegate {
  var window: SceneWindow?

  func scene(
    _ scene: ConnectedScene, continue userActivity: UserActivity,
    restorationHandler: @escaping ([AnyObject]?) -> Void
  ) -> Bool { true }

  func sceneDidEnterForeground(_ scene: ConnectedScene) {}
  func sceneWillBecomeActive(_ scene: ConnectedScene) {}
  func sceneDidResignActive(_ scene: ConnectedScene) {}
  func sceneWillEnterBackground(_ scene: ConnectedScene) {}
  func sceneWillDisconnect(_ scene: ConnectedScene) {}
}

final class RightSceneDelegate: WindowSceneDelegate {
  var window: SceneWindow?

  func scene(_ scene: ConnectedScene, continue userActivity: UserActivity) {}
}

/// Methods of delegates that are never called are reported at the launch.
@MainActor struct UncalledMethodTests {
  /// A class by its name, because naming it in code is deprecated.
  private func named(_ name: String) throws -> AnyClass {
    try require(NSClassFromString("SceneRuntimeTests.\(name)"))
  }

  private func manifest(_ delegateClass: AnyClass?) -> SceneManifest {
    SceneManifest(
      supportsMultipleScenes: true,
      configurations: [.windowApplication: [.init(name: "Main", delegateClass: delegateClass)]])
  }

  /// The methods of a delegate that are reported as never called.
  private func reported(_ application: Application, at place: String) -> [String] {
    application.problems.filter { $0.place == place && $0.code == .uncalledMethod }
      .map { $0.what.replacing("its method ", with: "").replacing(" is never called", with: "") }
  }

  @Test func `those of the application's delegate are reported, once each`() throws {
    let named = try require(
      try named("MistakenApplicationDelegate") as? any ApplicationDelegate.Type)
    let application = Application.stub(delegate: named.init())
    application.handle(.launch([]))
    expectEqual(
      reported(application, at: "application delegate MistakenApplicationDelegate"),
      [
        "applicationDidFinishLaunching(_:)",
        "application(_:handleOpen:)",
        "application(_:open:sourceApplication:annotation:)",
        "application(_:didUpdate:)",
        "application(_:didReceiveRemoteNotification:)",
        "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
        "application(_:performFetchWithCompletionHandler:)",
        "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
      ])
  }

  @Test func `those of a scene delegate are reported once, however many scenes connect`() throws {
    let application = Application.stub(manifest: manifest(try named("MistakenSceneDelegate")))
    application.handle(.launch([]), .newWindow, .newWindow)
    expectEqual(application.connectedScenes.count, 3)
    expectEqual(
      reported(application, at: "scene delegate MistakenSceneDelegate"),
      [
        "scene(_:continue:restorationHandler:)",
        "sceneDidEnterForeground(_:)",
        "sceneWillBecomeActive(_:)",
        "sceneDidResignActive(_:)",
        "sceneWillEnterBackground(_:)",
        "sceneWillDisconnect(_:)",
      ])
    let lines = application.lines.filter { $0.contains("scene(_:continue:restorationHandler:)") }
    expectEqual(
      lines,
      [
        "problem: scene delegate MistakenSceneDelegate: its method "
          + "scene(_:continue:restorationHandler:) is never called; implement scene(_:continue:) "
          + "instead."
      ])
    // The manifest names the delegate, so it is known before any scene connects.
    let report = try require(application.lines.firstIndex(of: lines[0]))
    expect(report < application.lines.firstIndex(of: "didFinishLaunching") ?? 0)
  }

  @Test func `a delegate chosen in code is examined when its first scene connects`() throws {
    let delegate = RecordingApplicationDelegate()
    let named: AnyClass = try named("MistakenSceneDelegate")
    delegate.configure = { session, _ in
      let configuration = SceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = named
      return configuration
    }
    let application = Application.stub(delegate: delegate)
    application.handle(.launch([]))
    expectEqual(reported(application, at: "scene delegate MistakenSceneDelegate").count, 6)
  }

  @Test func `a delegate whose methods are all called is not reported`() throws {
    let application = Application.stub(
      manifest: manifest(RightSceneDelegate.self), delegate: RecordingApplicationDelegate())
    application.handle(.launch([]))
    expect(application.problems.allSatisfy { $0.code != .uncalledMethod })
  }
}
