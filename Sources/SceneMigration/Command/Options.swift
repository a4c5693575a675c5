import Foundation

/// The command line.
struct Options {
  /// The form of the output.
  enum Format: String, CaseIterable {
    case text
    case markdown
    case json
  }

  /// The folder of the project, or a Swift file.
  var path = ""
  var format = Format.text
  /// The name of the only app to report on; nil for all.
  var app: String?
  /// The folder for a starting test suite; nil for none.
  var tests: String?
  var isDryRun = false
  /// The folder for copies and programs; nil for a temporary one, which is removed.
  var workFolder: String?
  var showsHelp = false

  /// Reads a command line.
  init(_ arguments: [String]) throws(MigrationError) {
    var paths: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      var value: String {
        get throws(MigrationError) {
          guard let value = rest.popFirst() else {
            throw MigrationError(.usage, argument, "its value is missing", "see --help")
          }
          return value
        }
      }
      switch argument {
      case "--help", "-h": showsHelp = true
      case "--dry-run": isDryRun = true
      case "--app": app = try value
      case "--tests": tests = try value
      case "--work": workFolder = try value
      case "--format":
        let name = try value
        guard let found = Format(rawValue: name) else {
          throw MigrationError(
            .usage, "--format \(name)", "it isn't a format",
            "use one of: \(Format.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        format = found
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
        "name the folder of one project")
    }
    path = first
  }

  static let help = """
    scene-migration PATH [--app NAME] [--format text|markdown|json] [--dry-run] [--tests DIR]

    Reports what an iOS app loses when it adopts scenes. PATH is the folder of a project, or a Swift
    file. A copy of the app's delegates is compiled here, with stand-ins for all that isn't here, and
    run in both life cycles.

    This builds and runs code of the project, with your rights. Don't use it on a project you don't
    trust, or use --dry-run. Nothing in PATH is changed.

      --app NAME       report on the app of this target only
      --format FORMAT  text, markdown or json
      --dry-run        find, prepare and list only: build and run nothing
      --tests DIR      write a starting test suite into this folder
      --work DIR       keep the copies and the program in this folder

    The exit status is 0 if nothing is lost, 1 if something is lost or wrong, 64 for a wrong command
    line, 65 for a project that can't be read, 66 for a missing path, 69 without a toolchain.

    """
}
