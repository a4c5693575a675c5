import Foundation
import SceneHeadless

/// What a person says on the command line of an app.
struct CommandLineOptions {
  var input = ScriptInput.standardInput
  var profile = HostProfile.tablet
  var describesScenes = false
  var describesObjects = false
  /// The path of an Info.plist that is to be looked at.
  var lintedManifest: String?
  var showsHelp = false
  /// The links the application is launched for.
  var urls: [URL] = []
  /// Arguments the library doesn't know, which are the app's own.
  var others: [String] = []

  static let help = """
    --script FILE       play the acts in FILE, one a line
    --profile NAME      run as on a \(HostProfile.all.map(\.name).joined(separator: " or a "))
    --describe-scenes   print the declared scenes and what is wrong with them, and end
    --describe-objects  launch, print application, delegates, sessions, scenes and windows, and end
    --lint-manifest FILE
                        print what is wrong with the scene manifest of an Info.plist, and end
    --help              print this, and end
    URL                 launch for a link
    """

  private static let valued = ["--script", "--profile", "--lint-manifest"]

  /// - Throws: A ``ScriptError`` that says what was expected.
  init(_ arguments: [String]) throws {
    // `--name=value` is the same as `--name value`.
    var rest = arguments.flatMap { argument -> [String] in
      guard let option = Self.valued.first(where: { argument.hasPrefix($0 + "=") }) else {
        return [argument]
      }
      return [option, String(argument.dropFirst(option.count + 1))]
    }[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--script":
        guard let path = rest.popFirst() else {
          throw ScriptError("--script: expected the path of a script")
        }
        input = .file(path)
      case "--profile":
        guard let name = rest.popFirst(),
          let named = HostProfile.all.first(where: { $0.name == name })
        else {
          throw ScriptError(
            "--profile: expected one of: "
              + HostProfile.all.map(\.name).joined(separator: ", "))
        }
        profile = named
      case "--lint-manifest":
        guard let path = rest.popFirst() else {
          throw ScriptError("--lint-manifest: expected the path of an Info.plist")
        }
        lintedManifest = path
      case "--describe-scenes": describesScenes = true
      case "--describe-objects": describesObjects = true
      case "--help": showsHelp = true
      default:
        if let url = URL(string: argument), url.scheme != nil {
          urls.append(url)
        } else {
          others.append(argument)
        }
      }
    }
  }

  // The main bundle isn't asked, because Foundation would read the Info.plist, however damaged.
  /// The identifier in the Info.plist beside the program if there is one, else the program's name.
  @MainActor static var applicationName: String {
    if let identifier = InformationPropertyList.Standard.process.list.bundleIdentifier,
      !identifier.contains("$")
    {
      return identifier
    }
    return URL(fileURLWithPath: CommandLine.arguments.first ?? "app").lastPathComponent
  }
}
