import Foundation
import SceneHeadless

extension App {
  /// Runs the app until it ends, and leaves the process.
  ///
  /// The exit status is 0, 65 for a wrong line of a script or an Info.plist that can't be read, 66
  /// for a file that isn't there, 78 if nothing can open at launch, and 1 if the scenes were to be
  /// described, or a manifest to be looked at, and have problems.
  public static func main() {
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
    run(AppLaunch(Self(), host: host, profile: profile, services: services), on: host)
  }

  private static func run(_ launch: AppLaunch, on host: any SceneHost) -> Int32 {
    guard launch.canLaunch else {
      for problem in launch.problems { Output.complain("\(problem)") }
      return 78
    }
    // The application doesn't hold what declares its scenes.
    return withExtendedLifetime(launch) { host.run(launch.application) }
  }

  private static func run(_ arguments: [String]) -> Int32 {
    let options: CommandLineOptions
    do {
      options = try CommandLineOptions(arguments)
    } catch {
      Output.complain("\(error)")
      return 65
    }
    if options.showsHelp {
      print(CommandLineOptions.help)
      return 0
    }
    for argument in options.others {
      Output.complain("\(argument): left to the app; --help lists what the library knows")
    }
    let host = HeadlessHost(
      input: options.input,
      launchEvents: options.urls.map { .openURL(ExternalEvent.Link($0)) })
    let launch = AppLaunch(
      Self(), host: host, profile: options.profile, services: .repeatable())
    if let file = options.lintedManifest {
      let application = launch.application
      let surroundings = SceneManifest.Surroundings(
        settings: buildSettings,
        declaredScenes: application.graph.scenes.count { $0.kind.isReachable },
        profile: options.profile, connectsDelegates: true,
        applicationDelegate: application.delegate)
      return ManifestLint(file: file, surroundings: surroundings).run()
    }
    if options.describesScenes {
      let application = launch.application
      print(
        application.graph.description(
          of: identifier, supportingMultipleScenes: application.supportsMultipleScenes))
      for problem in launch.problems { print("problem: \(problem)") }
      return launch.problems.isEmpty ? 0 : 1
    }
    return run(launch, on: host)
  }
}
