import Foundation
public import SceneRuntime

extension ApplicationDelegate {
  /// Runs an application that has a delegate but no ``/Scenes/App``, and exits the process.
  ///
  /// Its scenes come from the manifest and the delegates. The exit status is that of an app's `main()`.
  public static func main() {
    runUntilExit()
  }

  /// Runs the application for names modules, whose `main()` is their own.
  package static func runUntilExit() -> Never {
    let identifier = AppIdentifier.of(Self.self)
    let settings = BuildSettings(of: Self.self, bundleIdentifier: identifier)
    let run = CommandLineRun(settings: settings, identifier: identifier) {
      AppLaunch(delegate: Self(), host: $0, profile: $1, services: $2)
    }
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }
}
