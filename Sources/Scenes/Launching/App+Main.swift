import Foundation
import SceneHeadless

extension App {
  /// Runs the app until it ends, and exits the process.
  ///
  /// The exit status is one of these:
  ///
  /// - 0 for success.
  /// - 1 if a report finds problems, a migration to scenes would lose calls, or a replay differs from its recording.
  /// - 65 for invalid input, such as an error in a script, in the arguments or in an Info.plist.
  /// - 66 for a missing file or unreadable input.
  /// - 74 if output or stored sessions can't be written.
  /// - 78 if no scene can open at launch.
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
  ///   - services: The services the app uses; nil for the default services, which store sessions in files.
  /// - Returns: The exit status of the host, or 78 if no scene can open at launch.
  public static func run(
    on host: any SceneHost, profile: HostProfile = .tablet, services: RuntimeServices? = nil
  ) -> Int32 {
    AppLaunch(
      Self(), host: host, profile: profile, services: services ?? .live(for: identifier)
    ).run(on: host)
  }
}
