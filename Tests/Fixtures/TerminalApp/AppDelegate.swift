import Foundation
import Observation
import Scenes

/// Writes the trace to a file, configures the scenes of displays, and holds what all windows show.
final class AppDelegate: ApplicationDelegate {
  let letters = Letters()
  /// Whether the app never finishes quitting.
  var staysAtEnd = false

  func applicationWillTerminate(_ application: Application) {
    if staysAtEnd { Self.hang() }
  }

  /// Keeps the main actor busy for ever.
  static func hang() {
    while true { pause() }
  }

  func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let path = ProcessInfo.processInfo.environment["TRACE_FILE"] else { return true }
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    let file = FileHandle(forWritingAtPath: path)
    func write(_ entry: TraceEntry) { file?.write(Data("\(entry.line)\n".utf8)) }
    for entry in application.trace.entries { write(entry) }
    application.trace.addSink { write($0) }
    return true
  }

  func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: ConnectionOptions
  ) -> SceneConfiguration {
    let role = connectingSceneSession.role
    let configuration = SceneConfiguration(name: nil, sessionRole: role)
    if role == .windowExternalDisplayNonInteractive {
      configuration.delegateClass = DisplaySceneDelegate.self
    }
    return configuration
  }
}

/// The words that commands write, the same in all windows.
@MainActor @Observable final class Letters {
  private(set) var all: [String] = []

  func append(_ letter: String) { all.append(letter) }
}

/// Shows a line on an external display.
final class DisplaySceneDelegate: WindowSceneDelegate {
  var window: SceneWindow?

  func scene(
    _ scene: ConnectedScene, willConnectTo session: SceneSession,
    options connectionOptions: ConnectionOptions
  ) {
    guard let windowScene = scene as? WindowScene else { return }
    let window = SceneWindow(windowScene: windowScene)
    window.content = HostingContent(rootView: Text("on the wall"))
    window.makeKeyAndVisible()
    self.window = window
  }
}
