import Foundation
import SceneHeadless

extension App {
  /// Runs the app until it ends, and leaves the process.
  ///
  /// The exit status is 0, 65 for a wrong line of a script, 66 for a script that isn't there, 78 if
  /// nothing can open at launch, and 1 if the scenes were to be described and have problems.
  public static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  private static func run(_ arguments: [String]) -> Int32 {
    let options: CommandLineOptions
    do {
      options = try CommandLineOptions(arguments)
    } catch {
      complain("\(error)")
      return 65
    }
    if options.showsHelp {
      print(CommandLineOptions.help)
      return 0
    }
    for argument in options.others {
      complain("\(argument): left to the app; --help lists what the library knows")
    }
    let host = HeadlessHost(
      input: options.input,
      launchEvents: options.urls.map { .openURL(ExternalEvent.Link($0)) })
    let launch = AppLaunch(
      Self(), host: host, profile: options.profile, services: .repeatable())
    if options.describesScenes {
      print(launch.application.graph.description(of: identifier))
      for problem in launch.problems { print("problem: \(problem)") }
      return launch.problems.isEmpty ? 0 : 1
    }
    guard launch.canLaunch else {
      for problem in launch.problems { complain("\(problem)") }
      return 78
    }
    return host.run(launch.application)
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
