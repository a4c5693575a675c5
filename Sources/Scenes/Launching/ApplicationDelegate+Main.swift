import Foundation
public import SceneRuntime

extension ApplicationDelegate {
  /// Runs an application that has a delegate but no ``/Scenes/App``, and exits the process.
  ///
  /// The scenes come from the manifest and the delegates. The exit status is the same as for the
  /// `main()` of an app.
  public static func main() {
    runUntilExit()
  }

  /// Runs the application for the module `UIKitNames`, which has a `main()` of its own.
  package static func runUntilExit() -> Never {
    let identifier = AppIdentifier.of(Self.self)
    let settings = BuildSettings(of: Self.self, bundleIdentifier: identifier)
    let run = CommandLineRun(settings: settings, identifier: identifier) {
      AppLaunch(delegate: Self(), host: $0, profile: $1, services: $2)
    }
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }
}
