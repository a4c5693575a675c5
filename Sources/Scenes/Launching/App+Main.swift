import Foundation
import SceneHeadless

extension App {
  /// Runs the app until it ends, and leaves the process.
  ///
  /// The exit status is 0, 65 for a wrong line of a script or an Info.plist that can't be read, 66
  /// for a file that isn't there or an input that can't be read, 74 if standard output can't be
  /// written, 78 if nothing can open at launch, and 1 if the scenes were to be described, or a manifest
  /// to be looked at, and have problems, or if a move to scenes would lose something.
  public static func main() {
    let run = CommandLineRun(settings: buildSettings) {
      AppLaunch(Self(), host: $0, profile: $1, services: $2)
    }
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs the app on a host other than the library's own, until it ends.
  ///
  /// - Parameters:
  ///   - host: What shows the app's windows.
  ///   - profile: What kind of device it is shown on.
  ///   - services: What the app reaches of the world outside.
  /// - Returns: The exit status: the host's, or 78 if nothing can open at launch.
  public static func run(
    on host: any SceneHost, profile: HostProfile = .tablet, services: RuntimeServices = .live()
  ) -> Int32 {
    AppLaunch(Self(), host: host, profile: profile, services: services).run(on: host)
  }
}
