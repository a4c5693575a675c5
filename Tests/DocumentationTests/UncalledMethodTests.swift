import Checking
import Testing

/// The compiler warns of methods of delegates that are never called.
@Suite(.thread(.compiler)) struct UncalledMethodTests {
  struct Mistake: CustomTestStringConvertible {
    var conformance: String
    var method: String
    var warning: String

    var testDescription: String { method }
  }

  private static func conformance(of type: String) -> String {
    "conformance of '\(type)' to '_Uncalled' is deprecated: a delegate has a method that is never "
      + "called, named in the note [#DeprecatedDeclaration]"
  }

  @Test(arguments: [
    Mistake(
      conformance: "ConnectedSceneDelegate",
      method: """
        func scene(
          _ scene: ConnectedScene, continue userActivity: UserActivity,
          restorationHandler: @escaping ([AnyObject]?) -> Void
        ) -> Bool { true }
        """, warning: conformance(of: "Bool")),
    Mistake(
      conformance: "WindowSceneDelegate",
      method: "func sceneWillEnterBackground(_ scene: ConnectedScene) {}",
      warning: conformance(of: "ConnectedScene")),
    Mistake(
      conformance: "ApplicationDelegate",
      method: """
        func application(
          _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
        ) {}
        """, warning: conformance(of: "Dictionary<Key, Value>")),
    Mistake(
      conformance: "ApplicationDelegate",
      method: "func applicationDidFinishLaunching(_ application: Application) {}",
      warning: conformance(of: "Application")),
  ])
  func `a method that is never called is a warning`(mistake: Mistake) throws {
    let source = """
      import Scenes
      final class Delegate: \(mistake.conformance) {
        \(mistake.method)
      }
      """
    try expectEqual(Compiler.check(source, isStrict: true), [mistake.warning])
    try expectEqual(Compiler.check(source), [])
  }

  @Test func `a near miss is a warning where the conformance stands in an extension`() throws {
    let source = """
      import Scenes
      final class SceneDelegate {}
      extension SceneDelegate: ConnectedSceneDelegate {
        func sceneDidEnterBackgroud(_ scene: ConnectedScene) {}
        func scene(_ scene: ConnectedScene, openURLContext urlContexts: Set<OpenURLContext>) {}
      }
      final class AppDelegate {}
      extension AppDelegate: ApplicationDelegate {
        func applicationWillTerminat(_ application: Application) {}
      }
      """
    let warnings = try Compiler.check(source, isStrict: true)
    expectEqual(
      warnings,
      [
        "instance method 'sceneDidEnterBackgroud' nearly matches defaulted requirement "
          + "'sceneDidEnterBackground' of protocol 'ConnectedSceneDelegate'",
        "instance method 'scene(_:openURLContext:)' nearly matches defaulted requirement "
          + "'scene(_:openURLContexts:)' of protocol 'ConnectedSceneDelegate'",
        "instance method 'applicationWillTerminat' nearly matches defaulted requirement "
          + "'applicationWillTerminate' of protocol 'ApplicationDelegate'",
      ])
  }

  @Test func `a delegate whose methods are all called has no warning`() throws {
    let source = """
      import Scenes
      final class SceneDelegate: WindowSceneDelegate {
        var window: SceneWindow?
        func scene(_ scene: ConnectedScene, continue userActivity: UserActivity) {}
        func sceneDidEnterBackground(_ scene: ConnectedScene) {}
      }
      final class AppDelegate: ApplicationDelegate {
        func applicationWillTerminate(_ application: Application) {}
      }
      """
    try expectEqual(Compiler.check(source, isStrict: true), [])
  }
}
