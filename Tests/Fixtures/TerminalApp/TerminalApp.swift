import Foundation
import SceneRuntime
import Scenes

/// An app with one of everything that a terminal shows, for tests that run it in one.
@main struct TerminalApp: App {
  @ApplicationDelegateAdaptor(AppDelegate.self) private var delegate

  static var identifier: String { "com.example.terminal-app" }

  /// Runs the app like any other, but without the system's warnings of low memory: other programs can cause a warning
  /// at any time, and the app shows it.
  static func main() {
    let settings = BuildSettings(of: Self.self, bundleIdentifier: identifier)
    let run = CommandLineRun(settings: settings, identifier: identifier) {
      host, profile, services in
      var services = services
      services.observeMemoryPressure = { _ in nil }
      return AppLaunch(Self(), host: host, profile: profile, services: services)
    }
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  var body: some Scene {
    WindowGroup("Main", id: "main") {
      MainView()
    }
    .commands {
      CommandMenu("Letters") {
        Button("Write Alpha") { delegate.letters.append("Alpha") }
          .keyboardShortcut("b")
        Button("Write Beta") { delegate.letters.append("Beta") }
          .keyboardShortcut("y", modifiers: [.command, .option])
      }
    }
    WindowGroup("Form", id: "form") {
      FormView()
    }
    .handlesExternalEvents(matching: ["form"])
    WindowGroup("Rows", id: "rows") {
      RowsView()
    }
    .handlesExternalEvents(matching: ["rows"])
  }
}
