import Foundation
import Scenes

/// An application from before scenes: a delegate and no app.
@main final class AppDelegate: ApplicationDelegate {
  var window: SceneWindow?

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = SceneWindow()
    window.content = HostingContent(rootView: Text("from before scenes"))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  /// Prints as many points through the C library as an argument says.
  private static func printPoints(_ option: String) {
    let arguments = CommandLine.arguments
    guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else { return }
    print(String(repeating: ".", count: Int(arguments[index + 1]) ?? 0))
  }

  init() {
    Self.printPoints("--before")
  }

  func applicationDidBecomeActive(_ application: Application) { Self.printPoints("--after") }

  func applicationWillResignActive(_ application: Application) { say("WILL RESIGN ACTIVE") }

  func applicationDidEnterBackground(_ application: Application) {
    say("DID ENTER BACKGROUND")
    // With this argument it never comes back from here.
    while CommandLine.arguments.contains("hang") { pause() }
  }

  func applicationWillTerminate(_ application: Application) { say("WILL TERMINATE") }

  private func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
