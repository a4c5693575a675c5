import Foundation

/// The options and the path that the user gives to the command `scene-migration`.
struct Options {
  /// The form of the output.
  enum Format: String, CaseIterable {
    case text
    case markdown
    case json
  }

  /// The path of the project's folder, or of a Swift file.
  var path = ""
  var format = Format.text
  /// The name of the only app to report on; nil to report on each app whose project is nearest to the root folder.
  var app: String?
  /// The folder for a generated test suite; nil generates no suite.
  var tests: String?
  /// The links that a run opens in the app instead of the sample link and the sample web page.
  var links: [URL] = []
  var isDryRun = false
  /// The folder for copies of sources and for programs; nil uses a temporary folder, which is
  /// removed afterwards.
  var workFolder: String?
  var showsHelp = false

  /// Reads the options and the path from the arguments of the command.
  init(_ arguments: [String]) throws(MigrationError) {
    var paths: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      var name = argument
      var joined: String?
      if argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") {
        name = String(argument[..<sign])
        joined = String(argument[argument.index(after: sign)...])
      }
      switch name {
      case "--app": app = try Self.value(of: name, joined, &rest)
      case "--tests": tests = try Self.value(of: name, joined, &rest)
      case "--work": workFolder = try Self.value(of: name, joined, &rest)
      case "--link": try add(link: try Self.value(of: name, joined, &rest))
      case "--format": format = try Self.format(try Self.value(of: name, joined, &rest))
      case "--help" where joined == nil, "-h": showsHelp = true
      case "--dry-run" where joined == nil: isDryRun = true
      default:
        guard !argument.hasPrefix("-") else {
          throw MigrationError(.usage, argument, "it isn't an option", "see --help")
        }
        paths.append(argument)
      }
    }
    guard !showsHelp else { return }
    guard let first = paths.first, paths.count == 1 else {
      throw MigrationError(
        .usage, "scene-migration", paths.isEmpty ? "no path is given" : "several paths are given",
        "name the folder of one project:\n\(Self.usage)")
    }
    // An empty path, such as the value of an unset shell variable, would otherwise mean the current
    // folder, and code in that folder would be run.
    guard !first.isEmpty else {
      throw MigrationError(.usage, "\"\"", "the path is empty", "name the folder of a project")
    }
    path = first
  }

  /// Returns the value of an option: the text after `=`, or else the next argument.
  private static func value(of name: String, _ joined: String?, _ rest: inout ArraySlice<String>)
    throws(MigrationError) -> String
  {
    if let joined, !joined.isEmpty { return joined }
    guard joined == nil, let value = rest.popFirst() else {
      throw MigrationError(.usage, name, "its value is missing", "see --help")
    }
    // A second option must not be taken as the value of the first. If `--dry-run` were lost, the
    // app would run.
    guard !value.hasPrefix("-") else {
      throw MigrationError(
        .usage, "\(name) \(value)", "the value of \(name) is missing before \(value)",
        "write \(name)=\(value) if it is the value")
    }
    return value
  }

  private static func format(_ name: String) throws(MigrationError) -> Format {
    guard let found = Format(rawValue: name) else {
      throw MigrationError(
        .usage, "--format \(name)", "it isn't a format",
        "use one of: \(Format.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return found
  }

  private mutating func add(link text: String) throws(MigrationError) {
    guard let url = URL(string: text), let scheme = url.scheme, !scheme.isEmpty else {
      throw MigrationError(
        .usage, "--link \(text)", "it isn't a URL with a scheme",
        "write it in full, such as --link myapp://item/1")
    }
    // A run opens one link with a scheme of the app and one link to a web page. A second link of the
    // same kind would never be opened.
    if let other = links.first(where: { Self.isPage($0) == Self.isPage(url) }) {
      throw MigrationError(
        .usage, "--link \(text)", "\(other) is of the same kind",
        "name one link of the app's schemes and one page, and run again for others")
    }
    links.append(url)
  }

  private static func isPage(_ url: URL) -> Bool {
    ["http", "https"].contains(url.scheme?.lowercased())
  }

  static let usage = """
    scene-migration PATH [--app NAME] [--format text|markdown|json] [--link URL]... [--dry-run]
                    [--tests DIR] [--work DIR]

    """

  static let help = """
    \(usage)
    Reports what an iOS app loses when it adopts scenes. PATH is the folder of a project, or a Swift
    file. A copy of the app's delegates is compiled here, with stand-ins for all that isn't here, and
    run in both life cycles.

    This builds and runs code of the project, with your rights. Don't use it on a project you don't
    trust, or use --dry-run. Nothing in PATH is changed.

      --app NAME       report on the app of this target only, wherever its project is
      --format FORMAT  text, markdown or json
      --link URL       send this link instead of a made-up one; one of the app's own scheme, one page
      --dry-run        find, prepare and list only: build and run nothing
      --tests DIR      write a starting test suite into this folder
      --work DIR       keep the copies and the program in this folder

    The exit status is 0 if nothing is lost, 1 if the app ends at launch, or something is lost, missed
    at launch or wrong in the manifest, 2 if nothing is found lost and something isn't judged, 64 for a
    wrong command line, 65 for a project that can't be read, 66 for a missing path, 69 without a
    toolchain, 74 if the report, the copies or the tests can't be written.

    """
}
