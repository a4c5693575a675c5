import Foundation
import SceneHeadless

extension App {
  /// Runs the app until it ends, and exits the process.
  ///
  /// The exit status is 0, or 65 for an error in a script or an invalid Info.plist, 66 for a missing file or
  /// unreadable input, 74 if standard output can't be written, 78 if no scene can open at launch, and 1 if
  /// `--describe-scenes` or `--lint-manifest` finds problems, or a migration to scenes would lose calls.
  public static func main() {
    let run = CommandLineRun(settings: buildSettings, identifier: identifier) {
      AppLaunch(Self(), host: $0, profile: $1, services: $2)
    }
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs the app on a custom host until it ends.
  ///
  /// - Parameters:
  ///   - host: The host that shows the app's windows.
  ///   - profile: The profile of the device.
  ///   - services: The services the app uses.
  /// - Returns: The exit status: the host's, or 78 if no scene can open at launch.
  public static func run(
    on host: any SceneHost, profile: HostProfile = .tablet, services: RuntimeServices = .live()
  ) -> Int32 {
    AppLaunch(Self(), host: host, profile: profile, services: services).run(on: host)
  }
}
